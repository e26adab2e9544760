import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';
import { copyFromAbove, rowsEdited } from './bulk-fix.ts';
import { givenOnce } from './given-once.ts';

const product = productImport.sample[0] as Record<string, string>;
const shirt = { ...product, skuName: 'Linen shirt', skuNameCN: 'Soft', brand: 'Norrsken', note: '' };
const variant = { ...shirt, skuName: '', skuNameCN: '', brand: '' };

async function found(rows: readonly Record<string, string>[], wrong: readonly number[]) {
  const { made } = sessionOf(rows.map((row, at) => ({ ...row, skuCode: `S-${at}` })));
  await made.load();
  const given = givenOnce(productImport, made.store, copyFromAbove(made, wrong, 'skuName'));
  if (given) made.store.edit(given.fix.edits);
  const cells = (key: string) => rows.map((_, row) => made.store.value(row, key));
  return { given, cells };
}

it('values given once for a product are copied to all of its variants', async () => {
  const cap = { ...shirt, skuName: 'Cap', skuNameCN: 'Warm', brand: 'Fjord' };
  const { given, cells } = await found([shirt, variant, variant, cap, variant], [1, 2, 4]);
  expect(given?.keys.toSorted()).toEqual(['brand', 'skuNameCN']);
  expect(rowsEdited(given!.fix)).toBe(3);
  expect(cells('skuName')).toEqual(['Linen shirt', 'Linen shirt', 'Linen shirt', 'Cap', 'Cap']);
  expect(cells('brand')).toEqual(['Norrsken', 'Norrsken', 'Norrsken', 'Fjord', 'Fjord']);
  expect(cells('note')).toEqual(['', '', '', '', '']);
});

it('a field that some of the rows fill themselves is not changed', async () => {
  const own = { ...variant, brand: 'Own' };
  const { given, cells } = await found([shirt, variant, own], [1, 2]);
  expect(given?.keys).toEqual(['skuNameCN']);
  expect(cells('brand')).toEqual(['Norrsken', '', 'Own']);
});

it('a unit is copied only with its measures', async () => {
  const sized = { length: '31', width: '20', height: '10', weight1: '2', unit: 'cm/kg' };
  const first = { ...shirt, ...sized };
  expect((await found([first, { ...variant, ...sized, unit: '' }], [1])).given?.keys).not.toContain('unit');
  const blank = { ...sized, length: '', width: '', height: '', weight1: '', weight2: '', unit: '' };
  const { cells } = await found([first, { ...variant, ...blank }], [1]);
  expect([cells('length')[1], cells('unit')[1]]).toEqual(['31', 'cm/kg']);
});

it('nothing is offered where no other field is blank', async () => {
  expect((await found([shirt, { ...shirt, skuName: '' }], [1])).given).toBeNull();
});

it('nothing is offered where a row without a number continues the one above', async () => {
  const [order] = orderShipmentImport.sample as readonly Record<string, string>[];
  const { made } = sessionOf(
    [order!, { ...order!, orderNO: 'B', name: '', city: '' }],
    undefined,
    orderShipmentImport,
  );
  await made.load();
  expect(givenOnce(orderShipmentImport, made.store, copyFromAbove(made, [1], 'name'))).toBeNull();
});
