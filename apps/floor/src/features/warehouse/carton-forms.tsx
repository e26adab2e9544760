import { floorCrossdockApi, type CrossdockLine, type FloorCrossdock } from '@lading/contracts/warehouse';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { KeptNote, useIsSending } from './act-button.tsx';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { enteredUnits } from './scan-rules.ts';

const toCome = ({ cartons, received }: CrossdockLine): number => Math.max(0, cartons - received);
const atDock = ({ received, dispatched }: CrossdockLine): number => received - dispatched;

/** The destination and number of cartons of one scan: what is at the dock is suggested, and the next destination follows. */
function useCartonsAtDock(lines: readonly CrossdockLine[]) {
  const { t } = useTranslation('warehouseCrossdock');
  const open = lines.filter((line) => atDock(line) > 0);
  const [chosen, setChosen] = useState('');
  /** Undefined until it is changed; null once it is emptied. */
  const [typed, setTyped] = useState<number | null | undefined>();
  const line = open.find(({ lineId }) => lineId === chosen) ?? open[0];
  const suggested = line ? atDock(line) : 0;
  const count = typed === undefined ? suggested : typed;
  return {
    line,
    count,
    reset: () => setTyped(undefined),
    fields: (
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('column.destination')}
          className="min-w-40 flex-1"
          value={line?.lineId ?? ''}
          onValueChange={(lineId) => {
            setChosen(lineId);
            setTyped(undefined);
          }}
          options={open.map(({ lineId, destination }) => ({ value: lineId, label: destination }))}
        />
        <QuantityField label={t('column.cartons')} value={count} onValueChange={setTyped} max={9_999} />
      </div>
    ),
  };
}

/** What staff enter. */
const cartonCountOfLine = floorCrossdockApi.calls.receiveCartons.body.pick({ lineId: true, cartons: true });

/** Nothing chosen means the first open destination, and an untouched number what is left of it; an emptied one is null. */
type CountValues = { lineId: string; cartons: number | null | undefined };
const untouched: CountValues = { lineId: '', cartons: undefined };

/** Counts cartons of a destination at the dock. */
export function ReceiveForm({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { act } = useQueue();
  const isSending = useIsSending('receiveCartons', known.crossdockId);
  const open = known.lines.filter((line) => toCome(line) > 0);
  function meant({ lineId, cartons }: CountValues) {
    const line = open.find((one) => one.lineId === lineId) ?? open[0];
    return { lineId: line?.lineId ?? '', cartons: cartons === undefined && line ? toCome(line) : cartons };
  }
  const form = useForm({
    schema: cartonCountOfLine,
    defaults: untouched,
    wire: meant,
    submit: async (count) => {
      const { crossdockId } = known;
      await act({ call: 'receiveCartons', body: { crossdockId, eventKey: crypto.randomUUID(), ...count } });
      form.reset({ ...untouched, lineId: count.lineId });
    },
  });
  const { lineId, cartons } = meant(form.values);
  return (
    <form {...form.props} className="grid gap-3">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('column.destination')}
          className="min-w-40 flex-1"
          {...form.field('lineId')}
          value={lineId}
          onValueChange={(chosen) => form.set({ lineId: chosen, cartons: undefined })}
          options={open.map((line) => ({ value: line.lineId, label: line.destination }))}
        />
        <QuantityField
          label={t('column.cartons')}
          {...form.field('cartons')}
          value={cartons ?? null}
          max={9_999}
          required
        />
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isPending}>
        {t('floor.receiveButton')}
      </Button>
      {isSending ? <KeptNote /> : null}
      <FormFailure failure={form.failure} title={t('floor.notDone')} />
    </form>
  );
}

/** Sends cartons of a destination on: their carrier stays for the next, the tracking number is scanned. */
export function DispatchForm({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { act } = useQueue();
  const { line, count, fields, reset } = useCartonsAtDock(known.lines);
  const [carrierName, setCarrier] = useState('UPS');
  const [done, setDone] = useState<ScanOutcome | null>(null);
  async function dispatch(trackingNumber: string) {
    if (!line) return;
    setDone(null);
    const { lineId, destination } = line;
    const { crossdockId } = known;
    const cartons = Math.max(1, enteredUnits(count));
    const body = { crossdockId, eventKey: crypto.randomUUID(), lineId, cartons, carrierName, trackingNumber };
    const reply = await act({ call: 'dispatchCartons', body });
    setDone(outcomeOf(reply, body, trackingNumber, t('floor.done', { destination, count: cartons })));
    reset();
  }
  return (
    <ScanForm
      label={t('floor.tracking')}
      button={t('floor.dispatchButton')}
      failedTitle={t('floor.notDone')}
      onScan={dispatch}
      done={done}
    >
      <div className="grid gap-3">
        {fields}
        <TextField
          label={t('floor.carrier')}
          value={carrierName}
          onValueChange={setCarrier}
          maxLength={100}
          required
        />
      </div>
    </ScanForm>
  );
}
