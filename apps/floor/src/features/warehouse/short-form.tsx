import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFault, useOneAct } from './act-button.tsx';
import { QuantityField } from './quantity-field.tsx';

interface ShortFormProps {
  outboundId: string;
  skuCode: string;
  bin: string;
  onClose: () => void;
}

/** A bin has fewer units than the order needs: how many are left in it is a count. */
export function ShortForm({ outboundId, skuCode, bin, onClose }: ShortFormProps) {
  const { t } = useTranslation('warehouseFloor');
  const { isBusy, fault, send } = useOneAct();
  const [left, setLeft] = useState<number | null>(0);
  async function report() {
    const body = { outboundId, eventKey: crypto.randomUUID(), code: skuCode, binCode: bin, left: left ?? 0 };
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
