import type { FloorOutbound } from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { NumberField } from '@lading/ui/number-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { ScanForm } from './scan-form.tsx';

/** The client wants an order back that is being worked on. */
export function CancelAnswer({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [answering, setAnswering] = useState<boolean | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const { text } = useFailureText(fault);
  async function answer(isAccepted: boolean) {
    setAnswering(isAccepted);
    setFault(null);
    const body = { outboundId, eventKey: crypto.randomUUID(), isAccepted };
    await act({ call: 'answerCancel', body }).catch((error: unknown) => setFault(error));
    setAnswering(null);
  }
  return (
    <Card title={t('cancel.title')}>
      <div className="grid gap-3">
        <p className="text-sm text-ink">{t('cancel.text')}</p>
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={answering === true}
          onClick={() => void answer(true)}
        >
          {t('cancel.accept')}
        </Button>
        <Button size="large" fullWidth loading={answering === false} onClick={() => void answer(false)}>
          {t('cancel.refuse')}
        </Button>
        {fault === null ? null : (
          <Banner tone="danger" title={t('notDone')} live>
            {text}
          </Banner>
        )}
      </div>
    </Card>
  );
}

/** Two scans: the product, then the bin that it goes back to. */
export function PutBackForm({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  const locale = languageTag(useLanguage());
  const { act } = useQueue();
  const [taken, setTaken] = useState<{ code: string; left: number } | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [done, setDone] = useState('');

  function take(code: string) {
    const wanted = code.toLowerCase();
    const left = outbound.lines
      .filter(({ skuCode, barcodes }) => [skuCode, ...barcodes].some((one) => one.toLowerCase() === wanted))
      .reduce((sum, { picked }) => sum + picked, 0);
    if (left === 0) return Promise.reject(new Error(code));
    setDone('');
    setQuantity(left);
    setTaken({ code, left });
    return Promise.resolve();
  }
  async function stow(binCode: string) {
    if (!taken) return;
    const units = Math.max(1, quantity ?? taken.left);
    const { outboundId } = outbound;
    const body = { outboundId, eventKey: crypto.randomUUID(), code: taken.code, quantity: units, binCode };
    await act({ call: 'putBack', body });
    setDone(t('stow.done', { units, code: taken.code, bin: binCode.toUpperCase() }));
    setTaken(null);
  }

  if (!taken)
    return (
      <ScanForm
        key="product"
        label={t('cancel.product')}
        button={t('stow.take')}
        failedTitle={t('cancel.notPicked')}
        onScan={take}
        done={done}
      />
    );
  return (
    <ScanForm
      key="bin"
      label={t('stow.bin')}
      button={t('cancel.putBack')}
      failedTitle={t('notDone')}
      onScan={stow}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <NumberField
          label={t('stow.quantity', { code: taken.code })}
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
