import { pullOrderStatus, type Store } from '@lading/contracts/entities/store';
import { storeChannel } from '@lading/contracts/entities/store-channel';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { ChannelIcon } from '@lading/ui/channel-icon';
import type { TableColumn } from '@lading/ui/data-table';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type PullState = keyof typeof pullOrderStatus;

const looks: Record<PullState, Status> = {
  init: 'waiting',
  loading: 'progress',
  success: 'success',
  failed: 'danger',
};

/** How the pull of a store's orders stands (spec §4); a code that is not known is as good as none. */
function stateOf({ pullOrderStatus: code }: Store): PullState {
  const states = Object.entries(pullOrderStatus) as [PullState, number][];
  return states.find(([, known]) => known === code)?.[0] ?? 'init';
}

/** Columns of the list of stores. */
export function useChannelColumns(): TableColumn<Store>[] {
  const { t } = useTranslation(['channelList', 'common']);
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
            <ChannelIcon code={storeChannel(store.type).code} size="small" />
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
          return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
        },
      },
      {
        id: 'pulled',
        header: t('column.pulled'),
        cell: ({ pullOrderTime }) =>
          pullOrderTime ? (
            <time dateTime={pullOrderTime} className="whitespace-nowrap text-ink-muted">
              {formats.time(pullOrderTime)}
            </time>
          ) : (
            none
          ),
      },
    ];
  }, [t, formats]);
}
