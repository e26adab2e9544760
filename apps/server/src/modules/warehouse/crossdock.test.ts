import { billingApi, moneyApi, rateRule } from '@lading/contracts/funds';
import { crossdockApi, floorApi, floorCrossdockApi, type FloorCrossdock } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { rateNewEvents } from '../funds/index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId } = world;
const { saveCrossdock, cancelCrossdock, crossdockDetail, crossdockPage, crossdockStatusCounts } =
  crossdockApi.calls;
const { arriveCrossdock, receiveCartons, dispatchCartons, closeCrossdock, crossdocks, floorCrossdock } =
  floorCrossdockApi.calls;

const rules = [
  { fee: 'CROSSDOCK_DELIVERY', model: 'FLAT', price: '15' },
  { fee: 'CROSSDOCK_CARTON', model: 'UNIT', price: '1.1' },
].map((one) => rateRule.parse(one));
const card = { warehouseId, cardName: 'Crossdock', clientOrgId: null, validFrom: '2020-01-01', rules };
const { cardId } = await made(moneyApi.calls.saveCard, { body: card }, staff);
await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);

const draft = () => ({
  warehouseId,
  clientRef: newKey(),
  delivery: 'LTL' as const,
  eta: '2026-12-01',
  lines: [
    { destination: 'ONT8', reference: 'FBA15', cartons: 12 },
    { destination: 'LGB4', cartons: 4 },
  ],
});
const announced = () => made(saveCrossdock, { body: draft() }, seller);
const keyed = (crossdockId: string) => ({ crossdockId, eventKey: newKey() });
const of = (
  { crossdockId, lines }: Pick<FloorCrossdock, 'crossdockId' | 'lines'>,
  at: number,
  cartons: number,
) => ({ ...keyed(crossdockId), lineId: lines[at]!.lineId, cartons });
const carrier = { carrierName: 'Estes', trackingNumber: 'BOL-1' };

it('cartons come in by destination, go out again, and are charged by the carton', async () => {
  const { crossdockId, crossdockNo, acts } = await announced();
  expect(acts).toEqual(['edit', 'cancel']);
  expect((await made(crossdocks, { query: { warehouseId } }, staff)).map((one) => one.crossdockNo)).toContain(
    crossdockNo,
  );
  const named = { query: { warehouseId, code: crossdockNo.toLowerCase() } };
  expect(await made(crossdocks, named, staff)).toMatchObject([{ crossdockId }]);
  await made(arriveCrossdock, { body: keyed(crossdockId) }, staff);
  const known = await made(floorCrossdock, { params: { crossdockId } }, staff);
  await made(receiveCartons, { body: of(known, 0, 12) }, staff);
  await made(receiveCartons, { body: of(known, 1, 3) }, staff);
  expect(await refused(closeCrossdock, { body: keyed(crossdockId) }, staff)).toMatchObject({ code: 409 });
  await made(dispatchCartons, { body: { ...of(known, 0, 12), ...carrier } }, staff);
  await made(dispatchCartons, { body: { ...of(known, 1, 3), ...carrier } }, staff);
  const closed = await made(closeCrossdock, { body: keyed(crossdockId) }, staff);
  expect(closed).toMatchObject({ status: 'CLOSED', cartons: 16, received: 15, dispatched: 15 });

  await rateNewEvents(server.platform, orgId);
  const seen = await made(crossdockDetail, { params: { crossdockId } }, seller);
  // 15.00 for the delivery and 1.10 for each of 15 cartons.
  expect(seen.charged).toEqual({ minor: 31_50, currency: 'USD' });
  const charges = await made(billingApi.calls.chargePage, { query: { search: crossdockNo } }, seller);
  expect(charges.records.map((charge) => charge.subjectNo)).toEqual([crossdockNo, crossdockNo, crossdockNo]);
  expect(seen.timeline[1]).toMatchObject({
    kind: 'crossdock.dispatched',
    quantity: 3,
    note: 'LGB4 · Estes · BOL-1',
  });
  expect(await world.findings()).toEqual([]);
});

