import type { FileAnalysis } from '../upload/file-analysis.ts';
import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import { Banner } from '@lading/ui/banner';
import { cx } from '@lading/ui/cx';
import { Progress } from '@lading/ui/progress';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { DriftBanner } from './drift-banner.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { FilePreview } from './file-preview.tsx';
import { columnChoice, MappingField } from './mapping-field.tsx';
import { columnSamples, mappingFaults, suggestionOf, takenColumns, unusedColumns } from './mapping-rules.ts';
import { MappingSummary } from './mapping-summary.tsx';
import { ReadingOptions } from './reading-options.tsx';
import { SaveTemplate } from '../templates/save-template.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useInTurns } from '../use-in-turns.ts';
import type { Wizard } from '../use-import-wizard.ts';
import type { FieldSource } from '../wizard-state.ts';
import type { Templates } from '../templates/use-templates.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface MappingStepProps {
  definition: ImportDefinition;
  templates: Templates;
  wizard: Wizard;
  analysed: FileAnalysis;
}

/** Fifteen fields to a column where there is room (spec §9), in as many columns as the dialog can hold. */
function columnClasses(fields: number): string {
  const columns = Math.ceil(fields / limits.mapping.fieldsPerColumn);
  if (columns === 1) return 'max-w-150';
  return columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3';
}

/** Step 1: which column of the file fills which field (spec §2, §5). */
export function MappingStep({ definition, templates, wizard, analysed }: MappingStepProps) {
  const { t, text, label } = useWizardTexts();
  const { state, dispatch, template, session, readAgain } = wizard;
  const { mapping, fixedValues, busy, failure, drift, newTemplate } = state;
  const headings = analysed.fieldsOption;
  const suggestion = useMemo(() => suggestionOf(definition, analysed), [definition, analysed]);
  const faults = new Map(
    mappingFaults(definition, { mapping, fixedValues }, headings).map((fault) => [fault.fieldName, fault]),
  );
  const fieldList = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To the first field that keeps the reader here, as often as he asks to go on.
    if (state.faultsAsked === 0) return;
    const first = fieldList.current?.querySelector<HTMLElement>(':is(button, input)[data-invalid]');
    first?.focus({ preventScroll: true });
    // In the middle, so that what is said below it is seen too.
    first?.scrollIntoView({ block: 'center' });
  }, [state.faultsAsked]);
  const unused = unusedColumns(headings, mapping);
  const columns = useMemo(() => {
    const taken = takenColumns(mapping);
    const labels = new Map(definition.fields.map((field) => [field.key, label(field.label)]));
    return headings.map((heading) => {
      const by = taken.get(heading);
      const field = by === undefined ? undefined : (labels.get(by) ?? by);
      return {
        value: columnChoice(heading),
        label: field === undefined ? heading : t('mapping.taken', { column: heading, field }),
        disabled: field !== undefined,
      };
    });
  }, [definition, headings, mapping, t, label]);
  const fill = useCallback(
    (field: string, source: FieldSource) => dispatch({ do: 'fill-field', field, source }),
    [dispatch],
  );

  const fieldRow = (field: ImportField) => {
    const fault = faults.get(field.key);
    const column = mapping[field.key] ?? null;
    return (
      <MappingField
        key={field.key}
        field={field}
        samples={column !== null && analysed.sample ? columnSamples(analysed, column).join(' · ') : undefined}
        column={column}
        fixed={fixedValues[field.key] ?? null}
        suggestion={suggestion[field.key]}
        columns={columns}
        error={fault && (state.faultsAsked > 0 || fixedValues[field.key]) ? text(fault) : undefined}
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
            analysed={analysed}
            disabled={busy !== null}
            onChange={(change) => void readAgain(change)}
          />
        </div>
        {busy === 'rereading' ? (
          <output className="block">
            <Progress label={t('file.rereading')} value={null} />
          </output>
        ) : null}
        <FilePreview analysed={analysed} fileName={state.file?.name ?? ''} />
      </section>
      {failure && newTemplate === null ? <FailureBanner failure={failure} /> : null}
      {template && drift ? <DriftBanner name={template.name} drift={drift} /> : null}
      {session && session.edits > 0 ? <Banner tone="info">{t('mapping.editsKept')}</Banner> : null}
      <MappingSummary definition={definition} faults={faults} mapping={mapping} fixedValues={fixedValues} />
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
        {definition.mayAddTemplates ? <SaveTemplate wizard={wizard} templates={templates} /> : null}
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
                {column}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
