import { Popover as Base } from '@base-ui/react/popover';
import { type CSSProperties, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useOverlayContainer } from './overlay-container.ts';

export interface PopoverProps {
  /** The button that opens it: `<IconButton … />` or `<Button … />`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of the popup. */
  label: string;
  /** Content, or a function that gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  width?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Selector of the element that takes focus when it opens; by default the first control. */
  focusOn?: string;
  /** Removes the padding. */
  flush?: boolean;
  /** Opens on hover too, after this many milliseconds. */
  hoverDelay?: number;
  className?: string;
}

/** The popover with its popup; `popover.tsx` loads it when the user is about to open one. */
export function WholePopover(props: PopoverProps) {
  const { trigger, label, children, width = 320, side = 'bottom', align = 'end', open, onOpenChange } = props;
  const { focusOn, flush, hoverDelay, className } = props;
  const popup = useRef<HTMLDivElement>(null);
  const container = useOverlayContainer();
  const [ownOpen, setOwnOpen] = useState(false);

  // Opened by hover alone: the first click pins it instead of closing it.
  const isPassing = useRef(false);

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  function asked(next: boolean, details: Base.Root.ChangeEventDetails) {
    if (next) isPassing.current = details.reason === 'trigger-hover';
    else if (isPassing.current && details.reason === 'trigger-press') {
      isPassing.current = false;
      details.cancel();
      return;
    } else if (!isPassing.current && details.reason === 'trigger-hover') {
      details.cancel();
      return;
    }
    change(next);
  }

  const hover = hoverDelay === undefined ? {} : { openOnHover: true, delay: hoverDelay, closeDelay: 180 };
  return (
    <Base.Root open={open ?? ownOpen} onOpenChange={asked}>
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