it('each act is done once under its key, and what was counted by mistake is undone', async () => {
  const { crossdockId } = await announced();
  await made(arriveCrossdock, { body: keyed(crossdockId) }, staff);
  const known = await made(floorCrossdock, { params: { crossdockId } }, staff);
  const body = of(known, 0, 5);
  await made(receiveCartons, { body }, staff);
  const again = await made(receiveCartons, { body }, staff);
  expect(again.received).toBe(5);
  expect(await refused(receiveCartons, { body: { ...body, cartons: 6 } }, staff)).toMatchObject({
    code: 409,
  });

  await made(dispatchCartons, { body: { ...of(known, 0, 4), ...carrier } }, staff);
  expect(await refused(dispatchCartons, { body: { ...of(known, 0, 2), ...carrier } }, staff)).toMatchObject({
    code: 400,
  });
  const [dispatched, received] = await countsOf(crossdockId);
  // Cartons that have left cannot be uncounted.
  expect(
    await refused(floorApi.calls.undo, { body: { eventId: received!, eventKey: newKey() } }, staff),
  ).toMatchObject({
    code: 409,
  });
  await made(floorApi.calls.undo, { body: { eventId: dispatched!, eventKey: newKey() } }, staff);
  await made(floorApi.calls.undo, { body: { eventId: received!, eventKey: newKey() } }, staff);
  expect(await made(floorCrossdock, { params: { crossdockId } }, staff)).toMatchObject({
    received: 0,
    dispatched: 0,
  });
  expect(await world.findings()).toEqual([]);
});

it('an arrival that was marked by mistake is undone, and its client can cancel it', async () => {
  const { crossdockId } = await announced();
  await made(arriveCrossdock, { body: keyed(crossdockId) }, staff);
  const { timeline } = await made(floorCrossdock, { params: { crossdockId } }, staff);
  const body = { eventId: timeline[0]!.eventId, eventKey: newKey() };
  await made(floorApi.calls.undo, { body }, staff);
  expect(await made(floorCrossdock, { params: { crossdockId } }, staff)).toMatchObject({
    status: 'SUBMITTED',
    acts: ['arrive'],
  });
  await made(cancelCrossdock, { body: { crossdockId } }, seller);
  expect(await world.findings()).toEqual([]);
});

/** Events that counted cartons, the latest first. */
async function countsOf(crossdockId: string): Promise<string[]> {
  const { timeline } = await made(floorCrossdock, { params: { crossdockId } }, staff);
  return timeline
    .filter(({ kind }) => kind === 'crossdock.dispatched' || kind === 'crossdock.received')
    .map(({ eventId }) => eventId);
}

it('its client changes and cancels it until it arrives, finds it, and no other client sees it', async () => {
  const first = await announced();
  const { crossdockId, version } = first;
  const changed = { ...draft(), clientRef: first.clientRef, lines: [{ destination: 'TEB9', cartons: 7 }] };
  const saved = await made(saveCrossdock, { body: { ...changed, crossdockId, version } }, seller);
  expect(saved).toMatchObject({ cartons: 7, destinations: 1 });
  expect(await refused(saveCrossdock, { body: { ...changed, crossdockId, version } }, seller)).toMatchObject({
    code: 409,
  });
  expect(await refused(saveCrossdock, { body: changed }, seller)).toMatchObject({ code: 400 });
  const found = await made(crossdockPage, { query: { search: 'TEB9' } }, seller);
  expect(found.records.map((one) => one.crossdockId)).toEqual([crossdockId]);
  expect((await made(crossdockStatusCounts, { query: { search: 'TEB9' } }, seller)).counts).toEqual({
    SUBMITTED: 1,
  });
  expect((await made(crossdockPage, { query: {} }, other)).records).toEqual([]);
  await made(cancelCrossdock, { body: { crossdockId } }, seller);
  expect(await refused(arriveCrossdock, { body: keyed(crossdockId) }, staff)).toMatchObject({ code: 409 });
});
