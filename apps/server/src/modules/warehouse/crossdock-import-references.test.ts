import type { ImportRow } from '@lading/contracts/imports';
import { crossdockApi, inboundApi, inboundImportApi, warehouseMessages } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const { made, refused, seller, server, warehouseId, newProduct } = await warehouseWorld({
  ownWarehouse: true,
});
const { saveRows, validateRows } = inboundImportApi.calls;
const { crossdockPage, cancelCrossdock, saveCrossdock } = crossdockApi.calls;
const { inboundPage, cancelInbound } = inboundApi.calls;

const numbered = () => ({ warehouseCode: 'OWN-01', inboundNo: `XD-${newKey()}`, deliveryMethod: 'LTL' });
const crossdock = () => ({ ...numbered(), inboundType: 'CROSSDOCK' });

async function save(rows: ImportRow[]) {
  const request = { body: rows, query: {} };
  const answer = await server.call(saveRows, request, seller, { 'idempotency-key': newKey() });
  return answer.result === 'OK' ? answer.data : { faults: answer.errors?.map(({ fieldName }) => fieldName) };
}

it('a crossdock with a quantity and no cartons is refused at its row', async () => {
  const rows = [
    { ...crossdock(), destination: 'ONT8', cartonCount: '3' },
    { destination: 'LGB8', qtyPerCarton: '40' },
  ];
  const checked = await made(validateRows, { body: rows }, seller);
  expect(checked[1]!.errorMessages).toMatchObject([
    { fieldName: 'cartonCount', ...warehouseMessages.crossdockUncounted({ quantity: '40' }) },
  ]);
  expect(await save(rows)).toMatchObject({ faults: ['0.inboundNo', '1.cartonCount'] });
});

it('a number of the other type is refused until that is canceled, and a canceled draft leaves its number', async () => {
  const { skuCode } = await newProduct();
  const key = numbered();
  const asInbound = [{ ...key, skuCode, qtyPerCarton: '2' }];
  const asCrossdock = [{ ...key, inboundType: 'CROSSDOCK', destination: 'ONT8', cartonCount: '2' }];
  const refusalOf = async (body: ImportRow[]) =>
    (await made(validateRows, { body }, seller))[0]?.errorMessages?.map(({ code }) => code);
  await save(asInbound);
  expect(await refusalOf(asCrossdock)).toEqual([warehouseMessages.inboundHasReference().code]);
  expect(await save(asCrossdock)).toEqual({ faults: ['0.inboundNo'] });

  const search = { query: { search: key.inboundNo } };
  const { inboundId } = (await made(inboundPage, search, seller)).records[0]!;
  await made(cancelInbound, { body: { inboundId } }, seller);
  expect(await save(asCrossdock)).toMatchObject({ created: 1, crossdocks: 1 });
  expect(await refusalOf(asInbound)).toEqual([warehouseMessages.crossdockHasReference().code]);

  const { crossdockId } = (await made(crossdockPage, search, seller)).records[0]!;
  await made(cancelCrossdock, { body: { crossdockId } }, seller);
  expect(await save(asInbound)).toMatchObject({ created: 1, crossdocks: 0 });
  const lines = [{ destination: 'ONT8', cartons: 3 }];
  const draft = { warehouseId, clientRef: key.inboundNo, delivery: 'LTL' as const, lines };
  const announced = await made(saveCrossdock, { body: draft }, seller);
  await made(cancelCrossdock, { body: { crossdockId: announced.crossdockId } }, seller);
  // The warehouse has known of that one.
  expect(await refused(saveCrossdock, { body: draft }, seller)).toMatchObject({ code: 400 });
});

it('a reference of an inbound may be as long as the file has it, for it is not kept', async () => {
  const { skuCode } = await newProduct();
  const reference = Array.from({ length: 8 }, (_, at) => `FBA15KXMPL${at}`).join(', ');
  const inbound = [{ ...numbered(), skuCode, qtyPerCarton: '2', reference }];
  expect(await save(inbound)).toMatchObject({ created: 1 });
  expect(await save([{ ...crossdock(), destination: 'ONT8', reference }])).toEqual({
    faults: ['0.reference'],
  });
});
