import type { MappingSuggestion } from '@lading/contracts/entities/analysed-file';
import type { ImportField } from '@lading/contracts/imports/define-import';
import { cx } from '@lading/ui/cx';
import { Select, type SelectOption } from '@lading/ui/select';
import { FixedValueField } from './fixed-value-field.tsx';
import { columnSamples } from './mapping-rules.ts';
import { SuggestionBadge } from './suggestion-badge.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';
import type { FileAnalysis } from '../upload/file-analysis.ts';
import type { FieldSource } from '../wizard-state.ts';

interface MappingFieldProps {
  field: ImportField;
  analysed: FileAnalysis;
  /** The column that fills it. */
  column: string | null;
  /** The value of every row, where it is filled by one. */
  fixed: string | null;
  suggestion: MappingSuggestion | undefined;
  /** Every column of the file; those that fill a field already are disabled and say so. */
  columns: readonly SelectOption<string>[];
  error: string | undefined;
  disabled: boolean;
  onChange: (source: FieldSource) => void;
}

/** Columns are told from the two other choices by their first letter, whatever they are called. */
export const columnChoice = (column: string) => `c${column}`;

/** One field and where its values come from: a column with what it holds, one value for every row, or nothing. */
export function MappingField(props: MappingFieldProps) {
  const { field, analysed, column, fixed, suggestion, columns, error, disabled, onChange } = props;
  const { t, label } = useWizardTexts();
  const name = label(field.label);
  const chosen = column === null ? null : columnChoice(column);
  const isFixed = column === null && fixed !== null;
  const samples = column === null ? [] : columnSamples(analysed, column);
  const held =
    samples.length > 0 ? t('mapping.samples', { samples: samples.join(' · ') }) : t('mapping.noSamples');

  function choose(choice: string) {
    if (choice === 'none') onChange(null);
    else if (choice === 'fixed') onChange({ fixed: fixed ?? '' });
    else onChange({ column: choice.slice(1) });
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
          column !== null && analysed.sample ? (
            <span className="line-clamp-1 break-all">{held}</span>
          ) : undefined
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
          onChange={(value) => onChange({ fixed: value })}
        />
      ) : null}
    </div>
  );
}
