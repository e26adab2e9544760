import type { Criterion } from '@lading/contracts/automation';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from './rule-draft-rules.ts';

type Ranged = Extract<Criterion, { fact: 'weight' | 'value' | 'quantity' | 'lines' }>;

const currencies = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'JPY', 'CNY', 'MXN'];

/** From and to, either of which may be open. */
export function RangeFields({ criterion, onChange, faultAt }: FieldsProps<Ranged>) {
  const { t } = useTranslation('automation');
  const locale = languageTag(useLanguage());
  const isWhole = criterion.fact === 'quantity' || criterion.fact === 'lines';
  const about = { locale, min: 0, decimals: isWhole ? 0 : 2, className: 'basis-28' };
  return (
    <>
      <NumberField
        {...about}
        label={t('field.min')}
        value={criterion.min}
        onValueChange={(min) => onChange({ ...criterion, min })}
        error={faultAt('min')}
      />
      <NumberField
        {...about}
        label={t('field.max')}
        value={criterion.max}
        onValueChange={(max) => onChange({ ...criterion, max })}
        error={faultAt('max')}
      />
      {criterion.fact === 'weight' ? (
        <Select
          className="basis-20"
          label={t('field.unit')}
          value={criterion.unit}
          onValueChange={(unit) => onChange({ ...criterion, unit })}
          options={(['lb', 'kg'] as const).map((value) => ({ value, label: value }))}
        />
      ) : null}
      {criterion.fact === 'value' ? (
        <Select
          className="basis-24"
          label={t('field.currency')}
          value={criterion.currency}
          onValueChange={(currency) => onChange({ ...criterion, currency })}
          options={[...new Set([...currencies, criterion.currency])].map((value) => ({
            value,
            label: value,
          }))}
        />
      ) : null}
    </>
  );
}
