import type { ImportField, MappingSuggestion } from '@lading/contracts/imports';
import { canJoin, joinColumns, joinedColumns } from '@lading/import-engine/joined-columns';
import { sideOf } from '@lading/import-engine/size-sides';
import { Badge } from '@lading/ui/badge';
import { cx } from '@lading/ui/cx';
import { Select, type SelectOption } from '@lading/ui/select';
import { memo } from 'react';
import type { FieldSource } from '../../model/wizard-state.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { FixedValueField } from './fixed-value-field.tsx';
import { columnChoice, FurtherColumns } from './further-columns.tsx';

interface MappingFieldProps {
  field: ImportField;
  /** Samples of its column; undefined if unknown. */
  samples: string | undefined;
  /** The column that fills it, or several joined. */
  column: string | null;
  /** The value of every row, if it has one. */
  fixed: string | null;
  suggestion: MappingSuggestion | undefined;
  /** Every column of the file; those in use are marked, and move to this field when chosen. */
  columns: readonly SelectOption<string>[];
  /** The column of another field that this one's column repeats; undefined if none. */
  repeats?: string | undefined;
  /** Headings of unused columns. */
  unused: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (field: string, source: FieldSource) => void;
}

/**
 * One field and its source: a column with samples, one value for every row, or nothing. Memoized: there are dozens of them, and the
 * step rerenders with the progress of reading and sending the file.
 */
export const MappingField = memo(function MappingField(props: MappingFieldProps) {
  const { field, samples, column, fixed, suggestion, repeats, columns, unused, error, disabled, onChange } =
    props;
  const { t, label, column: columnName } = useWizardTexts();
  const name = label(field.label);
  const joined = column === null ? undefined : joinedColumns(column);
  const first = joined?.columns[0] ?? column;
  const side = column === null ? undefined : sideOf(column);
  const chosen = first === null ? null : columnChoice(first);
  const isFixed = column === null && fixed !== null;

  function choose(choice: string) {
    if (choice === 'none') onChange(field.key, null);
    else if (choice === 'fixed') onChange(field.key, { fixed: fixed ?? '' });
    else {
      const taken = choice.slice(1);
      const others = joined?.columns.slice(1).filter((other) => other !== taken) ?? [];
      onChange(field.key, { column: joinColumns([taken, ...others], joined?.separator ?? '') });
    }
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
            <>
              <span className="line-clamp-1 break-all">
                {samples ? t('mapping.samples', { samples }) : t('mapping.noSamples')}
              </span>
              {repeats === undefined ? null : (
                <span className="block">{t('mapping.repeats', { column: columnName(repeats) })}</span>
              )}
            </>
          )
        }
        placeholder={t('mapping.choose')}
        value={chosen ?? (isFixed ? 'fixed' : field.required ? null : 'none')}
        onValueChange={choose}
        options={[
          { value: 'none', label: t('mapping.notInFile') },
          { value: 'fixed', label: t('mapping.fixed') },
          ...(side && chosen !== null
            ? [
                {
                  value: chosen,
                  label: t(`mapping.join.side.${side.side}`, { column: columnName(side.column) }),
                },
              ]
            : []),
          ...columns.map((option) =>
            option.value === chosen ? { value: chosen, label: columnName(first ?? '') } : option,
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
      {first !== null && field.editor === 'text' && canJoin(first) ? (
        <FurtherColumns
          name={name}
          source={joined ?? { columns: [first], separator: ' ' }}
          unused={unused}
          disabled={disabled}
          onChange={(source) => onChange(field.key, { column: source })}
        />
      ) : null}
    </div>
  );
});

const reasons = ['exact', 'alias', 'similar', 'values', 'learned', 'origin'] as const;
/** Suggestions with a lower score should be reviewed. */
const sureEnough = 0.8;

/** Why a column was suggested, and how certain that is (decision D8). */
function SuggestionBadge({ suggestion: { reason, score } }: { suggestion: MappingSuggestion }) {
  const { t, percent } = useWizardTexts();
  const known = reasons.find((name) => name === reason) ?? 'other';
  const words = t(`mapping.reason.${known}`);
  const share = percent(Math.round(score * 100) / 100);
  return (
    <Badge tone={score < sureEnough ? 'warning' : known === 'exact' ? 'success' : 'neutral'}>
      <span aria-hidden="true">{known === 'exact' ? words : `${words} · ${share}`}</span>
      <span className="sr-only">{t('mapping.sure', { reason: words, score: share })}</span>
    </Badge>
  );
}
