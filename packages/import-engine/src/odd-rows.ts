import type { ImportDefinition } from '@lading/contracts/imports';
import { mayBeSuspicious, mayHoldSuspicious } from './fixes/find-suspicion.ts';
import { packedColumns, type PackedColumns } from './pack-columns.ts';

/**
 * The rows, ascending, that may contain a suspicious cell (see `findSuspicion`): to group these cells, only these rows
 * need to be checked.
 */
export function oddRows({ fields }: ImportDefinition, packed: PackedColumns): Uint32Array<ArrayBuffer> {
  const isOdd = new Uint8Array(packed.rowCount);
  const columns = packedColumns(packed);
  const place = new Map(fields.map(({ key }, at) => [key, at]));
  fields.forEach((field, at) => {
    if (!mayHoldSuspicious(field, packed.texts[at]!)) return;
    const cells = columns[at]!;
    let row = 0;
    const value = (key: string) => columns[place.get(key) ?? -1]?.at(row) ?? '';
    for (; row < packed.rowCount; row += 1) if (mayBeSuspicious(field, cells.at(row), value)) isOdd[row] = 1;
  });
  const odd: number[] = [];
  isOdd.forEach((is, row) => {
    if (is === 1) odd.push(row);
  });
  return Uint32Array.from(odd);
}
