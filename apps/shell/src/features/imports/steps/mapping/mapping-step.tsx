import { limits } from '@lading/contracts/core';
import type { ImportDefinition, ImportField, MappingTemplate } from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import { Banner } from '@lading/ui/banner';
import { cx } from '@lading/ui/cx';
import { Progress } from '@lading/ui/progress';
import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { FileAnalysis } from '../../model/file-rules.ts';
import {
  columnSamples,
  mappingErrors,
  suggestionOf,
  repeatedWeight,
  sidesChosen,
  takenColumns,
  unusedColumns,
} from '../../model/mapping-rules.ts';
import { mayChooseSender } from '../../model/ship-from.ts';
import type { FieldSource, WizardAction, WizardState } from '../../model/wizard-state.ts';
import type { Templates } from '../../wire/template-queries.ts';
import { ClearBlanks } from '../clear-blanks.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useInTurns } from '../use-in-turns.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { DriftBanner } from './drift-banner.tsx';
import { FilePreview } from './file-preview.tsx';
import { columnChoice } from './further-columns.tsx';
import { MappingField } from './mapping-field.tsx';
import { MappingSummary } from './mapping-summary.tsx';
import { OtherImport } from './other-import.tsx';
import { ReadingNotices, ReadingOptions } from './reading-options.tsx';
import { SaveTemplate } from './save-template.tsx';
import { ShipFrom } from './ship-from.tsx';
import { ValueMatching } from './value-matching.tsx';

interface MappingStepProps {
  definition: ImportDefinition;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  analysed: FileAnalysis;
  /** The template used for the columns. */
  template: MappingTemplate | null;
  templates: Templates;
  /** The rows have already been edited. */
  hasEdits: boolean;
  /** Reads the file in another way. */
  onReadAgain: (change: Reading) => void;
  /** The import that the file fits far better; null if it fits this one. */
  other: ImportDefinition | null;
  /** Continues with the file there. */
  onOther: () => void;
}

/** Fifteen fields per column where there is room (spec §9), in as many columns as fit into the dialog. */
function columnClasses(fields: number): string {
  const columns = Math.ceil(fields / limits.mapping.fieldsPerColumn);
  if (columns === 1) return 'max-w-150';
  return columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3';
}

