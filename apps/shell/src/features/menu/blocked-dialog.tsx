import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { warehouseBlock } from '../../platform/user-access.ts';

interface BlockedDialogProps {
  block: NonNullable<ReturnType<typeof warehouseBlock>>;
  onClose: () => void;
}

/** Explains why a warehouse page is closed: not approved yet, or no warehouse provider (spec §6, §8). */
export function BlockedDialog({ block, onClose }: BlockedDialogProps) {
  const { t } = useTranslation(['commonErrors', 'common']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${block}.title`)}
      confirmLabel={t('action.close', { ns: 'common' })}
      onConfirm={onClose}
    >
      {t(`${block}.text`)}
    </ConfirmDialog>
  );
}
