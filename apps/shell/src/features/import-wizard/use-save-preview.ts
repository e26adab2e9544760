import type { SavePreview } from '@lading/contracts/entities/import-outcome';
import { useEffect, useState } from 'react';
import { markRows } from './preview-save.ts';
import type { Wizard } from './use-import-wizard.ts';
import type { ReviewSession } from './review-session.ts';

/** Edits come in a row: ask when there has been a pause. */
const pauseMs = 400;

/**
 * What the import of the rows as they stand would do; null while that is not known, when it cannot be done, and for a back end
 * that does not tell. Never in the way: a question that fails is not spoken of.
 */
export function useSavePreview({
  wizard,
  session,
  isWanted,
}: {
  wizard: Wizard;
  session: ReviewSession;
  isWanted: boolean;
}) {
  const { definition, adapter } = wizard;
  const [told, setTold] = useState<{ version: string; preview: SavePreview } | null>(null);
  const version = `${session.edits} ${session.store.getSnapshot().liveRows}`;
  const ask = adapter.preview;

  useEffect(() => {
    if (!ask || !isWanted) return undefined;
    const end = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = end;
      markRows({ definition, store: session.store }, session.idsToSave(), signal)
        .then((marks) => ask(marks, signal))
        .then(
          (preview) => setTold({ version, preview }),
          () => undefined,
        );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [ask, isWanted, definition, session, version]);

  return isWanted && told?.version === version ? told.preview : null;
}
