import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { productImport, productsApi, type ProductRecord } from '@lading/contracts/products';
import { rowMarks } from '@lading/import-engine/cell-marks';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/spreadsheets/import-rows.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { previewSave, saveRows, productPage } = productsApi.calls;
const { server, seller } = await twoOrganizations();

const tray = {
  skuName: 'Oak tray',
  skuNameCN: 'Handmade oak tray',
  ean: '4006381333931',
  brand: 'Norrsken',
  purchasingCost: '8.40',
  length: '30',
  width: '20',
  height: '4',
  weight1: '1.2',
  unit: 'cm/kg',
  packageType: 'Ready To Ship',
  scheduleB: '4419.90',
  originCountry: 'SE',
  note: 'fragile',
};
const stored = {
  ...tray,
  purchasingCost: 8.4,
  length: 30,
  width: 20,
  height: 4,
  weight1: 1.2,
  weight2: null,
};
const required = {
  skuName: 'Oak tray',
  length: '30',
  width: '20',
  height: '4',
  unit: 'cm/kg',
  packageType: 'Ready To Ship',
};

let saves = 0;
async function save(rows: ImportRow[], clearBlanks?: boolean) {
  const input = { body: rows, query: { ...(clearBlanks !== undefined && { clearBlanks }) } };
  const answer = await server.call(saveRows, input, seller, { 'idempotency-key': `update-${(saves += 1)}` });
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data!.data!;
}
async function preview(rows: ImportRow[], clearBlanks = false) {
  const carried = Object.keys(rows[0]!);
  const marks = rows.map((row) => rowMarks(productImport, (key) => textOf(row, key)));
  const body = { skuCodes: rows.map((row) => textOf(row, 'skuCode')), marks, carried };
  const answer = await server.call(previewSave, { body, query: { clearBlanks } }, seller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}
async function productOf(skuCode: string): Promise<ProductRecord | undefined> {
  const answer = await server.call(productPage, { query: { search: skuCode } }, seller);
  return answer.result === 'OK' ? answer.data.records.find((one) => one.skuCode === skuCode) : undefined;
}

interface Case {
  row: Omit<ImportRow, 'skuCode'>;
  clearBlanks?: boolean;
  /** What differs from the stored product afterwards. */
  becomes: object;
  /** Changed fields, with the number of those that are cleared. */
  changes: Record<string, number>;
}
const cases: Record<string, Case> = {
  'fewer columns: the others stay': {
    row: { ...required, purchasingCost: '9.10' },
    becomes: { purchasingCost: 9.1 },
    changes: { purchasingCost: 0 },
  },
  'blank cells: the values stay': {
    row: { ...required, brand: '', scheduleB: ' ', purchasingCost: '6.50', weight1: '', originCountry: null },
    becomes: { purchasingCost: 6.5 },
    changes: { purchasingCost: 0 },
  },
  'blank cells that clear: only those of columns that the file has': {
    row: { ...required, brand: '', scheduleB: '' },
    clearBlanks: true,
    becomes: { brand: null, scheduleB: null },
    changes: { brand: 1, scheduleB: 1 },
  },
  'blank cells that clear what is empty: nothing changes': {
    row: { ...required, upc: '', asin: '' },
    clearBlanks: true,
    becomes: {},
    changes: {},
  },
  'a blank weight that clears': {
    row: { ...required, weight1: '', weight2: '' },
    clearBlanks: true,
    becomes: { weight1: null },
    changes: { weight1: 1 },
  },
  'a weight in the other part replaces the whole weight': {
    row: { ...required, weight2: '850' },
    becomes: { weight1: null, weight2: 850 },
    changes: { weight1: 1, weight2: 0 },
  },
  'another unit: a weight that is not in the file is converted': {
    row: { ...required, unit: 'in/lb', length: '12' },
    becomes: { unit: 'in/lb', length: 12, weight1: 2, weight2: 10.33 },
    changes: { length: 0, unit: 0 },
  },
  'another unit: a weight of the file counts as it is': {
    row: { ...required, unit: 'in/lb', weight1: '3' },
    becomes: { unit: 'in/lb', weight1: 3 },
    changes: { weight1: 0, unit: 0 },
  },
  'the same values in another notation': {
    row: { ...required, length: '30.00', brand: ' Norrsken' },
    becomes: {},
    changes: {},
  },
};

describe('an update by import changes only what the file carries (decision D23)', () => {
  it.each(Object.entries(cases))('%s', async (name, { row, clearBlanks = false, becomes, changes }) => {
    const skuCode = `UPD-${Object.keys(cases).indexOf(name)}`;
    await save([{ skuCode, ...tray }]);
    expect(await productOf(skuCode)).toMatchObject(stored);
    const update = [{ skuCode, ...row }];
    const isChange = Object.keys(becomes).length > 0;
    const counts = { created: 0, updated: isChange ? 1 : 0, unchanged: isChange ? 0 : 1 };
    const { changes: named = [], ...foreseen } = await preview(update, clearBlanks);
    expect(foreseen).toEqual(counts);
    expect(Object.fromEntries(named.map(({ field, cleared }) => [field, cleared]))).toEqual(changes);
    const { taskId, ...outcome } = await save(update, clearBlanks);
    expect(outcome).toMatchObject(counts);
    expect(await productOf(skuCode)).toMatchObject({ ...stored, ...becomes });
    if (!isChange) return;
    const { revertImport } = importReceiptsApi.calls;
    const reverted = await server.call(revertImport, { params: { taskId: taskId! } }, seller);
    expect(reverted).toMatchObject({ data: { revert: { state: 'done', restored: 1 } } });
    expect(await productOf(skuCode)).toMatchObject(stored);
  });

  it('counts the fields that change over all rows', async () => {
    await save(['N-1', 'N-2', 'N-3'].map((skuCode) => ({ skuCode, ...tray })));
    const rows = [
      { skuCode: 'N-1', ...required, brand: 'Other', purchasingCost: '9' },
      { skuCode: 'N-2', ...required, brand: '', purchasingCost: '9' },
      { skuCode: 'N-3', ...required, brand: 'Norrsken', purchasingCost: '8.4' },
      { skuCode: 'N-4', ...required, brand: 'Other', purchasingCost: '9' },
    ];
    expect(await preview(rows)).toEqual({
      created: 1,
      updated: 2,
      unchanged: 1,
      changes: [
        { field: 'purchasingCost', records: 2, cleared: 0 },
        { field: 'brand', records: 1, cleared: 0 },
      ],
    });
    expect(await preview(rows, true)).toMatchObject({
      changes: [{ field: 'purchasingCost' }, { field: 'brand', records: 2, cleared: 1 }],
    });
  });

  it('keeps every field in a large save too, even if its rows carry different fields', async () => {
    const skus = Array.from({ length: 900 }, (_, at) => `MIX-${at}`);
    await save(skus.map((skuCode) => ({ skuCode, ...tray })));
    const rows = skus.map((skuCode, at) => ({
      skuCode,
      ...required,
      ...(at % 2 === 0 ? { brand: 'Even' } : { note: 'odd' }),
    }));
    expect(await save(rows, true)).toMatchObject({ created: 0, updated: 900, unchanged: 0 });
    expect(await productOf('MIX-10')).toMatchObject({ ...stored, brand: 'Even' });
    expect(await productOf('MIX-11')).toMatchObject({ ...stored, note: 'odd' });
  });
});

it('lists new products whose SKU differs only in case from another of the organization or of the rows', async () => {
  await save([{ skuCode: 'CASE-A', ...tray }]);
  const rows = ['case-a', 'CASE-A', 'Case-B', 'case-b', 'CASE-C'].map((skuCode) => ({ skuCode, ...tray }));
  expect(await preview(rows)).toMatchObject({
    created: 4,
    unchanged: 1,
    otherCase: {
      count: 2,
      examples: [
        { sku: 'case-a', other: 'CASE-A' },
        { sku: 'case-b', other: 'Case-B' },
      ],
    },
  });
  expect((await preview([{ skuCode: 'CASE-C', ...tray }])).otherCase).toBeUndefined();
});
