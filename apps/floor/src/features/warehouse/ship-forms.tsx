import { departure } from '@lading/contracts/warehouse';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { TextField } from '@lading/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { KeptNote, useIsSending } from './act-button.tsx';
import { ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';

/** Ships the parcel: its carrier, and the tracking number scanned from its label. */
export function ShipForm({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [carrierName, setCarrier] = useState('UPS');
  const [done, setDone] = useState<ScanOutcome | null>(null);
  async function ship(trackingNumber: string) {
    const body = { outboundId, eventKey: crypto.randomUUID(), carrierName, trackingNumber };
    setDone(outcomeOf(await act({ call: 'ship', body }), body, trackingNumber, null));
  }
  return (
    <ScanForm
      label={t('ship.tracking')}
      button={t('ship.button')}
      failedTitle={t('ship.failed')}
      onScan={ship}
      done={done}
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

/** Records the truck's departure: its carrier and its reference. */
export function DepartForm({ outboundId, scac }: { outboundId: string; scac: string }) {
  const { t } = useTranslation('warehouseFreight');
  const { act } = useQueue();
  // One departure, even if sent several times.
  const eventKey = useRef(crypto.randomUUID());
  const isSending = useIsSending('depart', outboundId);
  const form = useForm({
    schema: departure,
    defaults: { scac, proNumber: '', trailerNo: '', sealNo: '' },
    wire: (values) => values,
    submit: async (left) => {
      await act({ call: 'depart', body: { outboundId, eventKey: eventKey.current, ...left } });
      form.reset(form.values);
    },
  });
  return (
    <Card title={t('departure')}>
      <form {...form.props} className="grid gap-4">
        {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
        <FormFailure failure={form.failure} title={t('departFailed')} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('scac')}
            description={t('scacFloorHint')}
            {...form.field('scac')}
            maxLength={4}
            required
          />
          <TextField label={t('pro')} {...form.field('proNumber')} maxLength={30} required />
          <TextField label={t('trailer')} {...form.field('trailerNo')} maxLength={30} />
          <TextField label={t('seal')} {...form.field('sealNo')} maxLength={30} />
        </div>
        <Button type="submit" variant="primary" size="large" fullWidth loading={form.isPending || isSending}>
          {t('depart')}
        </Button>
        {isSending ? <KeptNote /> : null}
      </form>
    </Card>
  );
}
