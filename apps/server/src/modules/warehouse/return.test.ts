import { floorApi, inventoryApi, returnsApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, server, warehouseId } = world;
const { arriveReturn, inspectReturn, completeReturn, undo } = floorApi.calls;
const { saveReturn, cancelReturn, returnDetail, returnPage } = returnsApi.calls;

it('a customer return is inspected and goes to the shelf, to damaged goods, or is disposed of', async () => {
  const { skuCode, productId } = await world.stocked(5);
  const returnId = await world.announcedReturn(skuCode, 4);
  const scan = (part: object) => ({
    body: { returnId, eventKey: newKey(), code: skuCode, quantity: 1, ...part } as never,
  });
  expect(await refused(inspectReturn, scan({ disposition: 'DISPOSE' }), staff)).toEqual({ code: 409 });
  await made(arriveReturn, { body: { returnId, eventKey: newKey() } }, staff);
  expect(await refused(inspectReturn, scan({ disposition: 'RESTOCK' }), staff)).toEqual({ code: 400 });
  const shelved = scan({ disposition: 'RESTOCK', quantity: 2, binCode: 't-2' });
  await made(inspectReturn, shelved, staff);
  // A device without a reply repeats its scan.
  expect(await made(inspectReturn, shelved, staff)).toMatchObject({ inspected: 2, status: 'INSPECTING' });
  expect(await world.levelOf(productId)).toMatchObject({ good: 7, available: 7 });
  await made(inspectReturn, scan({ disposition: 'DAMAGED', note: 'Box crushed' }), staff);
  const away = await made(inspectReturn, scan({ disposition: 'DISPOSE' }), staff);
  expect(away.lines).toMatchObject([{ restocked: 2, damaged: 1, disposed: 1 }]);
  expect(await world.levelOf(productId)).toMatchObject({ good: 7, damaged: 1, on_hand: 8 });
  expect(await refused(inspectReturn, scan({ code: 'OTHER', disposition: 'DISPOSE' }), staff)).toEqual({
    code: 409,
  });

  const [last] = away.timeline;
  await made(undo, { body: { eventId: last!.eventId, eventKey: newKey() } }, staff);
  const known = await made(returnDetail, { params: { returnId } }, seller);
  expect(known).toMatchObject({ inspected: 3, acts: [] });
  expect(known.timeline.map(({ note }) => note)).toContain('Box crushed');
  const done = await made(completeReturn, { body: { returnId, eventKey: newKey() } }, staff);
  expect(done).toMatchObject({ status: 'COMPLETED', acts: [] });
  const [first] = known.timeline.filter(({ disposition }) => disposition === 'RESTOCK');
  const late = { body: { eventId: first!.eventId, eventKey: newKey() } };
  expect(await refused(undo, late, staff)).toEqual({ code: 409 });
  const card = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  expect(card.moves.find(({ subjectKind }) => subjectKind === 'return')).toMatchObject({
    subjectId: returnId,
    subjectNo: known.returnNo,
  });
  expect(await world.findings()).toEqual([]);
});

it('an announced return is changed by version, canceled and found by its client only', async () => {
  const { skuCode } = await world.newProduct();
  const returnId = await world.announcedReturn(skuCode, 1);
  const known = await made(returnDetail, { params: { returnId } }, seller);
  const { clientRef, version } = known;
  const draft = { warehouseId, clientRef, reason: 'DAMAGED' as const, lines: [{ skuCode, expected: 3 }] };
  expect(await refused(saveReturn, { body: draft }, seller)).toEqual({ code: 400 });
  const body = { ...draft, returnId, version };
  expect(await made(saveReturn, { body }, seller)).toMatchObject({ expected: 3, reason: 'DAMAGED' });
  expect(await refused(saveReturn, { body }, seller)).toEqual({ code: 409 });
  const unknown = { ...body, lines: [{ skuCode: 'NO-1', expected: 1 }] };
  expect(await server.call(saveReturn, { body: unknown }, seller)).toMatchObject({
    errors: [{ fieldName: 'lines.0.skuCode' }],
  });
  const found = await made(returnPage, { query: { search: known.returnNo } }, seller);
  expect(found.records).toMatchObject([{ returnId }]);
  expect(await refused(returnDetail, { params: { returnId } }, other)).toEqual({ code: 404 });
  expect(await made(cancelReturn, { body: { returnId } }, seller)).toMatchObject({ status: 'CANCELLED' });
  expect(await refused(cancelReturn, { body: { returnId } }, seller)).toEqual({ code: 409 });
  const late = { body: { returnId, eventKey: newKey() } };
  expect(await refused(arriveReturn, late, staff)).toEqual({ code: 409 });
});
