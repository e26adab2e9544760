import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';
import { dialogFooter, dialogWindow, scrim } from './dialog-styles.ts';
import { useOverlayContainer } from './overlay-container.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the Close button, and by Esc and a click outside while `dismissable`. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  closeLabel: string;
  /** Pixels, or a CSS length such as "86%" (spec §2 dialog widths). */
  width?: number | string;
  /** Takes the full height, for content that scrolls by itself (a grid). */
  tall?: boolean;
  /** False: only the Close button and the footer close it (the import wizard, spec §2). */
  dismissable?: boolean;
  /** Right of the title, before Close. */
  headerActions?: ReactNode;
  footer?: ReactNode;
  /** If set, body and footer become one form, so that Enter and a `type="submit"` button submit it. */
  form?: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur'>;
  /** Removes the padding of the body. */
  flush?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal window with title and visible Close; fills the screen at phone width and returns focus when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, width = 560, tall, dismissable = true } = props;
  const { headerActions, footer, form, flush, initialFocus, children } = props;
  const container = useOverlayContainer();
  const size = typeof width === 'number' ? `${width}px` : width;
  const inner = (
    <>
      <div className={cx('min-h-0 flex-1 overflow-y-auto', !flush && 'px-5 pt-1 pb-5 max-sm:px-4')}>
        {children}
      </div>
      {footer ? <div className={dialogFooter}>{footer}</div> : null}
    </>
  );
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable}
      onOpenChange={(next, details) => {
        if (!next && !dismissable && details.reason !== 'close-press') details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal container={container}>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          data-modal=""
          initialFocus={initialFocus}
          style={{ '--dialog-width': size } as CSSProperties}
          className={cx(
            dialogWindow,
            'max-h-[calc(100dvh-64px)] max-sm:top-0 max-sm:left-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:translate-0 max-sm:rounded-none',
            tall && 'h-[calc(100dvh-64px)]',
          )}
        >
          <div className="flex shrink-0 items-start gap-2 py-3.5 pr-3.5 pl-5 max-sm:pl-4">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-lg font-semibold text-balance">{title}</Base.Title>
              {description ? (
                <Base.Description className="mt-0.5 text-sm text-ink-muted">{description}</Base.Description>
              ) : null}
            </div>
            {headerActions}
            <Base.Close render={<CloseButton label={closeLabel} />} />
          </div>
          {form ? (
            <form
              {...form}
              noValidate
              className="flex min-h-0 flex-1 flex-col"
              onSubmit={(event) => {
                event.preventDefault();
                // In the React tree it is a child of the component that opened it, which may be a form.
                event.stopPropagation();
                form.onSubmit?.(event);
              }}
            >
              {inner}
            </form>
          ) : (
            inner
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
