import { randomUUID } from 'node:crypto';
import {
  orderActsApi,
  orderAttachmentsApi,
  orderDetailApi,
  orderFormApi,
  orderMergeApi,
  type OrderDetail,
} from '@lading/contracts/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { createOrder, editOrder } = orderFormApi.calls;
const { server, seller } = await twoOrganizations();

const key = () => ({ 'idempotency-key': randomUUID() });
const content = {
  currency: 'USD',
  recipient: {
    name: 'Ann Parts',
    addressLine1: '1 Main St',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
  },
  packages: [],
  lines: [
    { skuCode: 'CELL', quantity: 2, unitPrice: 30 },
    { skuCode: 'shop-line-7', quantity: 4, unitPrice: 10 },
  ],
};
async function create(more: object): Promise<string> {
  const body = { orderNo: '', ...content, ...more };
  return (await dataOf(server.call(createOrder, { body }, seller, key()))).orderId;
}
const detail = (orderId: string): Promise<OrderDetail> =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
async function split(orderId: string, line: number, quantity: number): Promise<string> {
  const { version } = await detail(orderId);
  const body = { orderId, version: version!, lines: [{ line, quantity }] };
  return (await dataOf(server.call(orderActsApi.calls.split, { body }, seller, key()))).orderId;
}
/** Fields from a file or a store that no form shows. */
const addCare = (orderId: string) =>
  server.platform.database.asSystem(async (trx) => {
    await sql`update customer_order set lithium = 'PI966', battery_type = 2, is_cod = true, cod_amount = 100,
      pay_method = 'Cash', insurance_declared = 50.01 where order_id = ${orderId}`.execute(trx);
    await sql`update order_line set is_unknown = true, shares_sku = true where order_id = ${orderId} and sku_code = 'shop-line-7'`.execute(
      trx,
    );
  });
const care = { lithium: 'PI966', batteryType: 2, isCod: true, payMethod: 'Cash' };
const unknownOf = ({ lines }: OrderDetail) =>
  lines.flatMap((line) => (line.isUnknown && line.sharesSku ? [line.skuCode] : []));

it('a split divides cash on delivery and insurance, and both parts keep the handling instructions', async () => {
  const orderId = await create({});
  await addCare(orderId);
  const part = await detail(await split(orderId, 0, 1));
  expect(part).toMatchObject({ ...care, codAmount: 30, insuranceDeclared: 15, totalAmount: 30 });
  expect(await detail(orderId)).toMatchObject({
    ...care,
    codAmount: 70,
    insuranceDeclared: 35.01,
    totalAmount: 70,
  });
});

it('a split of units with an unknown price leaves the total unchanged', async () => {
  const lines = [{ skuCode: 'FREE', quantity: 2 }, content.lines[0]!];
  const orderId = await create({ lines });
  await server.platform.database.asSystem((trx) =>
    sql`update customer_order set total_amount = 80 where order_id = ${orderId}`.execute(trx),
  );
  expect(await detail(await split(orderId, 0, 1))).toMatchObject({ totalAmount: null });
  expect(await detail(orderId)).toMatchObject({ totalAmount: 80 });
  const unpriced = await create({ lines });
  await split(unpriced, 1, 1);
  expect(await detail(unpriced)).toMatchObject({ totalAmount: null });
});

it('a line without its product, or of several listings, stays marked when its order is edited, split, copied or merged', async () => {
  const orderId = await create({});
  await addCare(orderId);
  const { version } = await detail(orderId);
  const lines = [{ skuCode: 'CELL', quantity: 5, unitPrice: 30 }, content.lines[1]!];
  const { orderNo } = await detail(orderId);
  const body = { ...content, orderNo, lines, orderId, version: version! };
  await dataOf(server.call(editOrder, { body }, seller));
  expect(unknownOf(await detail(orderId))).toEqual(['shop-line-7']);

  const part = await split(orderId, 1, 1);
  expect(unknownOf(await detail(part))).toEqual(['shop-line-7']);
  const copy = await create({ copyOf: orderId });
  expect(await detail(copy)).toMatchObject({ ...care, lines: [{}, { isUnknown: true, sharesSku: true }] });
  const merge = { body: { orderIds: [part, copy] } };
  const whole = await dataOf(server.call(orderMergeApi.calls.merge, merge, seller, key()));
  expect(unknownOf(await detail(whole.orderId))).toEqual(['shop-line-7']);
});

it('an order also shows the files of orders whose goods it contains, and no other does', async () => {
  const { addAttachment, attachments } = orderAttachmentsApi.calls;
  const [orderId, second] = [await create({}), await create({})];
  const file = new File(['%PDF-1.7 drawing'], 'drawing.pdf');
  const body = { orderId, uploadKey: 'drawing-of-parts', file };
  const kept = await dataOf(server.call(addAttachment, { body }, seller));
  expect(kept.ofOrder).toBeUndefined();
  const part = await split(orderId, 0, 1);
  const mergeOf = async (...orderIds: string[]) =>
    (await dataOf(server.call(orderMergeApi.calls.merge, { body: { orderIds } }, seller, key()))).orderId;
  const whole = await mergeOf(orderId, second);
  const filesAt = (id: string) => dataOf(server.call(attachments, { params: { orderId: id } }, seller));
  for (const id of [part, whole])
    expect(await filesAt(id)).toMatchObject([
      { attachmentId: kept.attachmentId, fileName: 'drawing.pdf', ofOrder: { orderId } },
    ]);
  expect(await filesAt(second)).toEqual([]);
  await dataOf(server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole } }, seller, key()));
  expect(await filesAt(whole)).toEqual([]);
  expect(await filesAt(await mergeOf(part, second))).toMatchObject([{ ofOrder: { orderId } }]);
});

