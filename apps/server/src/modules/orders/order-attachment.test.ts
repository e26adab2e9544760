import {
  attachmentLimits,
  orderActsApi,
  orderAttachmentsApi,
  orderMessages,
  ordersApi,
} from '@lading/contracts/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tidyUp } from '../../platform/housekeeping.job.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations();
const { attachments, attachmentFile, addAttachment, removeAttachment } = orderAttachmentsApi.calls;
const pdf = (name = 'proof.pdf', content = '%PDF-1.7 proof') => new File([content], name);

const orders = async () =>
  (await dataOf(server.call(ordersApi.calls.orderPage, { query: { pageSize: 20 } }, seller))).records;
const [first, second, third] = (await orders()).map(({ orderId }) => orderId) as [string, string, string];
const list = (orderId: string, caller = seller) => server.call(attachments, { params: { orderId } }, caller);
let sent = 0;
const add = (orderId: string, file = pdf(), uploadKey = `upload-key-${(sent += 1)}`, caller = seller) =>
  server.call(addAttachment, { body: { orderId, uploadKey, file } }, caller);
const leftFiles = async (): Promise<number> => {
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ count: string }>`select count(*) from file_removal`.execute(trx),
  );
  return Number(rows[0]!.count);
};

describe('files at an order', () => {
  it('are stored once per key, readable by the organization only, and on the timeline', async () => {
    const kept = await dataOf(add(first, pdf('收据 1.pdf'), 'the-same-key'));
    expect(kept).toMatchObject({ fileName: '收据 1.pdf', contentType: 'application/pdf', bytes: 14 });
    expect(await dataOf(add(first, pdf('收据 1.pdf'), 'the-same-key'))).toEqual(kept);
    expect(await dataOf(list(first))).toEqual([kept]);
    expect(kept.userName).not.toBe('');
    const params = { attachmentId: kept.attachmentId };
    const reply = await server.send(attachmentFile, { params }, seller);
    expect(reply.body).toBe('%PDF-1.7 proof');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    expect(await server.call(attachmentFile, { params }, other)).toMatchObject({ code: 404 });
    expect(await list(first, other)).toMatchObject({ code: 404 });
    const timeline = await dataOf(
      server.call(orderActsApi.calls.timeline, { params: { orderId: first } }, seller),
    );
    expect(timeline.filter(({ kind }) => kind === 'file-added')).toMatchObject([
      { detail: { file: '收据 1.pdf' } },
    ]);
  });

  it.each([
    ['a page that calls itself a picture', new File(['<svg onload="alert(1)"/>'], 'x.png')],
    ['a program', new File(['MZ\u0090\u0000'], 'x.pdf')],
    ['more than ten megabytes', new File(['%PDF-', new Uint8Array(attachmentLimits.bytes)], 'x.pdf')],
  ])('are not %s', async (_, file) => {
    expect(await add(second, file)).toMatchObject({
      code: 400,
      errors: [expect.objectContaining({ fieldName: 'file', code: orderMessages.attachmentUnfit.code })],
    });
    expect(await dataOf(list(second))).toEqual([]);
  });

  it('get a name without folders, whatever name they are sent with', async () => {
    expect(await dataOf(add(second, pdf('..\\..\\etc/passwd\u0007.pdf')))).toMatchObject({
      fileName: 'passwd.pdf',
    });
  });

  it('are at most twenty, however many are sent at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: attachmentLimits.perOrder + 3 }, () => add(third)),
    );
    const refused = replies.filter(({ result }) => result !== 'OK');
    expect(refused).toHaveLength(3);
    for (const reply of refused) expect(reply).toMatchObject({ code: 409 });
    expect(await dataOf(list(third))).toHaveLength(attachmentLimits.perOrder);
  });

  it('are limited in total size per organization, with advice; others are not affected', async () => {
    const most = server.platform.config.attachmentBytes;
    await server.platform.database.asSystem((trx) =>
      sql`update order_attachment set bytes = ${Math.floor(most / attachmentLimits.perOrder)}
        where order_id = ${third}`.execute(trx),
    );
    const refused = await add(second);
    expect(refused).toMatchObject({ code: 409, reason: orderMessages.attachmentSpaceFull.code });
    expect(JSON.stringify(refused)).toMatch(/5000 MB/);
    const [theirs] = (await dataOf(server.call(ordersApi.calls.orderPage, { query: { pageSize: 1 } }, other)))
      .records;
    expect(await add(theirs!.orderId, pdf(), 'of-the-other', other)).toMatchObject({ result: 'OK' });
    await server.platform.database.asSystem((trx) =>
      sql`update order_attachment set bytes = 14 where order_id = ${third}`.execute(trx),
    );
  });

  it('are removed, and housekeeping deletes the file itself', async () => {
    const { attachmentId } = await dataOf(add(second));
    const before = await leftFiles();
    expect(await server.call(removeAttachment, { body: { attachmentId } }, other)).toMatchObject({
      code: 404,
    });
    await dataOf(server.call(removeAttachment, { body: { attachmentId } }, seller));
    expect(await server.call(attachmentFile, { params: { attachmentId } }, seller)).toMatchObject({
      code: 404,
    });
    expect(await server.call(removeAttachment, { body: { attachmentId } }, seller)).toMatchObject({
      code: 404,
    });
    expect(await leftFiles()).toBe(before + 1);
    await tidyUp(server.platform);
    expect(await leftFiles()).toBe(0);
  });
});
