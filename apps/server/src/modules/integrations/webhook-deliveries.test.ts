import { webhooksApi } from '@lading/contracts/integrations';
import { messagesApi } from '@lading/contracts/messages';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { signed, webhookCaller } from './testing/webhook-caller.ts';

const { calls } = webhooksApi;
const hooks = await webhookCaller();
const { server, seller, receiver, signInAgain, listed, make, deliver, deliveries, order } = hooks;

/** As if this much time had passed, by the clock of the database. */
const pass = (minutes: number) =>
  server.platform.database.pool.query(
    `with failing as (update webhook set failing_since = failing_since - make_interval(mins => $1::integer))
     update webhook_delivery set next_at = next_at - make_interval(mins => $1::integer) where state = 'WAITING'`,
    [minutes],
  );
const dayMinutes = 24 * 60;

describe('the deliveries of a webhook', () => {
  it('with a slow receiver occupy a worker for seconds only, then others have a turn', async () => {
    await make(['order.created']);
    for (let made = 0; made < 4; made += 1) await order();
    receiver.replies.before = () => server.clock.advance(6_000);
    expect(await deliver()).toBe(true);
    expect(receiver.received).toHaveLength(2);
    expect(await deliver()).toBe(true);
    expect(await deliver()).toBe(false);
    expect(receiver.received).toHaveLength(4);
  });

  it('are retried at growing intervals, and fail after the last attempt', async () => {
    receiver.replies.status = 500;
    const { webhook } = await make(['order.created']);
    await order();
    await deliver();
    const [first] = await deliveries(webhook.webhookId);
    expect(first).toMatchObject({ state: 'WAITING', attempts: [{ status: 500 }] });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    for (const minutes of [1, 5, 30, 120, 360, 720, 1_440]) {
      await pass(minutes);
      await deliver();
    }
    expect(receiver.received).toHaveLength(8);
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'FAILED', nextTime: null }]);
  });

  it.each([4, -4])('go by the clock of the database, where that of a node is %s days ahead', async (days) => {
    receiver.replies.status = 500;
    const { webhook } = await make(['order.created']);
    await order();
    await deliver();
    server.clock.advance(days * 86_400_000);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    await pass(1);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const times = receiver.received.map(({ headers }) =>
      Number(/t=(\d+)/.exec(String(headers['lading-signature']))![1]),
    );
    expect(Math.abs(times[1]! - times[0]!)).toBeLessThan(3_600);
    server.clock.advance(-days * 86_400_000);
    await signInAgain();
    expect(await listed()).toMatchObject([{ isOn: true }]);
    await pass(5);
    receiver.replies.status = 204;
    await deliver();
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'DONE' }]);
  });

  it('deactivate the webhook after three days of failures, with a message, and start clean again', async () => {
    receiver.replies.status = 410;
    const { webhook } = await make(['order.created']);
    await order();
    await deliver();
    await pass(3 * dayMinutes);
    await deliver();
    expect(await listed()).toMatchObject([{ isOn: false, stop: 'FAILING' }]);
    const messages = await server.call(messagesApi.calls.listMessages, { query: { pageSize: 20 } }, seller);
    expect(JSON.stringify(messages)).toContain(`The webhook to ${receiver.host} was turned off`);
    await order();
    receiver.replies.status = 204;
    const { webhookId, url, events } = webhook;
    await server.call(calls.changeWebhook, { body: { webhookId, url, events, isOn: true } }, seller);
    await pass(dayMinutes);
    await deliver();
    // Events while it was inactive are not reported.
    expect(await listed()).toMatchObject([{ isOn: true, stop: null, failingSince: null }]);
    expect(await deliveries(webhookId)).toMatchObject([{ state: 'DONE' }]);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const { webhook, secret } = await make(['order.created']);
    const { webhookId } = webhook;
    const next = await dataOf(server.call(calls.rotateSecret, { body: { webhookId } }, seller));
    await server.call(calls.testWebhook, { body: { webhookId } }, seller);
    server.clock.advance(86_400_000 + 1_000);
    await signInAgain();
    await server.call(calls.testWebhook, { body: { webhookId } }, seller);
    const by = receiver.received.map(({ headers, body }) =>
      [secret, next.secret].map((one) => signed(String(headers['lading-signature']), body, one)),
    );
    expect(by).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('can be tested immediately, once', async () => {
    receiver.replies.status = 404;
    const { webhook } = await make(['order.created']);
    const body = { webhookId: webhook.webhookId };
    expect(await dataOf(server.call(calls.testWebhook, { body }, seller))).toMatchObject({
      event: 'test',
      state: 'FAILED',
      attempts: [{ status: 404 }],
    });
    // A test does not count toward the failure time.
    expect(await listed()).toMatchObject([{ failingSince: null }]);
  });

  it('can be repeated manually', async () => {
    const { webhook } = await make(['order.created']);
    await order();
    await deliver();
    const [delivery] = await deliveries(webhook.webhookId);
    const body = { deliveryId: delivery!.deliveryId };
    await dataOf(server.call(calls.resendDelivery, { body }, seller));
    expect(await server.call(calls.resendDelivery, { body }, seller)).toMatchObject({ code: 409 });
    await deliver();
    expect(new Set(receiver.received.map((one) => one.body)).size).toBe(1);
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'DONE', attempts: [{}, {}] }]);
  });

  it('are sent as tests to an address a limited number of times', async () => {
    const { webhook } = await make(['order.created']);
    const body = { webhookId: webhook.webhookId };
    for (let made = 0; made < 20; made += 1) await server.call(calls.testWebhook, { body }, seller);
    expect(await server.call(calls.testWebhook, { body }, seller)).toMatchObject({ code: 429 });
    expect(receiver.received.length).toBeLessThanOrEqual(20);
  });
});
