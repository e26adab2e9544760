import type { Store } from '@lading/contracts/entities/store';
import { storeSync } from '@lading/contracts/services/store-sync';
import { formatTime } from '@lading/i18n/format-time';
import { Button } from '@lading/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { api } from '../../platform/api.ts';
import { ConfirmStoreChange } from './confirm-store-change.tsx';
import { activeStoresKey } from './store-queries.ts';
import { RemoveStore } from './remove-store.tsx';
import { isDisconnected } from './store-rules.ts';

interface DisconnectStoreProps {
  store: Store;
  name: string;
  channelName: string;
  onReconnect: (() => void) | undefined;
  /** It was taken off the list. */
  onRemoved: () => void;
}

/** Whether a store is connected, and the way to change that. Its orders stay either way. */
export function DisconnectStore({ store, name, channelName, onReconnect, onRemoved }: DisconnectStoreProps) {
  const { t } = useTranslation('stores');
  const { timeZone } = useAccount();
  const client = useQueryClient();
  const id = useId();
  const [isAsking, ask] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => api.call(storeSync.calls.disconnect, { body: { storeId: store.storeId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: activeStoresKey }),
    meta: { isSilent: true },
  });
  const isConnected = store.pullFlag === true;
  const isGone = isDisconnected(store);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold text-ink">
        {t('settings.connection')}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {isConnected
          ? t('settings.connected', { channel: channelName })
          : isGone
            ? t('settings.since', { time: formatTime(store.disconnectTime ?? '', timeZone, 'default') })
            : t('notPulled')}
      </p>
      {isConnected ? (
        <Button size="small" variant="danger" className="mt-2" onClick={() => ask(true)}>
          {t('settings.disconnect')}
        </Button>
      ) : null}
      {isGone ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {onReconnect ? (
            <Button size="small" onClick={onReconnect}>
              {t('reconnect')}
            </Button>
          ) : null}
          <RemoveStore storeId={store.storeId} name={name} onRemoved={onRemoved} />
        </div>
      ) : null}
      <output className="sr-only">
        {disconnecting.isSuccess ? t('settings.isDisconnected', { name }) : ''}
      </output>
      <ConfirmStoreChange
        open={isAsking}
        onOpenChange={ask}
        title={t('settings.disconnectTitle', { name })}
        text={t('settings.disconnectText')}
        confirmLabel={t('settings.disconnect')}
        failedText={t('settings.disconnectFailed')}
        change={disconnecting}
      />
    </section>
  );
}
