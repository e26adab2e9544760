import { productImport } from '@lading/contracts/imports/product.import';
import { GridStore } from '@lading/ui/data-grid';
import { expect, it } from 'vitest';
import { rowIssues } from './row-issues.ts';
import { valueFixes } from './value-fixes.ts';

/** Rows with these units, all of them wrong. */
function storeOf(...units: string[]) {
  const store = new GridStore({ keys: ['skuCode', 'unit'] });
  store.append([units.map((_, row) => `SKU-${row}`), units]);
  units.forEach((_, row) => {
    store.setIssues(
      'client',
      row,
      rowIssues([{ fieldName: 'unit', message: 'No choice', zhMessage: '' }], 'error'),
    );
  });
  return store;
}
const fixesOf = (store: GridStore) =>
  valueFixes(
    { ...productImport, fields: productImport.fields.filter(({ key }) => key === 'unit') },
    store,
  ).map(({ from, to, rows }) => `${from} → ${to}: ${rows.join(' ')}`);

it('offers the choice that a known spelling stands for, the most frequent first', () => {
  expect(fixesOf(storeOf('g', 'lb', 'lb'))).toEqual(['lb → in/lb: 1 2', 'g → cm/kg: 0']);
});

it('does not mind case, width and spaces', () => {
  expect(fixesOf(storeOf(' ＬＢ '))).toEqual(['ＬＢ → in/lb: 0']);
});

it('offers nothing for what it does not know, and nothing where nothing is wrong', () => {
  expect(fixesOf(storeOf('ells', ''))).toEqual([]);
  const store = storeOf('lb');
  store.setIssues('client', 0, null);
  expect(fixesOf(store)).toEqual([]);
});
