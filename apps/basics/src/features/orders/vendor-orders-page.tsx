import { orderStatuses } from '@lading/contracts/entities/order';
import { ListPage } from '@lading/sub-app-kit/components/list-page';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { StatusTabs } from '@lading/sub-app-kit/components/status-tabs';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { EmptyState } from '@lading/ui/empty-state';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderListAddress } from './order-list-address.ts';
import { useOrderExport, useOrderPage, useOrderRefresh } from './order-queries.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** Purchase orders of retailers that the user supplies (spec §2, Vendor Order); a row leads to the order. */
export function VendorOrdersPage() {
  const { t } = useTranslation(['basics', 'menu', 'subApp']);
  const [address, change] = useListAddress(orderListAddress);
  const orders = useOrderPage(address, 'VENDOR');
  const startExport = useOrderExport(address, 'VENDOR');
  // They come from no store.
  const columns = useOrderColumns().filter(({ id }) => id !== 'storeName');
  useOrderRefresh();
  const statuses = orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }));

  return (
    <ListPage title={t('menu:main.vendorOrder')} total={orders.data?.total} startExport={startExport}>
      <StatusTabs
        label={t('orders.statusLabel')}
        allLabel={t('orders.allStatuses')}
        items={statuses}
        address={address}
        onChange={change}
      >
        <div className="py-3">
          <ListSearch
            label={t('orders.search')}
            placeholder={t('orders.searchHint')}
            address={address}
            onChange={change}
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
      </StatusTabs>
    </ListPage>
  );
}
