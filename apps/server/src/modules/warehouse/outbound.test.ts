import { orderDetailApi } from '@lading/contracts/orders';
import { floorApi, floorExceptionsApi, outboundApi } from '@lading/contracts/warehouse';
import { describe, expect, it } from 'vitest';
import { outboundService } from './index.ts';
import { reportShipped } from './report-shipped.job.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, staff, server, warehouseId, orgId } = world;
const { releaseOrder, cancelOutbound, outboundDetail } = outboundApi.calls;
const release = (orderId: string) => made(releaseOrder, { body: { orderId, warehouseId } }, seller);

it('an order is reserved, picked, packed and shipped, and its client is notified', async () => {
  const { skuCode, productId } = await world.stocked(5);
  // Two lines of one product need it together: each alone would find enough.
  const orderId = await world.newOrder([
    { skuCode, quantity: 2 },
    { skuCode, quantity: 2 },
  ]);
  const outbound = await release(orderId);
  expect(outbound).toMatchObject({ status: 'ALLOCATED', units: 4 });
  expect(await release(orderId)).toMatchObject({ outboundId: outbound.outboundId });
  expect(await world.levelOf(productId)).toMatchObject({ good: 5, reserved: 4, available: 1 });
  const { outboundId } = outbound;
  const { pick, pack, ship, undo } = floorApi.calls;
  const scan = { outboundId, eventKey: newKey(), code: skuCode, quantity: 3, binCode: 'T-1' };
  const picked = await made(pick, { body: scan }, staff);
  expect(await made(pick, { body: scan }, staff)).toMatchObject({ picked: 3 });
  expect(await refused(pick, { body: { ...scan, eventKey: newKey() } }, staff)).toMatchObject({ code: 409 });
  expect(await refused(cancelOutbound, { body: { outboundId } }, seller)).toMatchObject({ code: 409 });
  expect(await refused(pack, { body: { outboundId, eventKey: newKey() } }, staff)).toMatchObject({
    code: 409,
  });
  await made(undo, { body: { eventId: picked.timeline[0]!.eventId, eventKey: newKey() } }, staff);
  expect(await world.levelOf(productId)).toMatchObject({ good: 5, staged: 0, reserved: 4 });
  await made(pick, { body: { ...scan, eventKey: newKey(), quantity: 4 } }, staff);
  await made(pack, { body: { outboundId, eventKey: newKey() } }, staff);
  const left = { carrierName: 'UPS', serviceCode: 'UPS Ground', trackingNumber: '1Z999AA10123456784' };
  const shipped = { outboundId, eventKey: newKey(), ...left };
  await made(ship, { body: shipped }, staff);
  expect(await made(ship, { body: shipped }, staff)).toMatchObject({ status: 'SHIPPED' });
  expect(await world.levelOf(productId)).toMatchObject({ on_hand: 1, staged: 0, reserved: 0 });
  await reportShipped(server.platform, { orgId, outboundId });
  await reportShipped(server.platform, { orgId, outboundId });
  const order = await made(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller);
  expect(order).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [{ trackingNumber: left.trackingNumber }],
  });
  expect(await world.findings()).toEqual([]);
});

