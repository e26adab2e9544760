import { countReasons, type CountReason, type CountResult } from '@lading/contracts/warehouse';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { Card } from '@lading/ui/card';
import { Select } from '@lading/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countNow } from '../../frame/floor-acts.ts';
import { FloorPage } from '../../frame/floor-page.tsx';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { BinField, ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { enteredUnits, scannedText } from './scan-rules.ts';

/** Blind counts of bins: the recorded quantity is shown only after the count. */
export function CountsPage() {
  const { t } = useTranslation('warehouseFloor');
  return (
    <FloorPage title={t('counts.title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          <Count warehouseId={warehouseId} />
          <div className="justify-self-start">
            <ImportButton kind="count" label={t('counts.import')} />
          </div>
        </div>
      )}
    </FloorPage>
  );
}

function Count({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [bin, setBin] = useState('');
  const [counted, setCounted] = useState<number | null>(1);
  const [reason, setReason] = useState<CountReason>('CYCLE');
  const [done, setDone] = useState<ScanOutcome | null>(null);

  async function count(code: string) {
    setDone(null);
    const body = {
      warehouseId,
      eventKey: crypto.randomUUID(),
      binCode: scannedText(bin),
      code,
      reason,
      counted: enteredUnits(counted),
    };
    // Stored on the device until it is sent, also over a reload.
    const result = await act(countNow(body));
    setDone(outcomeOf(result, body, code, result && differenceOf(result)));
  }

  const differenceOf = ({ skuCode, binCode, variance, released }: CountResult): string => {
    const units = Math.abs(variance);
    const what =
      variance === 0
        ? t('counts.same', { code: skuCode, bin: binCode })
        : variance > 0
          ? t('counts.more', { code: skuCode, bin: binCode, units })
          : t('counts.fewer', { code: skuCode, bin: binCode, units });
    return released > 0 ? `${what} ${t('counts.released', { count: released })}` : what;
  };

  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-sm text-ink-muted">{t('counts.hint')}</p>
        <BinField label={t('counts.bin')} value={bin} onValueChange={setBin} />
        <ScanForm
          label={t('count.scan')}
          button={t('counts.button')}
          failedTitle={t('count.failed')}
          onScan={count}
          done={done}
        >
          <div className="flex flex-wrap items-end gap-4">
            <QuantityField label={t('counts.counted')} value={counted} onValueChange={setCounted} min={0} />
            <Select
              label={t('counts.reason')}
              value={reason}
              onValueChange={setReason}
              options={countReasons.map((value) => ({ value, label: t(`counts.reasons.${value}`) }))}
            />
          </div>
        </ScanForm>
      </div>
    </Card>
  );
}
