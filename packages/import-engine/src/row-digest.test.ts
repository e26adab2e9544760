import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { rowDigest } from './row-digest.ts';

const digest = (row: Record<string, string>) => rowDigest(productImport, (key) => row[key] ?? '');
const row = { skuCode: '00042', skuName: 'Oak stool', length: '30', unit: 'cm/kg' };

describe('the mark of a row', () => {
  it('is the same for any notation of a number and any surrounding blanks', () => {
    expect(digest({ ...row, skuName: ' Oak stool', length: '30.00' })).toBe(digest(row));
  });

  it('differs by every field, also where a text moves to the next', () => {
    const marks = productImport.fields.map(({ key }) => digest({ ...row, [key]: '7' }));
    expect(new Set([...marks, digest(row)]).size).toBe(productImport.fields.length + 1);
  });

  it('keeps texts texts: leading zeros count', () => {
    expect(digest({ ...row, skuCode: '42' })).not.toBe(digest(row));
  });

  it('differs between a hundred thousand rows', () => {
    const marks = Array.from({ length: 100_000 }, (_, at) => digest({ ...row, skuCode: `A-${at}` }));
    expect(new Set(marks).size).toBe(marks.length);
  });
});