describe('an order in progress', () => {
  const { requestCancel, withdrawCancel } = outboundApi.calls;
  const { pick, pack, ship } = floorApi.calls;
  const { answerCancel, putBack, shortPick } = floorExceptionsApi.calls;

  async function picking(ordered: number, picked: number, stock = ordered) {
    const goods = await world.stocked(stock);
    const orderId = await world.newOrder([{ skuCode: goods.skuCode, quantity: ordered }]);
    const { outboundId } = await release(orderId);
    const scan = () => ({ outboundId, eventKey: newKey(), code: goods.skuCode, binCode: 'T-1' });
    if (picked > 0) await made(pick, { body: { ...scan(), quantity: picked } }, staff);
    return { ...goods, orderId, outboundId, scan, named: () => ({ outboundId, eventKey: newKey() }) };
  }

  it('is canceled with the floor’s consent, its units are put back, and the order can be released again', async () => {
    const { productId, orderId, outboundId, scan, named } = await picking(3, 3);
    await made(pack, { body: named() }, staff);
    expect(await refused(cancelOutbound, { body: { outboundId } }, seller)).toMatchObject({ code: 409 });
    expect(await made(requestCancel, { body: { outboundId } }, seller)).toMatchObject({
      status: 'CANCEL_REQUESTED',
      acts: ['withdrawCancel'],
    });
    // Nothing leaves while that is open.
    const left = { ...named(), carrierName: 'UPS', trackingNumber: '1Z1' };
    expect(await refused(ship, { body: left }, staff)).toMatchObject({ code: 409 });
    const accepted = { ...named(), isAccepted: true };
    await made(answerCancel, { body: accepted }, staff);
    expect(await made(answerCancel, { body: accepted }, staff)).toMatchObject({ status: 'PUTTING_BACK' });
    const two = { ...scan(), binCode: 'T-2', quantity: 2 };
    await made(putBack, { body: two }, staff);
    expect(await made(putBack, { body: two }, staff)).toMatchObject({ status: 'PUTTING_BACK', picked: 1 });
    expect(await refused(putBack, { body: { ...scan(), quantity: 2 } }, staff)).toMatchObject({ code: 400 });
    expect(await made(putBack, { body: { ...scan(), quantity: 1 } }, staff)).toMatchObject({
      status: 'CANCELLED',
      acts: [],
    });
    expect(await world.levelOf(productId)).toMatchObject({ good: 3, staged: 0, reserved: 0 });
    expect(await release(orderId)).toMatchObject({ status: 'ALLOCATED' });
    expect(await world.findings()).toEqual([]);
  });

  it('is canceled at once when the floor consents and every pick was undone', async () => {
    const { productId, orderId, outboundId, named } = await picking(2, 1);
    const { timeline } = await made(floorApi.calls.outboundDetail, { params: { outboundId } }, staff);
    const { eventId } = timeline.find(({ kind }) => kind === 'outbound.picked')!;
    await made(floorApi.calls.undo, { body: { eventId, eventKey: newKey() } }, staff);
    await made(requestCancel, { body: { outboundId } }, seller);
    await world.removeJobs();
    const accepted = { ...named(), isAccepted: true };
    expect(await made(answerCancel, { body: accepted }, staff)).toMatchObject({
      status: 'CANCELLED',
      acts: [],
    });
    expect(await made(answerCancel, { body: accepted }, staff)).toMatchObject({ status: 'CANCELLED' });
    expect(await world.isAllocationQueued()).toBe(true);
    expect(await world.levelOf(productId)).toMatchObject({ good: 2, staged: 0, reserved: 0 });
    expect(await release(orderId)).toMatchObject({ status: 'ALLOCATED' });
    expect(await world.findings()).toEqual([]);
  });

  it('continues from its state when the floor refuses, or the client withdraws the request', async () => {
    const { outboundId, named, skuCode } = await picking(2, 1);
    await made(requestCancel, { body: { outboundId } }, seller);
    expect(await made(withdrawCancel, { body: { outboundId } }, seller)).toMatchObject({ status: 'PICKING' });
    await made(requestCancel, { body: { outboundId } }, seller);
    const answer = { ...named(), isAccepted: false };
    expect(await made(answerCancel, { body: answer }, staff)).toMatchObject({ status: 'PICKING' });
    expect(await refused(withdrawCancel, { body: { outboundId } }, seller)).toMatchObject({ code: 409 });
    const rest = { ...named(), code: skuCode, binCode: 'T-1', quantity: 1 };
    await made(pick, { body: rest }, staff);
    expect(await made(pack, { body: named() }, staff)).toMatchObject({ status: 'PACKED' });
    const kinds = (await made(outboundDetail, { params: { outboundId } }, seller)).timeline.map(
      ({ kind }) => kind,
    );
    expect(kinds.filter((kind) => kind === 'outbound.cancel-requested')).toHaveLength(2);
    expect(await world.findings()).toEqual([]);
  });

  it('with two products of one barcode is picked, and put back, from the bins where they lie', async () => {
    const upc = '036000291469';
    const [one, other] = [
      await world.stocked(1, { upc, binCode: 'T-1' }),
      await world.stocked(2, { upc, binCode: 'T-2' }),
    ];
    const lines = [
      { skuCode: one.skuCode, quantity: 1 },
      { skuCode: other.skuCode, quantity: 2 },
    ];
    const { outboundId } = await release(await world.newOrder(lines));
    const scan = (binCode: string, quantity: number) => ({
      body: { outboundId, eventKey: newKey(), code: upc, binCode, quantity },
    });
    expect(await made(pick, scan('T-2', 2), staff)).toMatchObject({ picked: 2 });
    expect(await made(pick, scan('T-1', 1), staff)).toMatchObject({ picked: 3 });
    await made(requestCancel, { body: { outboundId } }, seller);
    const accepted = { outboundId, eventKey: newKey(), isAccepted: true };
    await made(answerCancel, { body: accepted }, staff);
    await made(putBack, scan('T-1', 1), staff);
    expect(await made(putBack, scan('T-2', 2), staff)).toMatchObject({ status: 'CANCELLED' });
    for (const [{ productId }, good] of [
      [one, 1],
      [other, 2],
    ] as const)
      expect(await world.levelOf(productId)).toMatchObject({ good, staged: 0, reserved: 0 });
    expect(await world.findings()).toEqual([]);
  });

  it('takes units from another bin when one is short, and counts the short one', async () => {
    const { productId, outboundId, scan, skuCode } = await picking(3, 1, 9);
    const moved = await world.announced(skuCode, 4);
    const { arrive, receive, putAway } = floorApi.calls;
    const inbound = () => ({ inboundId: moved, eventKey: newKey() });
    await made(arrive, { body: inbound() }, staff);
    await made(receive, { body: { ...inbound(), code: skuCode, good: 4 } }, staff);
    await made(putAway, { body: { ...inbound(), code: skuCode, quantity: 4, binCode: 'T-2' } }, staff);
    const short = { ...scan(), left: 0 };
    const after = await made(shortPick, { body: short }, staff);
    expect(await made(shortPick, { body: short }, staff)).toMatchObject({ status: 'PICKING' });
    expect(after.lines[0]!.places).toMatchObject([{ binCode: 'T-2', quantity: 4 }]);
    expect(await world.levelOf(productId)).toMatchObject({ good: 4, staged: 1, reserved: 2 });
    await made(pick, { body: { ...scan(), binCode: 'T-2', quantity: 2 } }, staff);
    expect(await world.findings()).toEqual([]);
    expect(outboundId).toBeTruthy();
  });

  it('waits for missing stock with its picked units, which are put back if it is canceled', async () => {
    const { productId, outboundId, scan } = await picking(3, 1);
    await world.removeJobs();
    expect(await made(shortPick, { body: { ...scan(), left: 1 } }, staff)).toMatchObject({
      status: 'BACKORDERED',
      acts: ['short'],
    });
    // The remaining unit is now for others.
    expect(await world.isAllocationQueued()).toBe(true);
    expect(await world.levelOf(productId)).toMatchObject({ good: 1, staged: 1, reserved: 0 });
    const waiting = await made(outboundDetail, { params: { outboundId } }, seller);
    expect(waiting.acts).toEqual(['allocate', 'cancel']);
    expect(await made(cancelOutbound, { body: { outboundId } }, seller)).toMatchObject({
      status: 'PUTTING_BACK',
    });
    expect(await made(putBack, { body: { ...scan(), quantity: 1 } }, staff)).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await world.levelOf(productId)).toMatchObject({ good: 2, staged: 0, reserved: 0 });
    expect(await world.findings()).toEqual([]);
  });
});

