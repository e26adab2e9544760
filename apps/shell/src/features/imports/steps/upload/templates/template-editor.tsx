import { limits } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import { cx } from '@lading/ui/cx';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef } from 'react';
import type { TemplateDraft } from '../../../model/template-manager-reducer.ts';
import { ClearBlanks } from '../../clear-blanks.tsx';
import { FailureBanner } from '../../failure-banner.tsx';
import { StepHeading } from '../../step-heading.tsx';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import type { TemplateManager } from './use-template-manager.ts';

interface TemplateEditorProps {
  definition: ImportDefinition;
  manager: TemplateManager;
  draft: TemplateDraft;
}

/** An edited template: its name, and the column of the file for each field (spec §4, §5). */
export function TemplateEditor({ definition, manager, draft }: TemplateEditorProps) {
  const { t, text, label } = useWizardTexts();
  const { state, dispatch, nameError, shared } = manager;
  const { failure, errorsRequested, isBusy } = state;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errorsRequested > 0) form.current?.querySelector<HTMLElement>('input[data-invalid]')?.focus();
  }, [errorsRequested]);
  const labels = new Map(definition.fields.map((field) => [field.key, label(field.label)]));
  const isWide = definition.fields.length > limits.mapping.fieldsPerColumn;
  const refused = failure?.details.find(({ fieldName }) => fieldName === 'name');
  const nameText =
    nameError && errorsRequested > 0
      ? t(`templates.nameFault.${nameError}`, { count: limits.template.nameMaximum })
      : refused
        ? text(refused)
        : undefined;

  return (
    <div ref={form} className="flex flex-col gap-4">
      <StepHeading step={0} title={t('templates.editTitle', { name: draft.was })}>
        {t('templates.editText')}
      </StepHeading>
      {failure && !refused ? <FailureBanner failure={failure} /> : null}
      <TextField
        label={t('templates.name')}
        required
        value={draft.name}
        disabled={isBusy}
        error={nameText}
        onValueChange={(name) => dispatch({ do: 'rename', name })}
      />
      <section aria-labelledby="template-columns" className="border-t border-line pt-3">
        <h4 id="template-columns" className="mb-2.5 text-xs font-semibold text-ink-muted">
          {t('templates.columns')}
        </h4>
        <div className={cx('grid grid-cols-1 gap-x-6 gap-y-3', isWide && 'sm:grid-cols-2')}>
          {definition.fields.map(({ key }) => {
            const other = shared.get(key)?.other;
            return (
              <TextField
                key={key}
                label={labels.get(key)}
                value={draft.mapping[key] ?? ''}
                placeholder={t('templates.noColumn')}
                disabled={isBusy}
                error={other ? t('templates.shared', { field: labels.get(other) ?? other }) : undefined}
                onValueChange={(column) => dispatch({ do: 'map', field: key, column })}
              />
            );
          })}
        </div>
      </section>
      {definition.mayUpdate ? (
        <ClearBlanks
          checked={draft.clearBlanks}
          disabled={isBusy}
          onChange={(on) => dispatch({ do: 'clear-blanks', on })}
        />
      ) : null}
    </div>
  );
}
