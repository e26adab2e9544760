import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/** The networks whose accounts clients connect with a key (shipping design, "Adapter"). */
export const carrierNetworks = ['easypost', 'shippo'] as const;
export type CarrierNetwork = (typeof carrierNetworks)[number];

/** Accounts that an organization may have connected: each of them is asked whenever rates are. */
export const mostCarrierAccounts = 20;

/** What an account can do: pages offer what is here and nothing else. */
export const carrierCapabilities = [
  'rate',
  'buy',
  'signature',
  'insurance',
  'cod',
  'multiPackage',
  'customs',
  'void',
  'track',
  'webhook',
  'addressCheck',
  'pickup',
  'pickupCancel',
  'manifest',
] as const;
export type CarrierCapability = (typeof carrierCapabilities)[number];

/** How the last test of an account went, or the last call that its credentials were refused in. */
export const accountHealths = ['OK', 'REFUSED', 'UNREACHABLE'] as const;
export type AccountHealth = (typeof accountHealths)[number];

/** An organization's own account with a network of carriers. What opens it is never on the wire. */
export const carrierAccount = z.object({
  accountId: wireId,
  network: z.enum(carrierNetworks),
  name: z.string(),
  /** With a key for tests labels cost nothing and are no postage. */
  mode: z.enum(['test', 'live']),
  /** Off: it is not asked for rates; what was bought on it is still tracked and voided. */
  isOn: z.boolean(),
  capabilities: z.array(z.enum(carrierCapabilities)),
  health: z.enum(accountHealths),
  /** Why it is not well. */
  message: localizedText.nullable(),
  checkTime: wireTime,
  createTime: wireTime,
});
export type CarrierAccount = z.infer<typeof carrierAccount>;

/** A network that accounts can be connected with here. */
export const offeredNetwork = z.object({
  network: z.enum(carrierNetworks),
  capabilities: z.array(z.enum(carrierCapabilities)),
});
export type OfferedNetwork = z.infer<typeof offeredNetwork>;

/** Where a network reports tracking to. The secret is shown once, and is the network's to prove itself by. */
export const carrierWebhook = z.object({
  /** Path on this site; the page adds the address that people use. Of a network that signs nothing it holds the secret. */
  path: z.string(),
  /** What the network signs with; null: it signs nothing. */
  secret: z.string().nullable(),
});
export type CarrierWebhook = z.infer<typeof carrierWebhook>;

const apiKey = z
  .string()
  .trim()
  .min(8)
  .max(200)
  .regex(/^[\w.-]+$/);

/** What connects an account. */
export const carrierKeys = z.object({
  network: z.enum(carrierNetworks),
  name: z.string().trim().min(1).max(60),
  apiKey,
});
export type CarrierKeys = z.infer<typeof carrierKeys>;

/** A new key for an account, as after the old one was withdrawn. */
export const replacedKey = z.object({ accountId: wireId, apiKey });
