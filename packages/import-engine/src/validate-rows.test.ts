import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { aliasImport, productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import type { ImportRows } from './apply-mapping.ts';
import { findDuplicates } from './find-duplicates.ts';
import { groupPackages } from './check-cells.ts';
import { validateRow } from './validate-row.ts';
import { validateRows } from './validate-rows.ts';

const mug = {
  skuCode: 'MUG-01',
  skuName: 'Mug',
  packageType: 'Ready To Ship',
  length: '10',
  width: '8.5',
  height: '9',
  unit: 'cm/kg',
};

function rowsOf(definition: ImportDefinition, rows: readonly Readonly<Record<string, string>>[]): ImportRows {
  return {
    fields: definition.fields.map((field) => field.key),
    columns: definition.fields.map((field) => rows.map((row) => row[field.key] ?? '')),
    rowCount: rows.length,
    rowNumbers: Uint32Array.from(rows, (_, row) => row + 2),
    warnings: [],
  };
}

const messages = (row: Record<string, string>) =>
  validateRow(productImport, { ...mug, ...row }).map((fault) => fault.message);

describe('a product row', () => {
  it('may be valid', () => {
    expect(messages({})).toEqual([]);
    for (const sample of productImport.sample) expect(validateRow(productImport, sample)).toEqual([]);
  });

  it.each([
    [{ skuName: '' }, 'Product name is required.'],
    [{ skuCode: 'x'.repeat(101) }, 'SKU is longer than 100 characters.'],
    [{ length: '0' }, 'Length cannot be 0.'],
    [{ width: '0.00' }, 'Width cannot be 0.'],
    [{ height: 'tall' }, 'Height must be a number.'],
    [{ height: '1,5' }, 'Height must be a number.'],
    [{ height: '-1' }, 'Height cannot be less than 0.'],
    [{ height: '1e5' }, 'Height must be a number.'],
    [{ length: '1.234' }, 'Length can have at most 2 decimal places.'],
    [{ purchasingCost: '1000000000' }, 'Purchasing cost cannot be more than 999999999.'],
    [{ qtyInOnePackage: '1.5' }, 'Quantity in one package must be a whole number.'],
    [{ unit: 'mm/g' }, '“mm/g” is not an option for Unit.'],
    [{ originCountry: 'USA' }, '“USA” is not an option for Country of origin.'],
    [{ asin: 'B0-ABCD123' }, 'ASIN can have only letters and digits.'],
    [{ asin: 'B0ABCD123' }, 'ASIN must have exactly 10 characters.'],
    [{ fnSku: 'X00 1ABCDEF' }, 'FNSKU can have only letters and digits.'],
    [{ skuCode: '--' }, 'SKU must contain digits or letters.'],
    [{ quantityUnit: 'heaps' }, '“heaps” is not an option for Customs quantity unit.'],
  ])('has the expected error: %j', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it.each([
    [{ length: '1.2300' }],
    [{ purchasingCost: '0' }],
    [{ qtyInOnePackage: '2.0' }],
    [{ upc: '012345678905' }],
    [{ skuCode: '杯-1' }],
    [{ skuCode: '红色杯子' }],
  ])('has no error: %j', (change) => {
    expect(messages(change)).toEqual([]);
  });

  it('shows all its errors at once, in both languages', () => {
    const faults = validateRow(productImport, { note: 'only a note', height: '0' });
    expect(faults.map((fault) => fault.fieldName)).toEqual([
      'skuCode',
      'skuName',
      'packageType',
      'length',
      'width',
      'height',
      'unit',
    ]);
    for (const { message, zhMessage } of faults) {
      expect(message).toMatch(/^[A-Z]/);
      expect(zhMessage).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('has no errors while it is empty', () => {
    expect(validateRow(productImport, {})).toEqual([]);
    expect(validateRow(productImport, { skuCode: '  ' })).toEqual([]);
    expect(validateRows(productImport, rowsOf(productImport, [{}, mug])).count).toBe(0);
  });

  it('may hold numbers, as another back end may send them', () => {
    expect(validateRow(productImport, { ...mug, length: 10, weight1: null })).toEqual([]);
  });
});

describe('rows of a file', () => {
  it('that share a SKU all get an error that names the others', () => {
    const faults = validateRows(
      productImport,
      rowsOf(productImport, [mug, { ...mug, skuCode: 'B' }, mug, mug]),
    );
    expect([...faults.byRow.keys()]).toEqual([0, 2, 3]);
    expect(faults.byRow.get(0)?.map((fault) => fault.message)).toEqual([
      'SKU “MUG-01” appears more than once in the file: also in row 4, 5.',
    ]);
    expect(faults.byRow.get(3)?.[0]?.fieldName).toBe('skuCode');
  });

  it('are the same for any spelling of a store, but not of a code (decision D28)', () => {
    const alias = { skuCode: 'MUG-01', aliasType: 'SKU', alias: 'm-1', storeName: 'Oak & Ash' };
    const aliases = [alias, { ...alias, storeName: 'oak  ＆ ASH' }, { ...alias, alias: 'M-1' }];
    const order = { orderNO: 'A', storeName: 'Oak & Ash' };
    const orders = [order, { ...order, storeName: 'OAK & ASH' }, { ...order, storeName: 'Elm' }];
    const duplicates = (definition: ImportDefinition, rows: Readonly<Record<string, string>>[]) =>
      findDuplicates(definition, rowsOf(definition, rows)).map(({ row }) => row);
    expect(duplicates(aliasImport, aliases)).toEqual([0, 1]);
    expect(duplicates(orderShipmentImport, orders)).toEqual([0, 1]);
  });

  it('without a SKU are not duplicates', () => {
    const faults = validateRows(
      productImport,
      rowsOf(productImport, [
        { ...mug, skuCode: '' },
        { ...mug, skuCode: '' },
      ]),
    );
    expect(faults.byRow.get(0)?.map((fault) => fault.message)).toEqual(['SKU is required.']);
  });

  it('that share one SKU by the hundred thousand are reported quickly', () => {
    const rows = rowsOf(productImport, [mug]);
    const many: ImportRows = {
      ...rows,
      columns: rows.columns.map((cells) => Array.from({ length: 100_000 }, () => cells[0]!)),
      rowCount: 100_000,
      rowNumbers: Uint32Array.from({ length: 100_000 }, (_, row) => row + 2),
    };
    const faults = validateRows(productImport, many);
    expect(faults.count).toBe(100_000);
    expect(faults.byRow.get(9)?.[0]?.message).toContain('and 99994 more');
  });
});

describe('rows of orders', () => {
  const [order, second] = orderShipmentImport.sample as readonly Record<string, string>[];

  it('continue the order above them when they have no order number', () => {
    const rows = rowsOf(orderShipmentImport, [
      order!,
      second!,
      second!,
      { ...order!, orderNO: 'B' },
      second!,
    ]);
    expect([...groupPackages(orderShipmentImport, rows)]).toEqual([0, 0, 0, 3, 3]);
    expect(validateRows(orderShipmentImport, rows).count).toBe(0);
  });

  it('that continue nothing need every required field', () => {
    const rows = rowsOf(orderShipmentImport, [second!, order!]);
    expect([...groupPackages(orderShipmentImport, rows)]).toEqual([0, 1]);
    const missing = validateRows(orderShipmentImport, rows)
      .byRow.get(0)
      ?.map((fault) => fault.fieldName);
    expect(missing).toContain('orderNO');
    expect(missing).toContain('zipCode');
  });

  it('are unique by store and number together', () => {
    const other = { ...order!, storeName: 'Another' };
    expect(validateRows(orderShipmentImport, rowsOf(orderShipmentImport, [order!, other])).count).toBe(0);
    expect(
      validateRows(orderShipmentImport, rowsOf(orderShipmentImport, [order!, other, order!])).count,
    ).toBe(2);
  });

  it('recognize dates, references and e-mail addresses', () => {
    const faults = validateRow(orderShipmentImport, {
      ...order!,
      createTime: '2026-02-30 10:00:00',
      reference: 'x'.repeat(31),
      email: 'nobody',
      packageWeight2: '1.5',
    });
    expect(faults.map((fault) => fault.fieldName)).toEqual([
      'createTime',
      'reference',
      'email',
      'packageWeight2',
    ]);
  });

  it.each(['0000-01-01 00:00:00', '2026-13-01', '2026-11-21 24:00:00', '21.11.2026'])(
    'rejects a time that does not exist: %s',
    (createTime) => {
      const faults = validateRow(orderShipmentImport, { ...orderShipmentImport.sample[0], createTime });
      expect(faults.map(({ fieldName }) => fieldName)).toEqual(['createTime']);
    },
  );
});
