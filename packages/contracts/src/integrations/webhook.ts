import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/** The events of a webhook. Each only contains ids of what has changed; a program fetches the rest by a call. */
export const webhookEvents = [
  'order.created',
  'order.changed',
  'label.bought',
  'label.voided',
  'tracking.changed',
  'stock.changed',
  'inbound.changed',
  'outbound.changed',
  'return.changed',
  'work-order.changed',
  'crossdock.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request to test an address. */
export const testEvent = 'test';

/** Why a webhook is off: its owner switched it off, or it failed for {@link webhookRules.failingDays} days. */
export const webhookStops = ['OWNER', 'FAILING'] as const;

/** How webhooks are delivered. */
export const webhookRules = {
  most: 10,
  /** Timeout for a reply. */
  timeoutMs: 10_000,
  /** Minutes after each failed attempt until the next; after the last one the delivery has failed. */
  retryMinutes: [1, 5, 30, 120, 360, 720, 1_440],
  /** A webhook without any success for this long is switched off. */
  failingDays: 3,
  /** How long both secrets sign after a rotation. */
  overlapHours: 24,
  /** How long deliveries are kept. */
  keepDays: 30,
} as const;

/** Name of the header that carries the time and the signatures: `t=UNIX_SECONDS,v1=HEX[,v1=HEX]`. */
export const signatureHeader = 'Lading-Signature';

/** A webhook as lists show it; after its creation its secret is never sent again. */
export const webhook = z.object({
  webhookId: wireId,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Why it is off. */
  stop: z.enum(webhookStops).nullable(),
  createTime: wireTime,
  lastSuccessTime: wireTime.nullable(),
  /** Since when every attempt has failed; null: the last one succeeded. */
  failingSince: wireTime.nullable(),
  /** Until then the secret before the last rotation signs too. */
  overlapUntil: wireTime.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

/** The input for creating a webhook. */
export const webhookDraft = z.object({
  url: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine((text) => /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text), ruleMessage('core.notValid')),
  events: z.array(z.enum(webhookEvents)).min(1),
});
export type WebhookDraft = z.infer<typeof webhookDraft>;

/** Why an attempt got no reply: a timeout, or an address that is not called. */
export const attemptFaults = ['UNREACHABLE', 'FORBIDDEN'] as const;

/** One attempt to deliver. */
export const deliveryAttempt = z.object({
  time: wireTime,
  /** Milliseconds until the reply, or until it was abandoned. */
  ms: z.number().int(),
  /** HTTP status of the reply; 200 to 299 is a success. */
  status: z.number().int().nullable(),
  fault: z.enum(attemptFaults).nullable(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

/** WAITING: for its first or next attempt. */
export const deliveryStates = ['WAITING', 'DONE', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One event on its way to one webhook. */
export const webhookDelivery = z.object({
  deliveryId: wireId,
  webhookId: wireId,
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(deliveryStates),
  createTime: wireTime,
  /** Time of the next attempt. */
  nextTime: wireTime.nullable(),
  attempts: z.array(deliveryAttempt),
  /** The sent body, as JSON. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
