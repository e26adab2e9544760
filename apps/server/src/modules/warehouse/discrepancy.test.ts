import { discrepanciesApi, floorApi, floorDiscrepanciesApi, inboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, warehouseId } = world;
const { discrepancyPage, decideDiscrepancy, discrepancyStatusCounts } = discrepanciesApi.calls;
const { discrepancies, answerDiscrepancy } = floorDiscrepanciesApi.calls;
const answer = (discrepancyId: string, act: 'explain' | 'recounted' | 'settle', note: string) => ({
  body: { discrepancyId, eventKey: newKey(), act, reason: 'NOT_IN_SHIPMENT' as const, note },
});

it('differences are recorded when the inbound is closed, and only then', async () => {
  const { skuCode, productId } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 5);
  const named = () => ({ inboundId, eventKey: newKey() });
  const { arrive, receive, putAway, closeInbound } = floorApi.calls;
  await made(arrive, { body: named() }, staff);
  await made(receive, { body: { ...named(), code: skuCode, good: 2, damaged: 1 } }, staff);
  await made(putAway, { body: { ...named(), code: skuCode, quantity: 2, binCode: 't-1' } }, staff);
  expect((await made(discrepancyPage, { query: { inboundId } }, seller)).records).toEqual([]);
  const close = { body: named() };
  await made(closeInbound, close, staff);
  await made(closeInbound, close, staff);
  const found = await made(discrepancyPage, { query: { inboundId } }, seller);
  expect(found.records.map(({ kind, quantity, status }) => [kind, quantity, status]).toSorted()).toEqual([
    ['DAMAGED', 1, 'OPEN'],
    ['SHORT', 2, 'OPEN'],
  ]);
  expect(found.records[0]).toMatchObject({ skuCode, expected: 5, countedGood: 2, countedDamaged: 1 });
  expect((await made(discrepancyPage, { query: { search: skuCode } }, seller)).total).toBe(2);
  expect((await made(discrepancies, { query: { warehouseId } }, staff)).map((row) => row.skuCode)).toContain(
    skuCode,
  );
  expect(await world.levelOf(productId)).toMatchObject({ good: 2, damaged: 1 });
  // An inbound as announced has none.
  const whole = await world.stocked(3);
  await made(closeInbound, { body: { inboundId: whole.inboundId, eventKey: newKey() } }, staff);
  const none = await made(discrepancyPage, { query: { inboundId: whole.inboundId } }, seller);
  expect(none.records).toEqual([]);
});

it('a recount is requested and answered, then it is claimed and settled; counts and stock stay', async () => {
  const { skuCode, productId } = await world.newProduct();
  const discrepancyId = await world.foundShort(skuCode);
  const decide = (act: 'accept' | 'recount' | 'claim', note?: string) => ({
    body: { discrepancyId, act, note },
  });
  expect(await refused(decideDiscrepancy, decide('accept'), other)).toEqual({ code: 404 });
  expect(await refused(answerDiscrepancy, answer(discrepancyId, 'settle', 'No'), staff)).toEqual({
    code: 409,
  });
  await made(answerDiscrepancy, answer(discrepancyId, 'explain', 'One box less'), staff);
  const asked = await made(decideDiscrepancy, decide('recount', 'We packed two'), seller);
  expect(asked).toMatchObject({
    status: 'RECOUNT',
    reason: 'NOT_IN_SHIPMENT',
    floorNote: 'One box less',
    acts: [],
    clientNote: 'We packed two',
  });
  expect(asked.decidedBy).not.toBeNull();
  expect(await refused(decideDiscrepancy, decide('accept'), seller)).toEqual({ code: 409 });
  const again = answer(discrepancyId, 'recounted', 'Counted again: one');
  await made(answerDiscrepancy, again, staff);
  expect(await made(answerDiscrepancy, again, staff)).toMatchObject({ status: 'OPEN', decidedBy: null });
  const other2 = { body: { ...again.body, note: 'Something else' } };
  expect(await refused(answerDiscrepancy, other2, staff)).toEqual({ code: 409 });
  expect(await made(decideDiscrepancy, decide('claim'), seller)).toMatchObject({ status: 'CLAIMED' });
  const settled = await made(answerDiscrepancy, answer(discrepancyId, 'settle', 'Credited'), staff);
  expect(settled).toMatchObject({ status: 'SETTLED', acts: [] });
  expect(settled.clientName).not.toBeNull();
  const { inboundId } = settled;
  const detail = await made(inboundApi.calls.inboundDetail, { params: { inboundId } }, seller);
  expect(detail.timeline.slice(0, 5).map(({ kind, note }) => [kind, note])).toEqual([
    ['discrepancy.settle', 'Credited'],
    ['discrepancy.claim', null],
    ['discrepancy.recounted', 'Counted again: one'],
    ['discrepancy.recount', 'We packed two'],
    ['discrepancy.explain', 'One box less'],
  ]);
  const counts = await made(discrepancyStatusCounts, { query: { inboundId } }, seller);
  expect(counts).toMatchObject({ counts: { SETTLED: 1 } });
  expect(await world.levelOf(productId)).toMatchObject({ good: 1, on_hand: 1 });
  expect(await world.findings()).toEqual([]);
});
