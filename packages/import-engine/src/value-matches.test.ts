import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { FileReading } from './file-reading.ts';
import type { Sheet } from './sheet.ts';
import { ForeignValueCounter, matchedValue } from './value-matches.ts';

const field = (key: string) => productImport.fields.find((one) => one.key === key)!;

function foreignIn(key: string, cells: string[]) {
  const counter = new ForeignValueCounter(field(key));
  counter.add(cells);
  return counter.found;
}

const sheetOf = (headings: string[], rows: string[][]): Sheet => ({
  headings,
  columns: headings.map((_, column) => rows.map((row) => row[column]!)),
  rowCount: rows.length,
  rowNumbers: Uint32Array.from(rows, (_, row) => row + 2),
  columnNumbers: Uint32Array.from(headings, (_, column) => column),
  warnings: [],
});

describe('the foreign values of a column of choices', () => {
  it('are counted in any case, the most frequent first, with what known spellings mean', () => {
    const found = foreignIn('packageType', ['RTS', 'boxed', ' Boxed ', 'BOXED', 'Ready To Ship', '', 'rts']);
    expect(found).toEqual({
      values: [
        { text: 'boxed', form: 'boxed', rows: 3 },
        { text: 'RTS', form: 'rts', rows: 2, meant: 'Ready To Ship' },
      ],
      more: 0,
    });
  });

  it('are not the choices themselves, in either language, nor units, which convert their numbers', () => {
    expect(foreignIn('batteryFlag', ['Yes', 'no', '是']).values).toEqual([]);
    expect(foreignIn('unit', ['g', 'LB', 'cm/kg', 'bags']).values).toEqual([
      { text: 'bags', form: 'bags', rows: 1 },
    ]);
  });

  it('are offered up to a limit', () => {
    const found = foreignIn(
      'packageType',
      Array.from({ length: 100 }, (_, at) => `type ${at}`),
    );
    expect(found.values).toHaveLength(60);
    expect(found.more).toBe(40);
  });

  it('of a whole file are counted by field, ignoring blank columns and other fields', async () => {
    const lines = Array.from({ length: 5_000 }, (_, row) => `S-${row},${row % 2 ? 'boxed' : 'RTS'},red`);
    const reading = new FileReading({
      file: new TextEncoder().encode(['SKU,Packing,Color', ...lines].join('\n')),
      fileName: 'goods.csv',
      definition: productImport,
      pause: () => Promise.resolve(),
    });
    await reading.head();
    const found = await reading.foreignValues({ skuCode: 'SKU', packageType: 'Packing', brand: 'Color' });
    expect(found).toEqual({
      packageType: {
        values: [
          { text: 'RTS', form: 'rts', rows: 2_500, meant: 'Ready To Ship' },
          { text: 'boxed', form: 'boxed', rows: 2_500 },
        ],
        more: 0,
      },
    });
  });
});

describe('values that were matched', () => {
  const mapping = { skuCode: 'SKU', packageType: 'Packing' };
  const sheet = sheetOf(
    ['SKU', 'Packing'],
    [
      ['A', 'Boxed '],
      ['B', 'loose'],
      ['C', 'constructor'],
      ['D', 'RTS'],
    ],
  );
  const packing = (matches: Record<string, Record<string, string>>) => {
    const rows = applyMapping(productImport, sheet, mapping, {}, undefined, matches);
    return rows.columns[rows.fields.indexOf('packageType')];
  };

  it('fill their field in every row, in any case; others are unchanged', () => {
    expect(packing({ packageType: { boxed: 'Package Needed', rts: 'Ready To Ship', loose: '' } })).toEqual([
      'Package Needed',
      'loose',
      'constructor',
      'Ready To Ship',
    ]);
  });

  it('of another field, or of none, change nothing', () => {
    expect(packing({ unit: { boxed: 'cm/kg' } })).toEqual(['Boxed', 'loose', 'constructor', 'RTS']);
    expect(matchedValue({}, 'constructor', 'name')).toBeUndefined();
  });
});
