import { openDrafts } from './draft-rules.ts';
import type { DraftStore } from './draft-store.ts';
import type { ImportDraft, KeptImport } from './import-draft.ts';

/** An unfinished import to resume, or the reason why it cannot be resumed: another tab has it open, or it is no longer stored. */
type TakenUp = KeptImport | 'elsewhere' | 'gone';

/**
 * Loads an unfinished import in its current state, since another tab may have continued it after it was offered.
 *
 * @throws DOMException of the browser's database
 */
export async function takeUp(
  store: Pick<DraftStore, 'draft' | 'file' | 'edits'>,
  offered: ImportDraft,
  open: () => Promise<ReadonlySet<string>> = openDrafts,
): Promise<TakenUp> {
  if ((await open()).has(offered.id)) return 'elsewhere';
  const draft = await store.draft(offered.id);
  if (draft?.owner !== offered.owner) return 'gone';
  const [file, edits] = await Promise.all([store.file(draft.id), store.edits(draft)]);
  return file ? { draft, file, edits } : 'gone';
}
