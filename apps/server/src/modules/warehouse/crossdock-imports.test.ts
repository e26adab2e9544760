import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import {
  crossdockApi,
  floorCrossdockApi,
  inboundApi,
  inboundImportApi,
  warehouseMessages,
} from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const { made, refused, seller, other, staff, server, warehouseId, newProduct } = await warehouseWorld({
  ownWarehouse: true,
});
const { saveRows, previewRows, validateRows } = inboundImportApi.calls;
const { revertImport, readReceipt } = importReceiptsApi.calls;
const { crossdockPage, crossdockDetail, submitCrossdock, cancelCrossdock, saveCrossdock } =
  crossdockApi.calls;
const { crossdocks, floorCrossdock, arriveCrossdock } = floorCrossdockApi.calls;

async function save(rows: ImportRow[], query: { clearBlanks?: true } = {}) {
  const answer = await server.call(saveRows, { body: rows, query }, seller, { 'idempotency-key': newKey() });
  if (answer.result !== 'OK') return { faults: answer.errors?.map(({ fieldName }) => fieldName), taskId: '' };
  return { ...answer.data, taskId: answer.data.taskId! };
}
const crossdockOf = async (search: string) => {
  const [found] = (await made(crossdockPage, { query: { search } }, seller)).records;
  return found && made(crossdockDetail, { params: { crossdockId: found.crossdockId } }, seller);
};
const inboundOf = async (search: string) =>
  (await made(inboundApi.calls.inboundPage, { query: { search } }, seller)).records[0];
const onTheFloor = async () =>
  (await made(crossdocks, { query: { warehouseId } }, staff)).map(({ crossdockId }) => crossdockId);
const revert = (taskId: string) => ({ params: { taskId } });

const numbered = () => ({ warehouseCode: 'OWN-01', inboundNo: `XD-${newKey()}`, deliveryMethod: 'LTL' });
const crossdock = () => ({ ...numbered(), inboundType: 'CROSSDOCK' });

it('a file of both makes drafts of both, cartons by destination, and is taken back as a whole', async () => {
  const { skuCode } = await newProduct();
  const [inbound, first] = [numbered(), { ...crossdock(), eta: '2026-12-08', trackingNumbers: 'PRO-1' }];
  const rows = [
    { ...inbound, skuCode, qtyPerCarton: '24' },
    { ...first, destination: 'ONT8', reference: 'FBA1', cartonCount: '12' },
    { destination: 'LGB8', reference: 'FBA2' },
    { destination: 'ont8', reference: 'fba1', cartonCount: '3' },
    { destination: 'ONT8', cartonCount: '5' },
  ];
  expect(await made(previewRows, { body: rows, query: {} }, seller)).toMatchObject({
    created: 2,
    updated: 0,
  });
  const { taskId, ...counts } = await save(rows);
  expect(counts).toMatchObject({ created: 2, total: 2, crossdocks: 1 });
  expect(await made(readReceipt, revert(taskId), seller)).toMatchObject({ created: 2, crossdocks: 1 });
  expect(await inboundOf(inbound.inboundNo)).toMatchObject({ status: 'DRAFT', expected: 24 });
  expect(await crossdockOf(first.inboundNo)).toMatchObject({
    status: 'DRAFT',
    delivery: 'LTL',
    eta: '2026-12-08',
    tracking: 'PRO-1',
    acts: ['edit', 'submit', 'cancel'],
    timeline: [],
    cartons: 21,
    lines: [
      { destination: 'ONT8', reference: 'FBA1', cartons: 15 },
      { destination: 'LGB8', reference: 'FBA2', cartons: 1 },
      { destination: 'ONT8', reference: null, cartons: 5 },
    ],
  });
  expect(await save(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2, crossdocks: 1 });

  expect(await made(revertImport, revert(taskId), seller)).toMatchObject({ revert: { removed: 2 } });
  expect([await inboundOf(inbound.inboundNo), await crossdockOf(first.inboundNo)]).toEqual([
    undefined,
    undefined,
  ]);
});

it('a draft gets what the file carries, and back what it had (decision D23)', async () => {
  const key = crossdock();
  const line = { destination: 'ONT8', reference: 'FBA1', cartonCount: '12' };
  await save([{ ...key, ...line, trackingNumbers: 'PRO-1', remark: 'Dock 4' }]);
  const rows = [
    { ...key, deliveryMethod: 'PARCEL', remark: '', destination: 'ONT8', cartonCount: '14' },
    { destination: 'TEB9', reference: 'FBA3', cartonCount: '2' },
  ];
  const changed = ['deliveryMethod', 'cartonCount', 'destination', 'reference'];
  const changes = changed.map((field) => ({ field, records: 1, cleared: 0 }));
  const preview = await made(previewRows, { body: rows, query: {} }, seller);
  expect(preview).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
  expect(preview.changes).toHaveLength(changes.length);
  expect(preview.changes).toEqual(expect.arrayContaining(changes));

  const { taskId } = await save(rows);
  const now = {
    delivery: 'PARCEL',
    tracking: 'PRO-1',
    remark: 'Dock 4',
    lines: [
      { destination: 'ONT8', reference: 'FBA1', cartons: 14 },
      { destination: 'TEB9', reference: 'FBA3', cartons: 2 },
    ],
  };
  expect(await crossdockOf(key.inboundNo)).toMatchObject(now);
  const cleared = await save(rows, { clearBlanks: true });
  expect(await crossdockOf(key.inboundNo)).toMatchObject({ ...now, remark: null });
  await made(revertImport, revert(cleared.taskId), seller);
  // What was imported before has been changed since, though it is as it was.
  expect(await crossdockOf(key.inboundNo)).toMatchObject(now);
  expect(await refused(revertImport, revert(taskId), seller)).toEqual({ code: 409 });
});