it('an order also shows the notes of orders whose goods it contains, with the order that each is about', async () => {
  const [orderId, second] = [await create({ note: 'Pack in two boxes' }), await create({})];
  const part = await split(orderId, 0, 1);
  const merge = { body: { orderIds: [orderId, second] } };
  const whole = (await dataOf(server.call(orderMergeApi.calls.merge, merge, seller, key()))).orderId;
  const notesAt = async (id: string) =>
    (await dataOf(server.call(orderActsApi.calls.timeline, { params: { orderId: id } }, seller)))
      .filter(({ kind }) => kind === 'noted')
      .map(({ detail: { note, orders } }) => ({ note, of: orders?.map((one) => one.orderId) }));
  expect(await notesAt(orderId)).toEqual([{ note: 'Pack in two boxes', of: undefined }]);
  for (const id of [part, whole])
    expect(await notesAt(id)).toEqual([{ note: 'Pack in two boxes', of: [orderId] }]);
  expect(await notesAt(second)).toEqual([]);
});

it('keeps notes, files and the address check through a second split, a merge, and the end of that merge', async () => {
  const { addAttachment, attachments } = orderAttachmentsApi.calls;
  const [orderId, other] = [await create({}), await create({})];
  const part = await split(orderId, 1, 3);
  await dataOf(server.call(orderActsApi.calls.checkRecipient, { body: { orderId: part } }, seller));
  const addTo = async (id: string, note: string) => {
    const request = { act: 'note' as const, note };
    await dataOf(server.call(orderActsApi.calls.act, { body: { orderId: id, request } }, seller, key()));
    const file = new File(['%PDF-1.7 drawing'], `${note}.pdf`);
    await dataOf(
      server.call(
        addAttachment,
        { body: { orderId: id, uploadKey: `${note}-of-second-split`, file } },
        seller,
      ),
    );
  };
  await addTo(part, 'part');
  const second = await split(part, 0, 1);
  const whole = await dataOf(
    server.call(orderMergeApi.calls.merge, { body: { orderIds: [second, other] } }, seller, key()),
  );
  await addTo(whole.orderId, 'whole');
  const kept = async (id: string) => {
    const events = await dataOf(
      server.call(orderActsApi.calls.timeline, { params: { orderId: id } }, seller),
    );
    const files = await dataOf(server.call(attachments, { params: { orderId: id } }, seller));
    return {
      notes: events.flatMap(({ kind, detail: { note } }) => (kind === 'noted' ? [note] : [])).toSorted(),
      files: files.map(({ fileName }) => fileName).toSorted(),
      isChecked: (await detail(id)).recipientCheck !== null,
    };
  };
  expect(await kept(second)).toEqual({ notes: ['part'], files: ['part.pdf'], isChecked: true });
  const both = { notes: ['part', 'whole'], files: ['part.pdf', 'whole.pdf'], isChecked: true };
  expect(await kept(whole.orderId)).toEqual(both);
  await dataOf(
    server.call(orderMergeApi.calls.undoMerge, { body: { orderId: whole.orderId } }, seller, key()),
  );
  expect(await kept(second)).toEqual(both);
  expect(await kept(other)).toEqual({ notes: ['whole'], files: ['whole.pdf'], isChecked: true });
  expect(await kept(orderId)).toEqual({ notes: [], files: [], isChecked: false });
});

it('keeps the customs data of an order, also in both parts of a split, a copy, and a merge', async () => {
  const customs = { contents: 'GIFT', nonDelivery: 'ABANDON', signer: 'Ann Sender' };
  const orderId = await create({ customs });
  expect((await detail(orderId)).customs).toEqual(customs);
  const part = await split(orderId, 0, 1);
  expect((await detail(part)).customs).toEqual(customs);
  const copy = await create({ copyOf: orderId });
  expect((await detail(copy)).customs).toEqual(customs);
  const { version, ...standing } = await detail(copy);
  const edit = (more: object, of: number) =>
    dataOf(
      server.call(
        editOrder,
        { body: { ...content, orderNo: standing.orderNo, orderId: copy, version: of, ...more } },
        seller,
      ),
    );
  // A client that does not know the field leaves it unchanged.
  const next = await edit({ reference: 'R-1' }, version!);
  expect((await detail(copy)).customs).toEqual(customs);
  await edit({ reference: 'R-1', customs: { contents: 'SAMPLE' } }, next.version);
  expect((await detail(copy)).customs).toMatchObject({ contents: 'SAMPLE', signer: null });
  const { orderId: whole } = await dataOf(
    server.call(orderMergeApi.calls.merge, { body: { orderIds: [part, await create({})] } }, seller, key()),
  );
  expect((await detail(whole)).customs).toEqual(customs);
  // What the oldest does not say comes from the next.
  const some = await create({ customs: { contents: 'SAMPLE' } });
  const { orderId: both } = await dataOf(
    server.call(
      orderMergeApi.calls.merge,
      { body: { orderIds: [some, await create({ customs })] } },
      seller,
      key(),
    ),
  );
  expect((await detail(both)).customs).toMatchObject({
    contents: 'SAMPLE',
    nonDelivery: 'ABANDON',
    signer: 'Ann Sender',
  });
});
