import { Button } from '@lading/ui/button';
import { Drawer } from '@lading/ui/drawer';
import { useTranslation } from 'react-i18next';
import { LabelView } from './label-view.tsx';
import { ShipmentServices } from './shipment-services.tsx';

export interface ShipmentLabelDrawerProps {
  shipmentId: string;
  shipmentNo: string;
  onClose: () => void;
}

/** The labels of a shipment that already has them. */
export function ShipmentLabelDrawer({ shipmentId, shipmentNo, onClose }: ShipmentLabelDrawerProps) {
  const { t } = useTranslation(['shippingLabels', 'common']);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('ofShipment', { no: shipmentNo })}
      closeLabel={t('common:action.close')}
      width={640}
      footer={
        <>
          <ShipmentServices shipmentId={shipmentId} />
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        </>
      }
    >
      <LabelView isNew={false} shipmentId={shipmentId} />
    </Drawer>
  );
}
