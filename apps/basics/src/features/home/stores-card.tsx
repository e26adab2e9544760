import { pullOrderStatus, type Store, storeChannel } from '@lading/contracts/stores';
import { useHost } from '@lading/bridge/react';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ChannelIcon } from '@lading/ui/channel-icon';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStores } from './home-queries.ts';

const shownMost = 6;
const hasFailed = (store: Store): boolean =>
  store.pullOrderStatus === pullOrderStatus.failed || Boolean(store.disconnectTime);

/** The stores, those that need attention first. */
export function StoresCard() {
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  const { bus } = useHost();
  const query = useStores();
  const { listed } = query;
  const stores = (listed ?? []).toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one)));
  return (
    <Card
      title={t('stores.title')}
      flush
      actions={
        <Link
          to="/settings/channels"
          className="rounded-sm text-sm text-brand-ink hover:underline print:hidden"
        >
          {t('stores.all')}
        </Link>
      }
    >
      {listed ? null : (
        <NotLoaded
          compact
          query={query}
          title={t('common:state.loadFailed')}
          waiting={<Skeleton className="m-4 h-24" />}
        />
      )}
      {listed?.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="text-sm text-ink-muted">{t('stores.none')}</p>
          <Button size="small" onClick={() => bus.emit('store:connect', {})}>
            {t('stores.connect')}
          </Button>
        </div>
      ) : null}
      {stores.length > 0 ? (
        <ul className="divide-y divide-line">
          {stores.slice(0, shownMost).map((store) => {
            const { name, zhName } = storeChannel(store.type);
            return (
              <li key={store.storeId} className="flex items-center gap-3 px-4 py-2.5">
                <ChannelIcon code={store.type ?? 0} />
                <div className="min-w-0 flex-1">
                  <Link
                    to={`/orders?store=${encodeURIComponent(store.storeId)}`}
                    className="block truncate text-sm font-medium text-ink hover:underline"
                  >
                    {store.name || formats.pick(name, zhName)}
                  </Link>
                  <p className="truncate text-xs text-ink-muted">
                    {store.pullOrderTime ? (
                      <Ago moment={store.pullOrderTime} write={(time) => t('stores.lastSync', { time })} />
                    ) : (
                      t('stores.never')
                    )}
                  </p>
                </div>
                {hasFailed(store) ? (
                  <StatusBadge status="danger">
                    {store.disconnectTime ? t('stores.disconnected') : t('stores.failed')}
                  </StatusBadge>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </Card>
  );
}
