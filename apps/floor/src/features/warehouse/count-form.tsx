import { Checkbox } from '@lading/ui/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { ScanForm } from './scan-form.tsx';

/** Counts what is scanned: one unit a scan, or as many as are entered for the next one. */
export function CountForm({ inboundId }: { inboundId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [isDamaged, setDamaged] = useState(false);
  const [done, setDone] = useState('');

  async function count(code: string) {
    const units = Math.max(1, quantity ?? 1);
    const amounts = isDamaged ? { good: 0, damaged: units } : { good: units, damaged: 0 };
    setDone('');
    const reply = await act({
      call: 'receive',
      body: { inboundId, eventKey: crypto.randomUUID(), code, ...amounts },
    });
    setDone(reply ? t(isDamaged ? 'count.doneDamaged' : 'count.done', { code, units }) : t('kept'));
    // What was entered holds for one scan: the next is one good unit again.
    setQuantity(1);
    setDamaged(false);
  }

  return (
    <ScanForm
      label={t('count.scan')}
      button={t('count.button')}
      failedTitle={t('count.failed')}
      onScan={count}
      done={done}
    >
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField value={quantity} onValueChange={setQuantity} />
        <Checkbox label={t('count.damaged')} checked={isDamaged} onCheckedChange={setDamaged} />
      </div>
    </ScanForm>
  );
}
