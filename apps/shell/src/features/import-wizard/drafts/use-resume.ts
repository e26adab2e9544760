import { useEffect, useRef, useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import type { ImportDraft } from './import-draft.ts';
import type { Drafts } from './use-drafts.ts';
import type { Wizard } from '../use-import-wizard.ts';

interface ResumeParts {
  drafts: Drafts;
  keeper: DraftKeeper;
  wizard: Wizard;
  /** The unfinished import to go on with at once; null to begin anew. */
  resumed: ImportDraft | null;
}

/** Goes on with an unfinished import: brings its file and edits from where they are kept. */
export function useResume({ drafts, keeper, wizard, resumed }: ResumeParts) {
  const [isFileGone, setIsFileGone] = useState(false);
  const hasBegun = useRef(false);

  async function goOn(draft: ImportDraft) {
    const { store } = drafts;
    try {
      const [file, edits] = await Promise.all([store?.file(draft.id), store?.edits(draft)]);
      if (!store || !file || !edits) throw new Error('The file is gone');
      keeper.resume(store, draft, file);
      await wizard.resume({ draft, file, edits });
    } catch {
      // Signed out in another tab, or swept away by the browser.
      setIsFileGone(true);
      await drafts.discard(draft.id);
    }
  }

  useEffect(() => {
    if (!resumed || hasBegun.current) return;
    hasBegun.current = true;
    void goOn(resumed);
  });

  return { isFileGone, goOn };
}
