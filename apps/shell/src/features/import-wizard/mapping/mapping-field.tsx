import type { MappingSuggestion } from '@lading/contracts/entities/analysed-file';
import type { ImportField } from '@lading/contracts/imports/define-import';
import { cx } from '@lading/ui/cx';
import { Select, type SelectOption } from '@lading/ui/select';
import { memo } from 'react';
import { FixedValueField } from './fixed-value-field.tsx';
import { SuggestionBadge } from './suggestion-badge.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';
import type { FieldSource } from '../wizard-state.ts';

interface MappingFieldProps {
  field: ImportField;
  /** Some of what its column holds; undefined where the file is not known so well. */
  samples: string | undefined;
  /** The column that fills it. */
  column: string | null;
  /** The value of every row, where it is filled by one. */
  fixed: string | null;
  suggestion: MappingSuggestion | undefined;
  /** Every column of the file; those that fill a field already are disabled and say so. */
  columns: readonly SelectOption<string>[];
  error: string | undefined;
  disabled: boolean;
  onChange: (field: string, source: FieldSource) => void;
}

/** Columns are told from the two other choices by their first letter, whatever they are called. */
export const columnChoice = (column: string) => `c${column}`;

/**
 * One field and where its values come from: a column with what it holds, one value for every row, or nothing. Drawn anew only when
 * something of its own changes: there are dozens of them, and the step changes with every step of the file's reading and sending.
 */
export const MappingField = memo(function MappingField(props: MappingFieldProps) {
  const { field, samples, column, fixed, suggestion, columns, error, disabled, onChange } = props;
  const { t, label } = useWizardTexts();
  const name = label(field.label);
  const chosen = column === null ? null : columnChoice(column);
  const isFixed = column === null && fixed !== null;

  function choose(choice: string) {
    if (choice === 'none') onChange(field.key, null);
    else if (choice === 'fixed') onChange(field.key, { fixed: fixed ?? '' });
    else onChange(field.key, { column: choice.slice(1) });
  }

  return (
    <div className={cx('grid min-w-0 items-start gap-2', isFixed && 'sm:grid-cols-2')}>
      <Select
        label={name}
        required={field.required ?? false}
        disabled={disabled}
        hint={
          suggestion && suggestion.clientField === column ? (
            <SuggestionBadge suggestion={suggestion} />
          ) : undefined
        }
        error={isFixed ? undefined : error}
        description={
          samples === undefined ? undefined : (
            <span className="line-clamp-1 break-all">
              {samples ? t('mapping.samples', { samples }) : t('mapping.noSamples')}
            </span>
          )
        }
        placeholder={t('mapping.choose')}
        value={chosen ?? (isFixed ? 'fixed' : field.required ? null : 'none')}
        onValueChange={choose}
        options={[
          { value: 'none', label: t('mapping.notInFile') },
          { value: 'fixed', label: t('mapping.fixed') },
          ...columns.map((option) =>
            option.value === chosen ? { value: chosen, label: column ?? '' } : option,
          ),
        ]}
      />
      {isFixed ? (
        <FixedValueField
          field={field}
          value={fixed}
          error={error}
          disabled={disabled}
          onChange={(value) => onChange(field.key, { fixed: value })}
        />
      ) : null}
    </div>
  );
});
