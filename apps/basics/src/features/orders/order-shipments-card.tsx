import type { OrderDetail } from '@lading/contracts/entities/order';
import { shipmentStatuses, type ShipmentStatus } from '@lading/contracts/entities/shipment';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

type Shipment = OrderDetail['shipments'][number];

const looks: Record<ShipmentStatus, Status> = {
  AWAITING_LABEL: 'waiting',
  LABEL_CREATED: 'waiting',
  IN_TRANSIT: 'progress',
  DELIVERED: 'success',
  EXCEPTION: 'danger',
  VOIDED: 'info',
};

function ShipmentState({ status }: { status: string | null | undefined }) {
  const { t } = useTranslation('basics');
  const known = shipmentStatuses.find((one) => one === status);
  if (!known) return status;
  return <StatusBadge status={looks[known]}>{t(`shipmentStatus.${known}`)}</StatusBadge>;
}

/** What has left already, or is about to. */
export function OrderShipmentsCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['basics', 'common']);
  const columns: TableColumn<Shipment>[] = [
    {
      id: 'shipmentNo',
      header: t('order.shipmentNo'),
      cell: (shipment) => <span className="font-medium">{shipment.shipmentNo}</span>,
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (shipment) => <ShipmentState status={shipment.shipmentStatus} />,
    },
    {
      id: 'tracking',
      header: t('order.tracking'),
      cell: (shipment) => (
        <span className="select-all">{shipment.trackingNumber || t('common:state.none')}</span>
      ),
    },
  ];
  return (
    <section aria-label={t('order.shipments')}>
      <h2 className="mb-2 text-base font-semibold text-ink">{t('order.shipments')}</h2>
      <DataTable
        label={t('order.shipments')}
        columns={columns}
        rows={order.shipments}
        rowId={(shipment) => shipment.shipmentId}
        empty={<EmptyState compact title={t('order.noShipments')} />}
      />
    </section>
  );
}
