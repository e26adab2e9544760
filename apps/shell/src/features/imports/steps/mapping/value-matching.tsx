import type { ImportDefinition } from '@lading/contracts/imports';
import type { ForeignValue, ValueMatches } from '@lading/import-engine/value-matches';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { ArrowRight, Check } from 'lucide-react';
import { useState, type Dispatch } from 'react';
import { fieldsToMatch, matchOf, type FieldToMatch } from '../../model/value-matching.ts';
import type { WizardAction, WizardState } from '../../model/wizard-state.ts';
import { useFieldOptions } from '../use-field-options.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Number of texts of a field shown before all are expanded. */
const shownFirst = 6;

interface ValueMatchingProps {
  definition: ImportDefinition;
  state: Pick<WizardState, 'foreignValues' | 'valueMatches' | 'mapping'>;
  dispatch: Dispatch<WizardAction>;
  disabled: boolean;
}

/** Matches the file's words for choices of select fields, once for all rows. */
export function ValueMatching({ definition, state, dispatch, disabled }: ValueMatchingProps) {
  const { t } = useWizardTexts();
  const fields = fieldsToMatch(definition, state.foreignValues);
  if (fields.length === 0) return null;
  const open = fields.reduce(
    (sum, { field, values }) =>
      sum + values.filter((value) => matchOf(state.valueMatches, field, value) === '').length,
    0,
  );
  return (
    <section aria-labelledby="value-matching" className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2.5">
        <h4 id="value-matching" className="text-sm font-semibold text-ink">
          {t('matching.title')}
        </h4>
        {open > 0 ? (
          <Badge tone="warning">{t('matching.open', { count: open })}</Badge>
        ) : (
          <Badge tone="success" icon={<Check aria-hidden="true" />}>
            {t('matching.done')}
          </Badge>
        )}
        <p className="w-full text-xs text-ink-muted">{t('matching.text')}</p>
      </div>
      {fields.map((one) => (
        <FieldValues
          key={one.field.key}
          toMatch={one}
          column={state.mapping[one.field.key] ?? ''}
          matches={state.valueMatches}
          dispatch={dispatch}
          disabled={disabled}
        />
      ))}
    </section>
  );
}

interface FieldValuesProps {
  toMatch: FieldToMatch;
  column: string;
  matches: ValueMatches;
  dispatch: Dispatch<WizardAction>;
  disabled: boolean;
}

/** The texts of one field. */
function FieldValues({ toMatch, column, matches, dispatch, disabled }: FieldValuesProps) {
  const { field, values, more } = toMatch;
  const { t, label, column: columnName } = useWizardTexts();
  const optionsOf = useFieldOptions();
  const [isLong, setIsLong] = useState(false);
  const options = optionsOf(field).map((option) => ({
    value: option.value,
    label: label(option.label),
    keywords: `${option.label.en} ${option.label.zh} ${option.value}`,
  }));
  const name = label(field.label);
  const shown = isLong ? values : values.slice(0, shownFirst);

  const row = (value: ForeignValue) => {
    const matched = matchOf(matches, field, value);
    return (
      <li
        key={value.form}
        className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 py-1.5 max-sm:grid-cols-1 max-sm:gap-y-1"
      >
        <span className="flex min-w-0 items-baseline justify-between gap-2 text-sm text-ink">
          <span className="min-w-0 truncate font-medium" title={value.text}>
            {value.text}
          </span>
          <span className="shrink-0 text-xs text-ink-muted tabular-nums">
            {t('matching.rows', { count: value.rows })}
          </span>
        </span>
        <ArrowRight aria-hidden="true" className="size-4 text-ink-muted max-sm:hidden" />
        <Combobox
          label={t('matching.label', { text: value.text, field: name })}
          hideLabel
          disabled={disabled}
          options={options}
          value={matched === '' ? null : matched}
          onValueChange={(next) =>
            dispatch({ do: 'match-value', field: field.key, form: value.form, value: next ?? '' })
          }
          placeholder={t('matching.none')}
          emptyText={t('mapping.noMatch')}
          openLabel={t('mapping.openList')}
          clearLabel={t('matching.clear', { text: value.text })}
        />
      </li>
    );
  };

  return (
    <div className="border-b border-line px-3 py-2 last:border-b-0">
      <p className="text-xs font-semibold text-ink-muted">
        {name === column ? name : t('matching.field', { field: name, column: columnName(column) })}
      </p>
      <ul className="max-w-200">{shown.map(row)}</ul>
      {values.length > shown.length ? (
        <Button size="small" variant="ghost" onClick={() => setIsLong(true)}>
          {t('matching.all', { count: values.length })}
        </Button>
      ) : null}
      {more > 0 ? <p className="text-xs text-ink-muted">{t('matching.more', { count: more })}</p> : null}
    </div>
  );
}
