import { useShipment } from '@lading/sub-app-kit/labels';
import { Button } from '@lading/ui/button';
import { MapPinned, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Links to the carrier's other services for a shipment; the pages open with the shipment filled in. */
export function ShipmentServices({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation(['shippingClaims', 'shippingAddressChanges']);
  const { data } = useShipment(shipmentId);
  const acts = data?.acts ?? [];
  const of = `?shipment=${encodeURIComponent(shipmentId)}`;
  return (
    <>
      {acts.includes('claim') ? (
        <Button
          icon={<ShieldCheck aria-hidden="true" />}
          render={<Link to={`/settings/insurance-claim${of}`} />}
        >
          {t('act.fileClaim')}
        </Button>
      ) : null}
      {acts.includes('changeAddress') ? (
        <Button
          icon={<MapPinned aria-hidden="true" />}
          render={<Link to={`/settings/address-change${of}`} />}
        >
          {t('shippingAddressChanges:act')}
        </Button>
      ) : null}
    </>
  );
}
