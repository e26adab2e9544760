import { floorApi, floorExceptionsApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { outboundService } from './index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, staff, server, orgId, warehouseId } = world;
const { releaseOrder, outboundDetail, requestCancel, withdrawCancel } = outboundApi.calls;
const { pick, undo, countBin, outbounds } = floorApi.calls;
const { shortPick } = floorExceptionsApi.calls;

/** Orders for two units each of a product that lies in one bin; one unit is picked for each. */
async function started(orders: number) {
  const goods = await world.stocked(orders * 2);
  const { skuCode } = goods;
  const ids: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const orderId = await world.newOrder([{ skuCode, quantity: 2 }]);
    const { outboundId } = await made(releaseOrder, { body: { orderId, warehouseId } }, seller);
    const body = { outboundId, eventKey: newKey(), code: skuCode, binCode: 'T-1', quantity: 1 };
    await made(pick, { body }, staff);
    ids.push(outboundId);
  }
  return { ...goods, ids };
}
const short = (outboundId: string, code: string, left = 0) => ({
  body: { outboundId, eventKey: newKey(), code, binCode: 'T-1', left },
});
const statusOf = async (outboundId: string) =>
  (await made(outboundDetail, { params: { outboundId } }, seller)).status;
const listed = async (outboundId: string) =>
  (await made(outbounds, { query: { warehouseId } }, staff)).find((one) => one.outboundId === outboundId);
/** Stock comes to the bin. */
async function found(code: string, counted: number) {
  const body = { warehouseId, eventKey: newKey(), binCode: 'T-1', code, counted, reason: 'CYCLE' as const };
  await made(countBin, { body }, staff);
  await outboundService(server.platform).allocateWaiting(orgId, warehouseId);
}
const lastPick = async (outboundId: string) => {
  const { timeline } = await made(floorApi.calls.outboundDetail, { params: { outboundId } }, staff);
  const { eventId } = timeline.find(({ kind }) => kind === 'outbound.picked')!;
  return { body: { eventId, eventKey: newKey() } };
};

it.each([
  ['one after the other', false],
  ['at the same time', true],
])('two pickers find their bin empty, and both report it %s', async (_name, isAtOnce) => {
  const { skuCode, productId, ids } = await started(2);
  const [one, other] = ids as [string, string];
  const first = made(shortPick, short(one, skuCode), staff);
  if (!isAtOnce) await first;
  await Promise.all([first, made(shortPick, short(other, skuCode), staff)]);
  expect([await statusOf(one), await statusOf(other)]).toEqual(['BACKORDERED', 'BACKORDERED']);
  expect(await world.levelOf(productId)).toMatchObject({ good: 0, staged: 2, reserved: 0 });
  // Both are seen with what is picked for them, and go on when units are found.
  expect(await listed(one)).toMatchObject({ status: 'BACKORDERED', picked: 1 });
  await found(skuCode, 2);
  for (const outboundId of [one, other]) {
    const body = { outboundId, eventKey: newKey(), code: skuCode, binCode: 'T-1', quantity: 1 };
    expect(await made(pick, { body }, staff)).toMatchObject({ status: 'PICKING', picked: 2 });
  }
  expect(await world.findings()).toEqual([]);
});

it('a count finds fewer units than started orders have reserved: the youngest of them waits', async () => {
  const { skuCode, productId, ids } = await started(2);
  await found(skuCode, 1);
  expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['PICKING', 'BACKORDERED']);
  expect(await world.levelOf(productId)).toMatchObject({ good: 1, staged: 2, reserved: 1 });
  expect(await world.findings()).toEqual([]);
});

it('an order whose cancellation is requested loses its reservation first, and waits if that is withdrawn', async () => {
  const { skuCode, ids } = await started(2);
  const [asked, other] = ids as [string, string];
  await made(requestCancel, { body: { outboundId: asked } }, seller);
  await found(skuCode, 1);
  expect([await statusOf(asked), await statusOf(other)]).toEqual(['CANCEL_REQUESTED', 'PICKING']);
  await world.removeJobs();
  expect(await made(withdrawCancel, { body: { outboundId: asked } }, seller)).toMatchObject({
    status: 'BACKORDERED',
  });
  expect(await world.isAllocationQueued()).toBe(true);
  expect(await world.findings()).toEqual([]);
});

it('what is picked for a waiting order can be put back, and goes to the orders that wait', async () => {
  const { skuCode, productId, ids } = await started(2);
  const [one, other] = ids as [string, string];
  await made(shortPick, short(one, skuCode), staff);
  await world.removeJobs();
  await made(undo, await lastPick(one), staff);
  expect(await listed(one)).toBeUndefined();
  expect(await listed(other)).toMatchObject({ status: 'BACKORDERED' });
  expect(await world.levelOf(productId)).toMatchObject({ good: 1, staged: 1, reserved: 0 });
  expect(await world.isAllocationQueued()).toBe(true);
  await outboundService(server.platform).allocateWaiting(orgId, warehouseId);
  expect([await statusOf(one), await statusOf(other)]).toEqual(['BACKORDERED', 'ALLOCATED']);
  // What was picked before stock ran out can be undone once it is reserved again, too.
  await made(undo, await lastPick(other), staff);
  expect(await world.levelOf(productId)).toMatchObject({ good: 2, staged: 0, reserved: 2 });
  expect(await refused(undo, await lastPick(other), staff)).toEqual({ code: 409 });
  expect(await world.findings()).toEqual([]);
});

it('a short pick waits for work on another order of its bin without holding up the goods of that', async () => {
  const { skuCode, productId, ids } = await started(2);
  const [one, other] = ids as [string, string];
  const { pool } = server.platform.database;
  const waiting = async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  // Like a pick of the other order: it locks that, and then the level of its product.
  const picker = await pool.connect();
  await picker.query('begin');
  await picker.query('select from outbound where outbound_id = $1 for no key update', [other]);
  const reported = made(shortPick, short(one, skuCode), staff);
  await expect.poll(waiting).toBe(1);
  const level = 'select from stock_level where product_id = $1 for update nowait';
  expect((await picker.query(level, [productId])).rowCount).toBe(1);
  await picker.query('commit');
  picker.release();
  await reported;
  expect([await statusOf(one), await statusOf(other)]).toEqual(['BACKORDERED', 'BACKORDERED']);
});
