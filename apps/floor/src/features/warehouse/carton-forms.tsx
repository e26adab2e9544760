import type { CrossdockLine, FloorCrossdock } from '@lading/contracts/warehouse';
import { Button } from '@lading/ui/button';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { ActFault, useOneAct } from './act-button.tsx';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';

const toCome = ({ cartons, received }: CrossdockLine): number => Math.max(0, cartons - received);
const atDock = ({ received, dispatched }: CrossdockLine): number => received - dispatched;

/** The destination and number of cartons of one count: what is left of a destination is suggested, and the next one follows. */
function useCartons(lines: readonly CrossdockLine[], leftOf: (line: CrossdockLine) => number) {
  const { t } = useTranslation('warehouseCrossdock');
  const open = lines.filter((line) => leftOf(line) > 0);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<number | null>(null);
  const line = open.find(({ lineId }) => lineId === chosen) ?? open[0];
  const count = typed ?? (line ? leftOf(line) : 0);
  return {
    line,
    count,
    reset: () => setTyped(null),
    fields: (
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('column.destination')}
          className="min-w-40 flex-1"
          value={line?.lineId ?? ''}
          onValueChange={(lineId) => {
            setChosen(lineId);
            setTyped(null);
          }}
          options={open.map(({ lineId, destination }) => ({ value: lineId, label: destination }))}
        />
        <QuantityField label={t('column.cartons')} value={count} onValueChange={setTyped} max={9_999} />
      </div>
    ),
  };
}

/** Counts cartons of a destination at the dock. */
export function ReceiveForm({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { isBusy, fault, send } = useOneAct();
  const { line, count, fields, reset } = useCartons(known.lines, toCome);
  async function receive(lineId: string) {
    const { crossdockId } = known;
    const body = { crossdockId, eventKey: crypto.randomUUID(), lineId, cartons: Math.max(1, count) };
    await send({ call: 'receiveCartons', body });
    reset();
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (line && !isBusy) void receive(line.lineId);
      }}
    >
      {fields}
      <Button type="submit" variant="primary" size="large" fullWidth loading={isBusy}>
        {t('floor.receiveButton')}
      </Button>
      <ActFault title={t('floor.notDone')} fault={fault} />
    </form>
  );
}

/** Sends cartons of a destination on: their carrier stays for the next, the tracking number is scanned. */
export function DispatchForm({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { act } = useQueue();
  const { line, count, fields, reset } = useCartons(known.lines, atDock);
  const [carrierName, setCarrier] = useState('UPS');
  const [done, setDone] = useState('');
  async function dispatch(trackingNumber: string) {
    if (!line) return;
    setDone('');
    const { lineId, destination } = line;
    const { crossdockId } = known;
    const cartons = Math.max(1, count);
    const body = { crossdockId, eventKey: crypto.randomUUID(), lineId, cartons, carrierName, trackingNumber };
    await act({ call: 'dispatchCartons', body });
    setDone(t('floor.done', { destination, count: cartons }));
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
