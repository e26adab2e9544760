import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { DataGrid, type GridHandle } from '@lading/ui/data-grid';
import { Progress } from '@lading/ui/progress';
import { useMediaQuery } from '@lading/ui/use-media-query';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { FailureBanner } from '../failure-banner.tsx';
import { FaultSide } from '../faults/fault-side.tsx';
import { gridColumnOf } from './grid-column-of.ts';
import { ReviewToolbar } from './review-toolbar.tsx';
import type { ReviewSession } from './review-session.ts';
import { StepHeading } from '../step-heading.tsx';
import { useGridTexts } from './use-grid-texts.ts';
import { useInTurns } from '../use-in-turns.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import type { WizardFailure } from '../wizard-failure.ts';

interface ReviewStepProps {
  definition: ImportDefinition;
  session: ReviewSession;
  /** Rows that the analysis counted, for the progress. */
  rowCount: number | undefined;
  /** Why the save failed. */
  failure: WizardFailure | null;
}

/** Step 2: the rows in a grid, to be looked over and mended (spec §2, §5). */
export function ReviewStep({ definition, session, rowCount, failure }: ReviewStepProps) {
  const { t, label } = useWizardTexts();
  const review = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const grid = useRef<GridHandle>(null);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const texts = useGridTexts();
  const columns = useMemo(
    () => definition.fields.map((field) => gridColumnOf(field, label)),
    [definition, label],
  );
  const rowLabel = useCallback((row: number) => String(session.rowNumber(row)), [session]);
  const isLoading = review.loading === 'running';
  // Grid, toolbar and errors one after another: rows that come in meanwhile would have React draw all of it in one task.
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
          grid={grid}
          checking={review.checking}
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
      <div className="flex min-h-40 flex-1 flex-col gap-3 lg:flex-row">
        <div className="min-h-0 min-w-0 flex-1">
          <DataGrid
            ref={grid}
            store={session.store}
            columns={columns}
            texts={texts}
            rowLabel={rowLabel}
            frozen={isNarrow ? 0 : 1}
          />
        </div>
        {drawn > 2 ? <FaultSide definition={definition} session={session} grid={grid} /> : null}
      </div>
    </div>
  );
}
