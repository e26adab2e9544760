import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { aliasesApi } from '@lading/contracts/products';
import {
  freightImportApi,
  inboundApi,
  inboundImportApi,
  outboundApi,
  outboundImportApi,
} from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, server, newProduct, stocked, levelOf } = world;
const { revertImport } = importReceiptsApi.calls;

async function save(api: typeof inboundImportApi, rows: ImportRow[], query: { clearBlanks?: true } = {}) {
  const headers = { 'idempotency-key': newKey() };
  const answer = await server.call(api.calls.saveRows, { body: rows, query }, seller, headers);
  if (answer.result !== 'OK') return { faults: answer.errors?.map(({ fieldName }) => fieldName), taskId: '' };
  return { ...answer.data, taskId: answer.data.taskId! };
}
const inboundOf = async (search: string) => {
  const [found] = (await made(inboundApi.calls.inboundPage, { query: { search } }, seller)).records;
  return found && made(inboundApi.calls.inboundDetail, { params: { inboundId: found.inboundId } }, seller);
};
const outboundOf = async (search: string) => {
  const [found] = (await made(outboundApi.calls.outboundPage, { query: { search } }, seller)).records;
  const { outboundDetail } = outboundApi.calls;
  return found && made(outboundDetail, { params: { outboundId: found.outboundId } }, seller);
};

