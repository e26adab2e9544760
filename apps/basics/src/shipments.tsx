import { late } from '@lading/ui/late';
import { ShipmentsPage } from './features/shipping/shipments-page.tsx';

// Connects two features: the labels of a shipment are those bought and printed with its order.
const LabelView = late(async () => (await import('./features/orders/labels/label-view.tsx')).LabelView);

const documents = (shipmentId: string) => (
  <LabelView key={shipmentId} shipmentId={shipmentId} isNew={false} />
);

/** The page of shipments, with the documents of each in its panel. */
export function Shipments() {
  return <ShipmentsPage documents={documents} />;
}
