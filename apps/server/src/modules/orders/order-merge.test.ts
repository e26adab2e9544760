import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderFormApi,
  orderMergeApi,
  orderMessages,
  orderDetailApi,
} from '@lading/contracts/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../shipping/testing/buy-labels.ts';

const { merge, undoMerge } = orderMergeApi.calls;
const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const recipient = {
  name: 'Ann Merge',
  addressLine1: '1 Main St',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};
const box = { packageType: 'Box', length: 10, width: 8, height: 4, weight1: 2, unit: 'in/lb' } as const;
const key = () => ({ 'idempotency-key': randomUUID() });
async function create(orderNo: string, given: object = {}): Promise<string> {
  const body = {
    orderNo,
    currency: 'USD',
    recipient,
    packages: [box],
    lines: [{ skuCode: 'CUP', skuName: 'Cup', quantity: 2, unitPrice: 5 }],
    ...given,
  };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key()))).orderId;
}
const detail = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const happened = async (orderId: string) =>
  (await dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId } }, seller))).map(
    ({ kind }) => kind,
  );
const mergeAll = (orderIds: string[], caller = seller, serviceOf?: string) =>
  server.call(merge, { body: { orderIds, serviceOf } }, caller, key());
const undo = (orderId: string, caller = seller) =>
  server.call(undoMerge, { body: { orderId } }, caller, key());
type Act =
  | { act: 'restore' }
  | { act: 'hold'; reason: 'PAYMENT' }
  | { act: 'tag'; add: string[]; remove: string[] }
  | { act: 'ship-by'; shipBy: string };
const doTo = (orderId: string, request: Act) =>
  server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key());

it('has the lines and packages of all, is on hold with one of them, and can be undone completely', async () => {
  const first = await create('MERGE-1', { shipBy: '2026-12-04' });
  const second = await create('MERGE-2', {
    recipient: { ...recipient, name: 'ann  MERGE', phone: '+1 775 555 0100' },
    lines: [
      { skuCode: 'CUP', skuName: 'Cup', quantity: 1, unitPrice: 5 },
      { skuCode: 'LAMP', quantity: 1, unitPrice: 20 },
    ],
    shipBy: '2026-12-01',
  });
  await doTo(second, { act: 'hold', reason: 'PAYMENT' });
  const whole = await dataOf(mergeAll([first, second]));
  expect(whole.orderNo).toBe('MERGE-1-M1');
  expect(await detail(whole.orderId)).toMatchObject({
    orderStatus: 'ON_HOLD',
    holdReason: 'PAYMENT',
    totalAmount: 35,
    shipBy: '2026-12-01',
    lines: [
      { skuCode: 'CUP', quantity: 3, unitPrice: 5 },
      { skuCode: 'LAMP', quantity: 1 },
    ],
    packages: [{ length: 10 }, { length: 10 }],
    merge: { role: 'WHOLE', orders: [{ orderNo: 'MERGE-1' }, { orderNo: 'MERGE-2' }] },
    allowedActs: expect.arrayContaining(['undo-merge', 'release']),
  });
  for (const orderId of [first, second]) {
    expect(await detail(orderId)).toMatchObject({
      orderStatus: 'CANCELLED',
      allowedActs: ['tag', 'note'],
      merge: { role: 'PART', orders: [{ orderId: whole.orderId }] },
    });
    expect((await happened(orderId))[0]).toBe('merged-into');
    expect(await doTo(orderId, { act: 'restore' })).toMatchObject({ reason: orderMessages.mergedAway.code });
  }
  expect(await mergeAll([whole.orderId, await create('MERGE-3')])).toMatchObject({
    reason: orderMessages.cannotMerge.code,
    params: { allowedActs: { items: expect.arrayContaining(['undo-merge', 'release']) } },
  });

  expect((await dataOf(undo(whole.orderId))).orders).toHaveLength(2);
  expect(await detail(first)).toMatchObject({ orderStatus: 'UNSHIPPED', merge: null });
  expect(await detail(second)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'PAYMENT', merge: null });
  expect(await detail(whole.orderId)).toMatchObject({
    orderStatus: 'CANCELLED',
    merge: { role: 'DISSOLVED' },
    allowedActs: ['tag', 'note'],
  });
  expect(await undo(whole.orderId)).toMatchObject({ code: 409 });
  expect((await happened(first))[0]).toBe('unmerged-from');
});

it('announces which values it would lose, and then loses exactly these', async () => {
  const sender = { ...recipient, name: 'Acme' };
  const tag = (orderId: string, add: string[]) =>
    server.call(
      orderActsApi.calls.act,
      { body: { orderId, request: { act: 'tag', add, remove: [] } } },
      seller,
      key(),
    );
  const ids = [
    await create('LOSS-1', { sender, shipBy: '2026-12-04', reference: 'PO 1' }),
    await create('LOSS-2', { sender: { ...sender, name: 'Bolt' }, shipBy: '2026-12-01', packages: [] }),
  ];
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
  await tag(ids[0]!, tags);
  await tag(ids[1]!, ['rush']);
  const preview = (caller = seller) =>
    server.call(orderMergeApi.calls.mergePreview, { query: { orderIds: ids } }, caller);
  expect((await dataOf(preview())).losses).toMatchObject([
    { field: 'sender', kept: expect.stringContaining('Acme'), lost: [{ orderNo: 'LOSS-2' }] },
    { field: 'shipBy', kept: '2026-12-01', lost: [{ orderNo: 'LOSS-1', value: '2026-12-04' }] },
    { field: 'tags', lost: [{ orderNo: 'LOSS-2', value: 'rush' }] },
    { field: 'packages', lost: [{ orderNo: 'LOSS-1', value: '1' }] },
  ]);
  expect(await preview(other)).toMatchObject({ code: 404 });
  const whole = await dataOf(mergeAll(ids));
  const made = await detail(whole.orderId);
  expect(made).toMatchObject({ sender: { name: 'Acme' }, shipBy: '2026-12-01', packages: [] });
  expect(made.tags).toEqual(tags);
  expect(await preview()).toMatchObject({ code: 409, reason: orderMessages.cannotMerge.code });
});

