import type { ImportDefinition } from '@lading/contracts/imports';
import { mayBeOdd, mayHoldOdd } from './fixes/find-oddity.ts';
import { packedColumns, type PackedColumns } from './pack-columns.ts';

/**
 * The rows, ascending, that may contain a suspicious cell (see `findOddity`): to group these cells, only these rows
 * need to be checked.
 */
export function oddRows({ fields }: ImportDefinition, packed: PackedColumns): Uint32Array<ArrayBuffer> {
  const isOdd = new Uint8Array(packed.rowCount);
  const columns = packedColumns(packed);
  fields.forEach((field, at) => {
    if (!mayHoldOdd(field, packed.texts[at]!)) return;
    const cells = columns[at]!;
    for (let row = 0; row < packed.rowCount; row += 1) if (mayBeOdd(field, cells.at(row))) isOdd[row] = 1;
  });
  const odd: number[] = [];
  isOdd.forEach((is, row) => {
    if (is === 1) odd.push(row);
  });
  return Uint32Array.from(odd);
}
