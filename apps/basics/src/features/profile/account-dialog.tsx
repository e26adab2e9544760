import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface AccountDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'dismissable' | 'initialFocus' | 'onSubmit'
> {
  submitLabel: string;
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form about one's own account: its fields, and whether it is sent or given up. */
export function AccountDialog({ submitLabel, isPending, onClose, children, ...dialog }: AccountDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      closeLabel={t('action.close')}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
