import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';
import { dialogFooter, scrim } from './dialog-styles.ts';
import { useOverlayContainer } from './overlay-container.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** The edge it slides in from; the menu of a phone comes from the start. */
  side?: 'start' | 'end';
  width?: number;
  footer?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

/** A modal panel at the edge of the window: details next to a list, the menu on a phone. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, closeLabel, side = 'end', width = 420, footer, flush, children } = props;
  const container = useOverlayContainer();
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={container}>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          data-modal=""
          style={{ '--drawer-width': `${width}px` } as CSSProperties}
          className={cx(
            'fixed inset-y-0 z-40 flex w-(--drawer-width) max-w-[calc(100vw-40px)] flex-col bg-raised text-ink shadow-float outline-none transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
            side === 'end'
              ? 'right-0 data-ending-style:translate-x-1 data-starting-style:translate-x-1'
              : 'left-0 data-ending-style:-translate-x-1 data-starting-style:-translate-x-1',
          )}
        >
          <div className="flex h-header shrink-0 items-center gap-2 border-b border-line pr-3 pl-4">
            <Base.Title className="min-w-0 flex-1 truncate text-base font-semibold">{title}</Base.Title>
            <Base.Close render={<CloseButton label={closeLabel} />} />
          </div>
          <div className={cx('min-h-0 flex-1 overflow-y-auto', !flush && 'p-4')}>{children}</div>
          {footer ? <div className={dialogFooter}>{footer}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
