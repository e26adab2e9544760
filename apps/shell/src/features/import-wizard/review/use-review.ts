import { useGridSnapshot } from '@lading/ui/data-grid';
import { useSyncExternalStore } from 'react';
import { importGate } from './import-gate.ts';
import type { ReviewSession } from './review-session.ts';

/** The figures of the rows under review, and whether they may be imported. */
export function useReview(session: ReviewSession, ignoreErrors: boolean) {
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
