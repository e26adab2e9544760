import { floorApi, floorWavesApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, staff, warehouseId } = world;
const { createWave, moveWave, pickWave, waveDetail, waves } = floorWavesApi.calls;
const released = async (skuCode: string, quantity: number) => {
  const orderId = await world.newOrder([{ skuCode, quantity }]);
  return made(outboundApi.calls.releaseOrder, { body: { orderId, warehouseId } }, seller);
};
const created = (orders: number, eventKey = newKey()) =>
  made(createWave, { body: { warehouseId, eventKey, orders } }, staff);
const moved = (waveId: string, act: 'start' | 'finish' | 'cancel') =>
  made(moveWave, { body: { waveId, act } }, staff);

it('orders of a wave are picked in one round, sorted to totes, and packed one by one', async () => {
  const cup = await world.stocked(9);
  const plate = await world.stocked(4);
  const orders = [
    await released(cup.skuCode, 2),
    await released(plate.skuCode, 1),
    await released(cup.skuCode, 3),
  ];
  const key = newKey();
  const wave = await created(10, key);
  expect(await created(10, key)).toMatchObject({ waveId: wave.waveId });
  expect(wave.totes).toMatchObject(
    orders.map(({ outboundId }, at) => ({ tote: at + 1, outboundId, picked: 0 })),
  );
  expect(wave.stops.map(({ skuCode, quantity }) => [skuCode, quantity]).toSorted()).toEqual(
    [
      [cup.skuCode, 5],
      [plate.skuCode, 1],
    ].toSorted(),
  );
  const { waveId } = wave;
  const scan = { waveId, eventKey: newKey(), code: cup.skuCode, binCode: 'T-1', quantity: 4 };
  // Not before it is started, and no order is in two waves.
  expect(await refused(pickWave, { body: scan }, staff)).toMatchObject({ code: 409 });
  expect(
    await refused(createWave, { body: { warehouseId, eventKey: newKey(), orders: 5 } }, staff),
  ).toMatchObject({ code: 409 });
  await moved(waveId, 'start');
  expect(await moved(waveId, 'start')).toMatchObject({ status: 'IN_PROGRESS', acts: ['pick', 'finish'] });

  const sorted = [
    { tote: 1, outboundNo: orders[0]!.outboundNo, quantity: 2 },
    { tote: 3, outboundNo: orders[2]!.outboundNo, quantity: 2 },
  ];
  // Sent twice at once it runs once, with the same reply.
  const twice = await Promise.all([1, 2].map(() => made(pickWave, { body: scan }, staff)));
  expect(twice.map((one) => one.sorted)).toEqual([sorted, sorted]);
  expect(await refused(pickWave, { body: { ...scan, quantity: 1 } }, staff)).toMatchObject({ code: 409 });
  const next = (quantity: number, code = cup.skuCode) => ({ ...scan, eventKey: newKey(), quantity, code });
  expect(await refused(pickWave, { body: next(2) }, staff)).toMatchObject({ code: 400 });
  expect(await refused(pickWave, { body: next(1, 'NO-SUCH-SKU') }, staff)).toMatchObject({ code: 409 });
  await made(pickWave, { body: next(1) }, staff);
  const last = await made(pickWave, { body: next(1, plate.skuCode) }, staff);
  expect(last.wave).toMatchObject({ picked: 6, units: 6, stops: [] });

  const { outboundId } = orders[2]!;
  await made(floorApi.calls.pack, { body: { outboundId, eventKey: newKey() } }, staff);
  expect(await moved(waveId, 'finish')).toMatchObject({ status: 'DONE', acts: [] });
  expect(await made(waves, { query: { warehouseId } }, staff)).toEqual([]);
  expect(await world.levelOf(cup.productId)).toMatchObject({ good: 4, staged: 5, reserved: 0 });
  expect(await world.findings()).toEqual([]);
});

it('a code of several products means the one in the scanned bin', async () => {
  const upc = '036000291452';
  const one = await world.stocked(2, { upc, binCode: 'T-1' });
  const other = await world.stocked(2, { upc, binCode: 'T-2' });
  const orders = [await released(one.skuCode, 2), await released(other.skuCode, 2)];
  const { waveId } = await created(10);
  await moved(waveId, 'start');
  const scan = (binCode: string, quantity: number) => ({
    body: { waveId, eventKey: newKey(), code: upc, binCode, quantity },
  });
  expect(await refused(pickWave, scan('T-2', 3), staff)).toEqual({ code: 400 });
  const last = await made(pickWave, scan('T-2', 2), staff);
  expect(last.sorted).toEqual([{ tote: 2, outboundNo: orders[1]!.outboundNo, quantity: 2 }]);
  const first = await made(pickWave, scan('T-1', 2), staff);
  expect(first.sorted).toEqual([{ tote: 1, outboundNo: orders[0]!.outboundNo, quantity: 2 }]);
  await moved(waveId, 'finish');
  expect(await world.levelOf(other.productId)).toMatchObject({ good: 0, staged: 2, reserved: 0 });
  expect(await world.findings()).toEqual([]);
});

it('a canceled order leaves the round, and unpicked orders go into the next wave', async () => {
  const { skuCode } = await world.stocked(5);
  const [first, second] = [await released(skuCode, 2), await released(skuCode, 1)];
  const { waveId } = await created(10);
  await made(outboundApi.calls.cancelOutbound, { body: { outboundId: first.outboundId } }, seller);
  const left = await made(waveDetail, { params: { waveId } }, staff);
  expect(left.stops).toMatchObject([{ skuCode, quantity: 1, totes: [{ tote: 2, quantity: 1 }] }]);
  await moved(waveId, 'cancel');
  expect(await refused(moveWave, { body: { waveId, act: 'start' } }, staff)).toMatchObject({ code: 409 });
  const again = await created(10);
  expect(again.totes).toMatchObject([{ tote: 1, outboundId: second.outboundId }]);
  await moved(again.waveId, 'cancel');
});

it('a wave that is created twice at once is one', async () => {
  const { skuCode } = await world.stocked(1);
  await released(skuCode, 1);
  const key = newKey();
  const [one, other] = await Promise.all([created(10, key), created(10, key)]);
  expect(other.waveId).toBe(one.waveId);
  await moved(one.waveId, 'cancel');
});

it('two waves created at once share no order', async () => {
  const { skuCode } = await world.stocked(12);
  for (let count = 0; count < 12; count += 1) await released(skuCode, 1);
  const both = await Promise.all([created(6), created(6)]);
  const ids = both.flatMap(({ totes }) => totes.map(({ outboundId }) => outboundId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { waveId } of both) await moved(waveId, 'cancel');
});
