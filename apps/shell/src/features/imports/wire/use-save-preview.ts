import type { ImportDefinition, SavePreview } from '@lading/contracts/imports';
import { useEffect, useState } from 'react';
import type { ReviewSession } from '../model/review/review-session.ts';
import type { ImportAdapter } from './import-adapter.ts';

/** Edits follow each other quickly: request after a pause. */
const pauseMs = 400;

/**
 * What an import would do: the counts per row, or, if it only creates (decision D8: existing ones are errors of their rows), the
 * number of new groups.
 */
export type Preview = SavePreview | { newGroups: number };

/**
 * What importing the current rows would do; null while unknown, when it is impossible, and for a back end that cannot preview. A
 * failed call is not shown.
 */
export function useSavePreview({
  definition,
  adapter,
  session,
  clearsBlanks,
  isEnabled,
}: {
  definition: ImportDefinition;
  adapter: Pick<ImportAdapter, 'preview'>;
  session: ReviewSession;
  /** Blank cells clear values of existing records (decision D23). */
  clearsBlanks: boolean;
  isEnabled: boolean;
}): Preview | null {
  const [known, setKnown] = useState<{ version: string; preview: Preview } | null>(null);
  const version = `${session.edits} ${session.store.getSnapshot().liveRows} ${clearsBlanks}`;
  const ask = adapter.preview;

  useEffect(() => {
    if (!isEnabled) return undefined;
    const end = new AbortController();
    const { signal } = end;
    async function preview(): Promise<Preview | null> {
      if (!ask)
        return definition.countedIn === 'orders'
          ? { newGroups: await session.outgoing.groupsToSave(signal) }
          : null;
      const { outgoing } = session;
      const ids = await outgoing.idsToSave(signal);
      const rows = {
        marks: () => outgoing.marksOf(ids, signal),
        list: () => outgoing.listOf(ids, signal),
      };
      return ask(rows, { clearBlanks: clearsBlanks }, signal);
    }
    const timer = setTimeout(() => {
      preview().then(
        (found) => found && setKnown({ version, preview: found }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [ask, isEnabled, definition, session, clearsBlanks, version]);

  return isEnabled && known?.version === version ? known.preview : null;
}
