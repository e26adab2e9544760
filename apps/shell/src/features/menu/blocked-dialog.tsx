import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useQuietStart } from '@lading/ui/use-quiet-start';
import { useTranslation } from 'react-i18next';
import type { warehouseBlock } from '../../platform/user-access.ts';

export interface BlockedDialogProps {
  block: NonNullable<ReturnType<typeof warehouseBlock>>;
  /** It opens by itself: a key that was meant for the page does nothing. */
  isUninvited?: boolean;
  onClose: () => void;
}

/** Explains why a warehouse page is closed: not approved yet, or no warehouse provider (spec §6, §8). */
export function BlockedDialog({ block, isUninvited = false, onClose }: BlockedDialogProps) {
  const { t } = useTranslation(['commonErrors', 'common']);
  useQuietStart(isUninvited);
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
