import { storeSync } from '@lading/contracts/services/store-sync';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { activeStoresKey } from './store-queries.ts';

interface RemoveStoreProps {
  storeId: string;
  name: string;
  /** It is on the list no more. */
  onRemoved: () => void;
}

/** Takes a disconnected store off the list, after a question. */
export function RemoveStore({ storeId, name, onRemoved }: RemoveStoreProps) {
  const { t, i18n } = useTranslation(['stores', 'common']);
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const removing = useMutation({
    mutationFn: () => api.call(storeSync.calls.removeFromList, { body: { storeId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: activeStoresKey });
      onRemoved();
    },
    meta: { isSilent: true },
  });
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => ask(true)}>
        {t('settings.removeStore')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          ask(open);
          if (!open) removing.reset();
        }}
        title={t('settings.removeStoreTitle', { name })}
        confirmLabel={t('settings.removeStore')}
        cancelLabel={t('common:action.cancel')}
        danger
        onConfirm={() => removing.mutateAsync()}
      >
        {t('settings.removeStoreText')}
        {removing.isError ? (
          <Banner tone="danger" live className="mt-3">
            {refusalText(removing.error, languageOf(i18n), t('settings.removeStoreFailed'))}
          </Banner>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
