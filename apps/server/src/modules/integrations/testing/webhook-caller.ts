import { createHmac, randomUUID } from 'node:crypto';
import { webhooksApi, type WebhookEvent } from '@lading/contracts/integrations';
import { orderFormApi } from '@lading/contracts/orders';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { startTestServer } from '../../../platform/testing/test-server.ts';
import { deliveryService } from '../delivery.service.ts';
import { openReceiver } from './receiver.ts';

const { calls } = webhooksApi;

const recipient = {
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
  phone: '415 555 0101',
};

/** Whether a signature matches a body at its time, for a secret. */
export const signed = (header: string, body: string, secret: string): boolean => {
  const [time, ...marks] = header.split(',');
  const hex = createHmac('sha256', secret)
    .update(`${time!.slice(2)}.${body}`)
    .digest('hex');
  return marks.includes(`v1=${hex}`);
};

/** A server for the tests of a file with a receiver, and a seller without a webhook at the start of each test. */
export async function webhookCaller() {
  const receiver = await openReceiver();
  const server = await startTestServer({ LADING_TRUSTED_WEBHOOK_HOSTS: receiver.host });
  const seller = await server.signIn('seller@lading.test');
  const { rows } = await server.platform.database.pool.query<{ org_id: string }>(
    `select org_id from person where email = 'seller@lading.test'`,
  );
  const orgId = rows[0]!.org_id;

  /** Tests advance the clock beyond the lifetime of a token. */
  const signInAgain = async () => void Object.assign(seller, await server.signIn('seller@lading.test'));
  const listed = () => dataOf(server.call(calls.webhookList, {}, seller));
  beforeEach(signInAgain);
  afterEach(async () => {
    await signInAgain();
    for (const { webhookId } of await listed())
      await server.call(calls.removeWebhook, { body: { webhookId } }, seller);
    receiver.received.length = 0;
    Object.assign(receiver.replies, { status: 204, before: () => undefined });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  return {
    server,
    seller,
    orgId,
    receiver,
    signInAgain,
    listed,
    make: (events: WebhookEvent[], url = receiver.url) =>
      dataOf(server.call(calls.createWebhook, { body: { url, events } }, seller)),
    deliver: () => deliveryService(server.platform).deliverDue(orgId, new AbortController().signal),
    deliveries: async (webhookId: string) =>
      (await dataOf(server.call(calls.deliveryPage, { query: { webhookId } }, seller))).records,
    /** Creates an order of a cup. */
    async order() {
      const body = {
        orderNo: '',
        recipient,
        currency: 'USD',
        lines: [{ skuCode: 'CUP', quantity: 1 }],
        packages: [],
      };
      const headers = { 'idempotency-key': randomUUID() };
      return dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, headers));
    },
  };
}
