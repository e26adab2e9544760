import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewSession } from './review/review-session.ts';
import { TemplateFooter } from './templates/template-footer.tsx';
import type { Wizard } from './use-import-wizard.ts';
import type { WizardStep } from './wizard-state.ts';
import type { TemplateManager } from './templates/use-template-manager.ts';
import { useReview } from './review/use-review.ts';
import { useSavePreview } from './save/use-save-preview.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

interface WizardFooterProps {
  /** The step that is shown; for a moment the wizard may have gone on from it already. */
  step: WizardStep;
  wizard: Wizard;
  manager: TemplateManager;
}

/** The acts at the foot of the dialog; each names what it does. */
export function WizardFooter({ step, wizard, manager }: WizardFooterProps) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { state, dispatch, session, readFile, stop, checkRows } = wizard;
  const { busy, file, analysed } = state;
  // What is pressed again before the next step is drawn was meant for this one.
  const inStep = (act: () => void) => () => {
    if (step === state.step) act();
  };
  if (step === 2) return session ? <ReviewFooter wizard={wizard} session={session} inStep={inStep} /> : null;
  if (step === 1) {
    const count = analysed?.rowCount;
    return (
      <>
        <Button disabled={busy !== null} onClick={inStep(() => dispatch({ do: 'go-back' }))}>
          {common('action.back')}
        </Button>
        <Button
          variant="primary"
          disabled={busy !== null}
          loading={busy === 'saving-template'}
          onClick={inStep(() => void checkRows())}
        >
          {count === undefined ? t('mapping.nextUnknown') : t('mapping.next', { count })}
        </Button>
      </>
    );
  }
  if (manager.state.isOpen) return <TemplateFooter manager={manager} />;
  return (
    <>
      {busy === 'uploading' ? <Button onClick={stop}>{t('upload.stop')}</Button> : null}
      <Button
        variant="primary"
        disabled={!file}
        loading={busy === 'uploading'}
        onClick={inStep(() => void readFile())}
      >
        {t('upload.submit')}
      </Button>
    </>
  );
}

interface ReviewFooterProps {
  wizard: Wizard;
  session: ReviewSession;
  inStep: (act: () => void) => () => void;
}

function ReviewFooter({ wizard, session, inStep }: ReviewFooterProps) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { state, dispatch, save, exportErrors } = wizard;
  const { grid, review, gate, heldBack } = useReview(session, state.ignoreErrors);
  const isSaving = state.busy === 'saving';
  const isBusy = state.busy !== null;
  const preview = useSavePreview({ wizard, session, isWanted: gate.isOpen && !isSaving });
  return (
    <>
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full">
        {grid.errorRows > 0 || state.ignoreErrors ? (
          <Checkbox
            label={t(review.heldBack === null ? 'rows.ignore' : 'rows.ignoreGroups', { count: heldBack })}
            checked={state.ignoreErrors}
            disabled={isBusy}
            onCheckedChange={(on) => dispatch({ do: 'ignore-errors', on })}
          />
        ) : null}
        {gate.isOpen ? null : <p className="text-sm text-ink-muted">{t(`rows.gate.${gate.why}`)}</p>}
        {preview ? (
          <output className="text-sm text-ink-muted">
            {'newGroups' in preview
              ? t('rows.newOrders', { count: preview.newGroups })
              : t('rows.preview', preview)}
          </output>
        ) : null}
      </div>
      <Button
        icon={<FileDown aria-hidden="true" />}
        disabled={isBusy || grid.errorRows === 0 || review.loading === 'running'}
        loading={state.busy === 'exporting'}
        onClick={inStep(() => void exportErrors())}
      >
        {t('rows.export')}
      </Button>
      <Button disabled={isBusy} onClick={inStep(() => dispatch({ do: 'go-back' }))}>
        {common('action.back')}
      </Button>
      <Button
        variant="primary"
        disabled={!gate.isOpen || state.busy === 'exporting'}
        loading={isSaving}
        onClick={inStep(() => void save())}
      >
        {isSaving ? t('rows.saving', { count: gate.count }) : t('rows.import', { count: gate.count })}
      </Button>
    </>
  );
}
