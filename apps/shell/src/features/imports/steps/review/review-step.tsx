import type { ImportDefinition } from '@lading/contracts/imports';
import { DataGrid, type GridHandle } from '@lading/data-grid';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Progress } from '@lading/ui/progress';
import { useIsPhone } from '@lading/ui/use-media-query';
import { useCallback, useMemo, useRef, useSyncExternalStore, useEffect, type RefObject } from 'react';
import { placesCounted } from '../../model/rows/row-groups.ts';
import type { ReviewSession } from '../../model/review/review-session.ts';
import type { WizardFailure } from '../../model/wizard-failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useFieldOptions } from '../use-field-options.ts';
import { useInTurns } from '../use-in-turns.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { gridColumnOf } from './grid-column-of.ts';
import { IssueSide } from './issues/issue-side.tsx';
import { PrintedRows } from './printed-rows.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { useGridTexts } from './use-grid-texts.ts';
import { isComposing } from '@lading/ui/is-composing';

interface ReviewStepProps {
  definition: ImportDefinition;
  session: ReviewSession;
  /** Rows that the analysis counted, for the progress. */
  rowCount: number | undefined;
  /** Why the save failed. */
  failure: WizardFailure | null;
}

/** Step 2: the rows in a grid, to be reviewed and corrected (spec §2, §5). */
export function ReviewStep({ definition, session, rowCount, failure }: ReviewStepProps) {
  const { t, label } = useWizardTexts();
  const optionsOf = useFieldOptions();
  const review = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const grid = useRef<GridHandle>(null);
  const isNarrow = useIsPhone();
  const texts = useGridTexts();
  const arranged = useSyncExternalStore(session.columns.subscribe, session.columns.getSnapshot);
  const columns = useMemo(() => {
    const { order, unmapped, showsUnmapped } = arranged;
    const fields = order.flatMap((key) => definition.fields.find((field) => field.key === key) ?? []);
    return fields
      .filter(({ key }) => showsUnmapped || !unmapped.has(key))
      .map((field) => gridColumnOf(field, label, optionsOf));
  }, [definition, arranged, label, optionsOf]);
  const rowLabel = useCallback((row: number) => String(session.rowNumber(row)), [session]);
  const emptyNote = useCallback(
    (row: number, key: string) => {
      if (key !== session.groups.by || !session.groups.continues(row)) return '';
      const count = session.groups.placeOf(row);
      return count < placesCounted ? t('rows.package', { count }) : t('rows.furtherPackage');
    },
    [session, t],
  );
  const touched = useFirstIssue(session, grid);
  useUndoKeys(grid);
  const isLoading = review.loading === 'running';
  // Renders grid, toolbar and errors in turn; otherwise React would render all of them in one task while rows arrive.
  const drawn = useInTurns(3, 1);

  return (
    <div className="flex h-full min-h-0 flex-col gap-3 px-5 pb-4 max-sm:px-4">
      <StepHeading step={2} title={t('rows.title')}>
        <span className="max-sm:hidden">{t('rows.text')}</span>
      </StepHeading>
      {failure ? <FailureBanner failure={failure} /> : null}
      {review.failure ? (
        <FailureBanner
          failure={review.failure}
          actions={
            <Button size="small" onClick={() => void session.load()}>
              {t('rows.loadAgain')}
            </Button>
          }
        />
      ) : null}
      {review.fileCheckFailure ? (
        <FailureBanner
          failure={review.fileCheckFailure}
          actions={
            <Button size="small" onClick={() => void session.checkFile()}>
              {t('rows.checkAgain')}
            </Button>
          }
        />
      ) : null}
      {review.hasCheckFailed ? (
        <Banner
          tone="warning"
          live
          actions={
            <Button size="small" onClick={() => session.checkAgain()}>
              {t('rows.checkAgain')}
            </Button>
          }
        >
          {t('rows.checkFailed')}
        </Banner>
      ) : null}
      {drawn > 1 ? (
        <ReviewToolbar
          store={session.store}
          columns={session.columns}
          grid={grid}
          checking={review.checking}
          mergedRows={review.mergedRows}
          rowsWithoutData={review.rowsWithoutData}
          isFileChecked={review.fileCheck !== 'running'}
          isLoading={isLoading}
        />
      ) : (
        <div className="min-h-control" />
      )}
      {isLoading ? (
        <Progress
          label={t('rows.loading')}
          value={rowCount ? review.loaded : null}
          max={rowCount ?? 100}
          valueText={
            rowCount
              ? t('rows.loadingOf', { loaded: review.loaded, total: rowCount })
              : t('rows.loadingSome', { loaded: review.loaded })
          }
        />
      ) : null}
      <div className="flex min-h-40 flex-1 flex-col gap-3 lg:flex-row print:min-h-0">
        <div ref={touched} className="min-h-0 min-w-0 flex-1 print:hidden">
          <DataGrid
            ref={grid}
            store={session.store}
            columns={columns}
            texts={texts}
            rowLabel={rowLabel}
            emptyNote={emptyNote}
            frozen={isNarrow ? 0 : 1}
          />
        </div>
        {drawn > 2 ? <IssueSide definition={definition} session={session} grid={grid} /> : null}
      </div>
      <PrintedRows
        store={session.store}
        columns={columns}
        rowHeading={texts.rowNumber}
        rowLabel={rowLabel}
        emptyNote={emptyNote}
        issueText={texts.issue}
      />
    </div>
  );
}

/** Signs that the user is already working in the grid. */
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls the first issue to the middle of the grid once the rows are read, or once the server has found the first. Focus stays
 * on the heading, which a screen reader is announcing, and a user who is already working is not interrupted. Returns the ref of
 * the grid's container.
 */
function useFirstIssue(session: ReviewSession, grid: RefObject<GridHandle | null>) {
  const { loading, fileCheck } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const isOver = useRef(false);

  useEffect(() => {
    if (isOver.current || loading !== 'ready' || fileCheck === 'waiting') return;
    const cell = session.columns.firstIssue();
    if (cell && grid.current?.showCell(cell)) isOver.current = true;
  }, [session, grid, loading, fileCheck]);

  return useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const stop = () => (isOver.current = true);
    for (const sign of signs) place.addEventListener(sign, stop, { passive: true });
    return () => {
      for (const sign of signs) place.removeEventListener(sign, stop);
    };
  }, []);
}

/** Fields that undo their own typing, and dialogs in front of the rows. */
const elsewhere = 'input:not([type=checkbox]), textarea, [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Ctrl+Z and Ctrl+Y undo and redo in the rows with focus anywhere, for example after a fix from the panel; the grid handles its
 * own keys, and a text field undoes its own typing.
 */
function useUndoKeys(grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, key, shiftKey } = event;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !isComposing(event);
      if (!isCommand || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      const letter = key.toLowerCase();
      const isUndo = letter === 'z' && !shiftKey;
      if (!isUndo && letter !== 'y' && letter !== 'z') return;
      event.preventDefault();
      if (isUndo) grid.current?.undo();
      else grid.current?.redo();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [grid]);
}
