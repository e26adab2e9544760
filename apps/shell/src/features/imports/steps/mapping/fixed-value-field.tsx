import type { ImportField } from '@lading/contracts/imports';
import { languageTag } from '@lading/i18n/languages';
import { Combobox } from '@lading/ui/combobox';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useFieldOptions } from '../use-field-options.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Longer lists can be searched by typing. */
const shortList = 12;

interface FixedValueFieldProps {
  field: ImportField;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One value for every row, in the field's own editor. */
export function FixedValueField({ field, value, error, disabled, onChange }: FixedValueFieldProps) {
  const { t, label, language } = useWizardTexts();
  const optionsOf = useFieldOptions();
  const shared = {
    label: t('mapping.fixedLabel', { field: label(field.label) }),
    error,
    disabled,
  };
  if (field.editor === 'number') {
    return (
      <NumberField
        {...shared}
        value={value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)}
        onValueChange={(next) => onChange(next === null ? '' : String(next))}
        placeholder={t('mapping.fixedPlaceholder')}
        locale={languageTag(language)}
        {...(field.number ? { decimals: field.number.decimals } : {})}
      />
    );
  }
  if (field.editor === 'text') {
    return (
      <TextField
        {...shared}
        value={value}
        onValueChange={onChange}
        placeholder={t('mapping.fixedPlaceholder')}
        autoComplete="off"
        {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
      />
    );
  }
  const options = optionsOf(field).map((option) => ({ value: option.value, label: label(option.label) }));
  const chosen = value === '' ? null : value;
  return options.length > shortList ? (
    <Combobox
      {...shared}
      options={options.map((option) => ({ ...option, detail: option.value }))}
      value={chosen}
      onValueChange={(next) => onChange(next ?? '')}
      placeholder={t('mapping.fixedChoose')}
      emptyText={t('mapping.noMatch')}
      openLabel={t('mapping.openList')}
    />
  ) : (
    <Select
      {...shared}
      options={options}
      value={chosen}
      onValueChange={onChange}
      placeholder={t('mapping.fixedChoose')}
    />
  );
}
