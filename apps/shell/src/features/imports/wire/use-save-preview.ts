import type { ImportDefinition, SavePreview } from '@lading/contracts/imports';
import { useEffect, useState } from 'react';
import type { ReviewSession } from '../model/review/review-session.ts';
import type { ImportAdapter } from './import-adapter.ts';

/** Edits follow each other quickly: request after a pause. */
const pauseMs = 400;

/**
 * What an import would do: per row, or, if it only creates (decision D8: existing ones are errors of their rows), how many groups are
 * new.
 */
type Preview = SavePreview | { newGroups: number };

/**
 * What importing the current rows would do; null while unknown, when it is impossible, and for a back end that cannot preview. A
 * failed call is not shown.
 */
export function useSavePreview({
  definition,
  adapter,
  session,
  isEnabled,
}: {
  definition: ImportDefinition;
  adapter: Pick<ImportAdapter, 'preview'>;
  session: ReviewSession;
  isEnabled: boolean;
}): Preview | null {
  const [known, setKnown] = useState<{ version: string; preview: Preview } | null>(null);
  const version = `${session.edits} ${session.store.getSnapshot().liveRows}`;
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
      const ids = await session.outgoing.idsToSave(signal);
      return ask(await session.outgoing.marksOf(ids, signal), signal);
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
  }, [ask, isEnabled, definition, session, version]);

  return isEnabled && known?.version === version ? known.preview : null;
}
