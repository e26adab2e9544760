import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColumns, packedBuffers, packedColumns, type PackedColumns } from './pack-columns.ts';

const cellsOf = (packed: PackedColumns) =>
  packedColumns(packed).map((column) => Array.from({ length: column.length }, (_, row) => column.at(row)));

describe('packed columns', () => {
  it('survive a round trip', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\ufeffmark', '😀', '中'));
    fc.assert(
      fc.property(
        fc.nat({ max: 20 }),
        fc.nat({ max: 8 }),
        fc.infiniteStream(cell),
        (rows, columns, cells) => {
          const given = Array.from({ length: columns }, () =>
            Array.from({ length: rows }, () => cells.next().value),
          );
          expect(cellsOf(packColumns(given, rows))).toEqual(given);
        },
      ),
    );
  });

  it('survive the transfer to another thread, their offsets without being copied', () => {
    const packed = packColumns(
      [
        ['a', 'bé'],
        ['', '中文'],
      ],
      2,
    );
    const sent = structuredClone(packed, { transfer: packedBuffers(packed) });
    expect(packed.offsets.byteLength).toBe(0);
    expect(cellsOf(sent)).toEqual([
      ['a', 'bé'],
      ['', '中文'],
    ]);
  });

  it('can be read cell by cell', () => {
    const column = packedColumns(packColumns([['x'], ['😀 one']], 1))[1]!;
    expect(column.at(0)).toBe('😀 one');
  });
});
