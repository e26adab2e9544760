import { late } from '@lading/ui/late';
import type { TagOrders } from './features/shipping/shipment-acts.tsx';
import { ShipmentsPage } from './features/shipping/shipments-page.tsx';

// Connects two features: the labels of a shipment are those bought and printed with its order, and its tags are its order's.
const LabelView = late(async () => (await import('./features/orders/labels/label-view.tsx')).LabelView);

const documents = (shipmentId: string) => (
  <LabelView key={shipmentId} shipmentId={shipmentId} isNew={false} />
);

const BulkActDialog = late(
  async () => (await import('./features/orders/bulk/bulk-act-dialog.tsx')).BulkActDialog,
);

const tagOrders: TagOrders = (orderIds, onClose) => (
  <BulkActDialog
    act="tag"
    chosen={{ isAll: false, rows: orderIds.map((orderId) => ({ orderId })), count: orderIds.length }}
    isVendor={false}
    onClose={onClose}
  />
);

/** The page of shipments, with the documents of each in its panel. */
export function Shipments() {
  return <ShipmentsPage documents={documents} tagOrders={tagOrders} />;
}
