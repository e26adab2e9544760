import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewSession } from './review/review-session.ts';
import { TemplateFooter } from './templates/template-footer.tsx';
import type { Wizard } from './use-import-wizard.ts';
import type { TemplateManager } from './templates/use-template-manager.ts';
import { useReview } from './review/use-review.ts';
import { useSavePreview } from './save/use-save-preview.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

/** The acts at the foot of the dialog; each names what it does. */
export function WizardFooter({ wizard, manager }: { wizard: Wizard; manager: TemplateManager }) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { state, dispatch, session, readFile, stop, checkRows } = wizard;
  const { step, busy, file, analysed } = state;
  if (step === 2) return session ? <ReviewFooter wizard={wizard} session={session} /> : null;
  if (step === 1) {
    const count = analysed?.rowCount;
    return (
      <>
        <Button disabled={busy !== null} onClick={() => dispatch({ do: 'go-back' })}>
          {common('action.back')}
        </Button>
        <Button
          variant="primary"
          disabled={busy !== null}
          loading={busy === 'saving-template'}
          onClick={() => void checkRows()}
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
        onClick={() => void readFile()}
      >
        {t('upload.submit')}
      </Button>
    </>
  );
}

function ReviewFooter({ wizard, session }: { wizard: Wizard; session: ReviewSession }) {
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
        onClick={() => void exportErrors()}
      >
        {t('rows.export')}
      </Button>
      <Button disabled={isBusy} onClick={() => dispatch({ do: 'go-back' })}>
        {common('action.back')}
      </Button>
      <Button
        variant="primary"
        disabled={!gate.isOpen || state.busy === 'exporting'}
        loading={isSaving}
        onClick={() => void save()}
      >
        {isSaving ? t('rows.saving', { count: gate.count }) : t('rows.import', { count: gate.count })}
      </Button>
    </>
  );
}
