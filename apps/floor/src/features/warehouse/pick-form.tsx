import type { FloorOutbound } from '@lading/contracts/warehouse';
import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { codesOf, enteredUnits } from './scan-rules.ts';
import { ActFault, KeptNote, useIsSending, useOneAct } from './act-button.tsx';

interface ShortFormProps {
  outboundId: string;
  skuCode: string;
  bin: string;
  onClose: () => void;
}

/** Reports that a bin has fewer units than the order needs: the remaining quantity counts as a count. */
function ShortForm({ outboundId, skuCode, bin, onClose }: ShortFormProps) {
  const { t } = useTranslation('warehouseFloor');
  const { isBusy, fault, send } = useOneAct();
  const [left, setLeft] = useState<number | null>(0);
  async function report() {
    // The field says that it is empty: that is not zero.
    if (left === null) return;
    const body = { outboundId, eventKey: crypto.randomUUID(), code: skuCode, binCode: bin, left };
    if (await send({ call: 'shortPick', body })) onClose();
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{t('short.text')}</p>
      <QuantityField
        label={t('short.left', { code: skuCode, bin })}
        value={left}
        onValueChange={setLeft}
        min={0}
        isWide
      />
      <Button variant="primary" size="large" fullWidth loading={isBusy} onClick={() => void report()}>
        {t('short.report')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t('short.back')}
      </Button>
      <ActFault title={t('notDone')} fault={fault} />
    </div>
  );
}

/** Guides from bin to bin: the place is scanned first, then the product. */
export function PickForm({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [bin, setBin] = useState('');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [done, setDone] = useState<ScanOutcome | null>(null);
  const [isShort, setShort] = useState(false);
  const isReporting = useIsSending('shortPick', outbound.outboundId);
  const next = outbound.lines.find((line) => line.picked < line.ordered);
  const wanted = next ? next.ordered - next.picked : 0;

  function enter(code: string) {
    setDone(null);
    setQuantity(
      Math.min(
        wanted,
        next?.places.find(({ binCode }) => binCode === code.toUpperCase())?.quantity ?? wanted,
      ),
    );
    setBin(code.toUpperCase());
    return Promise.resolve();
  }
  async function pick(code: string) {
    const units = Math.max(1, enteredUnits(quantity));
    const { outboundId } = outbound;
    const body = { outboundId, eventKey: crypto.randomUUID(), code, quantity: units, binCode: bin };
    const reply = await act({ call: 'pick', body });
    setDone(outcomeOf(reply, body, code, t('pick.done', { units, code, bin })));
    setBin('');
  }

  const place = next?.places[0]?.binCode;
  const order = next ? (
    <p className="font-medium">
      {place
        ? t('pick.go', { bin: place, units: wanted, code: next.skuCode })
        : t('pick.nowhere', { code: next.skuCode })}
    </p>
  ) : null;
  if (bin === '')
    return (
      <div className="grid gap-3">
        {order}
        {isReporting ? <KeptNote /> : null}
        <ScanForm
          key="bin"
          label={t('pick.bin')}
          button={t('pick.enter')}
          failedTitle={t('notDone')}
          onScan={enter}
          knownCodes={outbound.lines.flatMap(({ places }) => places.map(({ binCode }) => binCode))}
          done={done}
        />
      </div>
    );
  if (isShort && next)
    return (
      <ShortForm
        outboundId={outbound.outboundId}
        skuCode={next.skuCode}
        bin={bin}
        onClose={() => {
          setShort(false);
          setBin('');
        }}
      />
    );
  return (
    <div className="grid gap-3">
      {order}
      <ScanForm
        key="product"
        label={t('pick.product', { bin })}
        button={t('pick.button')}
        failedTitle={t('pick.notDone')}
        onScan={pick}
        knownCodes={codesOf(outbound.lines)}
      >
        <div className="flex flex-wrap items-end justify-between gap-3">
          <QuantityField value={quantity} onValueChange={setQuantity} />
          <span className="flex flex-wrap">
            <Button variant="ghost" onClick={() => setBin('')}>
              {t('pick.otherBin')}
            </Button>
            {next ? (
              <Button variant="ghost" onClick={() => setShort(true)}>
                {t('short.open')}
              </Button>
            ) : null}
          </span>
        </div>
      </ScanForm>
    </div>
  );
}
