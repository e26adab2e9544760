import { languageTag } from '@lading/i18n/languages';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { NumberField } from '@lading/ui/number-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';

interface ShortFormProps {
  outboundId: string;
  skuCode: string;
  bin: string;
  onClose: () => void;
}

/** A bin has fewer units than the order needs: how many are left in it is a count. */
export function ShortForm({ outboundId, skuCode, bin, onClose }: ShortFormProps) {
  const { t } = useTranslation('warehouseFloor');
  const locale = languageTag(useLanguage());
  const { act } = useQueue();
  const [left, setLeft] = useState<number | null>(0);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { text } = useFailureText(fault);
  async function report() {
    setBusy(true);
    setFault(null);
    const body = { outboundId, eventKey: crypto.randomUUID(), code: skuCode, binCode: bin, left: left ?? 0 };
    try {
      await act({ call: 'shortPick', body });
      onClose();
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{t('short.text')}</p>
      <NumberField
        label={t('short.left', { code: skuCode, bin })}
        value={left}
        onValueChange={setLeft}
        min={0}
        max={999_999}
        decimals={0}
        locale={locale}
        stepLabels={{ decrease: t('less'), increase: t('more') }}
        className="w-48"
      />
      <Button variant="primary" size="large" fullWidth loading={isBusy} onClick={() => void report()}>
        {t('short.report')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t('short.back')}
      </Button>
      {fault === null ? null : (
        <Banner tone="danger" title={t('notDone')} live>
          {text}
        </Banner>
      )}
    </div>
  );
}
