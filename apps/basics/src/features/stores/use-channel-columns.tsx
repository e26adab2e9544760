import { pullOrderStatus, type Store, storeChannel } from '@lading/contracts/stores';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ChannelIcon } from '@lading/ui/channel-icon';
import type { TableColumn } from '@lading/ui/data-table';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type PullState = keyof typeof pullOrderStatus;

const looks: Record<PullState, Status> = {
  init: 'waiting',
  loading: 'progress',
  success: 'success',
  failed: 'danger',
};

/** The status of a store's order pull (spec §4); an unknown code counts as none. */
function stateOf({ pullOrderStatus: code }: Store): PullState {
  const states = Object.entries(pullOrderStatus) as [PullState, number][];
  return states.find(([, known]) => known === code)?.[0] ?? 'init';
}

/** Columns of the list of stores. */
export function useChannelColumns(): TableColumn<Store>[] {
  const { t } = useTranslation(['storesChannels', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = t('common:state.none');
    const channelName = ({ type }: Store): string => {
      const { name, zhName } = storeChannel(type);
      return formats.pick(name, zhName);
    };
    return [
      { id: 'store', header: t('column.store'), cell: (store) => store.name || channelName(store) },
      {
        id: 'channel',
        header: t('column.channel'),
        cell: (store) => (
          <span className="flex items-center gap-2">
            <ChannelIcon code={store.type ?? 0} size="small" />
            {channelName(store)}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (store) => {
          if (store.state === 0) return <StatusBadge status="info">{t('off')}</StatusBadge>;
          if (store.pullFlag === false) return <span className="text-ink-muted">{t('byImport')}</span>;
          const state = stateOf(store);
          const why = state === 'failed' ? store.sucRes?.errorMsg : null;
          return (
            <div className="flex flex-col items-start gap-1">
              <span className="flex flex-wrap gap-1">
                <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>
                {store.pauseTime ? <StatusBadge status="info">{t('paused')}</StatusBadge> : null}
              </span>
              {why ? (
                <span className="text-sm text-danger-ink">
                  {formats.pick(why.message ?? '', why.zhMessage ?? '')}
                </span>
              ) : null}
              {store.heldCount ? (
                <span className="text-sm text-warning-ink">{t('held', { count: store.heldCount })}</span>
              ) : null}
            </div>
          );
        },
      },
      {
        id: 'pulled',
        header: t('column.pulled'),
        cell: ({ pullOrderTime }) =>
          pullOrderTime ? <Ago moment={pullOrderTime} className="whitespace-nowrap text-ink-muted" /> : none,
      },
      {
        id: 'orders',
        header: t('column.orders'),
        cell: ({ storeId }) => (
          <Link
            to={`/orders?store=${encodeURIComponent(storeId)}`}
            className="rounded-sm text-brand-ink hover:underline"
          >
            {t('viewOrders')}
          </Link>
        ),
      },
    ];
  }, [t, formats]);
}
