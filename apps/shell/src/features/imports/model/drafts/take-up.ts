import { openDrafts } from './draft-rules.ts';
import type { DraftStore } from './draft-store.ts';
import type { ImportDraft, KeptImport } from './import-draft.ts';

/** An unfinished import that is taken up, or why it cannot be: another tab has it open, or this browser has it no more. */
type TakenUp = KeptImport | 'elsewhere' | 'gone';

/**
 * Takes up an unfinished import as it is kept now: since it was offered, another tab may have gone on with it, and written to it.
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
