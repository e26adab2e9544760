import { orderStatuses, type OrderStatus } from '@lading/contracts/entities/order';
import { ExportMenu } from '@lading/sub-app-kit/components/export-menu';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SearchField } from '@lading/ui/search-field';
import { Tabs } from '@lading/ui/tabs';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderListAddress } from './order-list-address.ts';
import { useOrderExport, useOrderPage, useOrderRefresh } from './order-queries.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** Purchase orders of retailers that the user supplies (spec §2, Vendor Order); a row leads to the order. */
export function VendorOrdersPage() {
  const { t } = useTranslation(['basics', 'menu', 'subApp']);
  const formats = useFormats();
  const [address, change] = useListAddress(orderListAddress);
  const orders = useOrderPage(address, 'VENDOR');
  const startExport = useOrderExport(address, 'VENDOR');
  // They come from no store.
  const columns = useOrderColumns().filter(({ id }) => id !== 'storeName');
  useOrderRefresh();
  const statuses = [
    { value: 'ALL' as const, label: t('orders.allStatuses') },
    ...orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  ];

  return (
    <Page title={t('menu:main.vendorOrder')}>
      <PageHeader
        title={t('menu:main.vendorOrder')}
        count={formats.number(orders.data?.total)}
        actions={<ExportMenu start={startExport} />}
      />
      <Tabs<OrderStatus | 'ALL'>
        label={t('orders.statusLabel')}
        items={statuses}
        value={address.filters.status ?? 'ALL'}
        onValueChange={(status) => change({ filters: { status: status === 'ALL' ? null : status } })}
      >
        <div className="py-3">
          <SearchField
            label={t('orders.search')}
            placeholder={t('orders.searchHint')}
            clearLabel={t('subApp:list.clearSearch')}
            value={address.search}
            onSearch={(search) => change({ search })}
            className="max-sm:w-full sm:w-72"
          />
        </div>
        <ListTable
          label={t('menu:main.vendorOrder')}
          failedTitle={t('orders.failed')}
          query={orders}
          columns={columns}
          rowId={(order) => order.orderId}
          rowLink={(order) => <Link to={`/orders/${encodeURIComponent(order.orderId)}`} />}
          address={address}
          onChange={change}
          empty={
            <EmptyState icon={<Store />} title={t('orders.vendorEmpty')}>
              {t('orders.vendorEmptyHint')}
            </EmptyState>
          }
        />
      </Tabs>
    </Page>
  );
}
