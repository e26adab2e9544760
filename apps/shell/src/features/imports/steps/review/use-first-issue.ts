import type { GridHandle } from '@lading/data-grid';
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ReviewSession } from '../../model/review/review-session.ts';

/** What shows that the user is already at work in the grid. */
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Brings the first issue to the middle of the grid once the rows are read, or once the server has found the first. Focus stays at the
 * heading, which is being read out, and a user who has begun to work is left alone. Returns the ref of the grid's place.
 */
export function useFirstIssue(session: ReviewSession, grid: RefObject<GridHandle | null>) {
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
