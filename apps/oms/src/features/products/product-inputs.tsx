import { limits } from '@lading/contracts/core';
import { languageTag } from '@lading/i18n/languages';
import type { Form } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { NumberName, ProductValues, TextName } from './product-form-rules.ts';

/** Props of every section of the form. */
export interface SectionProps {
  form: Form<ProductValues>;
  /** For an existing product. */
  productId?: string | undefined;
}

interface TextInputProps extends SectionProps {
  field: TextName;
  className?: string;
}

/** A text of the product. */
export function TextInput({ field, form, className }: TextInputProps) {
  const { t } = useTranslation('products');
  return (
    <TextField
      {...form.field(field)}
      label={t(`field.${field}`)}
      autoComplete="off"
      spellCheck={false}
      className={className}
    />
  );
}

interface NumberInputProps extends SectionProps {
  field: NumberName;
  /** If the field's own name is not specific enough. */
  label?: string;
  unit?: string;
  decimals?: number;
}

/** A number of the product, at most 999,999,999 with two decimals (spec §5). */
export function NumberInput({ field, form, label, unit, decimals }: NumberInputProps) {
  const { t } = useTranslation('products');
  const locale = languageTag(useLanguage());
  const name = field === 'weight1' || field === 'weight2' ? '' : t(`field.${field}`);
  return (
    <NumberField
      {...form.field(field)}
      label={label ?? name}
      min={limits.amount.minimum}
      max={limits.amount.maximum}
      decimals={decimals ?? limits.amount.decimals}
      locale={locale}
      unit={unit}
    />
  );
}
