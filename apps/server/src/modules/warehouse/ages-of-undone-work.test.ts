import { bundlesApi } from '@lading/contracts/products';
import { floorApi, floorWorkApi, inventoryApi, workOrdersApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId } = world;
const { arrive, receive, putAway, undo } = floorApi.calls;

async function nextDay(): Promise<void> {
  server.clock.advance(86_400_000);
  Object.assign(seller, await server.signIn('seller@lading.test'));
  Object.assign(staff, await server.signIn('floor@lading.test'));
}

const layersOf = async (productId: string) => {
  const { layers } = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  return layers.map(({ receivedOn, quantityLeft }) => ({ receivedOn, quantityLeft }));
};

it('units that undone work took from several bins have their own ages again', async () => {
  const frame = await world.stocked(2, { binCode: 'T-1' });
  await nextDay();
  const inboundId = await world.announced(frame.skuCode, 3);
  const act = () => ({ inboundId, eventKey: newKey() });
  const code = frame.skuCode;
  await made(arrive, { body: act() }, staff);
  await made(receive, { body: { ...act(), code, good: 3 } }, staff);
  await made(putAway, { body: { ...act(), code, quantity: 3, binCode: 'T-2' } }, staff);
  const before = await layersOf(frame.productId);
  expect(before.map(({ quantityLeft }) => quantityLeft)).toEqual([2, 3]);

  const kit = await world.newProduct();
  const components = [{ skuCode: code, quantity: 2 }];
  const bundle = { bundleSku: kit.skuCode, bundleName: 'Set', kind: 'KIT' as const, components };
  await made(bundlesApi.calls.saveBundle, { body: bundle }, seller);
  const lines = [{ skuCode: kit.skuCode, planned: 2 }];
  const draft = { warehouseId, clientRef: newKey(), kind: 'KIT' as const, lines };
  const { workOrderId } = await made(workOrdersApi.calls.saveWorkOrder, { body: draft }, seller);
  const { startWork, reportWork } = floorWorkApi.calls;
  await made(startWork, { body: { workOrderId, eventKey: newKey() } }, staff);
  const report = { workOrderId, eventKey: newKey(), code: kit.skuCode, quantity: 2, binCode: 'T-1' };
  const { timeline } = await made(reportWork, { body: report }, staff);
  expect((await layersOf(frame.productId)).map(({ quantityLeft }) => quantityLeft)).toEqual([1]);

  await made(undo, { body: { eventId: timeline[0]!.eventId, eventKey: newKey() } }, staff);
  expect(await layersOf(frame.productId)).toEqual(before);
  expect(await world.findings()).toEqual([]);
});
