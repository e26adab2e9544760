import { orderShipmentImport } from '@lading/contracts/orders';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { FileReading } from './file-reading.ts';
import { packedColumns } from './pack-columns.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { validateRows } from './validate-rows.ts';

const mapping = {
  orderNO: 'Name',
  name: 'Shipping Name',
  city: 'Shipping City',
  packageLength: 'Length',
  packageWeight1: 'Weight',
};

function ordersOf(head: string, ...lines: string[]) {
  const sheet = toSheet(readCsv(strToU8([head, ...lines].join('\n'))), 1);
  const present = Object.fromEntries(
    Object.entries(mapping).filter(([, heading]) => sheet.headings.includes(heading)),
  );
  const rows = applyMapping(orderShipmentImport, sheet, present);
  const cells = (key: string) => rows.columns[rows.fields.indexOf(key)];
  return { rows, rowNumbers: [...rows.rowNumbers], orderNO: cells('orderNO'), name: cells('name') };
}

const duplicates = (rows: Parameters<typeof validateRows>[1]) =>
  [...validateRows(orderShipmentImport, rows).byRow.values()]
    .flat()
    .filter(({ fieldName, message }) => fieldName === 'orderNO' && message.includes('more than once')).length;

describe('further lines of an order', () => {
  it('that leave the address empty are merged, as Shopify writes them', () => {
    const { rows, rowNumbers, orderNO, name } = ordersOf(
      'Name,Lineitem sku,Shipping Name,Shipping City',
      '#1001,MUG-1,Jordan Ellis,Portland',
      '#1001,MUG-2,,',
      '#1001,MUG-3,,',
      '#1002,MUG-1,Mei Chen,Oakland',
    );
    expect(orderNO).toEqual(['#1001', '#1002']);
    expect(name).toEqual(['Jordan Ellis', 'Mei Chen']);
    expect(rowNumbers).toEqual([2, 5]);
    expect(duplicates(rows)).toBe(0);
  });

  it('that repeat the address and the package are merged, as Amazon and TikTok write them', () => {
    const { orderNO } = ordersOf(
      'Name,Seller SKU,Shipping Name,Shipping City,Weight',
      '114-1,MUG-1,Jordan Ellis,Portland,2',
      '114-1,MUG-2,Jordan Ellis,Portland,2',
    );
    expect(orderNO).toEqual(['114-1']);
  });

  it('that contradict it stay, since another order may have its number', () => {
    const { rows, orderNO } = ordersOf(
      'Name,Lineitem sku,Shipping Name,Shipping City',
      '#1001,MUG-1,Jordan Ellis,Portland',
      '#1001,MUG-2,Mei Chen,Oakland',
    );
    expect(orderNO).toEqual(['#1001', '#1001']);
    expect(duplicates(rows)).toBe(2);
  });

  it('with another weight of the article stay: the user decides whether it is another package', () => {
    const { orderNO } = ordersOf(
      'Name,Item SKU,Shipping Name,Weight',
      '#1001,MUG-1,Jordan Ellis,2',
      '#1001,MUG-2,Jordan Ellis,3',
    );
    expect(orderNO).toEqual(['#1001', '#1001']);
  });
});

describe('rows that repeat an order without naming articles', () => {
  it('with another package are packages of the order', () => {
    const { rows, orderNO, name } = ordersOf(
      'Name,Shipping Name,Length,Weight',
      'A-1,Jordan Ellis,12,2',
      'A-1,Jordan Ellis,10,1',
    );
    expect(orderNO).toEqual(['A-1', '']);
    expect(name).toEqual(['Jordan Ellis', '']);
    expect(rows.columns[rows.fields.indexOf('packageLength')]).toEqual(['12', '10']);
  });

  it('with the same package stay: there may be two', () => {
    const { rows } = ordersOf(
      'Name,Shipping Name,Length,Weight',
      'A-1,Jordan Ellis,12,2',
      'A-1,Jordan Ellis,12,2',
    );
    expect(duplicates(rows)).toBe(2);
  });
});

it('merges lines across the pieces in which a file is read', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => `#1001,MUG-${at},${at === 0 ? 'Jordan' : ''}`);
  const file = strToU8(['Name,Lineitem sku,Shipping Name', ...lines, '#1002,MUG-1,Mei'].join('\n'));
  const reading = new FileReading({
    file,
    fileName: 'orders.csv',
    definition: orderShipmentImport,
    pause: () => Promise.resolve(),
  });
  await reading.head();
  const numbers: string[] = [];
  let merged = 0;
  for await (const { packed, mergedRows } of reading.blocks({ orderNO: 'Name', name: 'Shipping Name' }, {})) {
    merged += mergedRows;
    const column = packedColumns(packed)[0]!;
    for (let row = 0; row < column.length; row += 1) numbers.push(column.at(row));
  }
  expect(numbers).toEqual(['#1001', '#1002']);
  expect(merged).toBe(149);
});
