import { useHost } from '@lading/bridge/react';
import { orderStatuses } from '@lading/contracts/entities/order';
import { ListPage } from '@lading/sub-app-kit/components/list-page';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { StatusTabs } from '@lading/sub-app-kit/components/status-tabs';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { ClipboardList, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderListAddress } from './order-list-address.ts';
import { useOrderExport, useOrderOverview, useOrderPage, useOrderRefresh } from './order-queries.ts';
import { StoreFilter } from './store-filter.tsx';
import { TodayStrip } from './today-strip.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

export { ordersHandle } from './order-queries.ts';

/** Orders of every selling channel, paged on the server (decision D9). */
export function OrdersPage() {
  const { t } = useTranslation(['basics', 'subApp']);
  const formats = useFormats();
  const [address, change] = useListAddress(orderListAddress);
  const orders = useOrderPage(address);
  const startExport = useOrderExport(address);
  const counts = useOrderOverview().data?.statusCounts;
  const columns = useOrderColumns();
  useOrderRefresh();
  const host = useHost();
  const importOrders = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<FileUp aria-hidden="true" />}
      // The wizard is the shell's: it serves every list of the workspace (spec §2).
      onClick={() => host.bus.emit('import:open', { kind: 'order' })}
    >
      {t('orders.import')}
    </Button>
  );

  const statuses = orderStatuses.map((status) => ({
    value: status,
    label: t(`status.${status}`),
    ...(counts?.[status] ? { count: formats.number(counts[status]) } : {}),
  }));

  return (
    <ListPage
      title={t('orders.title')}
      total={orders.data?.total}
      startExport={startExport}
      actions={importOrders('primary')}
    >
      <TodayStrip />
      <StatusTabs
        label={t('orders.statusLabel')}
        allLabel={t('orders.allStatuses')}
        items={statuses}
        address={address}
        onChange={change}
      >
        <div className="flex flex-wrap items-center gap-2 py-3">
          <ListSearch
            label={t('orders.search')}
            placeholder={t('orders.searchHint')}
            address={address}
            onChange={change}
          />
          <StoreFilter
            storeId={address.filters.store ?? null}
            onChange={(store) => change({ filters: { store } })}
          />
        </div>
        <ListTable
          label={t('orders.label')}
          failedTitle={t('orders.failed')}
          query={orders}
          columns={columns}
          rowId={(order) => order.orderId}
          rowLink={(order) => <Link to={`/orders/${encodeURIComponent(order.orderId)}`} />}
          address={address}
          onChange={change}
          empty={
            <EmptyState icon={<ClipboardList />} title={t('orders.empty')} action={importOrders('secondary')}>
              {t('orders.emptyHint')}
            </EmptyState>
          }
        />
      </StatusTabs>
    </ListPage>
  );
}
