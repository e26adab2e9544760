import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { ScanForm } from './scan-form.tsx';

/** The parcel leaves: its carrier, and the tracking number scanned from its label. */
export function ShipForm({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [carrierName, setCarrier] = useState('UPS');
  return (
    <ScanForm
      label={t('ship.tracking')}
      button={t('ship.button')}
      failedTitle={t('ship.failed')}
      onScan={(trackingNumber) =>
        act({
          call: 'ship',
          body: { outboundId, eventKey: crypto.randomUUID(), carrierName, trackingNumber },
        })
      }
    >
      <TextField
        label={t('ship.carrier')}
        value={carrierName}
        onValueChange={setCarrier}
        maxLength={100}
        required
      />
    </ScanForm>
  );
}
