import { importDefinitions } from '@lading/contracts/all-imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { readCsv } from './read-csv.ts';
import { rowsTogether } from './rows-together.ts';
import { toSheet } from './sheet.ts';
import { orderRows } from './testing/rows-of-file.ts';
import { validateRows } from './validate-rows.ts';

const outboundImport = importDefinitions.find(({ key }) => key === 'outbound')!;
const ofOutbound = {
  warehouseCode: 'Warehouse',
  orderNo: 'Order',
  skuCode: 'SKU',
  quantity: 'Qty',
  name: 'Recipient',
};
const sheetOf = (...lines: string[]) => toSheet(readCsv(strToU8(lines.join('\n'))), 1);
const numbersOf = (...numbers: string[]) => {
  const sheet = sheetOf('Order number,SKU', ...numbers.map((number, at) => `${number},S-${at}`));
  const together = rowsTogether(orderShipmentImport, sheet, { orderNO: 'Order number' });
  return together && [...together(0, sheet.rowCount).rowNumbers];
};

describe('rows of a record that stand apart', () => {
  it.each<[string, string[], number[]]>([
    ['come below its first row', ['A1', 'B2', 'A1'], [2, 4, 3]],
    ['keep their order', ['A1', 'B2', 'C3', 'B2', 'A1', 'B2'], [2, 6, 3, 5, 7, 4]],
    [
      'bring the rows without a number that continue them',
      ['A1', '', 'B2', 'A1', '', 'C3'],
      [2, 3, 5, 6, 4, 7],
    ],
    ['leave rows without a number at the top there', ['', 'A1', 'B2', 'A1'], [2, 3, 5, 4]],
    ['leave texts that are no number where they are', ['A1', 'Total', 'B2', 'A1', 'Total'], [2, 5, 3, 4, 6]],
  ])('%s', (_, numbers, found) => {
    expect(numbersOf(...numbers)).toEqual(found);
  });

  it.each([
    ['together', ['A1', 'A1', 'B2', 'B2']],
    ['alone', ['A1', 'B2', 'C3']],
    ['without numbers', ['Total', 'A1', 'Total', '']],
  ])('change nothing where all stand %s', (_, numbers) => {
    expect(numbersOf(...numbers)).toBeUndefined();
  });

  it('are told apart by the store: two stores may count alike', () => {
    const sheet = sheetOf('Order,Store', '1001,A', '1001,B', '1001,A');
    const together = rowsTogether(orderShipmentImport, sheet, { orderNO: 'Order', storeName: 'Store' });
    expect([...together!(0, 3).rowNumbers]).toEqual([2, 4, 3]);
  });

  it('change nothing in an import without records of several rows', () => {
    const products = importDefinitions.find(({ key }) => key === 'product')!;
    const sheet = sheetOf('SKU', 'A1', 'B2', 'A1');
    expect(rowsTogether(products, sheet, { skuCode: 'SKU' })).toBeUndefined();
  });

  it('become articles of one outbound', () => {
    const sheet = sheetOf(
      'Warehouse,Order,SKU,Qty,Recipient',
      'LAX-01,SO-1,MUG-1,1,Jordan Ellis',
      'LAX-01,SO-2,MUG-1,2,Mei Chen',
      'LAX-01,SO-1,MUG-2,3,Jordan Ellis',
    );
    const together = rowsTogether(outboundImport, sheet, ofOutbound)!(0, sheet.rowCount);
    const rows = applyMapping(outboundImport, together, ofOutbound);
    const cells = (key: string) => rows.columns[rows.fields.indexOf(key)];
    expect(cells('orderNo')).toEqual(['SO-1', '', 'SO-2']);
    expect(cells('skuCode')).toEqual(['MUG-1', 'MUG-2', 'MUG-1']);
    expect([...rows.rowNumbers]).toEqual([2, 4, 3]);
    const faults = [...validateRows(outboundImport, rows).byRow.values()].flat();
    expect(faults.filter(({ fieldName }) => fieldName === 'orderNo')).toEqual([]);
  });
});

describe('a file of orders whose rows stand apart', () => {
  const head = 'Order number,Lineitem sku,Recipient name,Address 1,City,State,Zip';
  const order = (number: string, weight: number) =>
    `${number},MUG-1,Jordan Ellis,88 Cedar St,Portland,ME,04101,${weight}`;
  const sum = (weight: number) => `,,,,,,,${weight}`;

  it('has one order for each number, and warnings at their rows', async () => {
    const { rows, merged, faults, warnings } = await orderRows(
      [
        head,
        '#1001,MUG-1,Jordan Ellis,88 Cedar St,Portland,ME,04101',
        '#1002,MUG-1,Mei Chen,1 Bay Rd,Oakland,XX,94607',
        '#1001,MUG-2,Jordan Ellis,88 Cedar St,Portland,ME,04101',
        '#1002,MUG-2,,,,,',
      ].join('\n'),
      { countryCode: 'US' },
    );
    expect(rows.map(({ orderNO, name }) => [orderNO, name])).toEqual([
      ['#1001', 'Jordan Ellis'],
      ['#1002', 'Mei Chen'],
    ]);
    expect(merged).toBe(2);
    expect(faults.filter((fault) => fault.endsWith('orderNO'))).toEqual([]);
    expect(warnings).toEqual([{ rowNumber: 3, field: 'stateCode', code: 'unknown-state' }]);
  });

  it('is grouped beyond the block that a row is read in', async () => {
    const line = (at: number) => `#${1000 + (at % 300)},MUG-${at},Jordan Ellis,88 Cedar St,Portland,ME,04101`;
    const { rows, merged } = await orderRows(
      [head, ...Array.from({ length: 900 }, (_, at) => line(at))].join('\n'),
    );
    expect(rows.map(({ orderNO }) => orderNO)).toEqual(
      Array.from({ length: 300 }, (_, at) => `#${1000 + at}`),
    );
    expect(merged).toBe(600);
  });

  it('has marks for the text that is above them in the file', async () => {
    const { warnings } = await orderRows(
      [
        head,
        '#1001,MUG-1,Jordan Ellis,88 Cedar St,Portland,ME,04101',
        '#1002,MUG-1,Mei Chen,1 Bay Rd,Oakland,CA,94607',
        '#1001,MUG-2,Jordan Ellis,88 Cedar St,Portland,ME,04101',
        '#1003,MUG-2,Ada Moss,90 Cedar St,〃,ME,04101',
      ].join('\n'),
      { countryCode: 'US' },
    );
    const marks = warnings.filter(({ code }) => code === 'ditto-mark');
    expect(marks).toEqual([{ rowNumber: 5, field: 'city', code: 'ditto-mark', edits: { city: 'Portland' } }]);
  });

  it.each<[string, string[]]>([
    ['at the end', [order('#1001', 2), order('#1002', 3), order('#1001', 2), sum(7)]],
    ['in between', [order('#1001', 2), order('#1002', 3), order('#1003', 1), sum(6), order('#1001', 4)]],
  ])('has sums without a word that are no packages: %s', async (_, lines) => {
    const { warnings } = await orderRows([`${head},Package weight`, ...lines].join('\n'));
    const sums = warnings.filter(({ code }) => code === 'total-row');
    expect(sums.map(({ rowNumber }) => rowNumber)).toEqual([5]);
  });
});
