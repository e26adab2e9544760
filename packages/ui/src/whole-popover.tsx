import { Popover as Base } from '@base-ui/react/popover';
import { useRef, useState, type CSSProperties } from 'react';
import { cx } from './cx.ts';
import { useOverlayContainer } from './overlay-container.ts';
import type { PopoverProps } from './popover-types.ts';

/** The popover with its popup; `popover.tsx` brings it when somebody is about to open one. */
export function WholePopover(props: PopoverProps) {
  const { trigger, label, children, width = 320, side = 'bottom', align = 'end', open, onOpenChange } = props;
  const { focusOn, flush, hoverDelay, className } = props;
  const popup = useRef<HTMLDivElement>(null);
  const container = useOverlayContainer();
  const [ownOpen, setOwnOpen] = useState(false);

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  const hover = hoverDelay === undefined ? {} : { openOnHover: true, delay: hoverDelay, closeDelay: 180 };
  return (
    <Base.Root open={open ?? ownOpen} onOpenChange={(next) => change(next)}>
      <Base.Trigger render={trigger} {...hover} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={
              focusOn ? () => popup.current?.querySelector<HTMLElement>(focusOn) ?? true : undefined
            }
            style={{ '--popover-width': `${width}px` } as CSSProperties}
            className={cx(
              'floating max-h-(--available-height) w-(--popover-width) max-w-(--available-width) overflow-y-auto text-base text-ink',
              !flush && 'p-3',
              className,
            )}
          >
            {typeof children === 'function' ? children(() => change(false)) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
