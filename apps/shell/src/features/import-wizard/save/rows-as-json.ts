import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { PageTurn } from '../page-turn.ts';

/** Rows that are written between two looks at the clock. */
const atOnce = 100;
/** Characters that are put into bytes at once; all of them at the end would hold the page up for as long as the writing took. */
const pieceCharacters = 256 * 1024;

/** Writes rows as one JSON list, in turns with the page: whole, a large file's would hold it up for half a second. @throws what `signal` was aborted with */
export async function rowsAsJson(
  ids: readonly number[],
  rowOf: (id: number) => ImportRow,
  turn: PageTurn,
  signal: AbortSignal,
): Promise<Blob> {
  const pieces: Blob[] = [];
  let text = '[';
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = ids.slice(at, at + atOnce).map(rowOf);
    text += (at === 0 ? '' : ',') + JSON.stringify(rows).slice(1, -1);
    if (text.length > pieceCharacters) {
      pieces.push(new Blob([text]));
      text = '';
    }
    await turn.giveWay(signal);
  }
  return new Blob([...pieces, text, ']'], { type: 'application/json' });
}
