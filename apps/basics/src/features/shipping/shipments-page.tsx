import { ListPage } from '@lading/sub-app-kit/list';
import { AttentionStrip } from './attention/attention-strip.tsx';
import type { ShipmentPanelProps } from './shipment-panel.tsx';
import { useShipmentList } from './shipment-list.tsx';
import { useShipmentRefresh } from './shipment-queries.ts';

/** Shipments of every order. */
export function ShipmentsPage({ documents }: Pick<ShipmentPanelProps, 'documents'>) {
  useShipmentRefresh();
  return (
    <ListPage list={useShipmentList(documents)}>
      <AttentionStrip />
    </ListPage>
  );
}
