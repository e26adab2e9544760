import { randomUUID } from 'node:crypto';
import { webhooksApi } from '@lading/contracts/integrations';
import { orderActsApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { floorApi, inboundApi } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { signed, webhookCaller } from './testing/webhook-caller.ts';
import { labelBuyer } from '../shipping/testing/buy-labels.ts';

const { calls } = webhooksApi;
const { server, seller, orgId, receiver, listed, make, deliver, deliveries, order } = await webhookCaller();

describe('a webhook', () => {
  it('reports an order that was created, signed with its secret over time and body', async () => {
    const { webhook, secret } = await make(['order.created']);
    const { orderId } = await order();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect(JSON.parse(body)).toMatchObject({ event: 'order.created', data: { orderId } });
    expect(signed(String(headers['lading-signature']), body, secret)).toBe(true);
    expect(signed(String(headers['lading-signature']), `${body} `, secret)).toBe(false);
    expect(await deliveries(webhook.webhookId)).toMatchObject([
      {
        deliveryId: headers['lading-delivery'],
        state: 'DONE',
        body,
        attempts: [{ status: 204, fault: null }],
      },
    ]);
  });

  it('reports automatically, soon after the change', async () => {
    await make(['order.created']);
    await server.platform.jobs.start();
    await order();
    await vi.waitFor(() => expect(receiver.events()).toEqual(['order.created']), { timeout: 20_000 });
    await server.platform.jobs.stop();
  });

  it('reports no change of orders whose import no longer exists', async () => {
    const { webhook } = await make(['order.changed']);
    const { orderId } = await order();
    const before = await deliveries(webhook.webhookId);
    const { database } = server.platform;
    const { rows } = await database.pool.query<{ task_id: string }>(
      `insert into task (org_id, user_id, task_no, task_type, status)
       select org_id, user_id, 'Forgotten', 102, 2 from person where email = 'seller@lading.test' returning task_id`,
    );
    const [{ task_id: taskId }] = rows as [{ task_id: string }];
    await database.pool.query('update customer_order set import_task_id = $1 where order_id = $2', [
      taskId,
      orderId,
    ]);
    await database.pool.query('delete from task where task_id = $1', [taskId]);
    expect(await deliveries(webhook.webhookId)).toEqual(before);
  });

  it('reports nothing that was rolled back, and nothing it does not listen for', async () => {
    const { webhook } = await make(['order.created']);
    const undone = server.platform.database.asOrganization(orgId, async (trx) => {
      await sql`insert into customer_order (order_no, recipient) values ('UNDONE', '{}')`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await labelBuyer(server, seller).bought();
    expect(await deliveries(webhook.webhookId)).toEqual([]);
  });

  it('reports purchases and changes, each once per transaction', async () => {
    await make(['label.bought', 'order.created', 'order.changed']);
    const { orderId } = await order();
    const body = { orderId, request: { act: 'hold' as const, reason: 'PAYMENT' as const } };
    const headers = { 'idempotency-key': randomUUID() };
    await dataOf(server.call(orderActsApi.calls.act, { body }, seller, headers));
    await labelBuyer(server, seller).bought();
    await deliver();
    expect(receiver.events()).toEqual(['order.created', 'order.changed', 'label.bought']);
    const [, held, bought] = receiver.received.map((one) => JSON.parse(one.body) as { data: object });
    expect(held).toMatchObject({ data: { orderId, orderStatus: expect.any(String) as string } });
    expect(bought).toMatchObject({ data: { shipmentId: expect.stringMatching(/^\d+$/) as string } });
  });

  it('reports the work of a warehouse’s floor, and the stock that it moves', async () => {
    const { webhook } = await make(['inbound.changed', 'stock.changed']);
    const staff = await server.signIn('floor@lading.test');
    const [warehouse] = await dataOf(server.call(floorApi.calls.warehouses, {}, staff));
    const { warehouseId } = warehouse!;
    const skuCode = 'HOOKED';
    const measures = { length: 1, width: 1, height: 1, unit: 'cm/kg' as const };
    const product = { skuCode, skuName: 'Stool', packageType: 'Ready To Ship' as const, ...measures };
    const { productId } = await dataOf(server.call(productsApi.calls.saveProduct, { body: product }, seller));
    const draft = {
      warehouseId,
      clientRef: randomUUID(),
      delivery: 'PARCEL' as const,
      lines: [{ skuCode, expected: 2 }],
    };
    const { inboundId } = await dataOf(server.call(inboundApi.calls.saveInbound, { body: draft }, seller));
    await dataOf(server.call(inboundApi.calls.submitInbound, { body: { inboundId } }, seller));
    const { arrive, receive } = floorApi.calls;
    const named = () => ({ inboundId, eventKey: randomUUID() });
    await dataOf(server.call(arrive, { body: named() }, staff));
    await dataOf(server.call(receive, { body: { ...named(), code: skuCode, good: 2 } }, staff));
    await deliver();
    const data = (await deliveries(webhook.webhookId)).map(
      ({ body }) => JSON.parse(body) as { data: object },
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        event: 'inbound.changed',
        data: expect.objectContaining({ id: inboundId }) as object,
      }),
    );
    expect(data).toContainEqual(
      expect.objectContaining({ event: 'stock.changed', data: { productId, warehouseId } }),
    );
  });

  it.each([
    'http://example.com/hooks',
    'https://10.0.0.7/hooks',
    'https://[::1]/hooks',
    'https://169.254.169.254/latest',
    'https://user:secret@example.com/hooks',
    'ftp://example.com/hooks',
    'hooks',
  ])('is not created for %s', async (url) => {
    const answer = await server.call(
      calls.createWebhook,
      { body: { url, events: ['order.created'] } },
      seller,
    );
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'url' }] });
  });

  it('is not sent to a name that resolves to this machine', async () => {
    const { webhook } = await make(['order.created'], 'https://localhost:1/hooks');
    const body = { webhookId: webhook.webhookId };
    expect(await dataOf(server.call(calls.testWebhook, { body }, seller))).toMatchObject({
      attempts: [{ status: null, fault: 'FORBIDDEN' }],
    });
  });

  it('stores its secret encrypted, shows it once and never logs it', async () => {
    const { secret } = await make(['order.created']);
    await order();
    await deliver();
    const { rows } = await server.platform.database.pool.query('select * from webhook');
    for (const text of [JSON.stringify(rows), JSON.stringify(await listed()), server.log.join('\n')])
      expect(text).not.toContain(secret.slice(6, 30));
  });

  it('can be managed by the owners of its organization only', async () => {
    const { webhook } = await make(['order.created']);
    const { webhookId, url, events } = webhook;
    const other = await server.signIn('other@lading.test');
    for (const answer of [
      await server.call(calls.changeWebhook, { body: { webhookId, url, events, isOn: false } }, other),
      await server.call(calls.rotateSecret, { body: { webhookId } }, other),
      await server.call(calls.testWebhook, { body: { webhookId } }, other),
      await server.call(calls.removeWebhook, { body: { webhookId } }, other),
    ])
      expect(answer).toMatchObject({ code: 404 });
    await server.platform.database.pool.query(
      `update person set role = 'member' where email = 'other@lading.test'`,
    );
    expect(await server.call(calls.webhookList, {}, other)).toMatchObject({ code: 403 });
  });
});
