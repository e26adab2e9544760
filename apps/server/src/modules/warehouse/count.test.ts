import { countMessages, floorApi, inventoryApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { outboundService } from './index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, server, warehouseId, orgId } = world;
const { countBin } = floorApi.calls;

const count = (code: string, counted: number, part: object = {}) => ({
  body: { warehouseId, eventKey: newKey(), binCode: 't-1', code, counted, reason: 'CYCLE' as const, ...part },
});

it('the difference of a blind count becomes an adjustment, once, and explains itself', async () => {
  const { skuCode, productId } = await world.stocked(5);
  const given = count(skuCode, 7);
  expect(await made(countBin, given, staff)).toMatchObject({ skuCode, variance: 2, released: 0 });
  expect(await made(countBin, given, staff)).toMatchObject({ skuCode, variance: 2, released: 0 });
  const changed = { body: { ...given.body, counted: 6 } };
  expect(await refused(countBin, changed, staff)).toEqual({ code: 409 });
  expect(await made(countBin, count(skuCode, 7), staff)).toMatchObject({ variance: 0 });
  expect(await made(countBin, count(skuCode, 3), staff)).toMatchObject({ variance: -4 });
  expect(await world.levelOf(productId)).toMatchObject({ good: 3, available: 3 });
  const card = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  expect(card.moves[0]).toMatchObject({ kind: 'stock.counted', quantity: 4, to: 'FOUND_LOST' });
  // Units in a bin without a record count as found.
  expect(await made(countBin, count(skuCode, 2, { binCode: 'T-2' }), staff)).toMatchObject({ variance: 2 });
  expect(await refused(countBin, count('NO-SUCH', 1), staff)).toEqual({ code: 400 });
  expect(await refused(countBin, count(skuCode, 1, { binCode: 'NO-BIN' }), staff)).toEqual({ code: 400 });
  expect(await refused(countBin, count(skuCode, 1), other)).toEqual({ code: 403 });
  expect(await world.findings()).toEqual([]);
});

it('a count that is sent twice at once is made once, with the same reply', async () => {
  const { skuCode, productId } = await world.stocked(5);
  const given = count(skuCode, 3);
  const replies = await Promise.all([1, 2, 3].map(() => made(countBin, given, staff)));
  for (const reply of replies) expect(reply).toMatchObject({ productId, counted: 3, variance: -2 });
  expect(await world.levelOf(productId)).toMatchObject({ good: 3 });
  expect(await world.findings()).toEqual([]);
});

it('a count that a device kept is refused if its bin changed since, and applied if not', async () => {
  const { skuCode, productId } = await world.stocked(5);
  server.clock.advance(120_000);
  // Another device, which has a connection.
  await made(countBin, count(skuCode, 3), staff);
  server.clock.advance(120_000);
  expect(await server.call(countBin, count(skuCode, 5, { keptSeconds: 180 }), staff)).toMatchObject({
    code: 409,
    reason: countMessages.movedSinceCount.code,
  });
  expect(await world.levelOf(productId)).toMatchObject({ good: 3 });
  const since = count(skuCode, 4, { keptSeconds: 90 });
  expect(await made(countBin, since, staff)).toMatchObject({ variance: 1 });
  // Sent again after a lost reply, as it is even older.
  const again = { body: { ...since.body, keptSeconds: 900 } };
  expect(await made(countBin, again, staff)).toMatchObject({ variance: 1 });
  expect(await world.levelOf(productId)).toMatchObject({ good: 4 });
  expect(await world.findings()).toEqual([]);
});

it('missing units are not promised: the youngest order waits again', async () => {
  const { skuCode, productId } = await world.stocked(4);
  const release = async () => {
    const orderId = await world.newOrder([{ skuCode, quantity: 2 }]);
    return made(outboundApi.calls.releaseOrder, { body: { orderId, warehouseId } }, seller);
  };
  const first = await release();
  const second = await release();
  expect(await made(countBin, count(skuCode, 3), staff)).toMatchObject({ variance: -1, released: 1 });
  const statusOf = async ({ outboundId }: { outboundId: string }) =>
    (await made(outboundApi.calls.outboundDetail, { params: { outboundId } }, seller)).status;
  expect(await statusOf(first)).toBe('ALLOCATED');
  expect(await statusOf(second)).toBe('BACKORDERED');
  expect(await world.levelOf(productId)).toMatchObject({ good: 3, reserved: 2 });
  // It gets units that are found later, and its timeline says so.
  await made(countBin, count(skuCode, 4), staff);
  await outboundService(server.platform).allocateWaiting(orgId, warehouseId);
  const again = await made(
    outboundApi.calls.outboundDetail,
    { params: { outboundId: second.outboundId } },
    seller,
  );
  expect(again.status).toBe('ALLOCATED');
  expect(again.timeline.filter(({ kind }) => kind === 'outbound.allocated')).toHaveLength(2);
  expect(await world.findings()).toEqual([]);
});
