import { describe, expect, it } from 'vitest';
import { importRow } from './import-row.ts';

const fault = { fieldName: 'length', message: 'Length cannot be 0.', zhMessage: '长不能为 0。' };

describe('a row of an import as it arrives (spec §3, decision D2)', () => {
  it.each([
    ['null', { skuCode: 'A', errorMessages: null, warningMessages: null }],
    ['an empty list', { skuCode: 'A', errorMessages: [] }],
    ['nothing', { skuCode: 'A' }],
  ])('has no errors if a back end says %s', (_, row) => {
    expect(importRow.parse(row).errorMessages ?? []).toEqual([]);
  });

  it('keeps its values and its errors', () => {
    const row = { skuCode: '007', length: 0, note: null, errorMessages: [fault] };
    expect(importRow.parse(row)).toEqual(row);
  });

  it('is refused if the errors are not a list', () => {
    expect(importRow.safeParse({ skuCode: 'A', errorMessages: 'Length' }).success).toBe(false);
  });
});
