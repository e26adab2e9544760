import { apiKeysApi, webhooksApi } from '@lading/contracts/integrations';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { apiKeyService } from './api-key.service.ts';
import { deliverWebhooks } from './delivery.job.ts';
import { deliveryService } from './delivery.service.ts';
import { webhookService } from './webhook.service.ts';

/** Integrations of organizations: API keys and webhooks. */
export function registerIntegrations(app: FastifyInstance, platform: Platform): void {
  const keys = apiKeyService(platform);
  const deliveries = deliveryService(platform);
  const webhooks = webhookService(platform, deliveries);
  deliverWebhooks(platform, deliveries);
  registerService(app, platform, apiKeysApi, {
    keyList: (context) => keys.list(context),
    createKey: (context, { body }) => keys.create(context, body),
    revokeKey: (context, { body }) => keys.revoke(context, body.apiKeyId),
  });
  registerService(app, platform, webhooksApi, {
    webhookList: (context) => webhooks.list(context),
    createWebhook: (context, { body }) => webhooks.create(context, body),
    changeWebhook: (context, { body }) => webhooks.change(context, body),
    rotateSecret: (context, { body }) => webhooks.rotate(context, body.webhookId),
    removeWebhook: (context, { body }) => webhooks.remove(context, body.webhookId),
    testWebhook: (context, { body }) => webhooks.test(context, body.webhookId),
    deliveryPage: (context, { query }) => webhooks.deliveries(context, query),
    resendDelivery: (context, { body }) => webhooks.resend(context, body.deliveryId),
  });
}
