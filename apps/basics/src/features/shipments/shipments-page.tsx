import { shipmentStatuses } from '@lading/contracts/entities/shipment';
import { ListPage } from '@lading/sub-app-kit/components/list-page';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { StatusTabs } from '@lading/sub-app-kit/components/status-tabs';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { EmptyState } from '@lading/ui/empty-state';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shipmentListAddress } from './shipment-list-address.ts';
import { useShipmentExport, useShipmentPage, useShipmentRefresh } from './shipment-queries.ts';
import { useShipmentColumns } from './use-shipment-columns.tsx';

/** Shipments of every order, paged on the server (decision D9); a row leads to its order. */
export function ShipmentsPage() {
  const { t } = useTranslation(['basics', 'subApp']);
  const [address, change] = useListAddress(shipmentListAddress);
  const shipments = useShipmentPage(address);
  const startExport = useShipmentExport(address);
  const columns = useShipmentColumns();
  useShipmentRefresh();
  const statuses = shipmentStatuses.map((status) => ({
    value: status,
    label: t(`shipmentStatus.${status}`),
  }));

  return (
    <ListPage title={t('shipments.title')} total={shipments.data?.total} startExport={startExport}>
      <StatusTabs
        label={t('orders.statusLabel')}
        allLabel={t('orders.allStatuses')}
        items={statuses}
        address={address}
        onChange={change}
      >
        <div className="py-3">
          <ListSearch
            label={t('shipments.search')}
            placeholder={t('shipments.searchHint')}
            address={address}
            onChange={change}
          />
        </div>
        <ListTable
          label={t('shipments.label')}
          failedTitle={t('shipments.failed')}
          query={shipments}
          columns={columns}
          rowId={(one) => one.shipmentId}
          rowLink={(one) => <Link to={`/orders/${encodeURIComponent(one.orderId ?? '')}`} />}
          address={address}
          onChange={change}
          empty={
            <EmptyState icon={<Truck />} title={t('shipments.empty')}>
              {t('shipments.emptyHint')}
            </EmptyState>
          }
        />
      </StatusTabs>
    </ListPage>
  );
}