it('200 concurrent orders for 100 units: exactly 100 are reserved, and others get canceled units', async () => {
  const { skuCode, productId } = await world.stocked(100);
  const orderIds: string[] = [];
  for (let count = 0; count < 200; count += 1)
    orderIds.push(await world.newOrder([{ skuCode, quantity: 1 }]));
  const outbounds: Awaited<ReturnType<typeof release>>[] = [];
  // In waves, each far larger than the pool: on a slow machine the last of 200 would exceed the time limit for a connection.
  for (let at = 0; at < 200; at += 50)
    outbounds.push(...(await Promise.all(orderIds.slice(at, at + 50).map(release))));
  const reserved = outbounds.filter(({ status }) => status === 'ALLOCATED');
  expect(reserved).toHaveLength(100);
  expect(outbounds.filter(({ status }) => status === 'BACKORDERED')).toHaveLength(100);
  expect(await world.levelOf(productId)).toMatchObject({ reserved: 100, available: 0 });
  await Promise.all(
    reserved.slice(0, 7).map(({ outboundId }) => made(cancelOutbound, { body: { outboundId } }, seller)),
  );
  await outboundService(server.platform).allocateWaiting(orgId, warehouseId);
  expect(await world.levelOf(productId)).toMatchObject({ reserved: 100, available: 0 });
  const waiting = outbounds
    .filter(({ status }) => status === 'BACKORDERED')
    .map(({ outboundId }) => outboundId);
  const oldest = waiting.toSorted((one, next) => Number(one) - Number(next))[0]!;
  const first = await made(outboundDetail, { params: { outboundId: oldest } }, seller);
  expect(first.status).toBe('ALLOCATED');
  expect(await world.findings()).toEqual([]);
});

it('orders waiting for missing goods do not block orders for other goods', async () => {
  const waitingFor = async () => {
    const { skuCode } = await world.stocked(1);
    const has = await release(await world.newOrder([{ skuCode, quantity: 1 }]));
    const waits = await release(await world.newOrder([{ skuCode, quantity: 1 }]));
    expect([has.status, waits.status]).toEqual(['ALLOCATED', 'BACKORDERED']);
    return { has: has.outboundId, waits: waits.outboundId };
  };
  const [never, soon] = [await waitingFor(), await waitingFor()];
  await made(cancelOutbound, { body: { outboundId: soon.has } }, seller);
  await outboundService(server.platform).allocateWaiting(orgId, warehouseId, 1);
  const statusOf = async (outboundId: string) =>
    (await made(outboundDetail, { params: { outboundId } }, seller)).status;
  expect([await statusOf(never.waits), await statusOf(soon.waits)]).toEqual(['BACKORDERED', 'ALLOCATED']);
});
