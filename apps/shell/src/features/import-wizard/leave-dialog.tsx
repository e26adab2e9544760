import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useWizardTexts } from './use-wizard-texts.ts';

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A save is under way and goes on. */
  isSaving: boolean;
  onLeave: () => void;
}

/** Asks before the wizard forgets a file, a mapping and edits (spec §2). */
export function LeaveDialog({ open, onOpenChange, isSaving, onLeave }: LeaveDialogProps) {
  const { t } = useWizardTexts();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('leave.title')}
      confirmLabel={isSaving ? t('leave.savingConfirm') : t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      danger={!isSaving}
      onConfirm={onLeave}
    >
      {isSaving ? t('leave.savingText') : t('leave.text')}
    </ConfirmDialog>
  );
}
