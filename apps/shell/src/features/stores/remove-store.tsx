import { storeSync } from '@lading/contracts/services/store-sync';
import { Button } from '@lading/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { ConfirmStoreChange } from './confirm-store-change.tsx';
import { activeStoresKey } from './store-queries.ts';

interface RemoveStoreProps {
  storeId: string;
  name: string;
  /** It is on the list no more. */
  onRemoved: () => void;
}

/** Takes a disconnected store off the list, after a question. */
export function RemoveStore({ storeId, name, onRemoved }: RemoveStoreProps) {
  const { t } = useTranslation('stores');
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
      <ConfirmStoreChange
        open={isAsking}
        onOpenChange={ask}
        title={t('settings.removeStoreTitle', { name })}
        text={t('settings.removeStoreText')}
        confirmLabel={t('settings.removeStore')}
        failedText={t('settings.removeStoreFailed')}
        change={removing}
      />
    </>
  );
}
