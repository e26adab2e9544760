import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import { FileDrop } from '@lading/ui/file-drop';
import { Progress } from '@lading/ui/progress';
import type { ReactNode } from 'react';
import { FailureBanner } from '../failure-banner.tsx';
import { acceptedEndings, fileRefusal } from './file-rules.ts';
import { SampleDownload } from './sample-download.tsx';
import { StepHeading } from '../step-heading.tsx';
import { TemplateChoice } from '../templates/template-choice.tsx';
import type { Wizard } from '../use-import-wizard.ts';
import type { TemplateManager } from '../templates/use-template-manager.ts';
import type { Templates } from '../templates/use-templates.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface UploadStepProps {
  definition: ImportDefinition;
  templates: Templates;
  manager: TemplateManager;
  wizard: Wizard;
  /** What stands before the choice of a file. */
  children?: ReactNode;
}

/** Step 0: one file, and a template where there is one (spec §2, §5). */
export function UploadStep({ definition, templates, manager, wizard, children }: UploadStepProps) {
  const { t, label, bytes, number } = useWizardTexts();
  const { state, dispatch } = wizard;
  const size = `${number(Math.round(limits.importFile.bytes / 1024 ** 2))} MB`;
  const refusals = {
    type: t('upload.onlyFileType'),
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
        onRefuse={(why) => dispatch({ do: 'refuse-file', why })}
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
      {templates.list.length > 0 ? (
        <TemplateChoice wizard={wizard} templates={templates} manager={manager} />
      ) : null}
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
            {t('upload.groupText', { field: label(groupedBy.label) })}
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
