import type { SavePreview } from '@lading/contracts/entities/import-outcome';
import { useEffect, useState } from 'react';
import { markRows } from './preview-save.ts';
import type { Wizard } from '../use-import-wizard.ts';
import type { ReviewSession } from '../review/review-session.ts';

/** Edits come in a row: ask when there has been a pause. */
const pauseMs = 400;

/** What an import would do: per row, or where it only creates (decision D8: what exists is an error on its row) how many groups are new. */
type Told = SavePreview | { newGroups: number };

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
}): Told | null {
  const { definition, adapter } = wizard;
  const [told, setTold] = useState<{ version: string; preview: Told } | null>(null);
  const version = `${session.edits} ${session.store.getSnapshot().liveRows}`;
  const ask = adapter.preview;

  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    const { signal } = end;
    async function tell(): Promise<Told | null> {
      if (!ask)
        return definition.grouping ? { newGroups: await session.outgoing.groupsToSave(signal) } : null;
      const ids = await session.outgoing.idsToSave(signal);
      return ask(await markRows({ definition, store: session.store }, ids, signal), signal);
    }
    const timer = setTimeout(() => {
      tell().then(
        (preview) => preview && setTold({ version, preview }),
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