it('the floor sees a draft once its client has submitted it, and the import refuses its number from then on', async () => {
  const key = crossdock();
  const { taskId } = await save([{ ...key, destination: 'ONT8', cartonCount: '2' }]);
  const { crossdockId, version } = (await crossdockOf(key.inboundNo))!;
  const named = { body: { crossdockId } };
  expect(await onTheFloor()).not.toContain(crossdockId);
  expect(await refused(floorCrossdock, { params: { crossdockId } }, staff)).toEqual({ code: 404 });
  expect(await refused(arriveCrossdock, { body: { crossdockId, eventKey: newKey() } }, staff)).toEqual({
    code: 404,
  });
  expect(await refused(submitCrossdock, named, other)).toEqual({ code: 404 });

  const lines = [{ destination: 'ONT8', cartons: 3 }];
  const draft = { warehouseId, clientRef: key.inboundNo, delivery: 'LTL' as const, lines };
  const edited = await made(saveCrossdock, { body: { ...draft, crossdockId, version } }, seller);
  expect(edited).toMatchObject({ status: 'DRAFT', cartons: 3, timeline: [] });

  const submitted = await made(submitCrossdock, named, seller);
  expect(submitted).toMatchObject({ status: 'SUBMITTED', acts: ['edit', 'cancel'] });
  expect(submitted.timeline.map(({ kind }) => kind)).toEqual(['crossdock.announced']);
  expect(await onTheFloor()).toContain(crossdockId);
  expect(await refused(submitCrossdock, named, seller)).toEqual({ code: 409 });

  const again = [{ ...key, destination: 'ONT8' }, { destination: 'LGB8' }];
  expect((await save(again)).faults).toEqual(['0.inboundNo', '1.inboundNo']);
  expect(await refused(revertImport, revert(taskId), seller)).toEqual({ code: 409 });
  expect(await crossdockOf(key.inboundNo)).toMatchObject({ status: 'SUBMITTED', cartons: 3 });
});

it('a draft is canceled by its client', async () => {
  const key = crossdock();
  await save([{ ...key, destination: 'ONT8' }]);
  const { crossdockId } = (await crossdockOf(key.inboundNo))!;
  expect(await made(cancelCrossdock, { body: { crossdockId } }, seller)).toMatchObject({
    status: 'CANCELLED',
    acts: [],
  });
});

it('what keeps a crossdock from being saved is named by row', async () => {
  const { skuCode } = await newProduct();
  const [noPlace, nowhere, tooMany] = [
    crossdock(),
    { ...crossdock(), warehouseCode: 'NOWHERE' },
    crossdock(),
  ];
  const { faults } = await save([
    { ...noPlace },
    { ...nowhere, destination: 'ONT8' },
    { ...tooMany, destination: 'ONT8', cartonCount: '6000' },
    { destination: 'ONT8', cartonCount: '6000' },
    { ...numbered(), skuCode },
  ]);
  // Its further row is held back by the first.
  expect(faults).toEqual([
    '0.destination',
    '1.warehouseCode',
    '2.cartonCount',
    '3.inboundNo',
    '4.qtyPerCarton',
  ]);

  const many = Array.from({ length: 101 }, (_, at) => ({ destination: `P-${at}` }));
  const [first, ...others] = many;
  const checked = await made(validateRows, { body: [{ ...crossdock(), ...first }, ...others] }, seller);
  expect(checked[100]!.errorMessages).toMatchObject([
    { fieldName: 'destination', code: warehouseMessages.tooManyDestinations({ count: 101, most: 100 }).code },
  ]);
});

it('a number of both types is refused at the rows of the other type', async () => {
  const { skuCode } = await newProduct();
  const goods = { skuCode, qtyPerCarton: '2' };
  const mixed = [
    { ...numbered(), ...goods },
    { ...goods, inboundType: 'CROSSDOCK', destination: 'ONT8' },
  ];
  const checked = await made(validateRows, { body: mixed }, seller);
  expect(checked[1]!.errorMessages).toMatchObject([
    { fieldName: 'inboundType', ...warehouseMessages.mixedTypes() },
  ]);
  expect((await save(mixed)).faults).toEqual(['0.inboundNo', '1.inboundType']);
});

it('one note says what a crossdock does not keep of goods, and an inbound of destinations', async () => {
  const { skuCode } = await newProduct();
  const goods = { skuCode: 'NO-SUCH', qtyPerCarton: '2' };
  const key = crossdock();
  const rows = [
    { ...key, ...goods, cartonCount: '1', destination: 'ONT8' },
    { ...goods, cartonCount: '1', destination: 'LGB8' },
  ];
  const notes = async (body: ImportRow[]) =>
    (await made(validateRows, { body }, seller)).map(({ errorMessages, warningMessages = [] }) => [
      errorMessages,
      warningMessages.map(({ fieldName, code }) => [fieldName, code]),
    ]);
  const ofCrossdock = ['skuCode', warehouseMessages.crossdockWithoutGoods().code];
  expect(await notes(rows)).toEqual([
    [[], [ofCrossdock]],
    [[], []],
  ]);
  expect(await save(rows)).toMatchObject({ created: 1, crossdocks: 1 });
  const inbound = [{ ...numbered(), skuCode, qtyPerCarton: '2', destination: 'ONT8', reference: 'FBA1' }];
  const ofInbound = ['destination', warehouseMessages.inboundWithoutDestination().code];
  expect(await notes(inbound)).toEqual([[[], [ofInbound]]]);
  expect(await save(inbound)).toMatchObject({ created: 1, crossdocks: 0 });
});
