import { limits } from '@lading/contracts/core';
import { refusedEnding, type ImportDefinition, type MappingTemplate } from '@lading/contracts/imports';
import { Button } from '@lading/ui/button';
import { FileDrop } from '@lading/ui/file-drop';
import { Progress } from '@lading/ui/progress';
import { Select } from '@lading/ui/select';
import { Download, ListChecks } from 'lucide-react';
import { useState, type Dispatch, type ReactNode } from 'react';
import { acceptedEndings, fileRefusal } from '../../model/file-rules.ts';
import type { WizardAction, WizardState } from '../../model/wizard-state.ts';
import type { Templates } from '../../wire/template-queries.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';
import type { TemplateManager } from './templates/use-template-manager.ts';
import { saveFile } from '@lading/ui/save-file';
import { sampleFile, type SampleKind } from './sample-file.ts';

/** The workbook first: it keeps the zeros of codes, which a CSV loses when a spreadsheet program opens it. */
const kinds: readonly SampleKind[] = ['xlsx', 'csv'];

/** Saves the sample file of an import on the reader's disk, as a workbook or as CSV. */
function SampleDownload({ definition }: { definition: ImportDefinition }) {
  const { t, language, label } = useWizardTexts();

  async function download(kind: SampleKind) {
    const name = t('upload.sampleName', { title: label(definition.title) });
    saveFile(await sampleFile(definition, kind, language), `${name}.${kind}`);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => void download(kind)}
        >
          {t('upload.sample', { kind: `.${kind}` })}
        </Button>
      ))}
    </div>
  );
}

interface TemplateChoiceProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** The template used for the columns. */
  template: MappingTemplate | null;
  templates: Templates;
  manager: TemplateManager;
}

interface UploadStepProps extends TemplateChoiceProps {
  definition: ImportDefinition;
  /** Content above the choice of a file. */
  children?: ReactNode;
}

/** Step 0: choose one file, and a template if there is one (spec §2, §5). */
export function UploadStep({ definition, children, ...props }: UploadStepProps) {
  const { t, label, bytes, number, text } = useWizardTexts();
  const { state, dispatch, templates } = props;
  const [refusedName, setRefusedName] = useState('');
  const size = `${number(Math.round(limits.importFile.bytes / 1024 ** 2))} MB`;
  const refusals = {
    type: text(refusedEnding(refusedName)),
    count: t('upload.onlyOne'),
    size: t('upload.tooLarge', { size }),
    empty: t('upload.empty'),
  };
  const groupedBy = definition.fields.find(({ key }) => key === definition.grouping?.by);
  const required = definition.fields.filter((field) => field.required);

  function choose(file: File | null) {
    const why = file ? fileRefusal(file) : null;
    dispatch(why ? { do: 'refuse-file', why } : { do: 'choose-file', file });
  }

  return (
    <div className="flex flex-col gap-4">
      <StepHeading step={0} title={t('upload.title')}>
        {t('upload.text')}
      </StepHeading>
      {children}
      <FileDrop
        label={t('upload.fileLabel')}
        file={state.file}
        onFileChange={choose}
        onRefuse={(why, name) => {
          setRefusedName(name);
          dispatch({ do: 'refuse-file', why });
        }}
        accept={acceptedEndings}
        chooseLabel={t('upload.choose')}
        dropText={t('upload.drop')}
        hint={t('upload.hint', { size, rows: limits.importFile.rows })}
        removeLabel={t('upload.remove')}
        formatSize={bytes}
        error={state.refusal ? refusals[state.refusal] : undefined}
        disabled={state.busy !== null}
      />
      {state.failure ? <FailureBanner failure={state.failure} hasWork={false} /> : null}
      {state.busy === 'uploading' ? (
        <output className="block">
          <Progress label={t('upload.uploading', { name: state.file?.name ?? '' })} value={null} />
        </output>
      ) : null}
      {templates.list.length > 0 ? <TemplateChoice {...props} /> : null}
      <section className="rounded-lg border border-line p-3">
        <h4 className="text-sm font-semibold text-ink">{t('upload.required')}</h4>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {required.map((field) => (
            <li key={field.key} className="rounded-sm bg-hover px-1.5 py-0.5 text-xs text-ink">
              {label(field.label)}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-xs text-ink-muted">{t('upload.requiredText')}</p>
        {groupedBy ? (
          <p className="mt-1 text-xs text-ink-muted">
            {t(definition.countedIn === 'orders' ? 'upload.groupText' : 'upload.groupRowsText', {
              field: label(groupedBy.label),
            })}
          </p>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1 basis-56 text-xs text-ink-muted">{t('upload.sampleText')}</p>
          <SampleDownload definition={definition} />
        </div>
      </section>
    </div>
  );
}

/** The template used for the columns, and the link to the templates (spec §2, step 0). */
function TemplateChoice({ state, dispatch, template, templates, manager }: TemplateChoiceProps) {
  const { t } = useWizardTexts();
  const isBusy = state.busy !== null;
  return (
    <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
      <Select
        className="min-w-0 flex-1"
        label={t('upload.template')}
        value={template?.excelFieldMappingId ?? ''}
        onValueChange={(id) => dispatch({ do: 'choose-template', templateId: id === '' ? null : id })}
        disabled={isBusy}
        options={[
          { value: '', label: t('upload.noTemplate') },
          ...templates.list.map(({ excelFieldMappingId, name }) => ({
            value: excelFieldMappingId,
            label: name,
          })),
        ]}
      />
      <Button
        icon={<ListChecks aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => manager.dispatch({ do: 'open' })}
      >
        {t('templates.manage')}
      </Button>
    </div>
  );
}
