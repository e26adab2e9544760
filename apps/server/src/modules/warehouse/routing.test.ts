import { orderActsApi, orderBulkApi } from '@lading/contracts/orders';
import {
  floorApi,
  inboundApi,
  outboundApi,
  routingApi,
  warehouseMessages,
} from '@lading/contracts/warehouse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routingService } from './index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, database, orgId, warehouseId: near } = world;
const { releaseOrder, outboundDetail, cancelOutbound } = outboundApi.calls;
const { routingSettings, saveRoutingSettings, orderRouting } = routingApi.calls;
const routing = routingService(server.platform);
/** The demo's first warehouse is the other option. */
const far = (await made(routingSettings, {}, seller)).warehouses.find(
  ({ warehouseId }) => warehouseId !== near,
)!.warehouseId;
await made(
  floorApi.calls.saveBins,
  { body: { warehouseId: far, bins: [{ binCode: 'FAR-1', kind: 'PICK' }] } },
  staff,
);

async function settle(given: { isAutomatic?: boolean; maySplit?: boolean } = {}) {
  const { warehouses } = await made(routingSettings, {}, seller);
  const rankOf = (id: string) => (id === near ? 1 : id === far ? 2 : 9);
  const body = {
    isAutomatic: given.isAutomatic ?? false,
    maySplit: given.maySplit ?? false,
    warehouses: warehouses.map(({ warehouseId }) => ({
      warehouseId,
      rank: rankOf(warehouseId),
      countries: [],
      isUsed: warehouseId === near || warehouseId === far,
    })),
  };
  return made(saveRoutingSettings, { body }, seller);
}
/** Puts units of a product on a shelf of the far warehouse. */
async function stockFar(skuCode: string, units: number) {
  const draft = {
    warehouseId: far,
    clientRef: newKey(),
    delivery: 'PARCEL' as const,
    lines: [{ skuCode, expected: units }],
  };
  const { inboundId } = await made(inboundApi.calls.saveInbound, { body: draft }, seller);
  await made(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
  const { arrive, receive, putAway } = floorApi.calls;
  const named = () => ({ inboundId, eventKey: newKey() });
  await made(arrive, { body: named() }, staff);
  await made(receive, { body: { ...named(), code: skuCode, good: units } }, staff);
  await made(putAway, { body: { ...named(), code: skuCode, quantity: units, binCode: 'FAR-1' } }, staff);
}
const byRouting = (orderId: string) => made(releaseOrder, { body: { orderId, warehouseId: null } }, seller);
const routed = (orderId: string) => made(orderRouting, { params: { orderId } }, seller);

it('an order goes to the warehouse that has its goods, and both say why', async () => {
  await settle();
  const { skuCode } = await world.stocked(3);
  await stockFar(skuCode, 5);
  const orderId = await world.newOrder([{ skuCode, quantity: 4 }]);
  const outbound = await byRouting(orderId);
  expect(outbound).toMatchObject({ warehouseId: far, status: 'ALLOCATED', routing: { rule: 'ONLY' } });
  expect(outbound.routing!.considered.slice(0, 2)).toMatchObject([
    { warehouseId: near, verdict: 'SHORT', short: [{ skuCode, wanted: 4, available: 3 }] },
    { warehouseId: far, verdict: 'CHOSEN' },
  ]);
  expect(outbound.routing!.userName).toBeTruthy();
  expect(await routed(orderId)).toMatchObject({
    outbound: { outboundId: outbound.outboundId },
    decision: { rule: 'ONLY' },
  });
  // A second click returns the same outbound.
  expect(await byRouting(orderId)).toMatchObject({ outboundId: outbound.outboundId });
  const small = await world.newOrder([{ skuCode, quantity: 1 }]);
  expect(await byRouting(small)).toMatchObject({ warehouseId: near });
  const named = await world.newOrder([{ skuCode, quantity: 1 }]);
  expect(await made(releaseOrder, { body: { orderId: named, warehouseId: near } }, seller)).toMatchObject({
    routing: { rule: 'NAMED', considered: [] },
  });
  expect(await world.findings()).toEqual([]);
});

it('an order that no warehouse can ship stays, with the reason recorded', async () => {
  await settle();
  const { skuCode } = await world.stocked(1);
  const orderId = await world.newOrder([{ skuCode, quantity: 2 }]);
  const answer = await server.call(releaseOrder, { body: { orderId, warehouseId: null } }, seller);
  expect(answer).toMatchObject({ code: 409 });
  expect(JSON.stringify(answer)).toContain(skuCode);
  expect(await routed(orderId)).toMatchObject({ outbound: null, decision: { rule: 'NONE' } });
});

it('an order that two can ship together is split if allowed, and its units are promised once', async () => {
  await settle({ maySplit: true });
  const cup = await world.stocked(3);
  const plate = await world.newProduct();
  await stockFar(plate.skuCode, 2);
  const orderId = await world.newOrder([
    { skuCode: cup.skuCode, quantity: 3 },
    { skuCode: plate.skuCode, quantity: 2 },
  ]);
  const outbound = await byRouting(orderId);
  expect(outbound).toMatchObject({
    warehouseId: near,
    status: 'ALLOCATED',
    units: 3,
    routing: { rule: 'SPLIT' },
  });
  const timeline = await made(orderActsApi.calls.timeline, { params: { orderId } }, seller);
  const part = timeline.find(({ kind }) => kind === 'split')!.detail.orders![0]!;
  const other = await routed(part.orderId);
  expect(other).toMatchObject({ outbound: { status: 'ALLOCATED' }, decision: { rule: 'SPLIT' } });
  const params = { outboundId: other.outbound!.outboundId };
  expect(await made(outboundDetail, { params }, seller)).toMatchObject({ warehouseId: far, units: 2 });
  expect(await world.findings()).toEqual([]);
});

it('routing 40 concurrent orders takes 20 units from each of two warehouses, without deadlocks', async () => {
  await settle();
  const { skuCode } = await world.stocked(20);
  await stockFar(skuCode, 20);
  const orderIds: string[] = [];
  for (let count = 0; count < 41; count += 1) orderIds.push(await world.newOrder([{ skuCode, quantity: 1 }]));
  const answers = [];
  // In waves: on a slow machine the last of 41 would exceed the time limit for a connection.
  for (let at = 0; at < 41; at += 10)
    answers.push(
      ...(await Promise.all(
        orderIds
          .slice(at, at + 10)
          .map((orderId) => server.call(releaseOrder, { body: { orderId, warehouseId: null } }, seller)),
      )),
    );
  const refusals = answers.flatMap((answer) => (answer.result === 'OK' ? [] : [answer.message]));
  expect(refusals).toEqual([expect.stringContaining(`is short of ${skuCode}`)]);
  const went = answers.flatMap((answer) => (answer.result === 'OK' ? [answer.data] : []));
  expect(went).toHaveLength(40);
  expect(went.every(({ status }) => status === 'ALLOCATED')).toBe(true);
  expect(went.filter(({ warehouseId }) => warehouseId === near)).toHaveLength(20);
  expect(await world.findings()).toEqual([]);
});

it('new orders are released automatically once that is turned on, each once', async () => {
  await settle();
  const { skuCode } = await world.stocked(2);
  const before = await world.newOrder([{ skuCode, quantity: 1 }]);
  const setting = await settle({ isAutomatic: true });
  expect(setting.isAutomatic).toBe(true);
  const [first, short] = [
    await world.newOrder([{ skuCode, quantity: 2 }]),
    await world.newOrder([{ skuCode, quantity: 9 }]),
  ];
  await routing.releaseWaiting(orgId);
  expect(await routed(first)).toMatchObject({
    outbound: { status: 'ALLOCATED' },
    decision: { userName: null },
  });
  expect(await routed(short)).toMatchObject({ outbound: null, decision: { rule: 'NONE' } });
  expect(await routed(before)).toEqual({ outbound: null, decision: null });
  // Tried orders wait for the next attempt; orders taken back wait for a person.
  const { outboundId } = (await routed(first)).outbound!;
  await made(cancelOutbound, { body: { outboundId } }, seller);
  await routing.releaseWaiting(orgId);
  expect((await routed(first)).outbound).toBeNull();
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::integer as n from routing_decision where order_id = $1',
    [short],
  );
  expect(rows[0]!.n).toBe(1);
  await settle();
});

