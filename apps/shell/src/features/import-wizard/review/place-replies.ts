import type { ImportRow } from '@lading/contracts/entities/import-row';
import { rowAtNumber } from './row-at-number.ts';

/** What the server found in a row of the grid. */
export interface PlacedReply {
  row: number;
  reply: ImportRow;
}

/**
 * Finds the rows of the grid that the server's rows belong to: by their number in the file, or of a back end that tells none by their
 * order, if it has as many as there are here; otherwise nobody knows which row is meant, and the check at the save must do.
 *
 * @param rowNumbers the numbers in the file of the grid's rows, ascending
 */
export async function* placeReplies(
  replies: AsyncIterable<ImportRow>,
  rowNumbers: () => Uint32Array,
): AsyncGenerator<PlacedReply> {
  const unnumbered: ImportRow[] = [];
  for await (const reply of replies) {
    if (typeof reply.rowNo !== 'number') {
      unnumbered.push(reply);
      continue;
    }
    const row = rowAtNumber(rowNumbers(), reply.rowNo);
    if (row !== -1) yield { row, reply };
  }
  if (unnumbered.length !== rowNumbers().length) return;
  for (const [row, reply] of unnumbered.entries()) yield { row, reply };
}