/** Step 1: which column of the file fills which field (spec §2, §5). */
export function MappingStep(props: MappingStepProps) {
  const { definition, state, dispatch, analysed, template, templates, hasEdits, onReadAgain } = props;
  const { t, text, label, column: columnName } = useWizardTexts();
  const { mapping, fixedValues, busy, failure, drift, newTemplate } = state;
  const headings = analysed.fieldsOption;
  const suggestion = useMemo(() => suggestionOf(definition, analysed), [definition, analysed]);
  const errors = new Map(
    mappingErrors(definition, { mapping, fixedValues }, headings).map((error) => [error.fieldName, error]),
  );
  const fieldList = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Go to the first field with an error each time Next is pressed.
    if (state.errorsRequested === 0) return;
    const first = fieldList.current?.querySelector<HTMLElement>(':is(button, input)[data-invalid]');
    first?.focus({ preventScroll: true });
    // In the middle, so that the error below it is visible too.
    first?.scrollIntoView({ block: 'center' });
  }, [state.errorsRequested]);
  const unused = useMemo(() => unusedColumns(headings, mapping), [headings, mapping]);
  const twice = useMemo(() => repeatedWeight(definition, analysed, mapping), [definition, analysed, mapping]);
  const columns = useMemo(() => {
    const taken = takenColumns(mapping);
    const labels = new Map(definition.fields.map((field) => [field.key, label(field.label)]));
    return headings.map((heading) => {
      const by = taken.get(heading);
      const name = columnName(heading);
      const field = by === undefined ? undefined : (labels.get(by) ?? by);
      return {
        value: columnChoice(heading),
        label: field === undefined ? name : t('mapping.taken', { column: name, field }),
      };
    });
  }, [definition, headings, mapping, t, label, columnName]);
  const fill = useCallback(
    (field: string, source: FieldSource) => {
      const sides =
        source && 'column' in source ? sidesChosen(definition, analysed, field, source.column) : undefined;
      for (const [key, column] of Object.entries(sides ?? {}))
        dispatch({ do: 'fill-field', field: key, source: { column } });
      if (!sides) dispatch({ do: 'fill-field', field, source });
    },
    [definition, analysed, dispatch],
  );

  const fieldRow = (field: ImportField) => {
    const error = errors.get(field.key);
    const column = mapping[field.key] ?? null;
    return (
      <MappingField
        key={field.key}
        field={field}
        samples={column !== null && analysed.sample ? columnSamples(analysed, column).join(' · ') : undefined}
        column={column}
        fixed={fixedValues[field.key] ?? null}
        suggestion={suggestion[field.key]}
        repeats={twice?.field === field.key ? twice.repeats : undefined}
        columns={columns}
        unused={unused}
        error={error && (state.errorsRequested > 0 || fixedValues[field.key]) ? text(error) : undefined}
        disabled={busy !== null}
        onChange={fill}
      />
    );
  };
  const required = definition.fields.filter((field) => field.required);
  const optional = definition.fields.filter((field) => !field.required);
  const drawn = useInTurns(definition.fields.length);
  const groups = [
    { key: 'required', title: t('mapping.required'), fields: required.slice(0, drawn) },
    {
      key: 'optional',
      title: t('mapping.optional'),
      fields: optional.slice(0, Math.max(0, drawn - required.length)),
    },
  ].filter(({ fields }) => fields.length > 0);

  return (
    <div className="flex flex-col gap-4">
      <StepHeading step={1} title={t('mapping.title')}>
        {t('mapping.text')}
      </StepHeading>
      <section className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium text-ink">{state.file?.name}</p>
            <p className="text-xs text-ink-muted tabular-nums">
              {[
                ...(analysed.rowCount === undefined ? [] : [t('file.rows', { count: analysed.rowCount })]),
                t('file.columns', { count: headings.length }),
              ].join(' · ')}
            </p>
          </div>
          <ReadingOptions
            definition={definition}
            analysed={analysed}
            reading={state.reading}
            disabled={busy !== null}
            onChange={onReadAgain}
          />
        </div>
        {props.other ? (
          <OtherImport definition={props.other} disabled={busy !== null} onChoose={props.onOther} />
        ) : null}
        <ReadingNotices definition={definition} analysed={analysed} reading={state.reading} />
        {busy === 'rereading' ? (
          <output className="block">
            <Progress label={t('file.rereading')} value={null} />
          </output>
        ) : null}
        <FilePreview analysed={analysed} fileName={state.file?.name ?? ''} />
      </section>
      {failure && newTemplate === null ? <FailureBanner failure={failure} /> : null}
      {template && drift ? <DriftBanner name={template.name} drift={drift} /> : null}
      {hasEdits ? <Banner tone="info">{t('mapping.editsKept')}</Banner> : null}
      <MappingSummary
        definition={definition}
        errors={errors}
        mapping={mapping}
        fixedValues={fixedValues}
        unused={unused}
      />
      <ValueMatching definition={definition} state={state} dispatch={dispatch} disabled={busy !== null} />
      {mayChooseSender(definition, state) ? (
        <ShipFrom definition={definition} sources={state} disabled={busy !== null} onFill={fill} />
      ) : null}
      <div ref={fieldList} className="flex flex-col gap-4">
        {groups.map(({ key, title, fields }) => (
          <section key={key} aria-labelledby={`mapping-${key}`}>
            <h4 id={`mapping-${key}`} className="mb-2.5 text-xs font-semibold text-ink-muted">
              {title}
            </h4>
            <div className={cx('grid grid-cols-1 gap-x-6 gap-y-4', columnClasses(definition.fields.length))}>
              {fields.map(fieldRow)}
            </div>
          </section>
        ))}
        {definition.mayUpdate ? (
          <ClearBlanks
            checked={state.clearsBlanks}
            disabled={busy !== null}
            onChange={(on) => dispatch({ do: 'clear-blanks', on })}
          />
        ) : null}
        {definition.mayAddTemplates ? (
          <SaveTemplate state={state} dispatch={dispatch} templates={templates} />
        ) : null}
      </div>
      {unused.length > 0 ? (
        <section className="border-t border-line pt-3">
          <h4 className="text-xs font-semibold text-ink-muted">
            {t('mapping.unused', { count: unused.length })}
          </h4>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {unused.map((column) => (
              <li
                key={column}
                className="max-w-60 truncate rounded-sm bg-hover px-1.5 py-0.5 text-xs text-ink-muted"
              >
                {columnName(column)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
