import { errorCode } from '@lading/contracts/core';
import { floorApi, inboundApi, inventoryApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, staff, server, warehouseId } = world;
const { arrive, receive, putAway, closeInbound, undo, inboundDetail } = floorApi.calls;

it('an announced inbound is received by scan, put away, and its stock explains itself', async () => {
  const { productId, skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 10);
  const page = () =>
    made(inventoryApi.calls.inventoryPage, { query: { search: skuCode } }, seller).then(
      ({ records }) => records[0],
    );
  expect(await page()).toMatchObject({ incoming: 10, onHand: 0 });

  const early = { inboundId, eventKey: newKey(), code: skuCode, good: 1 };
  expect(await refused(receive, { body: early }, staff)).toMatchObject({ code: errorCode.conflict });
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const scan = { inboundId, eventKey: newKey(), code: skuCode.toLowerCase(), good: 7, damaged: 1 };
  const counted = await made(receive, { body: scan }, staff);
  expect(counted).toMatchObject({ status: 'RECEIVING', lines: [{ countedGood: 7, countedDamaged: 1 }] });
  // A device without a reply repeats its scan; other contents under the key are refused.
  expect(await made(receive, { body: scan }, staff)).toMatchObject({ received: 8 });
  expect(await refused(receive, { body: { ...scan, good: 6 } }, staff)).toMatchObject({ code: 409 });
  expect(
    await refused(receive, { body: { ...early, eventKey: newKey(), code: 'NOT-ON-IT' } }, staff),
  ).toMatchObject({ code: 409 });

  const stow = { inboundId, eventKey: newKey(), code: skuCode, quantity: 5, binCode: 'T-1' };
  await made(putAway, { body: stow }, staff);
  expect(await page()).toMatchObject({ onHand: 8, available: 5, dock: 2, damaged: 1, incoming: 2 });
  expect(await refused(putAway, { body: { ...stow, eventKey: newKey() } }, staff)).toMatchObject({
    code: 400,
  });
  expect(
    await refused(putAway, { body: { ...stow, eventKey: newKey(), quantity: 1, binCode: 'NO-BIN' } }, staff),
  ).toMatchObject({ code: 400 });
  expect(await refused(closeInbound, { body: { inboundId, eventKey: newKey() } }, staff)).toMatchObject({
    code: 409,
  });

  const { timeline } = await made(inboundDetail, { params: { inboundId } }, staff);
  const { eventId } = timeline.find(({ kind }) => kind === 'inbound.stowed')!;
  const back = { eventId, eventKey: newKey() };
  await made(undo, { body: back }, staff);
  await made(undo, { body: back }, staff);
  expect(await refused(undo, { body: { eventId, eventKey: newKey() } }, staff)).toMatchObject({ code: 409 });
  expect(await page()).toMatchObject({ onHand: 8, available: 0, dock: 7 });

  await made(putAway, { body: { ...stow, eventKey: newKey(), quantity: 7 } }, staff);
  const closed = await made(closeInbound, { body: { inboundId, eventKey: newKey() } }, staff);
  expect(closed).toMatchObject({ status: 'CLOSED', acts: [] });
  const card = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  expect(card.levels).toMatchObject([{ onHand: 8, available: 7, incoming: 0 }]);
  expect(card.bins.map(({ binCode, bucket, quantity }) => [binCode, bucket, quantity])).toEqual(
    expect.arrayContaining([
      ['T-1', 'GOOD', 7],
      ['DOCK-1', 'DAMAGED', 1],
    ]),
  );
  expect(card.moves.map(({ kind }) => kind)).toContain('reversal');
  expect(card.layers.reduce((sum, { quantityLeft }) => sum + quantityLeft, 0)).toBe(8);
  expect(await world.findings()).toEqual([]);
});

it('a count whose units are put away is not undone with those of another inbound', async () => {
  const { productId, skuCode: code } = await world.newProduct();
  const atDock = async () => {
    const inboundId = await world.announced(code, 5);
    await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
    return made(receive, { body: { inboundId, eventKey: newKey(), code, good: 5 } }, staff);
  };
  const { inboundId, timeline } = await atDock();
  const { eventId } = timeline.find(({ kind }) => kind === 'inbound.received')!;
  const stow = { inboundId, eventKey: newKey(), code, quantity: 3, binCode: 'T-1' };
  await made(putAway, { body: stow }, staff);
  await atDock();
  expect(await refused(undo, { body: { eventId, eventKey: newKey() } }, staff)).toEqual({ code: 409 });
  expect(await world.levelOf(productId)).toMatchObject({ dock: 7, good: 3 });
  expect(await world.findings()).toEqual([]);
});

