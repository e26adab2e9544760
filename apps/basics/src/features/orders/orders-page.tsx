import { useHost } from '@lading/bridge/react';
import { orderStatuses, type OrderStatus } from '@lading/contracts/entities/order';
import { ExportMenu } from '@lading/sub-app-kit/components/export-menu';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SearchField } from '@lading/ui/search-field';
import { Tabs } from '@lading/ui/tabs';
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

  const statuses = [
    { value: 'ALL' as const, label: t('orders.allStatuses') },
    ...orderStatuses.map((status) => ({
      value: status,
      label: t(`status.${status}`),
      ...(counts?.[status] ? { count: formats.number(counts[status]) } : {}),
    })),
  ];

  return (
    <Page title={t('orders.title')}>
      <PageHeader
        title={t('orders.title')}
        count={formats.number(orders.data?.total)}
        actions={
          <>
            <ExportMenu start={startExport} />
            {importOrders('primary')}
          </>
        }
      />
      <TodayStrip />
      <Tabs<OrderStatus | 'ALL'>
        label={t('orders.statusLabel')}
        items={statuses}
        value={address.filters.status ?? 'ALL'}
        onValueChange={(status) => change({ filters: { status: status === 'ALL' ? null : status } })}
      >
        <div className="flex flex-wrap items-center gap-2 py-3">
          <SearchField
            label={t('orders.search')}
            placeholder={t('orders.searchHint')}
            clearLabel={t('subApp:list.clearSearch')}
            value={address.search}
            onSearch={(search) => change({ search })}
            className="max-sm:w-full sm:w-72"
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
      </Tabs>
    </Page>
  );
}
