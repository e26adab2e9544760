import type { UserInfo } from '@lading/contracts/identity';
import type { ImportDraft } from './import-draft.ts';

/** How long an unfinished import is offered after its last change. */
export const draftLifeMs = 24 * 60 * 60 * 1000;

/** The owner of an import: the person in the organization. Stored imports are never offered to another owner. */
export function draftOwner({ user, org }: Pick<UserInfo, 'user' | 'org'>): string {
  return JSON.stringify([user.userId, org.orgId]);
}

/** What to do with the imports found in the browser. */
export interface DraftSelection {
  /** At most one of each kind, the newest first. */
  offered: ImportDraft[];
  /** To be deleted: another person's, expired, or followed by a newer one of its kind. */
  expired: string[];
}

/**
 * Sorts the imports found in the browser. An import that another tab has open is neither offered nor touched, unless it is another
 * person's.
 *
 * @param now milliseconds since 1970
 */
export function selectDrafts(
  found: readonly ImportDraft[],
  { owner, now, open }: { owner: string; now: number; open: ReadonlySet<string> },
): DraftSelection {
  const selection: DraftSelection = { offered: [], expired: [] };
  for (const draft of found.toSorted((one, other) => other.savedAt - one.savedAt)) {
    const isMine = draft.owner === owner;
    if (isMine && open.has(draft.id)) continue;
    // Setting the clock back must not extend its life.
    const isFresh = Math.abs(now - draft.savedAt) < draftLifeMs;
    const isNewest = selection.offered.every(({ kind }) => kind !== draft.kind);
    if (isMine && isFresh && isNewest) selection.offered.push(draft);
    else selection.expired.push(draft.id);
  }
  return selection;
}

const lockPrefix = 'lading.import-draft ';

/** Shows other tabs that an import is open here, until this tab is closed or crashes; returns the release function. */
export function holdDraft(id: string): () => void {
  const end = new AbortController();
  void navigator.locks?.request(
    lockPrefix + id,
    () =>
      new Promise<void>((resolve) => {
        end.signal.addEventListener('abort', () => resolve());
        if (end.signal.aborted) resolve();
      }),
  );
  return () => end.abort();
}

/** The imports that some tab has open. */
export async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  );
}
