import type { ConnectableChannel, Store } from '@lading/contracts/stores';
import { Button } from '@lading/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StoreItem } from './store-item.tsx';
import { storeLogos } from './store-queries.ts';
import type { ConnectedBefore } from './connect-store-dialog.tsx';
import { canRefresh, reconnectWay, storeState } from './store-rules.ts';
import { useStoreRefresh } from './use-store-refresh.ts';

interface StoreListProps {
  stores: readonly Store[];
  /** The store whose history was viewed last: focus returns to its link. */
  leftFrom: string | undefined;
  onHistory: (store: Store) => void;
  /** Opens the dialog to connect a store; undefined if none can be connected. */
  onConnect: ((before?: ConnectedBefore) => void) | undefined;
  offered: readonly ConnectableChannel[];
}

/** The stores, each with its pull, and one refresh button for all (spec §4). */
export function StoreList({ stores, leftFrom, offered, onHistory, onConnect }: StoreListProps) {
  const { t } = useTranslation('stores');
  const refresh = useStoreRefresh();
  const { data: logos } = useQuery(storeLogos);
  const idle = stores.filter(canRefresh);
  const loading = stores.filter((store) => storeState(store.pullOrderStatus) === 'loading').length;
  const reconnectOf = (store: Store) => {
    const channel = reconnectWay(store, offered);
    return (
      channel && onConnect && (() => onConnect({ channel, storeId: store.storeId, name: store.name ?? '' }))
    );
  };
  const isPullable = stores.some(({ pullFlag }) => pullFlag !== false);
  return (
    <div>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold text-ink">{t('title')}</h2>
          <output className={loading > 0 ? 'block text-sm text-ink-muted' : 'sr-only'}>
            {loading > 0 ? t('loading', { count: loading }) : t('idle')}
          </output>
        </div>
        {isPullable ? (
          <Button
            size="small"
            icon={<RefreshCw aria-hidden="true" />}
            loading={idle.length === 0}
            onClick={() => refresh(idle.map(({ storeId }) => storeId))}
          >
            {t('refreshAll')}
          </Button>
        ) : null}
      </div>
      <ul aria-label={t('title')}>
        {stores.map((store) => (
          <StoreItem
            key={store.storeId}
            store={store}
            logo={logos?.[store.storeId] ?? undefined}
            onRefresh={() => refresh([store.storeId])}
            onHistory={() => onHistory(store)}
            onReconnect={reconnectOf(store)}
            takesFocus={store.storeId === leftFrom}
          />
        ))}
      </ul>
      {onConnect ? (
        <div className="border-t border-line px-4 py-2.5">
          <Button variant="ghost" size="small" icon={<Plus aria-hidden="true" />} onClick={() => onConnect()}>
            {t('connect.open')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
