import { signatureTypes, type SignatureType } from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';

export interface LabelOptionsProps {
  signature: SignatureType;
  /** Whole units of the carriers' currency. */
  insurance: number | null;
  onChange: (change: { signature?: SignatureType; insurance?: number | null }) => void;
}

/** Options bought with a label: signature, and insurance. Each is a line of the price. */
export function LabelOptions({ signature, insurance, onChange }: LabelOptionsProps) {
  const { t } = useTranslation('shippingLabels');
  const locale = languageTag(useLanguage());
  return (
    <section aria-label={t('options.title')}>
      <h3 className="mb-2 text-base font-semibold text-ink">{t('options.title')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('options.signature')}
          options={signatureTypes.map((value) => ({ value, label: t(`options.signatures.${value}`) }))}
          value={signature}
          onValueChange={(chosen) => onChange({ signature: chosen })}
        />
        <NumberField
          label={t('options.insurance')}
          description={t('options.insuranceHint')}
          value={insurance}
          onValueChange={(value) => onChange({ insurance: value })}
          min={0}
          max={50_000}
          decimals={2}
          locale={locale}
          unit="USD"
        />
      </div>
    </section>
  );
}
