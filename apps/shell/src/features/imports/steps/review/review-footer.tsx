import type { ImportDefinition } from '@lading/contracts/imports';
import { useGridSnapshot } from '@lading/data-grid';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { FileDown } from 'lucide-react';
import { useSyncExternalStore, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { importGate } from '../../model/review/import-gate.ts';
import type { ReviewSession } from '../../model/review/review-session.ts';
import type { WizardAction, WizardState } from '../../model/wizard-state.ts';
import type { ImportAdapter } from '../../wire/import-adapter.ts';
import { useSavePreview } from '../../wire/use-save-preview.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { SavePreviewText } from './save-preview-text.tsx';

interface ReviewFooterProps {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  session: ReviewSession;
  onExport: () => void;
  onBack: () => void;
  onSave: () => void;
}

/** The buttons at the bottom of step 2: export the rows with errors, go back, import; and a preview of the import. */
export function ReviewFooter(props: ReviewFooterProps) {
  const { definition, adapter, state, dispatch, session, onExport, onBack, onSave } = props;
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { grid, review, gate, heldBack } = useReview(session, state.ignoreErrors);
  const isSaving = state.busy === 'saving';
  const isBusy = state.busy !== null;
  const preview = useSavePreview({
    definition,
    adapter,
    session,
    clearsBlanks: state.clearsBlanks,
    isEnabled: gate.isOpen && !isSaving,
  });
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
        {preview ? <SavePreviewText definition={definition} preview={preview} /> : null}
      </div>
      <Button
        icon={<FileDown aria-hidden="true" />}
        disabled={isBusy || grid.errorRows === 0 || review.loading === 'running'}
        loading={state.busy === 'exporting'}
        onClick={onExport}
      >
        {t('rows.export')}
      </Button>
      <Button disabled={isBusy} onClick={onBack}>
        {common('action.back')}
      </Button>
      <Button
        variant="primary"
        disabled={!gate.isOpen || state.busy === 'exporting'}
        loading={isSaving}
        onClick={onSave}
      >
        {isSaving ? t('rows.saving', { count: gate.count }) : t('rows.import', { count: gate.count })}
      </Button>
    </>
  );
}

/** The figures of the rows under review, and whether they may be imported. */
function useReview(session: ReviewSession, ignoreErrors: boolean) {
  const grid = useGridSnapshot(session.store);
  const review = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const heldBack = review.heldBack ?? grid.errorRows;
  const gate = importGate({
    isLoading: review.loading !== 'ready',
    fileCheck: review.fileCheck,
    isChecking: review.isCounting || review.checking + grid.uncheckedRows > 0,
    rows: grid.liveRows - review.blankRows,
    errorRows: heldBack,
    ignoreErrors,
  });
  return { grid, review, gate, heldBack };
}