it('inbounds become drafts with cartons multiplied and aliases resolved, and are reverted', async () => {
  const [{ skuCode }, { skuCode: second }] = [await newProduct(), await newProduct()];
  const [alias, inboundNo] = [`IA-${newKey()}`, `ASN-${newKey()}`];
  const named = { alias, aliasType: 'SKU' as const, skuCode: second, quantity: 6 };
  await made(aliasesApi.calls.saveAlias, { body: named }, seller);
  const head = { warehouseCode: 'own-01', inboundNo, deliveryMethod: '40HQ', eta: '2026-12-08' };
  const rows = [
    { ...head, skuCode, cartonCount: '20', qtyPerCarton: '24' },
    { skuCode: alias, qtyPerCarton: '2', lotNo: 'L1', expiryDate: '2028-11-30' },
  ];
  const { taskId, ...counts } = await save(inboundImportApi, rows);
  expect(counts).toMatchObject({ created: 1, total: 1, rows: 2 });
  expect(await inboundOf(inboundNo)).toMatchObject({
    status: 'DRAFT',
    delivery: '40HQ',
    eta: '2026-12-08',
    expected: 492,
    lines: [
      { skuCode, expected: 480 },
      { skuCode: second, expected: 12, lotNo: 'L1', expiresOn: '2028-11-30' },
    ],
  });
  expect(await save(inboundImportApi, rows)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await refused(revertImport, { params: { taskId } }, other)).toEqual({ code: 404 });
  expect(await made(revertImport, { params: { taskId } }, seller)).toMatchObject({ revert: { removed: 1 } });
  expect(await inboundOf(inboundNo)).toBeUndefined();

  // One known to the warehouse is not reverted.
  const again = await save(inboundImportApi, rows);
  const { inboundId } = (await inboundOf(inboundNo))!;
  await made(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
  expect(await refused(revertImport, { params: { taskId: again.taskId } }, seller)).toEqual({ code: 409 });
  expect((await save(inboundImportApi, rows)).faults).toEqual(['0.inboundNo', '1.inboundNo']);
});

it('an inbound draft gets the fields of the file, and its earlier values when reverted (decision D23)', async () => {
  const [{ skuCode }, { skuCode: second }] = [await newProduct(), await newProduct()];
  const key = { warehouseCode: 'OWN-01', inboundNo: `ASN-${newKey()}` };
  const head = { ...key, deliveryMethod: '40HQ', containerNo: 'MSKU1234565', eta: '2026-12-08' };
  await save(inboundImportApi, [{ ...head, remark: 'Dock 4', skuCode, qtyPerCarton: '24', lotNo: 'L1' }]);
  const rows = [
    { ...key, deliveryMethod: '40GP', remark: '', skuCode, qtyPerCarton: '30' },
    { skuCode: second, qtyPerCarton: '5' },
  ];
  const preview = (query: { clearBlanks?: true }) =>
    made(inboundImportApi.calls.previewRows, { body: rows, query }, seller);
  const changed = ['deliveryMethod', 'skuCode', 'qtyPerCarton'];
  const changes = changed.map((field) => ({ field, records: 1, cleared: 0 }));
  const counts = { created: 0, updated: 1, unchanged: 0 };
  expect(await preview({})).toEqual({ ...counts, changes });
  const clearing = [...changes, { field: 'remark', records: 1, cleared: 1 }];
  expect(await preview({ clearBlanks: true })).toEqual({ ...counts, changes: clearing });

  expect(await save(inboundImportApi, rows)).toMatchObject(counts);
  const lines = [
    { skuCode, expected: 30, lotNo: 'L1' },
    { skuCode: second, expected: 5, lotNo: null },
  ];
  const kept = { status: 'DRAFT', delivery: '40GP', containerNo: 'MSKU1234565', eta: '2026-12-08', lines };
  expect(await inboundOf(key.inboundNo)).toMatchObject({ ...kept, remark: 'Dock 4' });

  const cleared = await save(inboundImportApi, rows, { clearBlanks: true });
  expect(await inboundOf(key.inboundNo)).toMatchObject({ ...kept, remark: null });
  const revert = { params: { taskId: cleared.taskId } };
  expect(await made(revertImport, revert, seller)).toMatchObject({ revert: { removed: 0, restored: 1 } });
  expect(await inboundOf(key.inboundNo)).toMatchObject({ ...kept, remark: 'Dock 4' });
});

it('a draft that occurs twice in a file, by code and by name of its warehouse, is reported (decision D23)', async () => {
  const { skuCode } = await newProduct();
  const row = { inboundNo: `ASN-${newKey()}`, deliveryMethod: 'PARCEL', skuCode, qtyPerCarton: '1' };
  await save(inboundImportApi, [{ ...row, warehouseCode: 'OWN-01' }]);
  const twice = ['OWN-01', 'Of its own'].map((warehouseCode, at) => ({
    ...row,
    warehouseCode,
    qtyPerCarton: `${at + 2}`,
  }));
  expect((await save(inboundImportApi, twice)).faults).toEqual(['1.inboundNo']);
  expect(await inboundOf(row.inboundNo)).toMatchObject({ expected: 1 });
});

it('a refusal to revert counts every inbound known to the warehouse', async () => {
  const { skuCode } = await newProduct();
  const numbers = [1, 2, 3].map((at) => `ASN-${newKey()}-${at}`);
  const rows = numbers.map((inboundNo) => ({
    warehouseCode: 'OWN-01',
    inboundNo,
    deliveryMethod: 'PARCEL',
    skuCode,
    qtyPerCarton: '1',
  }));
  const { taskId } = await save(inboundImportApi, rows);
  for (const inboundNo of numbers.slice(1)) {
    const { inboundId } = (await inboundOf(inboundNo))!;
    await made(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
  }
  const answer = await server.call(revertImport, { params: { taskId } }, seller);
  expect(answer).toMatchObject({ code: 409, message: expect.stringContaining(': 2 of') as string });
  expect(await inboundOf(numbers[0]!)).toMatchObject({ status: 'DRAFT' });
});

it('unknown warehouses, articles and invalid days are reported by row', async () => {
  const { skuCode } = await newProduct();
  const head = { deliveryMethod: 'PARCEL', skuCode, qtyPerCarton: '1' };
  const { faults } = await save(inboundImportApi, [
    { ...head, warehouseCode: 'NOWHERE', inboundNo: newKey() },
    { ...head, warehouseCode: 'OWN-01', inboundNo: newKey(), skuCode: 'NO-SUCH' },
    { ...head, warehouseCode: 'OWN-01', inboundNo: newKey(), eta: '2026-02-30' },
  ]);
  expect(faults).toEqual(['0.warehouseCode', '1.skuCode', '2.eta']);
});

it('outbounds reserve their goods, wait for missing ones, and are canceled when their import is reverted', async () => {
  const { skuCode, productId } = await stocked(10);
  const [enough, short] = [`SO-${newKey()}`, `SO-${newKey()}`];
  const address = { name: 'Ada Park', addressLine1: '1 Main St', city: 'Reno', stateCode: 'NV' };
  const head = { ...address, warehouseCode: 'OWN-01', zipCode: '89501', countryCode: 'US', skuCode };
  const rows = [
    { ...head, orderNo: enough, quantity: '4', shipBy: '2026-12-01', carrierName: 'UPS' },
    { ...head, orderNo: short, quantity: '7' },
  ];
  const { taskId, ...counts } = await save(outboundImportApi, rows);
  expect(counts).toMatchObject({ created: 2, total: 2 });
  expect(await outboundOf(enough)).toMatchObject({
    status: 'ALLOCATED',
    orderId: null,
    shipBy: '2026-12-01',
    carrierName: 'UPS',
    recipientName: 'Ada Park',
    lines: [{ skuCode, ordered: 4, reserved: 4 }],
  });
  expect(await outboundOf(short)).toMatchObject({ status: 'BACKORDERED' });
  expect(await levelOf(productId)).toMatchObject({ reserved: 4, available: 6 });
  expect((await save(outboundImportApi, rows)).faults).toEqual(['0.orderNo', '1.orderNo']);
  expect(await made(revertImport, { params: { taskId } }, seller)).toMatchObject({ revert: { removed: 2 } });
  expect(await levelOf(productId)).toMatchObject({ reserved: 0, available: 10 });
  expect(await world.findings()).toEqual([]);

  const again = await save(outboundImportApi, [rows[0]!]);
  const page = await made(outboundApi.calls.outboundPage, { query: { search: enough } }, seller);
  const live = page.records.find(({ status }) => status === 'ALLOCATED')!;
  await world.fulfil(live.outboundId);
  expect(await refused(revertImport, { params: { taskId: again.taskId } }, seller)).toEqual({ code: 409 });
});

it.each([
  ['an outbound', outboundImportApi, {}],
  ['freight', freightImportApi, { loadType: 'LTL', terms: 'COLLECT' }],
])('%s with an invalid ZIP code for its country is refused (spec §5)', async (_what, api, more) => {
  const { skuCode } = await stocked(1);
  const address = {
    name: 'Ada Park',
    addressLine1: '1 Main St',
    city: 'Reno',
    stateCode: 'NV',
    countryCode: 'US',
  };
  const row = {
    ...address,
    ...more,
    warehouseCode: 'OWN-01',
    skuCode,
    quantity: '1',
    orderNo: `SO-${newKey()}`,
  };
  expect((await save(api, [{ ...row, zipCode: '8950' }])).faults).toEqual(['0.zipCode']);
  expect(await save(api, [{ ...row, zipCode: '89501-1200' }])).toMatchObject({ created: 1 });
});

it('freight is imported with its truck data, and an invalid SCAC is reported', async () => {
  const { skuCode, productId } = await stocked(10);
  const orderNo = `FR-${newKey()}`;
  const head = {
    warehouseCode: 'OWN-01',
    orderNo,
    skuCode,
    quantity: '8',
    loadType: 'FBA',
    terms: 'COLLECT',
    name: 'ONT8',
    addressLine1: '24300 Nandina Ave',
    city: 'Moreno Valley',
    stateCode: 'CA',
    zipCode: '92551',
    countryCode: 'US',
    poNumber: 'PO-1',
    shipBy: '2026-12-01',
  };
  expect((await save(freightImportApi, [{ ...head, scac: 'S1' }])).faults).toEqual(['0.scac']);
  const { taskId } = await save(freightImportApi, [{ ...head, scac: 'saia' }]);
  expect(await outboundOf(orderNo)).toMatchObject({
    status: 'ALLOCATED',
    loadType: 'FBA',
    carrierName: 'SAIA',
    shipBy: '2026-12-01',
    freight: { terms: 'COLLECT', scac: 'SAIA', poNumber: 'PO-1' },
  });
  expect(await levelOf(productId)).toMatchObject({ reserved: 8 });
  expect(await made(revertImport, { params: { taskId } }, seller)).toMatchObject({ revert: { removed: 1 } });
  expect(await levelOf(productId)).toMatchObject({ reserved: 0 });
});