it('gives tags back to its orders when it is undone, and names its edits there', async () => {
  const ids = [await create('BACK-1'), await create('BACK-2')];
  const whole = await dataOf(mergeAll(ids));
  await doTo(whole.orderId, { act: 'tag', add: ['rush'], remove: [] });
  await doTo(whole.orderId, { act: 'ship-by', shipBy: '2026-12-09' });
  await dataOf(undo(whole.orderId));
  for (const orderId of ids) {
    expect(await detail(orderId)).toMatchObject({ tags: ['rush'] });
    const [event] = await dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId } }, seller));
    expect(event).toMatchObject({ kind: 'unmerged-from', detail: { fields: ['shipBy'], added: ['rush'] } });
  }
});

it('is refused when orders differ, and to another organization', async () => {
  const first = await create('DIFFER-1');
  const second = await create('DIFFER-2', { recipient: { ...recipient, addressLine1: '2 Main St' } });
  expect(await mergeAll([first, second])).toMatchObject({
    code: 409,
    reason: orderMessages.mergeDiffers.code,
    params: { order: 'DIFFER-2' },
  });
  expect(await mergeAll([first, first])).toMatchObject({ code: 404 });
  const third = await create('DIFFER-3');
  expect(await mergeAll([first, third], other)).toMatchObject({ code: 404 });
  const whole = await dataOf(mergeAll([first, third]));
  expect(await undo(whole.orderId, other)).toMatchObject({ code: 404 });
  expect(await undo(first)).toMatchObject({ code: 409 });
});

it('asks for the service when its orders have several, and uses the only one if there is just one', async () => {
  const ground = { carrierName: 'UPS', serviceCode: 'Ground' };
  const air = { carrierName: 'UPS', serviceCode: '2nd Day Air', signatureType: 'adult' };
  const [first, second, third] = [
    await create('WAY-1'),
    await create('WAY-2', { ...ground, signatureType: 'signature' }),
    await create('WAY-3', air),
  ];
  for (const serviceOf of [undefined, await create('WAY-4')])
    expect(await mergeAll([first, second, third], seller, serviceOf)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'serviceOf', code: orderMessages.mergeServices.code }],
    });
  const whole = await dataOf(mergeAll([first, second, third], seller, third));
  expect(await detail(whole.orderId)).toMatchObject(air);
  await dataOf(undo(whole.orderId));
  const one = await dataOf(mergeAll([first, second]));
  expect(await detail(one.orderId)).toMatchObject({ ...ground, signatureType: 'signature' });
});

it('accepts an imported order without currency or amounts', async () => {
  const [first, second] = [await create('FILE-1', { lines: [] }), await create('FILE-2')];
  await server.platform.database.asSystem((trx) =>
    sql`update customer_order set currency = null where order_id = ${first}`.execute(trx),
  );
  const whole = await dataOf(mergeAll([first, second]));
  expect(await detail(whole.orderId)).toMatchObject({ currency: 'USD', lines: [{ skuCode: 'CUP' }] });
});

it('contains batteries if one of its orders does', async () => {
  const [first, second] = [
    await create('CELL-1', { lithium: 'No' }),
    await create('CELL-2', { lithium: 'Yes' }),
  ];
  const whole = await dataOf(mergeAll([first, second]));
  expect(await detail(whole.orderId)).toMatchObject({ lithium: 'Yes' });
});

it('collects only unpaid amounts, and has contact details if one of its orders does', async () => {
  const phone = '+1 775 555 0100';
  const [first, second, third] = [
    await create('PAID-1'),
    await create('PAID-2', { codAmount: 50, recipient: { ...recipient, phone } }),
    await create('PAID-3', { codAmount: 30, recipient: { ...recipient, email: 'ann@example.com' } }),
  ];
  // Like an imported paid order: with its total amount.
  await server.platform.database.asSystem((trx) =>
    sql`update customer_order set is_cod = false where order_id = ${third}`.execute(trx),
  );
  const whole = await dataOf(mergeAll([first, second, third]));
  expect(await detail(whole.orderId)).toMatchObject({
    isCod: true,
    codAmount: 50,
    recipient: { name: 'Ann Merge', phone, email: 'ann@example.com' },
  });
});

it('has no packages when one of its orders has none: they would weigh less than its goods', async () => {
  const [first, second] = [await create('BARE-1'), await create('BARE-2', { packages: [] })];
  expect((await detail((await dataOf(mergeAll([first, second]))).orderId)).packages).toEqual([]);
});

it('succeeds once for two people at the same moment, and cannot be undone once a label is bought', async () => {
  const [first, second] = [await create('ONCE-1'), await create('ONCE-2')];
  const answers = await Promise.all([mergeAll([first, second]), mergeAll([second, first])]);
  expect(answers.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
  const whole = await dataOf(answers.find(({ result }) => result === 'OK')!);
  await dataOf(buyer.buy(await buyer.quote({ orderId: whole.orderId })));
  expect(await undo(whole.orderId)).toMatchObject({ code: 409 });
});
