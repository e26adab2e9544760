import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { FoldableFilters } from '@lading/sub-app-kit/list/foldable-filters';
import { AttentionStrip } from './attention/attention-strip.tsx';
import type { ShipmentPanelProps } from './shipment-panel.tsx';
import {
  useShipmentRefresh,
  shipmentListAddress,
  useShipmentExport,
  useShipmentPages,
  useShipmentStatusCounts,
  type ShipmentFilters,
  type ShipmentSort,
} from './shipment-queries.ts';
import { shipmentStatuses, type ShipmentSummary } from '@lading/contracts/shipping';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useShipmentActs, type TagOrders } from './shipment-acts.tsx';
import { useShipmentColumns } from './shipment-columns.tsx';
import { useShipmentFilters } from './use-shipment-filters.ts';

const ShipmentPanel = late(async () => (await import('./shipment-panel.tsx')).ShipmentPanel);

interface ShipmentsPageProps extends Pick<ShipmentPanelProps, 'documents'> {
  tagOrders: TagOrders;
}

/** The list of shipments; a row opens the panel of the shipment, which leads to its order. */
function useShipmentList({
  documents,
  tagOrders,
}: ShipmentsPageProps): ListDefinition<ShipmentSummary, ShipmentSort, ShipmentFilters> {
  const { t } = useTranslation(['shippingShipments', 'orders']);
  const [params] = useSearchParams();
  const exportShipments = useShipmentExport();
  return {
    id: 'shipments',
    title: t('title'),
    label: t('label'),
    address: shipmentListAddress,
    page: useShipmentPages(),
    export: exportShipments,
    exportChosen: exportShipments,
    failedTitle: t('failed'),
    empty: (
      <EmptyState
        icon={<Truck />}
        title={t('empty')}
        action={<Button render={<Link to="/orders" />}>{t('toOrders')}</Button>}
      >
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId,
    rowName,
    columns: useShipmentColumns(params.has('attention')),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('orders:orders.statusLabel'),
      allLabel: t('orders:orders.allStatuses'),
      items: shipmentStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      counts: useShipmentStatusCounts(),
    },
    filters: useShipmentFilters(),
    filterBar: FoldableFilters,
    acts: useShipmentActs(tagOrders),
    peek: {
      title: (one) => t('one', { no: one.shipmentNo }),
      body: (one) => <ShipmentPanel key={one.shipmentId} shipment={one} documents={documents} />,
      link: ({ orderId }) =>
        orderId ? { label: t('toOrder'), to: `/orders/${encodeURIComponent(orderId)}` } : undefined,
    },
  };
}

const rowId = ({ shipmentId }: ShipmentSummary): string => shipmentId;
const rowName = ({ shipmentNo }: ShipmentSummary): string => shipmentNo;

/** Shipments of every order. */
export function ShipmentsPage(props: ShipmentsPageProps) {
  useShipmentRefresh();
  return (
    <ListPage list={useShipmentList(props)}>
      <AttentionStrip />
    </ListPage>
  );
}
