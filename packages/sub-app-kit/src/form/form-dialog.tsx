import { Button } from '@lading/ui/button';
import { Dialog, type DialogProps } from '@lading/ui/dialog';
import { use, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from './form-failure.tsx';
import type { FormValues } from './form-rules.ts';
import { LeaveGuardContext } from './leave-guard-context.ts';
import { LeaveQuestion } from './leave-guard.tsx';
import type { Form } from './use-form.ts';

interface FormDialogProps<Values extends FormValues> extends Pick<
  DialogProps,
  'title' | 'description' | 'dismissable' | 'width'
> {
  form: Form<Values>;
  /** The label of the submit button: "Save changes". */
  submitLabel: string;
  submitVariant?: 'primary' | 'danger';
  submitIcon?: ReactNode;
  /** Another button that submits, before the main one, such as one to save a file instead of printing it. */
  otherSubmit?: ReactNode;
  /** There is nothing to submit yet. */
  isDisabled?: boolean;
  /** Shown above the fields when submitting failed: what did not happen. */
  failureTitle: string;
  /** The result of the form, shown instead of its fields, and the name of the only remaining button, which closes. */
  outcome?: { content: ReactNode; closeLabel: string } | undefined;
  /** The outcome is shown only once, such as a key: the dialog stays open during the call that creates it. */
  showsSecret?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const firstField = ':is(input:not([type="hidden"]), textarea, button)';

const nothing = () => undefined;

/**
 * A form in a dialog: its fields, the first of which gets focus, and its two buttons. Unsaved input is confirmed before it is
 * lost: by Esc, a click outside, Close, Back, or navigation of the shell; Cancel discards it.
 */
export function FormDialog<Values extends FormValues>(props: FormDialogProps<Values>) {
  const {
    form,
    submitLabel,
    submitVariant = 'primary',
    submitIcon,
    otherSubmit,
    isDisabled,
    failureTitle,
    onClose,
    children,
  } = props;
  const { title, description, dismissable = true, width = 480, outcome, showsSecret } = props;
  const { t } = useTranslation('common');
  const body = useRef<HTMLDivElement>(null);
  const guard = use(LeaveGuardContext);
  const [isAsked, setAsked] = useState(false);
  const isHeld = showsSecret === true && form.isPending;
  const holdsChanges = form.isDirty && !form.isPending && !form.isSaved && !outcome;
  const initialFocus = useMemo(
    () => ({
      get current() {
        return body.current?.querySelector<HTMLElement>(firstField) ?? null;
      },
    }),
    [],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open || isHeld) return;
        if (holdsChanges) setAsked(true);
        else onClose();
      }}
      title={title}
      description={description}
      width={width}
      initialFocus={initialFocus}
      // The result of a running call must stay visible.
      dismissable={dismissable && !outcome && !form.isPending}
      closeLabel={t('action.close')}
      form={outcome ? { onSubmit: onClose } : form.props}
      footer={
        outcome ? (
          <Button type="submit" variant="primary">
            {outcome.closeLabel}
          </Button>
        ) : (
          <>
            <Button disabled={isHeld} onClick={onClose}>
              {t('action.cancel')}
            </Button>
            {otherSubmit}
            <Button
              type="submit"
              variant={submitVariant}
              icon={submitIcon}
              disabled={isDisabled}
              loading={form.isPending}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        outcome.content
      ) : (
        <>
          <FormFailure failure={form.failure} title={failureTitle} />
          <div ref={body} className="flex flex-col gap-4">
            {children}
          </div>
          {holdsChanges || isHeld ? guard?.(nothing) : null}
          {isAsked ? <LeaveQuestion isAsked onStay={() => setAsked(false)} onLeave={onClose} /> : null}
        </>
      )}
    </Dialog>
  );
}
