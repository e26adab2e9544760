import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { dialogFooter, dialogWindow, scrim } from './dialog-styles.ts';
import { useOverlayContainer } from './overlay-container.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence, in a sentence. */
  children: ReactNode;
  /** The label of the confirming button: "Delete template". */
  confirmLabel: string;
  /** Without it there is no way to cancel, and Esc is ignored (a reload that must happen). */
  cancelLabel?: string;
  danger?: boolean;
  /** A promise keeps the dialog open and busy until it settles; a rejection leaves it open. */
  onConfirm: () => void | Promise<unknown>;
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, danger, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const quiet = useRef<HTMLButtonElement>(null);
  const container = useOverlayContainer();

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller reports the error; the dialog stays open for another try.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (busy || (!cancelLabel && details.reason === 'escape-key')) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal container={container}>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Popup
          data-modal=""
          initialFocus={cancelLabel ? quiet : undefined}
          style={{ '--dialog-width': '420px' } as CSSProperties}
          className={cx(dialogWindow, 'max-h-[calc(100dvh-48px)] max-sm:max-w-[calc(100vw-32px)]')}
        >
          <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-5">
            <Base.Title className="text-lg font-semibold text-balance">{title}</Base.Title>
            <Base.Description render={<div />} className="mt-1.5 text-base text-ink-muted">
              {children}
            </Base.Description>
          </div>
          <div className={dialogFooter}>
            {cancelLabel ? <Base.Close render={<Button ref={quiet}>{cancelLabel}</Button>} /> : null}
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
