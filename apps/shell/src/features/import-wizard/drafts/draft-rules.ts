import type { UserInfo } from '@lading/contracts/entities/user-info';
import type { ImportDraft } from './import-draft.ts';

/** How long an unfinished import is offered after its last change. */
export const draftLifeMs = 24 * 60 * 60 * 1000;

/** The person in the organisation, as an import's owner: what is kept for one is never offered to another. */
export function draftOwner({ user, org }: Pick<UserInfo, 'user' | 'org'>): string {
  return JSON.stringify([user.userId, org.orgId]);
}

/** What to do with the imports found in the browser. */
export interface DraftSelection {
  /** At most one of each kind, the newest first. */
  offered: ImportDraft[];
  /** Another person's, out of date, or followed by a newer one of its kind. */
  doomed: string[];
}

/**
 * Sorts what was found in the browser. An import that another tab has open is neither offered nor touched, unless it is another person's.
 *
 * @param now milliseconds since 1970
 */
export function selectDrafts(
  found: readonly ImportDraft[],
  { owner, now, open }: { owner: string; now: number; open: ReadonlySet<string> },
): DraftSelection {
  const selection: DraftSelection = { offered: [], doomed: [] };
  for (const draft of found.toSorted((one, other) => other.savedAt - one.savedAt)) {
    const isMine = draft.owner === owner;
    if (isMine && open.has(draft.id)) continue;
    // A clock that was set back must not lengthen its life.
    const isFresh = Math.abs(now - draft.savedAt) < draftLifeMs;
    const isNewest = selection.offered.every(({ kind }) => kind !== draft.kind);
    if (isMine && isFresh && isNewest) selection.offered.push(draft);
    else selection.doomed.push(draft.id);
  }
  return selection;
}
