import type { ShipmentDetail } from '@lading/contracts/shipping';
import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFacts, ChangeState } from './address-change-facts.tsx';

const AddressChangeDialog = late(
  async () => (await import('./address-change-dialog.tsx')).AddressChangeDialog,
);

type Shipment = Pick<ShipmentDetail, 'shipmentId' | 'acts' | 'addressChanges'>;

/** The changes of address of a shipment, and a button for another one. */
export function ChangeSection({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('shippingAddressChanges');
  const [asks, ask] = useState(false);
  const { shipmentId, acts, addressChanges } = shipment;
  const canChange = acts.includes('changeAddress');
  if (!canChange && addressChanges.length === 0 && !asks) return null;
  return (
    <section aria-label={t('label')} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink">{t('label')}</h3>
      {addressChanges.map((change) => (
        <div key={change.changeId} className="grid gap-3">
          <ChangeState change={change} />
          <div>
            <ChangeFacts change={change} />
          </div>
        </div>
      ))}
      {canChange ? (
        <div>
          <Button size="small" icon={<MapPinned aria-hidden="true" />} onClick={() => ask(true)}>
            {t('act')}
          </Button>
        </div>
      ) : null}
      {/* It stays when its void has left nothing to change. */}
      {asks ? <AddressChangeDialog shipmentId={shipmentId} onClose={() => ask(false)} /> : null}
    </section>
  );
}
