import { workNeedsBin, type WorkKind } from '@lading/contracts/warehouse';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { CodeField, ScanForm } from './scan-form.tsx';

/** Reports units that are done: the bin stays for the next scan, the number is for one. */
export function WorkForm({ workOrderId, kind }: { workOrderId: string; kind: WorkKind }) {
  const { t } = useTranslation('warehouseWork');
  const { act } = useQueue();
  const [bin, setBin] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [done, setDone] = useState('');

  async function report(code: string) {
    const units = Math.max(1, quantity ?? 1);
    const binCode = workNeedsBin(kind) ? bin.trim() : '';
    setDone('');
    await act({
      call: 'reportWork',
      body: {
        ...{ workOrderId, eventKey: crypto.randomUUID(), code, quantity: units },
        ...(binCode ? { binCode } : {}),
      },
    });
    setDone(t('floor.reported', { code, units }));
    setQuantity(1);
  }

  return (
    <div className="grid gap-4">
      {kind === 'RELABEL' || kind === 'REPACK' ? null : (
        <CodeField
          label={t(`floor.bin.${kind}`)}
          description={t('floor.binHint')}
          value={bin}
          onValueChange={setBin}
        />
      )}
      <ScanForm
        label={t('floor.report')}
        button={t('floor.reportButton')}
        failedTitle={t('floor.notReported')}
        onScan={report}
        done={done}
      >
        <QuantityField value={quantity} onValueChange={setQuantity} />
      </ScanForm>
    </div>
  );
}
