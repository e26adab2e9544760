import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { deliveryStates, webhook, webhookDelivery, webhookDraft } from './webhook.ts';

const base = '/ezeeship-api/ezeeship/webhook';
const one = z.object({ webhookId: wireId });
const withSecret = z.object({ webhook, secret: z.string() });

/** Notifies an organization's own programs of changes; managed by its owners, others are refused with code 403. Our own. */
export const webhooksApi = defineService('webhooks', {
  webhookList: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'The webhooks of the organization.',
    data: z.array(webhook),
  },
  createWebhook: {
    method: 'POST',
    path: `${base}/create`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates a webhook. The reply contains its secret, only once.',
    body: webhookDraft,
    data: withSecret,
  },
  changeWebhook: {
    method: 'POST',
    path: `${base}/change`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Changes the address and events of a webhook, and turns it on or off.',
    body: webhookDraft.extend({ webhookId: wireId, isOn: z.boolean() }),
    data: webhook,
  },
  rotateSecret: {
    method: 'POST',
    path: `${base}/rotateSecret`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates a new secret; deliveries are also signed with the old one for a day.',
    body: one,
    data: withSecret,
  },
  removeWebhook: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Removes a webhook and its delivery log.',
    body: one,
    data: z.null(),
  },
  /** Replies after the attempt, regardless of its result. */
  testWebhook: {
    method: 'POST',
    path: `${base}/test`,
    access: 'signed-in',
    summary: 'Sends a test event immediately, without retries.',
    body: one,
    data: webhookDelivery,
  },
  deliveryPage: {
    method: 'GET',
    path: `${base}/delivery/page`,
    access: 'signed-in',
    summary:
      'The deliveries of a webhook, newest first by default; `search` matches the event or the id of the changed record.',
    query: listQuery(['time']).extend({ webhookId: wireId, state: z.enum(deliveryStates).optional() }),
    data: pageOf(webhookDelivery),
  },
  resendDelivery: {
    method: 'POST',
    path: `${base}/delivery/resend`,
    access: 'signed-in',
    summary: 'Sends a delivered or failed event again.',
    body: z.object({ deliveryId: wireId }),
    data: webhookDelivery,
  },
});
