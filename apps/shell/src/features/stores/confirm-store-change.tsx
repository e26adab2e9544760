import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../platform/refusal-text.ts';

interface ConfirmStoreChangeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  /** Said when the server gives no reason of its own. */
  failedText: string;
  change: UseMutationResult<unknown, Error, void>;
}

/** Asks before the connection of a store is changed, and says there when that was refused. */
export function ConfirmStoreChange(props: ConfirmStoreChangeProps) {
  const { open, onOpenChange, title, text, confirmLabel, failedText, change } = props;
  const { t, i18n } = useTranslation('common');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) change.reset();
      }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('action.cancel')}
      danger
      onConfirm={() => change.mutateAsync()}
    >
      {text}
      {change.isError ? (
        <Banner tone="danger" live className="mt-3">
          {refusalText(change.error, languageOf(i18n), failedText)}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}
