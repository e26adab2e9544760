import {
  floorApi,
  floorFreightApi,
  freightApi,
  freightClassOf,
  outboundApi,
} from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { readPdf, readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, server, warehouseId } = world;
const { saveFreight, billOfLading } = freightApi.calls;
const { palletize, depart, floorBillOfLading } = floorFreightApi.calls;
const { pick, pack, ship } = floorApi.calls;

const recipient = {
  name: 'Harper Receiving',
  addressLine1: '900 Commerce Dr',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};
const draftOf = (skuCode: string, quantity: number) => ({
  warehouseId,
  clientRef: newKey(),
  loadType: 'LTL' as const,
  terms: 'COLLECT' as const,
  scac: 'odfl',
  poNumber: 'PO-7741',
  remark: 'Liftgate',
  shipBy: '2027-01-15',
  recipient,
  lines: [{ skuCode, quantity }],
});
const pallet = { kind: 'PALLET' as const, count: 2, length: 48, width: 40, height: 50 };
const units = [{ ...pallet, weight: 1_000, unit: 'in/lb' as const }];

async function picked(outboundId: string, code: string, quantity: number) {
  const body = { outboundId, eventKey: newKey(), code, quantity, binCode: 'T-1' };
  return made(pick, { body }, staff);
}

it('freight is reserved, picked, palletized and leaves with a truck; every act runs once', async () => {
  const { skuCode, productId } = await world.stocked(40);
  const draft = draftOf(skuCode, 30);
  const key = { 'idempotency-key': newKey() };
  const first = await server.call(saveFreight, { body: draft }, seller, key);
  const again = await server.call(saveFreight, { body: draft }, seller, key);
  if (first.result !== 'OK' || again.result !== 'OK') throw new Error(JSON.stringify([first, again]));
  const { outboundId, outboundNo } = first.data;
  expect(again.data.outboundId).toBe(outboundId);
  expect(first.data).toMatchObject({
    status: 'ALLOCATED',
    loadType: 'LTL',
    carrierName: 'ODFL',
    shipBy: '2027-01-15',
    freight: { terms: 'COLLECT', scac: 'ODFL', bolNo: `BOL${outboundId}`, poNumber: 'PO-7741', units: [] },
  });
  expect(await refused(saveFreight, { body: draft }, seller)).toEqual({ code: 400 });

  const packing = { outboundId, eventKey: newKey(), units };
  expect(await refused(palletize, { body: packing }, staff)).toEqual({ code: 409 });
  await picked(outboundId, skuCode, 30);
  expect(await refused(pack, { body: { outboundId, eventKey: newKey() } }, staff)).toEqual({ code: 409 });
  const packed = await made(palletize, { body: packing }, staff);
  expect(packed).toMatchObject({
    status: 'PACKED',
    freight: { units: [{ count: 2, freightClass: '100' }] },
  });
  expect(await made(palletize, { body: packing }, staff)).toMatchObject({
    freight: { units: [{ count: 2 }] },
  });

  const left = { scac: 'SAIA', proNumber: '10293847565', trailerNo: 'T-88', sealNo: null };
  const leaving = { outboundId, eventKey: newKey(), ...left };
  const parcel = { outboundId, eventKey: newKey(), carrierName: 'UPS', trackingNumber: '1Z' };
  expect(await refused(ship, { body: parcel }, staff)).toEqual({ code: 409 });
  await made(depart, { body: leaving }, staff);
  expect(await made(depart, { body: leaving }, staff)).toMatchObject({
    status: 'SHIPPED',
    carrierName: 'SAIA',
    trackingNumber: '10293847565',
    freight: { scac: 'SAIA', trailerNo: 'T-88' },
  });
  expect(await world.levelOf(productId)).toMatchObject({ on_hand: 10, staged: 0, reserved: 0 });
  expect(await world.findings()).toEqual([]);

  const list = (delivery: 'parcel' | 'freight') =>
    made(outboundApi.calls.outboundPage, { query: { search: outboundNo, delivery } }, seller);
  expect((await list('freight')).records).toMatchObject([{ outboundId, loadType: 'LTL' }]);
  expect((await list('parcel')).records).toEqual([]);
});

it('the bill of lading is for the client and the floor only', async () => {
  const { skuCode } = await world.stocked(4);
  const { outboundId } = await made(saveFreight, { body: draftOf(skuCode, 4) }, seller);
  await picked(outboundId, skuCode, 4);
  await made(palletize, { body: { outboundId, eventKey: newKey(), units } }, staff);
  const input = { params: { outboundId } };
  for (const [call, caller] of [
    [billOfLading, seller],
    [floorBillOfLading, staff],
  ] as const) {
    const reply = await server.send(call, input, caller);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const [page] = await readPdf(reply.rawPayload, 200);
    for (const text of [
      'Harper Receiving',
      'ODFL',
      'Collect',
      'PO-7741',
      'Liftgate',
      '48 × 40 × 50',
      '100',
      skuCode,
    ])
      expect(page!.text).toContain(text);
    expect((await readSymbols(page!.png)).map((symbol) => symbol.text)).toContain(`BOL${outboundId}`);
  }
  expect((await server.send(billOfLading, input, other)).json()).toMatchObject({ code: 404 });
  expect((await server.send(floorBillOfLading, input, other)).json()).toMatchObject({ code: 403 });
});

it('a parcel is not freight, and an unknown SKU is named', async () => {
  const { skuCode } = await world.stocked(1);
  const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
  const { releaseOrder } = outboundApi.calls;
  const { outboundId } = await made(releaseOrder, { body: { orderId, warehouseId } }, seller);
  await picked(outboundId, skuCode, 1);
  expect(await refused(palletize, { body: { outboundId, eventKey: newKey(), units } }, staff)).toEqual({
    code: 409,
  });
  expect((await server.send(billOfLading, { params: { outboundId } }, seller)).json()).toMatchObject({
    code: 404,
  });
  const wrong = await server.call(saveFreight, { body: draftOf('NO-SUCH', 1) }, seller);
  expect(wrong).toMatchObject({ errors: [{ fieldName: 'lines.0.skuCode' }] });
});

it.each([
  [{ length: 48, width: 40, height: 50, weight: 500, unit: 'in/lb' }, '100'],
  [{ length: 48, width: 40, height: 24, weight: 2_000, unit: 'in/lb' }, '50'],
  [{ length: 100, width: 100, height: 100, weight: 10, unit: 'cm/kg' }, '400'],
  // Exactly 12 lb per cubic foot, with two pieces.
  [{ length: 12, width: 12, height: 12, weight: 24, unit: 'in/lb', count: 2 }, '85'],
] as const)('%o is of class %s', (measured, freightClass) => {
  expect(freightClassOf({ count: 1, ...measured })).toBe(freightClass);
});
