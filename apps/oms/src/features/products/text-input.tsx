import { productDraft } from '@lading/contracts/entities/product';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { TextField as TextFieldName } from './product-form-rules.ts';
import type { SectionProps } from './section-props.ts';

export interface TextInputProps extends SectionProps {
  field: TextFieldName;
  className?: string;
}

/** A text of the product; whether it is required is the contract's word. */
export function TextInput({ field, form, errors, onChange, className }: TextInputProps) {
  const { t } = useTranslation('oms');
  return (
    <TextField
      label={t(`field.${field}`)}
      required={!productDraft.shape[field].safeParse(null).success}
      value={form[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      autoComplete="off"
      spellCheck={false}
      {...(errors[field] ? { error: errors[field] } : {})}
      {...(className ? { className } : {})}
    />
  );
}
