import { floorApi, floorWorkApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, database, orgId, warehouseId } = world;
const { inbounds, returns, outbounds, pick } = floorApi.calls;

async function released(): Promise<{ outboundId: string; clientRef: string; skuCode: string }> {
  const { skuCode } = await world.stocked(2);
  const orderId = await world.newOrder([{ skuCode, quantity: 2 }]);
  const body = { orderId, warehouseId };
  const { outboundId, clientRef } = await made(outboundApi.calls.releaseOrder, { body }, seller);
  return { outboundId, clientRef, skuCode };
}

it('a scanned number or reference names its work, whatever else there is', async () => {
  const product = await world.newProduct();
  const inboundId = await world.announced(product.skuCode, 1);
  await world.announced(product.skuCode, 1);
  const returnId = await world.announcedReturn(product.skuCode, 1);
  await world.announcedReturn(product.skuCode, 1);
  const workOrderId = await world.orderedWork(product.skuCode);
  await world.orderedWork(product.skuCode);
  const { outboundId, clientRef } = await released();
  await released();
  const query = (code: string) => ({ query: { warehouseId, code } });

  const [inbound, ...rest] = await made(inbounds, query(` in${inboundId} `), staff);
  expect([inbound, rest]).toMatchObject([{ inboundId }, []]);
  expect(await made(inbounds, query(inbound!.clientRef.toUpperCase()), staff)).toEqual([inbound]);
  expect(await made(inbounds, query('IN'), staff)).toEqual([]);

  const all = await made(returns, { query: { warehouseId } }, staff);
  const returned = all.find((one) => one.returnId === returnId)!;
  expect(await made(returns, query(returned.returnNo.toLowerCase()), staff)).toEqual([returned]);

  const { workOrders } = floorWorkApi.calls;
  const work = (await made(workOrders, { query: { warehouseId } }, staff)).find(
    (one) => one.workOrderId === workOrderId,
  )!;
  expect(await made(workOrders, query(work.clientRef), staff)).toEqual([work]);
  expect(await made(outbounds, query(clientRef.toLowerCase()), staff)).toMatchObject([{ outboundId }]);
  expect(await refused(outbounds, query(clientRef), other)).toEqual({ code: 403 });
});

it('200 packed orders do not hide those to pick, or those that are being picked', async () => {
  const started = await released();
  const next = await released();
  const { outboundId, skuCode } = started;
  const scan = { outboundId, eventKey: newKey(), code: skuCode, binCode: 'T-1', quantity: 1 };
  await made(pick, { body: scan }, staff);
  await database.pool.query(
    `insert into outbound (org_id, warehouse_id, client_ref, status, recipient, ship_by)
     select $1, $2, 'packed-' || n, 'PACKED', '{}', '2020-01-01' from generate_series(1, 201) n`,
    [orgId, warehouseId],
  );
  const listed = await made(outbounds, { query: { warehouseId } }, staff);
  expect(listed.filter(({ status }) => status === 'PACKED')).toHaveLength(200);
  expect(listed[0]).toMatchObject({ outboundId, status: 'PICKING' });
  expect(listed.map((one) => one.outboundId)).toContain(next.outboundId);
  // The last packed one is opened by its code.
  expect(await made(outbounds, { query: { warehouseId, code: 'packed-201' } }, staff)).toHaveLength(1);
});
