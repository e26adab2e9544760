import { workNeedsBin, type WorkKind } from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';
import { ScanForm } from './scan-form.tsx';

/** Reports units that are done: the bin stays for the next scan, the number is for one. */
export function WorkForm({ workOrderId, kind }: { workOrderId: string; kind: WorkKind }) {
  const { t } = useTranslation(['warehouseWork', 'warehouseFloor']);
  const locale = languageTag(useLanguage());
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
        <TextField
          label={t(`floor.bin.${kind}`)}
          description={t('floor.binHint')}
          value={bin}
          onValueChange={setBin}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <ScanForm
        label={t('floor.report')}
        button={t('floor.reportButton')}
        failedTitle={t('floor.notReported')}
        onScan={report}
        done={done}
      >
        <NumberField
          label={t('warehouseFloor:quantity')}
          value={quantity}
          onValueChange={setQuantity}
          min={1}
          max={999_999}
          decimals={0}
          locale={locale}
          stepLabels={{ decrease: t('warehouseFloor:less'), increase: t('warehouseFloor:more') }}
          className="w-40"
        />
      </ScanForm>
    </div>
  );
}
