import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { rowMarks } from '@lading/import-engine/cell-marks';
import { describe, expect, it } from 'vitest';
import { jsonOfLists } from './json-list.ts';
import { listOf, sessionOf } from '../testing/session-of.ts';

const row: Record<string, string> = {
  skuCode: 'A',
  skuName: 'Mug',
  packageType: 'Ready To Ship',
  unit: 'in/lb',
  length: '5',
  width: '4',
  height: '3',
  brand: '',
};
const mapped = new Set(Object.keys(row));
const { signal } = new AbortController();

describe('the rows of an import that updates (decision D23)', () => {
  it('contain the fields of the file, blank or not, and no others', async () => {
    const { made } = sessionOf([row], undefined, productImport, mapped);
    await made.load();
    const [sent] = await listOf((await made.outgoing.toSave()).rows);
    expect(Object.keys(sent!).toSorted()).toEqual([...mapped, 'rowNo'].toSorted());
    expect(sent).toMatchObject({ brand: '', skuCode: 'A' });
  });

  it('contain what was typed into a column that the file does not have', async () => {
    const { made, checked } = sessionOf([row, { ...row, skuCode: 'B' }], undefined, productImport, mapped);
    await made.load();
    made.store.edit([{ row: 1, key: 'note', value: 'fragile' }]);
    await checked();
    const sent = await listOf((await made.outgoing.toSave()).rows);
    expect(sent.map(({ note }) => note)).toEqual([undefined, 'fragile']);
  });

  it('are previewed by their marks and the fields of the file', async () => {
    const { made } = sessionOf([row], undefined, productImport, mapped);
    await made.load();
    const { keys, marks, carried } = await made.outgoing.marksOf([0], signal);
    const asked = JSON.parse(await jsonOfLists({ keys, marks, carried }).text()) as Record<string, string[]>;
    expect(asked['keys']).toEqual(['A']);
    expect(asked['marks']).toEqual([rowMarks(productImport, (key) => row[key] ?? '')]);
    expect(new Set(asked['carried'])).toEqual(mapped);
  });
});

it('contain every field if the import only creates', async () => {
  const { made } = sessionOf([{ orderNO: '1' }], undefined, orderShipmentImport, new Set(['orderNO']));
  await made.load();
  const [sent] = await listOf(await made.outgoing.listOf([0], signal));
  expect(Object.keys(sent!)).toHaveLength(orderShipmentImport.fields.length + 1);
});
