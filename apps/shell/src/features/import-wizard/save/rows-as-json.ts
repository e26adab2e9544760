import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { PageTurn } from '../page-turn.ts';

/** Rows that are written between two looks at the clock. */
const atOnce = 100;

/** Writes rows as one JSON list, in turns with the page: whole, a large file's would hold it up for half a second. @throws what `signal` was aborted with */
export async function rowsAsJson(
  ids: readonly number[],
  rowOf: (id: number) => ImportRow,
  turn: PageTurn,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: string[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = ids.slice(at, at + atOnce).map(rowOf);
    parts.push(at === 0 ? '[' : ',', JSON.stringify(rows).slice(1, -1));
    await turn.giveWay(signal);
  }
  return new Blob(parts.length === 0 ? ['[]'] : [...parts, ']'], { type: 'application/json' });
}
