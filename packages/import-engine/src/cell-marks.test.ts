import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { cellMark, readMarks, rowMarks } from './cell-marks.ts';

const marksOf = (row: Record<string, string>) => rowMarks(productImport, (key) => row[key] ?? '');
const row = { skuCode: '00042', skuName: 'Oak stool', length: '30', unit: 'cm/kg' };

describe('the marks of a row', () => {
  it('are the same for any notation of a number and any surrounding blanks', () => {
    expect(marksOf({ ...row, skuName: ' Oak stool', length: '30.00' })).toBe(marksOf(row));
  });

  it('are the same for every Unicode form of a text', () => {
    expect(marksOf({ ...row, skuName: 'Cafe\u0301' })).toBe(marksOf({ ...row, skuName: 'Caf\u00e9' }));
  });

  it('treat texts as texts: leading zeros count', () => {
    expect(marksOf({ ...row, skuCode: '42' })).not.toBe(marksOf(row));
  });

  it('list the filled fields, each with its own mark', () => {
    const read = readMarks(productImport, marksOf(row));
    expect([...read.keys()]).toEqual(['skuCode', 'skuName', 'length', 'unit']);
    for (const field of productImport.fields)
      expect(read.get(field.key) ?? '.').toBe(
        cellMark(field, (row as Record<string, string>)[field.key] ?? ''),
      );
  });

  it('depend on the field, so a text moved to the next field changes them', () => {
    const all = productImport.fields.map(({ key }) => marksOf({ ...row, [key]: '7' }));
    expect(new Set([...all, marksOf(row)]).size).toBe(productImport.fields.length + 1);
  });

  it('are empty for a text that is not a list of marks', () => {
    for (const text of ['', '.', 'x']) expect(readMarks(productImport, text).size).toBeLessThan(2);
  });

  it('rarely collide: never among 500 prices', () => {
    const field = { editor: 'number' } as const;
    const marks = Array.from({ length: 500 }, (_, at) => cellMark(field, (at / 100).toFixed(2)));
    expect(new Set(marks).size).toBe(marks.length);
  });
});