it('an order that fails with an internal error does not block the others of its organization', async () => {
  await settle();
  const { skuCode } = await world.stocked(2);
  await settle({ isAutomatic: true });
  const [faulty, next] = [
    await world.newOrder([{ skuCode, quantity: 1 }]),
    await world.newOrder([{ skuCode, quantity: 1 }]),
  ];
  await database.pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger fail_here before insert on outbound for each row when (new.order_id = ${faulty}) execute function fail_here()`);
  // Whatever the batch size.
  await expect(routing.releaseWaiting(orgId, 1)).rejects.toThrow('a fault');
  expect((await routed(next)).outbound).toMatchObject({ status: 'ALLOCATED' });
  await database.pool.query('drop trigger fail_here on outbound; drop function fail_here()');
  await routing.releaseWaiting(orgId);
  expect((await routed(faulty)).outbound).toMatchObject({ status: 'ALLOCATED' });
  await settle();
});

describe('in bulk', () => {
  beforeEach(() => server.platform.jobs.start());
  afterEach(() => server.platform.jobs.stop());

  it('chosen orders are released, each with its own result; a retry releases those that were short', async () => {
    await settle();
    const { skuCode } = await world.stocked(2);
    const orderIds = [
      await world.newOrder([{ skuCode, quantity: 2 }]),
      await world.newOrder([{ skuCode, quantity: 2 }]),
      await world.newOrder([{ skuCode: 'NO-SUCH-SKU', quantity: 1 }]),
    ];
    const request = { act: 'fulfill' as const, warehouseId: null };
    const body = { request, orders: { ids: orderIds } };
    const { taskId } = await made(orderBulkApi.calls.startBulk, { body }, seller);
    const report = () => made(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
    await expect.poll(async () => (await report()).waiting, { timeout: 30_000 }).toBe(0);
    await expect.poll(async () => (await report()).status, { timeout: 30_000 }).toBe(2);
    expect(await report()).toMatchObject({ done: 1, refused: 2, warehouseName: null });
    const { records } = await made(
      orderBulkApi.calls.bulkRows,
      { params: { taskId }, query: { state: 'REFUSED' } },
      seller,
    );
    expect(records.map(({ message }) => message!.code).toSorted()).toEqual(
      [warehouseMessages.noRoute.code, warehouseMessages.unknownSku.code].toSorted(),
    );
    expect(await world.findings()).toEqual([]);
  });

  it('to a given warehouse, where short orders wait for stock', async () => {
    const { skuCode } = await world.stocked(1);
    const ids = [
      await world.newOrder([{ skuCode, quantity: 1 }]),
      await world.newOrder([{ skuCode, quantity: 1 }]),
    ];
    const request = { act: 'fulfill' as const, warehouseId: near };
    const { taskId } = await made(
      orderBulkApi.calls.startBulk,
      { body: { request, orders: { ids } } },
      seller,
    );
    const report = () => made(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
    await expect.poll(async () => (await report()).status, { timeout: 30_000 }).toBe(2);
    expect(await report()).toMatchObject({ done: 2, refused: 0 });
    expect((await report()).warehouseName).toBeTruthy();
    const states = [];
    for (const orderId of ids) states.push((await routed(orderId)).outbound!.status);
    expect(states.toSorted()).toEqual(['ALLOCATED', 'BACKORDERED']);
  });
});