it('a draft is replaced by version, its reference is unique, and every unknown SKU is named', async () => {
  const { skuCode } = await world.newProduct();
  const { saveInbound, submitInbound, cancelInbound } = inboundApi.calls;
  const draft = {
    warehouseId,
    clientRef: newKey(),
    delivery: 'PALLET' as const,
    lines: [{ skuCode, expected: 4 }],
  };
  const key = { 'idempotency-key': newKey() };
  const twice = await Promise.all([1, 2].map(() => server.call(saveInbound, { body: draft }, seller, key)));
  const [first, second] = twice.map((answer) => (answer.result === 'OK' ? answer.data : undefined));
  expect(first).toEqual(second);
  const { inboundId, version } = first!;
  expect(await refused(saveInbound, { body: draft }, seller)).toMatchObject({ code: 400 });
  const lines = [
    { skuCode, expected: 9 },
    { skuCode: 'NO-1', expected: 1 },
    { skuCode: 'NO-2', expected: 1 },
  ];
  const faulty = await server.call(saveInbound, { body: { ...draft, inboundId, version, lines } }, seller);
  expect(faulty).toMatchObject({
    errors: [{ fieldName: 'lines.1.skuCode' }, { fieldName: 'lines.2.skuCode' }],
  });
  const body = { ...draft, inboundId, version, lines: lines.slice(0, 1) };
  expect(await made(saveInbound, { body }, seller)).toMatchObject({ expected: 9 });
  expect(await refused(saveInbound, { body }, seller)).toMatchObject({ code: 409 });
  // The warehouse does not see it before it is submitted.
  expect(await refused(inboundDetail, { params: { inboundId } }, staff)).toMatchObject({ code: 404 });
  await made(submitInbound, { body: { inboundId } }, seller);
  const again = await server.call(submitInbound, { body: { inboundId } }, seller);
  expect(again).toMatchObject({ code: 409, message: expect.stringContaining('submitted') as string });
  await made(cancelInbound, { body: { inboundId } }, seller);
  expect(await refused(arrive, { body: { inboundId, eventKey: newKey() } }, staff)).toMatchObject({
    code: 409,
  });
});

it('an inbound of very many lines is found by the SKU of each of them', async () => {
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 1);
  await server.platform.database.pool.query(
    `with made as (
       insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
       select i.org_id, 'QXIN-' || n, 'Goods with a name that is longer than its code', 'Ready To Ship', 1, 1, 1, 'cm/kg'
       from inbound i, generate_series(1001, 1400) n where i.inbound_id = $1
       returning product_id, org_id
     )
     insert into inbound_line (org_id, warehouse_id, inbound_id, line_no, product_id, expected)
     select made.org_id, i.warehouse_id, i.inbound_id, 1 + row_number() over (order by made.product_id), made.product_id, 1
     from made, inbound i where i.inbound_id = $1`,
    [inboundId],
  );
  for (const search of ['qxin-1001', 'QXIN-1400'])
    expect(await made(inboundApi.calls.inboundPage, { query: { search } }, seller), search).toMatchObject({
      records: [{ inboundId }],
    });
});

/** Two units of a product from an inbound of their own, put away in a bin. */
async function shelved(skuCode: string, binCode: string, lot: { lotNo?: string; expiresOn: string | null }) {
  const { saveInbound, submitInbound } = inboundApi.calls;
  const lines = [{ skuCode, expected: 2, ...lot }];
  const draft = { warehouseId, clientRef: newKey(), delivery: 'PARCEL' as const, lines };
  const { inboundId } = await made(saveInbound, { body: draft }, seller);
  await made(submitInbound, { body: { inboundId } }, seller);
  const named = () => ({ inboundId, eventKey: newKey() });
  await made(arrive, { body: named() }, staff);
  await made(receive, { body: { ...named(), code: skuCode, good: 2 } }, staff);
  await made(putAway, { body: { ...named(), code: skuCode, quantity: 2, binCode } }, staff);
  await made(closeInbound, { body: named() }, staff);
}

it('goods with an expiry date and no lot number are the lot of that date, and are picked by it', async () => {
  const { skuCode, productId } = await world.newProduct();
  await shelved(skuCode, 'T-1', { expiresOn: '2029-06-30' });
  await shelved(skuCode, 'T-2', { expiresOn: '2028-01-31' });
  await shelved(skuCode, 'T-1', { expiresOn: null });
  const orderId = await world.newOrder([{ skuCode, quantity: 3 }]);
  const release = { body: { orderId, warehouseId } };
  const { outboundId } = await made(outboundApi.calls.releaseOrder, release, seller);
  const { lines } = await made(floorApi.calls.outboundDetail, { params: { outboundId } }, staff);
  expect(lines[0]!.places).toEqual([
    { binCode: 'T-2', lotNo: '2028-01-31', expiresOn: '2028-01-31', quantity: 2 },
    { binCode: 'T-1', lotNo: '2029-06-30', expiresOn: '2029-06-30', quantity: 2 },
    { binCode: 'T-1', lotNo: null, expiresOn: null, quantity: 2 },
  ]);
  expect(await world.levelOf(productId)).toMatchObject({ good: 6, dock: 0 });
  expect(await world.findings()).toEqual([]);
});

it('a lot that came without an expiry date gets it from a later inbound, and keeps it', async () => {
  const { skuCode, productId } = await world.newProduct();
  for (const expiresOn of [null, '2028-01-31', null])
    await shelved(skuCode, 'T-1', { lotNo: 'L-7', expiresOn });
  const { bins } = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  expect(bins).toMatchObject([{ binCode: 'T-1', lotNo: 'L-7', expiresOn: '2028-01-31', quantity: 6 }]);
  expect(await world.findings()).toEqual([]);
});

it('an arrival that was marked by mistake is undone, and the client can cancel the inbound', async () => {
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 2);
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const { timeline } = await made(inboundDetail, { params: { inboundId } }, staff);
  const back = { body: { eventId: timeline[0]!.eventId, eventKey: newKey() } };
  await made(undo, back, staff);
  await made(undo, back, staff);
  const expected = await made(inboundDetail, { params: { inboundId } }, staff);
  expect(expected).toMatchObject({ status: 'SUBMITTED', acts: ['arrive'] });

  // It may still come.
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const again = await made(inboundDetail, { params: { inboundId } }, staff);
  const body = { eventId: again.timeline[0]!.eventId, eventKey: newKey() };
  await made(undo, { body }, staff);
  expect(await made(inboundApi.calls.cancelInbound, { body: { inboundId } }, seller)).toMatchObject({
    status: 'CANCELLED',
  });
});
