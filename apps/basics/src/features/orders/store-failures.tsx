import { useHost } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  connectableChannel,
  mustReconnect,
  storeChannel,
  storesApi,
  type Store,
} from '@lading/contracts/stores';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasLostConnection } from './order-queries.ts';

const { storeList, pullOrder } = storesApi.calls;
const shownMost = 3;

/** What brings the orders of a store back: connecting it again, a file where people cannot connect its channel, or another attempt. */
function remedyOf(store: Store): 'reconnect' | 'import' | 'again' {
  if (!hasLostConnection(store) && !mustReconnect(store)) return 'again';
  return connectableChannel.safeParse(storeChannel(store.type).key).success ? 'reconnect' : 'import';
}

/** Stores whose orders do not arrive: shown above the orders, each with a one-click fix. */
export default function StoreFailures({ failing }: { failing: readonly Store[] }) {
  const { t } = useTranslation('storesChannels');
  const formats = useFormats();
  const { bus } = useHost();
  const api = useApi();
  const client = useQueryClient();
  const pull = useMutation({
    mutationFn: (storeId: string) => api.call(pullOrder, { query: { storeIds: [storeId] } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(storeList) }),
  });
  const nameOf = (store: Store) => {
    const { name, zhName } = storeChannel(store.type);
    return store.name || formats.pick(name, zhName);
  };
  return (
    <div className="mb-4 flex flex-col gap-2">
      {failing.slice(0, shownMost).map((store) => {
        const remedy = remedyOf(store);
        return (
          <Banner
            key={store.storeId}
            tone="danger"
            actions={
              <>
                {remedy === 'import' ? (
                  <Button size="small" onClick={() => bus.emit('import:open', { kind: 'order' })}>
                    {t('failing.import')}
                  </Button>
                ) : null}
                {remedy === 'reconnect' ? (
                  <Button size="small" onClick={() => bus.emit('store:connect', { storeId: store.storeId })}>
                    {t('failing.reconnect')}
                  </Button>
                ) : null}
                {hasLostConnection(store) || remedy === 'import' ? null : (
                  <Button
                    size="small"
                    loading={pull.isPending && pull.variables === store.storeId}
                    onClick={() => pull.mutate(store.storeId)}
                  >
                    {t('failing.again')}
                  </Button>
                )}
              </>
            }
          >
            {hasLostConnection(store)
              ? t('failing.lost', { name: nameOf(store) })
              : t('failing.failed', {
                  name: nameOf(store),
                  why: formats.pick(store.sucRes?.errorMsg?.message, store.sucRes?.errorMsg?.zhMessage),
                }).trim()}
            {remedy === 'import' ? ` ${t('failing.importInstead')}` : ''}
          </Banner>
        );
      })}
      {failing.length > shownMost ? (
        <p className="text-sm text-ink-muted">{t('failing.more', { count: failing.length - shownMost })}</p>
      ) : null}
    </div>
  );
}
