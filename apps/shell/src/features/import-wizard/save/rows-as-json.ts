import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { PageTurn } from '../page-turn.ts';
import { JsonList } from './json-list.ts';

/** Rows that are written between two looks at the clock. */
const atOnce = 20;

/** Writes rows as one JSON list, in turns with the page: whole, a large file's would hold it up for half a second. @throws what `signal` was aborted with */
export async function rowsAsJson(
  ids: readonly number[],
  rowOf: (id: number) => ImportRow,
  turn: PageTurn,
  signal: AbortSignal,
): Promise<Blob> {
  const list = new JsonList();
  for (let at = 0; at < ids.length; at += atOnce) {
    for (const id of ids.slice(at, at + atOnce)) list.add(rowOf(id));
    await turn.giveWay(signal);
  }
  return new Blob(list.parts, { type: 'application/json' });
}
