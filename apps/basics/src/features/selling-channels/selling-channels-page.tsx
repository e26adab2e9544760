import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import { order } from '@lading/contracts/services/order';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DataTable } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChannelColumns } from './use-channel-columns.tsx';

const { storeList } = order.calls;

/** The stores that the organisation sells through (spec §2, Selling Channels); a row leads to the orders of the store. */
export function SellingChannelsPage() {
  const { t } = useTranslation(['channelList', 'menu']);
  const formats = useFormats();
  const client = useQueryClient();
  const stores = useQuery({ ...callQuery(useApi(), storeList), staleTime: 0 });
  const columns = useChannelColumns();
  // One that was disconnected and then switched off has been taken off the lists of stores; its orders can still be filtered by it.
  const listed = stores.data?.filter(({ state, disconnectTime }) => state !== 0 || !disconnectTime);
  // A pull in the header has brought orders: it has also ended.
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'order') void client.invalidateQueries({ queryKey: queryKey(storeList) });
  });

  return (
    <Page title={t('menu:settings.channels')}>
      <PageHeader
        title={t('menu:settings.channels')}
        count={formats.number(listed?.length)}
        description={t('text')}
      />
      <DataTable
        label={t('menu:settings.channels')}
        columns={columns}
        rows={listed ?? []}
        rowId={({ storeId }) => storeId}
        rowLink={({ storeId }) => <Link to={`/orders?store=${encodeURIComponent(storeId)}`} />}
        loading={stores.isPending}
        empty={
          <EmptyState icon={<Plug />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        {...(stores.error && !stores.data
          ? {
              error: (
                <FailureState
                  title={t('failed')}
                  fault={stores.error}
                  onRetry={() => void stores.refetch()}
                  retrying={stores.isFetching}
                />
              ),
            }
          : {})}
      />
    </Page>
  );
}
