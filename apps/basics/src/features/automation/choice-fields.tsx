import { Combobox, type ComboboxOption } from '@lading/ui/combobox';
import { CloseButton } from '@lading/ui/close-button';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from './rule-draft-rules.ts';

type AnyOperator = 'in' | 'not-in' | 'any' | 'all' | 'only' | 'none';

interface OperatorFieldProps<Operator extends string> {
  operators: readonly Operator[];
  value: Operator;
  onValueChange: (operator: Operator) => void;
}

/** How an order is compared with the given values. */
export function OperatorField<Operator extends AnyOperator>({
  operators,
  ...props
}: OperatorFieldProps<Operator>) {
  const { t } = useTranslation('automation');
  const nameOf = (operator: AnyOperator) => t(`field.${operator}`);
  return (
    <Select
      {...props}
      className="basis-36"
      label={t('field.operator')}
      options={operators.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}

/** Several of a known set: chosen ones are listed below the field, each with a remove button. */
export function ManyOf<Value extends string | number>({
  label,
  options,
  values,
  onChange,
  error,
}: {
  label: string;
  options: readonly ComboboxOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('automation');
  const [added, setAdded] = useState(0);
  const nameOf = (value: Value) => options.find((one) => one.value === value)?.label ?? t('says.unknown');
  return (
    <div className="min-w-0 flex-1 basis-56">
      <Combobox
        // The choice moves below; the field is cleared for the next one.
        key={added}
        label={label}
        required
        options={options.filter(({ value }) => !values.includes(value))}
        value={null}
        onValueChange={(value) => {
          if (value === null) return;
          onChange([...values, value]);
          setAdded((count) => count + 1);
        }}
        emptyText={t('field.noMatch')}
        openLabel={t('field.open')}
        placeholder={t('field.add')}
        error={error}
      />
      {values.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li
              key={value}
              className="flex items-center gap-1 rounded-full border border-line bg-surface-sunken py-0.5 pr-0.5 pl-2.5 text-sm text-ink"
            >
              {nameOf(value)}
              <CloseButton
                label={t('field.remove', { name: nameOf(value) })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Several words, separated by commas. */
export function Words({
  label,
  values,
  onChange,
  error,
}: {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('automation');
  const [typed, setTyped] = useState(values.join(', '));
  // Keeps the typed text, such as a trailing comma, as long as its meaning is the same.
  const isSame = wordsOf(typed).join() === values.join();
  return (
    <TextField
      className="min-w-0 flex-1 basis-56"
      label={label}
      required
      description={t('field.commas')}
      value={isSame ? typed : values.join(', ')}
      onValueChange={(next) => {
        setTyped(next);
        onChange(wordsOf(next));
      }}
      error={error}
    />
  );
}
