import { useEffect, useRef, useState } from 'react';
import { DraftKeeper } from './draft-keeper.ts';
import type { ImportKind } from '../import-kind.ts';
import type { ReviewSession } from '../review/review-session.ts';
import type { Drafts } from './use-drafts.ts';
import type { WizardState } from '../wizard-state.ts';

/** The keeper of the open wizard. */
export function useDraftKeeper(kind: ImportKind, { owner }: Drafts): DraftKeeper {
  const [keeper] = useState(() => new DraftKeeper({ kind, owner }));
  return keeper;
}

/** Has the keeper follow the wizard. Unmounted without a decision, as when the page changes, what was kept stays. */
export function useKeptWizard(
  keeper: DraftKeeper,
  { store }: Drafts,
  { state, session }: { state: WizardState; session: ReviewSession | null },
): void {
  useEffect(() => keeper.keep(state, store), [keeper, state, store]);
  useEffect(() => {
    if (session) keeper.follow(session);
  }, [keeper, session]);
  const isSaving = useRef(false);
  useEffect(() => {
    isSaving.current = state.busy === 'saving';
  });
  useEffect(
    () => () => {
      // A save that goes on keeps it until it has ended.
      if (!isSaving.current) keeper.leave();
    },
    [keeper],
  );
}
