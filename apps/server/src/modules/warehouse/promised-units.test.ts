import {
  floorApi,
  floorWorkApi,
  outboundApi,
  warehouseMessages,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId } = world;

/** Three units of a product in a bin, two of which an outbound has reserved. */
async function promised() {
  const goods = await world.stocked(3);
  const orderId = await world.newOrder([{ skuCode: goods.skuCode, quantity: 2 }]);
  const body = { orderId, warehouseId };
  const { outboundNo } = await made(outboundApi.calls.releaseOrder, { body }, seller);
  const refusal = {
    code: 409,
    reason: warehouseMessages.promised.code,
    params: { skuCode: goods.skuCode, available: 1, outbounds: outboundNo },
  };
  return { ...goods, refusal };
}

it('an undo of a put-away says for which orders the units are reserved', async () => {
  const { inboundId, refusal } = await promised();
  const { timeline } = await made(floorApi.calls.inboundDetail, { params: { inboundId } }, staff);
  const { eventId } = timeline.find(({ kind }) => kind === 'inbound.stowed')!;
  const body = { eventId, eventKey: newKey() };
  expect(await server.call(floorApi.calls.undo, { body }, staff)).toMatchObject(refusal);
  expect(await world.findings()).toEqual([]);
});

it('work on units that are reserved says so, and takes the others', async () => {
  const { skuCode, productId, refusal } = await promised();
  const lines = [{ skuCode, planned: 2 }];
  const draft = { warehouseId, clientRef: newKey(), kind: 'DISPOSE' as const, lines };
  const { workOrderId } = await made(workOrdersApi.calls.saveWorkOrder, { body: draft }, seller);
  const { startWork, reportWork } = floorWorkApi.calls;
  await made(startWork, { body: { workOrderId, eventKey: newKey() } }, staff);
  const report = (quantity: number) => ({
    body: { workOrderId, eventKey: newKey(), code: skuCode, quantity, binCode: 'T-1' },
  });
  expect(await server.call(reportWork, report(2), staff)).toMatchObject(refusal);
  await made(reportWork, report(1), staff);
  expect(await world.levelOf(productId)).toMatchObject({ good: 2, reserved: 2 });
  expect(await world.findings()).toEqual([]);
});
