import { useEffect, useRef, useState } from 'react';
import { DraftKeeper } from './model/drafts/draft-keeper.ts';
import type { ImportDraft } from './model/drafts/import-draft.ts';
import { takeUp } from './model/drafts/take-up.ts';
import type { ImportKind } from './model/import-kind.ts';
import type { ReviewSession } from './model/review/review-session.ts';
import type { WizardState } from './model/wizard-state.ts';
import type { Drafts } from './use-drafts.ts';
import type { Wizard } from './use-import-wizard.ts';

/** The keeper of the open wizard. */
export function useDraftKeeper(kind: ImportKind, { owner }: Drafts): DraftKeeper {
  const [keeper] = useState(() => new DraftKeeper({ kind, owner }));
  return keeper;
}

/** Stores the state of the wizard. If it is unmounted without a decision, as when the page changes, stored data stays. */
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
      // A save in progress needs the data until it has ended.
      if (!isSaving.current) keeper.leave();
    },
    [keeper],
  );
}

interface ResumeContext {
  drafts: Drafts;
  keeper: DraftKeeper;
  wizard: Wizard;
  /** The unfinished import to resume; null for a new one. */
  resumed: ImportDraft | null;
}

/** Resumes an unfinished import: loads its file and edits from the store. */
export function useResume({ drafts, keeper, wizard, resumed }: ResumeContext) {
  const [obstacle, setObstacle] = useState<'elsewhere' | 'gone' | null>(null);
  const hasBegun = useRef(false);

  async function resume(draft: ImportDraft) {
    const { store } = drafts;
    // The database may have been deleted by a sign-out in another tab, or by the browser.
    const taken = store ? await takeUp(store, draft).catch(() => 'gone' as const) : 'gone';
    if (store && typeof taken === 'object') {
      keeper.resume(store, taken.draft, taken.file);
      await wizard.resume(taken);
      return;
    }
    setObstacle(taken === 'elsewhere' ? taken : 'gone');
    await (taken === 'elsewhere' ? drafts.refresh() : drafts.discard(draft.id));
  }

  useEffect(() => {
    if (!resumed || hasBegun.current) return;
    hasBegun.current = true;
    void resume(resumed);
  });

  return { obstacle, resume };
}
