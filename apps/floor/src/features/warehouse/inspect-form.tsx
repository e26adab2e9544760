import { returnDispositions, type ReturnDisposition } from '@lading/contracts/warehouse';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { QuantityField } from './quantity-field.tsx';
import { BinField, ScanForm } from './scan-form.tsx';
import { outcomeOf, type ScanOutcome } from './scan-outcome.tsx';
import { enteredUnits, scannedText } from './scan-rules.ts';

/** Decides where units go and scans them: the decision and the bin are kept for the next unit, number and note apply to one scan. */
export function InspectForm({ returnId }: { returnId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const { act } = useQueue();
  const [disposition, setDisposition] = useState<ReturnDisposition>('RESTOCK');
  const [bin, setBin] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [note, setNote] = useState('');
  const [done, setDone] = useState<ScanOutcome | null>(null);

  async function inspect(code: string) {
    const units = Math.max(1, enteredUnits(quantity));
    const binCode = disposition === 'RESTOCK' ? scannedText(bin) : '';
    setDone(null);
    const body = {
      returnId,
      eventKey: crypto.randomUUID(),
      code,
      quantity: units,
      disposition,
      ...(binCode ? { binCode } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    };
    const reply = await act({ call: 'inspectReturn', body });
    const text = t('return.done', { code, units, disposition: t(`disposition.${disposition}`) });
    setDone(outcomeOf(reply, body, code, text));
    setQuantity(1);
    setNote('');
  }

  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={t('return.disposition')}
        value={disposition}
        onValueChange={setDisposition}
        items={returnDispositions.map((value) => ({ value, label: t(`disposition.${value}`) }))}
      />
      {disposition === 'RESTOCK' ? (
        <BinField
          label={t('return.bin')}
          description={t('return.binHint')}
          value={bin}
          onValueChange={setBin}
        />
      ) : null}
      <ScanForm
        label={t('return.scan')}
        button={t('return.button')}
        failedTitle={t('return.notDone')}
        onScan={inspect}
        done={done}
      >
        <div className="flex flex-wrap items-end gap-4">
          <QuantityField value={quantity} onValueChange={setQuantity} />
          <TextField
            label={t('return.note')}
            value={note}
            onValueChange={setNote}
            maxLength={200}
            className="min-w-40 flex-1"
          />
        </div>
      </ScanForm>
    </div>
  );
}
