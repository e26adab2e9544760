import type { FloorInbound, FloorOutbound } from '@lading/contracts/warehouse';
import { Button } from '@lading/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { codesOf, enteredUnits } from './scan-rules.ts';

/** The scanned product. */
interface Taken {
  /** As scanned, and its name from then on. */
  code: string;
  name: string;
  /** Units that wait for a bin. */
  left: number;
}

interface StowFormProps {
  /** The scanned product, if units of it wait. */
  find: (code: string) => Taken | null;
  /** The codes of the products that may be scanned. */
  codes: readonly string[];
  /** Puts units into a bin. */
  stow: (taken: Taken, units: number, binCode: string) => Promise<ScanOutcome>;
  /** The scan of the product, and the action on the scan of the bin. */
  product: { label: string; failedTitle: string };
  bin: { button: string; failedTitle: string };
  /** Shown instead of the first scan while there is nothing to put away. */
  nothing?: ReactNode;
}

/** Two scans: the product, then the bin. The waiting quantity is suggested. */
function StowForm({ find, codes, stow, product, bin, nothing }: StowFormProps) {
  const { t } = useTranslation('warehouseFloor');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [done, setDone] = useState<ScanOutcome | null>(null);

  function take(code: string) {
    const found = find(code);
    if (!found) return Promise.reject(new Error(code));
    setDone(null);
    setQuantity(found.left);
    setTaken(found);
    return Promise.resolve();
  }
  async function put(binCode: string) {
    if (!taken) return;
    setDone(await stow(taken, Math.max(1, enteredUnits(quantity)), binCode));
    setTaken(null);
  }

  if (!taken)
    return nothing && done === null ? (
      nothing
    ) : (
      <ScanForm
        key="product"
        {...product}
        button={t('stow.take')}
        onScan={take}
        done={done}
        knownCodes={codes}
      />
    );
  return (
    <ScanForm key="bin" label={t('stow.bin')} {...bin} onScan={put}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <QuantityField
          label={t('stow.quantity', { code: taken.name })}
          value={quantity}
          onValueChange={setQuantity}
          max={taken.left}
          isWide
        />
        <Button variant="ghost" onClick={() => setTaken(null)}>
          {t('stow.other')}
        </Button>
      </div>
    </ScanForm>
  );
}

/** The lines of a product, by its SKU or one of its barcodes. */
function linesOf<Line extends { skuCode: string; barcodes: readonly string[] }>(
  lines: readonly Line[],
  code: string,
): Line[] {
  const wanted = code.toLowerCase();
  return lines.filter(({ skuCode, barcodes }) =>
    [skuCode, ...barcodes].some((one) => one.toLowerCase() === wanted),
  );
}

/** Puts counted units of an inbound into bins. */
export function PutAwayForm({ inbound, toStow }: { inbound: FloorInbound; toStow: number }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const { inboundId } = inbound;
  return (
    <StowForm
      find={(code) => {
        const lines = linesOf(inbound.lines, code);
        const left = lines.reduce((sum, line) => sum + line.countedGood - line.stowed, 0);
        const [line] = lines;
        return line && left !== 0 ? { code, name: line.skuCode, left } : null;
      }}
      codes={codesOf(inbound.lines)}
      stow={async ({ code, name }, units, binCode) => {
        const body = { inboundId, eventKey: crypto.randomUUID(), code, quantity: units, binCode };
        const reply = await act({ call: 'putAway', body });
        const text = t('stow.done', { units, code: name, bin: binCode.toUpperCase() });
        return outcomeOf(reply, body, name, text);
      }}
      product={{ label: t('stow.product'), failedTitle: t('stow.notWaiting') }}
      bin={{ button: t('stow.button'), failedTitle: t('stow.failed') }}
      nothing={toStow === 0 ? <p className="text-ink-muted">{t('stow.nothing')}</p> : undefined}
    />
  );
}

/** Puts picked units of a canceled order back into bins. */
export function PutBackForm({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const { outboundId } = outbound;
  return (
    <StowForm
      find={(code) => {
        const left = linesOf(outbound.lines, code).reduce((sum, { picked }) => sum + picked, 0);
        return left !== 0 ? { code, name: code, left } : null;
      }}
      codes={codesOf(outbound.lines)}
      stow={async ({ code }, units, binCode) => {
        const body = { outboundId, eventKey: crypto.randomUUID(), code, quantity: units, binCode };
        const reply = await act({ call: 'putBack', body });
        return outcomeOf(reply, body, code, t('stow.done', { units, code, bin: binCode.toUpperCase() }));
      }}
      product={{ label: t('cancel.product'), failedTitle: t('cancel.notPicked') }}
      bin={{ button: t('cancel.putBack'), failedTitle: t('notDone') }}
    />
  );
}
