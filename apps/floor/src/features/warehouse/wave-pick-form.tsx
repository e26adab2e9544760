import type { Wave, WaveSorted } from '@lading/contracts/warehouse';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';
import { OutcomeBanner, outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { codesOf, enteredUnits } from './scan-rules.ts';

/** Which units go into which tote, large enough to read while both hands are full. */
function Sorted({ sorted }: { sorted: WaveSorted }) {
  const { t } = useTranslation('warehouseWaves');
  return (
    <span className="grid gap-1">
      {sorted.map(({ tote, outboundNo, quantity }) => (
        <span key={outboundNo} className="text-lg font-semibold">
          {t('sort', { tote, units: quantity, number: outboundNo })}
        </span>
      ))}
    </span>
  );
}

/** Guides from stop to stop of the round: the bin is scanned, then the product, and the reply assigns the units to totes. */
export function WavePickForm({ wave }: { wave: Wave }) {
  const { t } = useTranslation(['warehouseWaves', 'warehouseFloor']);
  const { act } = useQueue();
  const [bin, setBin] = useState('');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [done, setDone] = useState<ScanOutcome | null>(null);
  const next = wave.stops[0];

  function enter(code: string) {
    const scanned = code.toUpperCase();
    const stop = wave.stops.find(({ binCode }) => binCode === scanned);
    if (!stop) return Promise.reject(new Error(code));
    setDone(null);
    setQuantity(stop.quantity);
    setBin(scanned);
    return Promise.resolve();
  }
  async function pick(code: string) {
    const units = Math.max(1, enteredUnits(quantity));
    const body = { waveId: wave.waveId, eventKey: crypto.randomUUID(), code, quantity: units, binCode: bin };
    // Without a connection it waits in the queue, and the totes are not known yet.
    const reply = await act({ call: 'pickWave', body });
    setDone(outcomeOf(reply, body, code, reply && <Sorted sorted={reply.sorted} />));
    setBin('');
  }

  // The totes of the last units must be readable after the round is over.
  if (!next)
    return (
      <div aria-live="polite" className="grid gap-3">
        {done ? <OutcomeBanner outcome={done} /> : null}
        <Banner tone="success" title={t('complete')}>
          {t('completeText')}
        </Banner>
      </div>
    );
  if (bin === '')
    return (
      <div className="grid gap-3">
        <p className="font-medium">
          {t('warehouseFloor:pick.go', { bin: next.binCode, units: next.quantity, code: next.skuCode })}
        </p>
        <ScanForm
          key="bin"
          label={t('warehouseFloor:pick.bin')}
          button={t('warehouseFloor:pick.enter')}
          failedTitle={t('notInRound')}
          onScan={enter}
          knownCodes={wave.stops.map(({ binCode }) => binCode)}
          done={done}
        />
      </div>
    );
  const here = wave.stops.filter(({ binCode }) => binCode === bin);
  return (
    <div className="grid gap-3">
      <ul className="text-sm text-ink">
        {here.map(({ productId, skuCode, skuName, quantity: units }) => (
          <li key={productId} className="break-words">
            <span className="font-medium">{t('stop', { units, code: skuCode })}</span> {skuName}
          </li>
        ))}
      </ul>
      <ScanForm
        key="product"
        label={t('warehouseFloor:pick.product', { bin })}
        button={t('warehouseFloor:pick.button')}
        failedTitle={t('warehouseFloor:pick.notDone')}
        onScan={pick}
        knownCodes={codesOf(here)}
      >
        <div className="flex flex-wrap items-end justify-between gap-3">
          <QuantityField value={quantity} onValueChange={setQuantity} />
          <Button variant="ghost" onClick={() => setBin('')}>
            {t('warehouseFloor:pick.otherBin')}
          </Button>
        </div>
      </ScanForm>
    </div>
  );
}
