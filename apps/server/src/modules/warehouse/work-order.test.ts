import { rateRule, moneyApi } from '@lading/contracts/funds';
import { bundlesApi } from '@lading/contracts/products';
import {
  floorApi,
  floorWorkApi,
  inventoryApi,
  outboundApi,
  workOrdersApi,
  type WorkKind,
} from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { rateNewEvents } from '../funds/index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId } = world;
const { saveWorkOrder, cancelWorkOrder, estimateWorkOrder, workOrderDetail, workOrderPage } =
  workOrdersApi.calls;
const { startWork, reportWork, finishWork, rejectWork, workOrders, floorWorkOrder } = floorWorkApi.calls;

const rules = [
  { fee: 'WORK_ORDER', model: 'FLAT', price: '5' },
  { fee: 'ASSEMBLE_UNIT', model: 'UNIT', price: '0.333333' },
  { fee: 'DISPOSE_UNIT', model: 'UNIT', price: '0.4' },
].map((one) => rateRule.parse(one));
const card = { warehouseId, cardName: 'Work', clientOrgId: null, validFrom: '2020-01-01', rules };
const { cardId } = await made(moneyApi.calls.saveCard, { body: card }, staff);
await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);

/** A kit of two of one product and one of another, both in stock. */
async function newKit(units: number) {
  const [frame, lamp] = [await world.stocked(2 * units), await world.stocked(units)];
  const kit = await world.newProduct();
  const body = {
    bundleSku: kit.skuCode,
    bundleName: 'Set',
    kind: 'KIT' as const,
    components: [
      { skuCode: frame.skuCode, quantity: 2 },
      { skuCode: lamp.skuCode, quantity: 1 },
    ],
  };
  await made(bundlesApi.calls.saveBundle, { body }, seller);
  return { kit, frame, lamp };
}

const draftOf = (kind: WorkKind, skuCode: string, planned: number) => ({
  warehouseId,
  clientRef: newKey(),
  kind,
  lines: [{ skuCode, planned }],
});
const ordered = async (kind: WorkKind, skuCode: string, planned: number) =>
  (await made(saveWorkOrder, { body: draftOf(kind, skuCode, planned) }, seller)).workOrderId;
const started = async (kind: WorkKind, skuCode: string, planned: number) => {
  const workOrderId = await ordered(kind, skuCode, planned);
  await made(startWork, { body: { workOrderId, eventKey: newKey() } }, staff);
  return workOrderId;
};
const report = (workOrderId: string, code: string, quantity: number, binCode?: string) => ({
  body: { workOrderId, eventKey: newKey(), code, quantity, ...(binCode ? { binCode } : {}) },
});
const finish = (workOrderId: string) => ({ body: { workOrderId, eventKey: newKey() } });

it('kits are assembled from their parts, charged as estimated, and disassembled again', async () => {
  const { kit, frame, lamp } = await newKit(3);
  const draft = draftOf('KIT', kit.skuCode, 3);
  const estimate = await made(estimateWorkOrder, { body: draft }, seller);
  expect(estimate).toMatchObject({ outcome: 'CHARGED', total: { minor: 600, currency: 'USD' } });
  expect(estimate.needs).toEqual(
    expect.arrayContaining([
      { skuCode: frame.skuCode, condition: 'GOOD', needed: 6, available: 6 },
      { skuCode: lamp.skuCode, condition: 'GOOD', needed: 3, available: 3 },
    ]),
  );
  const { workOrderId, workOrderNo } = await made(saveWorkOrder, { body: draft }, seller);
  const first = report(workOrderId, kit.skuCode, 2, 'T-2');
  expect(await refused(reportWork, first, staff)).toEqual({ code: 409 });
  await made(startWork, { body: { workOrderId, eventKey: newKey() } }, staff);
  expect(await refused(reportWork, report(workOrderId, kit.skuCode, 1), staff)).toEqual({ code: 400 });
  await made(reportWork, first, staff);
  // A device without a reply repeats its report.
  const again = await made(reportWork, first, staff);
  expect(again).toMatchObject({ done: 2, planned: 3 });
  expect(again.places.map(({ skuCode }) => skuCode).toSorted()).toEqual(
    [frame.skuCode, lamp.skuCode].toSorted(),
  );
  expect(await world.levelOf(kit.productId)).toMatchObject({ good: 2, on_hand: 2 });
  expect(await world.levelOf(frame.productId)).toMatchObject({ good: 2 });
  expect(await refused(finishWork, finish(workOrderId), staff)).toEqual({ code: 409 });
  expect(await refused(reportWork, report(workOrderId, kit.skuCode, 2, 'T-2'), staff)).toEqual({ code: 409 });

  // A report by mistake is undone, on the shelf and on the line.
  const undone = { body: { eventId: again.timeline[0]!.eventId, eventKey: newKey() } };
  await world.removeJobs();
  await made(floorApi.calls.undo, undone, staff);
  expect(await world.levelOf(frame.productId)).toMatchObject({ good: 6 });
  // Orders may be waiting for the parts.
  expect(await world.isAllocationQueued()).toBe(true);
  expect(await world.findings()).toEqual([]);
  await made(reportWork, report(workOrderId, kit.skuCode, 3, 'T-2'), staff);
  const end = finish(workOrderId);
  await made(finishWork, end, staff);
  expect(await made(finishWork, end, staff)).toMatchObject({ status: 'DONE', acts: [] });
  await rateNewEvents(server.platform, orgId);
  const known = await made(workOrderDetail, { params: { workOrderId } }, seller);
  expect(known).toMatchObject({
    done: 3,
    estimate: { minor: 600 },
    charged: { minor: 600, currency: 'USD' },
  });
  const stock = await made(inventoryApi.calls.stockCard, { params: { productId: kit.productId } }, seller);
  expect(stock.moves[0]).toMatchObject({ subjectKind: 'work-order', subjectNo: workOrderNo });

  const apart = await started('UNKIT', kit.skuCode, 2);
  await made(reportWork, report(apart, kit.skuCode, 2, 'T-1'), staff);
  await made(finishWork, finish(apart), staff);
  expect(await world.levelOf(kit.productId)).toMatchObject({ good: 1, on_hand: 1 });
  expect(await world.levelOf(lamp.productId)).toMatchObject({ good: 2, available: 2 });
  expect(await world.findings()).toEqual([]);
});

