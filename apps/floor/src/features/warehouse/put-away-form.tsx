import type { FloorInbound } from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { NumberField } from '@lading/ui/number-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { ScanForm } from './scan-form.tsx';

interface Taken {
  code: string;
  skuCode: string;
  left: number;
}

/** Two scans: the product, then the bin. What waits for put-away is suggested as the quantity. */
export function PutAwayForm({ inbound, toStow }: { inbound: FloorInbound; toStow: number }) {
  const { t } = useTranslation('warehouseFloor');
  const locale = languageTag(useLanguage());
  const { act } = useQueue();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [done, setDone] = useState('');

  function take(code: string) {
    const wanted = code.toLowerCase();
    const lines = inbound.lines.filter(({ skuCode, barcodes }) =>
      [skuCode, ...barcodes].some((one) => one.toLowerCase() === wanted),
    );
    const left = lines.reduce((sum, line) => sum + line.countedGood - line.stowed, 0);
    const [line] = lines;
    if (!line || left === 0) return Promise.reject(new Error(code));
    setDone('');
    setQuantity(left);
    setTaken({ code, skuCode: line.skuCode, left });
    return Promise.resolve();
  }

  async function stow(binCode: string) {
    if (!taken) return;
    const units = Math.max(1, quantity ?? taken.left);
    const { inboundId } = inbound;
    const body = { inboundId, eventKey: crypto.randomUUID(), code: taken.code, quantity: units, binCode };
    const reply = await act({ call: 'putAway', body: body });
    setDone(reply ? t('stow.done', { units, code: taken.skuCode, bin: binCode.toUpperCase() }) : t('kept'));
    setTaken(null);
  }

  if (!taken && toStow === 0 && done === '') return <p className="text-ink-muted">{t('stow.nothing')}</p>;
  if (!taken)
    return (
      <ScanForm
        key="product"
        label={t('stow.product')}
        button={t('stow.take')}
        failedTitle={t('stow.notWaiting')}
        onScan={take}
        done={done}
      />
    );
  return (
    <ScanForm
      key="bin"
      label={t('stow.bin')}
      button={t('stow.button')}
      failedTitle={t('stow.failed')}
      onScan={stow}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <NumberField
          label={t('stow.quantity', { code: taken.skuCode })}
          value={quantity}
          onValueChange={setQuantity}
          min={1}
          max={taken.left}
          decimals={0}
          locale={locale}
          stepLabels={{ decrease: t('less'), increase: t('more') }}
          className="w-48"
        />
        <Button variant="ghost" onClick={() => setTaken(null)}>
          {t('stow.other')}
        </Button>
      </div>
    </ScanForm>
  );
}
