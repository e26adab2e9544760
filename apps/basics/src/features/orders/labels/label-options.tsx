import {
  insuranceCurrency,
  insuredMost,
  signatureTypes,
  type SignatureType,
} from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { AddressKindField } from '@lading/sub-app-kit/rates';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { LabelInput } from './label-address-rules.ts';

export interface LabelOptionsProps {
  signature: SignatureType;
  /** Whole units of the carriers' currency. */
  insurance: number | null;
  /** The insured value of the order in another currency, which a person has to convert. */
  unconverted?: { amount: number; currency: string } | null;
  /** Whether the address is a home, as entered; undefined: by its check, or else by its company. */
  residential: boolean | undefined;
  /** For which the displayed rates are; undefined: none are displayed. */
  quotedResidential?: boolean | undefined;
  onChange: (change: Partial<Pick<LabelInput, 'signature' | 'insurance' | 'residential'>>) => void;
}

/** Options bought with a label: signature, insurance, and delivery to a home. Each is a line of the price. */
export function LabelOptions({
  signature,
  insurance,
  unconverted,
  residential,
  quotedResidential,
  onChange,
}: LabelOptionsProps) {
  const { t } = useTranslation('shippingLabels');
  const formats = useFormats();
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
          max={insuredMost}
          decimals={2}
          locale={locale}
          unit={insuranceCurrency}
        />
        <AddressKindField
          residential={residential}
          quoted={quotedResidential}
          onChange={(kind) => onChange({ residential: kind })}
        />
      </div>
      {unconverted && insurance === null ? (
        <Banner tone="warning" className="mt-3">
          {t('options.insuredInOther', {
            amount: formats.money(unconverted.amount, unconverted.currency),
            currency: insuranceCurrency,
          })}
        </Banner>
      ) : null}
    </section>
  );
}
