import type { OrderDetail } from '@lading/contracts/orders';
import { shipmentStatuses } from '@lading/contracts/shipping';
import { ShipmentStatusBadge } from '@lading/sub-app-kit/components/shipment-status-badge';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { StatusBadge } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { labelsPanel } from './labels/label-address-rules.ts';

const ShipmentLabelDrawer = late(
  async () => (await import('./labels/shipment-label-drawer.tsx')).ShipmentLabelDrawer,
);

type Shipment = OrderDetail['shipments'][number];

function ShipmentState({ status }: { status: string | null | undefined }) {
  const known = shipmentStatuses.find((one) => one === status);
  return known ? <ShipmentStatusBadge status={known} /> : status;
}

/** Shipments that have left or are about to. */
export function OrderShipmentsCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'shippingLabels', 'common']);
  const columns: TableColumn<Shipment>[] = [
    {
      id: 'shipmentNo',
      header: t('order.shipmentNo'),
      cell: ({ shipmentNo, isReturn, isRelabel }) => (
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {shipmentNo}
          {isReturn ? <Badge>{t('order.return')}</Badge> : null}
          {isRelabel ? <Badge>{t('shippingLabels:relabel.badge')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: ({ shipmentStatus, labelStatus }) =>
        labelStatus === 'PURCHASING' ? (
          <StatusBadge status="progress">{t('order.labelBuying')}</StatusBadge>
        ) : (
          <ShipmentState status={shipmentStatus} />
        ),
    },
    {
      id: 'tracking',
      header: t('order.tracking'),
      cell: (shipment) => (
        <span className="select-all">{shipment.trackingNumber || t('common:state.none')}</span>
      ),
    },
  ];
  // In the address, for a reload, and for the way back from the wallet to a return label.
  const [params, setParams] = useSearchParams();
  const opened = order.shipments.find(({ shipmentId }) => shipmentId === params.get(labelsPanel));
  const open = (shipmentId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (shipmentId === null) next.delete(labelsPanel);
        else next.set(labelsPanel, shipmentId);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-label={t('order.shipments')}>
      <h2 className="mb-2 text-base font-semibold text-ink">{t('order.shipments')}</h2>
      <DataTable
        label={t('order.shipments')}
        columns={columns}
        rows={order.shipments}
        rowId={(shipment) => shipment.shipmentId}
        empty={<EmptyState compact title={t('order.noShipments')} />}
        actionsLabel={t('order.labels')}
        rowActions={(shipment) =>
          shipment.trackingNumber ? (
            <Button
              size="small"
              aria-label={t(shipment.toRelabel ? 'shippingLabels:relabel.actOf' : 'order.labelsOf', {
                no: shipment.shipmentNo,
              })}
              onClick={() => open(shipment.shipmentId)}
            >
              {shipment.toRelabel ? t('shippingLabels:relabel.act') : t('order.labels')}
            </Button>
          ) : null
        }
      />
      {opened ? (
        <ShipmentLabelDrawer
          shipmentId={opened.shipmentId}
          shipmentNo={opened.shipmentNo}
          onClose={() => open(null)}
          onMissing={() => open(null)}
        />
      ) : null}
    </section>
  );
}