it('reserved units are not disposed of, and refusals name the reason', async () => {
  const { skuCode, productId } = await world.stocked(4);
  const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
  await made(outboundApi.calls.releaseOrder, { body: { orderId, warehouseId } }, seller);
  const workOrderId = await started('DISPOSE', skuCode, 5);
  expect(await refused(reportWork, report(workOrderId, skuCode, 5, 'T-1'), staff)).toEqual({ code: 409 });
  expect(await refused(reportWork, report(workOrderId, skuCode, 4, 'T-1'), staff)).toEqual({ code: 409 });
  expect(await refused(reportWork, report(workOrderId, skuCode, 1, 'T-2'), staff)).toEqual({ code: 409 });
  await made(reportWork, report(workOrderId, skuCode, 3, 't-1'), staff);
  expect(await world.levelOf(productId)).toMatchObject({ good: 1, reserved: 1, on_hand: 1 });
  const reason = { workOrderId, eventKey: newKey(), note: 'One is for an order' };
  expect(await refused(rejectWork, { body: { ...reason, note: ' ' } }, staff)).toEqual({ code: 400 });
  await made(rejectWork, { body: reason }, staff);
  const known = await made(workOrderDetail, { params: { workOrderId } }, seller);
  expect(known).toMatchObject({ status: 'REJECTED', done: 3, acts: [] });
  expect(known.timeline[0]).toMatchObject({ kind: 'work.rejected', note: 'One is for an order' });
  expect(await world.findings()).toEqual([]);
});

it('relabeled units stay in place; work without a price on the card is free', async () => {
  const { skuCode, productId } = await world.stocked(2);
  const draft = draftOf('RELABEL', skuCode, 2);
  // Only the order itself has a price.
  expect(await made(estimateWorkOrder, { body: draft }, seller)).toMatchObject({ total: { minor: 500 } });
  const workOrderId = await started('RELABEL', skuCode, 2);
  await made(reportWork, report(workOrderId, skuCode.toLowerCase(), 2), staff);
  expect(await made(finishWork, finish(workOrderId), staff)).toMatchObject({ done: 2, status: 'DONE' });
  expect(await world.levelOf(productId)).toMatchObject({ good: 2, on_hand: 2 });
  expect(await world.findings()).toEqual([]);
});

it('a work order is changed by version, canceled and found by its client only', async () => {
  const { skuCode } = await world.newProduct();
  const body = { ...draftOf('REPACK', skuCode, 4), instructions: 'Two to a box' };
  const known = await made(saveWorkOrder, { body }, seller);
  const { workOrderId, version, workOrderNo } = known;
  expect(await refused(saveWorkOrder, { body }, seller)).toEqual({ code: 400 });
  const changed = { ...body, workOrderId, version, lines: [{ skuCode, planned: 6 }] };
  expect(await made(saveWorkOrder, { body: changed }, seller)).toMatchObject({ planned: 6 });
  expect(await refused(saveWorkOrder, { body: changed }, seller)).toEqual({ code: 409 });
  const notKit = draftOf('KIT', skuCode, 1);
  expect(await server.call(saveWorkOrder, { body: notKit }, seller)).toMatchObject({
    errors: [{ fieldName: 'lines.0.skuCode' }],
  });
  const broken = {
    ...body,
    clientRef: newKey(),
    lines: [{ skuCode, planned: 1, condition: 'DAMAGED' as const }],
  };
  expect(await refused(saveWorkOrder, { body: broken }, seller)).toEqual({ code: 400 });
  expect((await made(workOrderPage, { query: { search: workOrderNo } }, seller)).records).toMatchObject([
    { workOrderId, kind: 'REPACK' },
  ]);
  expect((await made(workOrders, { query: { warehouseId } }, staff)).map((row) => row.workOrderId)).toContain(
    workOrderId,
  );
  expect(await refused(workOrderDetail, { params: { workOrderId } }, other)).toEqual({ code: 404 });
  expect(await refused(floorWorkOrder, { params: { workOrderId } }, seller)).toEqual({ code: 403 });
  expect(await made(cancelWorkOrder, { body: { workOrderId } }, seller)).toMatchObject({
    status: 'CANCELLED',
  });
  expect(await refused(startWork, { body: { workOrderId, eventKey: newKey() } }, staff)).toEqual({
    code: 409,
  });
});
