import { productDraft } from '@lading/contracts/entities/product';
import { limits } from '@lading/contracts/limits';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { useTranslation } from 'react-i18next';
import type { NumberField as NumberFieldName } from './product-form-rules.ts';
import type { SectionProps } from './section-props.ts';

export interface NumberInputProps extends SectionProps {
  field: NumberFieldName;
  /** Where the field's own name does not say enough. */
  label?: string;
  unit?: string;
  decimals?: number;
}

/** A number of the product, at most 999,999,999 with two decimals (spec §5). */
export function NumberInput({ field, form, errors, onChange, label, unit, decimals }: NumberInputProps) {
  const { t } = useTranslation('oms');
  const locale = languageTag(useLanguage());
  const name = field === 'weight1' || field === 'weight2' ? '' : t(`field.${field}`);
  return (
    <NumberField
      label={label ?? name}
      required={!productDraft.shape[field].safeParse(null).success}
      value={form[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      min={limits.amount.minimum}
      max={limits.amount.maximum}
      decimals={decimals ?? limits.amount.decimals}
      locale={locale}
      {...(unit ? { unit } : {})}
      {...(errors[field] ? { error: errors[field] } : {})}
    />
  );
}
