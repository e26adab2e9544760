import { orderBulkApi } from '@lading/contracts/orders';
import { outboundApi, routingApi, warehouseMessages } from '@lading/contracts/warehouse';
import { afterEach, expect, it } from 'vitest';
import { routingService } from './index.ts';
import { warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, server, warehouseId, orgId } = world;
const { code } = warehouseMessages.orderWithoutProducts;
const { releaseOrder } = outboundApi.calls;
const { routingSettings, saveRoutingSettings, orderRouting } = routingApi.calls;
const routed = (orderId: string) => made(orderRouting, { params: { orderId } }, seller);
const automatic = async (isAutomatic: boolean) => {
  const settings = await made(routingSettings, {}, seller);
  await made(saveRoutingSettings, { body: { ...settings, isAutomatic } }, seller);
};
afterEach(() => server.platform.jobs.stop());

it.each([
  ['to a given warehouse', warehouseId],
  ['to the one that routing chooses', null],
])('an order without products is not released %s', async (_name, to) => {
  const orderId = await world.newOrder([]);
  const answer = await server.call(releaseOrder, { body: { orderId, warehouseId: to } }, seller);
  expect(answer).toMatchObject({ code: 409, reason: code });
  expect((await routed(orderId)).outbound).toBeNull();
});

it('automatic release leaves it with the reason, and releases the others', async () => {
  await automatic(true);
  const { skuCode } = await world.stocked(1);
  const empty = await world.newOrder([]);
  const next = await world.newOrder([{ skuCode, quantity: 1 }]);
  await routingService(server.platform).releaseWaiting(orgId);
  await automatic(false);
  expect(await routed(empty)).toMatchObject({
    outbound: null,
    decision: { rule: 'NONE', userName: null, problem: { code } },
  });
  expect((await routed(next)).outbound).toMatchObject({ status: 'ALLOCATED' });
});

it('a release of many orders reports it, and releases the others', async () => {
  const { skuCode } = await world.stocked(1);
  const ids = [await world.newOrder([]), await world.newOrder([{ skuCode, quantity: 1 }])];
  const body = { request: { act: 'fulfill' as const, warehouseId }, orders: { ids } };
  const { taskId } = await made(orderBulkApi.calls.startBulk, { body }, seller);
  await server.platform.jobs.start();
  const report = () => made(orderBulkApi.calls.bulkReport, { params: { taskId } }, seller);
  await expect.poll(async () => (await report()).status, { timeout: 30_000 }).toBe(2);
  expect(await report()).toMatchObject({ done: 1, refused: 1 });
  const query = { state: 'REFUSED' as const };
  const { records } = await made(orderBulkApi.calls.bulkRows, { params: { taskId }, query }, seller);
  expect(records).toMatchObject([{ orderId: ids[0], message: { code } }]);
});
