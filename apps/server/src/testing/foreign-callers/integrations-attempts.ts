import type { Attempts } from './attempts.ts';
import { own } from './own-ids.ts';

/** Attempts at calls of integrations. */
export const integrationsAttempts: Attempts = {
  'api-keys.keyList': () => ({}),
  'api-keys.createKey': () => ({
    input: { body: { name: 'Foreign', scopes: ['orders.read'], days: 30 } },
  }),
  'webhooks.webhookList': () => ({}),
  'webhooks.createWebhook': () => ({
    input: { body: { url: 'https://hooks.example.com/in', events: ['order.created'] } },
  }),
  'webhooks.changeWebhook': () => ({
    input: {
      body: {
        webhookId: own.webhookId,
        url: 'https://hooks.example.com/in',
        events: ['order.created'],
        isOn: true,
      },
    },
    refused: 404,
  }),
  'webhooks.rotateSecret': () => ({ input: { body: { webhookId: own.webhookId } }, refused: 404 }),
  'webhooks.removeWebhook': () => ({ input: { body: { webhookId: own.webhookId } }, refused: 404 }),
  'webhooks.testWebhook': () => ({ input: { body: { webhookId: own.webhookId } }, refused: 404 }),
  'webhooks.deliveryPage': () => ({ input: { query: { webhookId: own.webhookId } } }),
  'webhooks.resendDelivery': () => ({ input: { body: { deliveryId: own.deliveryId } }, refused: 404 }),
  'api-keys.revokeKey': () => ({ input: { body: { apiKeyId: own.apiKeyId } }, refused: 404 }),
};
