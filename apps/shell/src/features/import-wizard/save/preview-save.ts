import type { SavePreview } from '@lading/contracts/entities/import-outcome';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { rowDigest } from '@lading/import-engine/row-digest';
import type { GridStore } from '@lading/ui/data-grid';
import { PageTurn } from '../page-turn.ts';
import { JsonList } from './json-list.ts';

/** What a preview asks about: the keys of the rows and a mark of what each says, in the same order. */
export interface RowMarks {
  keys: JsonList;
  digests: JsonList;
}

/** Asks what a save would do. */
export type PreviewCall = (marks: RowMarks, signal: AbortSignal) => Promise<SavePreview>;

/** Marks rows of the grid, in turns with the page. @throws what `signal` was aborted with */
export async function markRows(
  { definition, store }: { definition: ImportDefinition; store: Pick<GridStore, 'value'> },
  ids: readonly number[],
  signal: AbortSignal,
): Promise<RowMarks> {
  const [keyField] = definition.uniqueBy;
  const marks: RowMarks = { keys: new JsonList(), digests: new JsonList() };
  const turn = new PageTurn();
  for (const id of ids) {
    const text = (key: string) => store.value(id, key);
    marks.keys.add(text(keyField!).trim());
    marks.digests.add(rowDigest(definition, text));
    await turn.giveWay(signal);
  }
  return marks;
}
