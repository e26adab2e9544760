import { shipmentStatuses, type ShipmentStatus } from '@lading/contracts/entities/shipment';
import { ExportMenu } from '@lading/sub-app-kit/components/export-menu';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SearchField } from '@lading/ui/search-field';
import { Tabs } from '@lading/ui/tabs';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shipmentListAddress } from './shipment-list-address.ts';
import { useShipmentExport, useShipmentPage, useShipmentRefresh } from './shipment-queries.ts';
import { useShipmentColumns } from './use-shipment-columns.tsx';

/** Shipments of every order, paged on the server (decision D9); a row leads to its order. */
export function ShipmentsPage() {
  const { t } = useTranslation(['basics', 'subApp']);
  const formats = useFormats();
  const [address, change] = useListAddress(shipmentListAddress);
  const shipments = useShipmentPage(address);
  const startExport = useShipmentExport(address);
  const columns = useShipmentColumns();
  useShipmentRefresh();
  const statuses = [
    { value: 'ALL' as const, label: t('orders.allStatuses') },
    ...shipmentStatuses.map((status) => ({ value: status, label: t(`shipmentStatus.${status}`) })),
  ];

  return (
    <Page title={t('shipments.title')}>
      <PageHeader
        title={t('shipments.title')}
        count={formats.number(shipments.data?.total)}
        actions={<ExportMenu start={startExport} />}
      />
      <Tabs<ShipmentStatus | 'ALL'>
        label={t('orders.statusLabel')}
        items={statuses}
        value={address.filters.status ?? 'ALL'}
        onValueChange={(status) => change({ filters: { status: status === 'ALL' ? null : status } })}
      >
        <div className="py-3">
          <SearchField
            label={t('shipments.search')}
            placeholder={t('shipments.searchHint')}
            clearLabel={t('subApp:list.clearSearch')}
            value={address.search}
            onSearch={(search) => change({ search })}
            className="max-sm:w-full sm:w-96"
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
      </Tabs>
    </Page>
  );
}
