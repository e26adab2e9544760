import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { localizedText } from '../core/localized-text.ts';
import { timeOfDay } from '../core/moment.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/** The networks whose accounts clients connect with a key (shipping design, "Adapter"). */
export const carrierNetworks = ['easypost', 'shippo'] as const;
export type CarrierNetwork = (typeof carrierNetworks)[number];

/** Maximum connected accounts of an organization: each of them is called for every quote. */
export const mostCarrierAccounts = 20;

/** The features of an account; pages offer exactly these. */
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

/** The result of the last test of an account, or of the last call in which its credentials were refused. */
export const accountHealths = ['OK', 'REFUSED', 'UNREACHABLE'] as const;
export type AccountHealth = (typeof accountHealths)[number];

/** The weekdays of a cut-off, in the order of a week that starts on Monday. */
export const cutOffDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const lastTime = timeOfDay.nullable();

/** The time until which parcels ship the same day with an account, by weekday (shipping design, "CarrierAccount"). */
const accountCutOff = z.object({
  zone: timeZone,
  /** Null: no pickup on that weekday. */
  days: z
    .object({
      mon: lastTime,
      tue: lastTime,
      wed: lastTime,
      thu: lastTime,
      fri: lastTime,
      sat: lastTime,
      sun: lastTime,
    })
    .refine((days) => cutOffDays.some((day) => days[day] !== null), ruleMessage('carriers.noPickups')),
});
export type AccountCutOff = z.infer<typeof accountCutOff>;

/** An organization's own account with a network of carriers. Its credentials are never sent. */
export const carrierAccount = z.object({
  accountId: wireId,
  network: z.enum(carrierNetworks),
  name: z.string(),
  /** With a test key, labels cost nothing and are not valid postage. */
  mode: z.enum(['test', 'live']),
  /** Off: it is not used for rates; its labels are still tracked and voided. */
  isOn: z.boolean(),
  capabilities: z.array(z.enum(carrierCapabilities)),
  health: z.enum(accountHealths),
  /** The problem, if there is one. */
  message: localizedText.nullable(),
  /** Null: the carrier's, and that of the default settings. */
  cutOff: accountCutOff.nullish(),
  /** Whether reports must have the signature that its network sets up on request; absent: it sets up none, or a back end does not report it. */
  hasReportSecret: z.boolean().nullish(),
  /** Days within which its unused labels are voided, as agreed with its carriers; null: `usualVoidDays`. */
  voidDays: z.number().int().nullish(),
  /** Cubic inches per pound, as agreed with its carriers; null: that of `dimensionalRules`. */
  divisor: z.number().int().nullish(),
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

/** Where a network sends tracking events. The secret is shown once; the network uses it to authenticate. */
export const carrierWebhook = z.object({
  /** Path on this site; the page prepends the public address. For a network that does not sign, it contains the secret. */
  path: z.string(),
  /** The signing secret of the network; null: it does not sign. */
  secret: z.string().nullable(),
});
export type CarrierWebhook = z.infer<typeof carrierWebhook>;

const apiKey = z
  .string()
  .trim()
  .min(8)
  .max(200)
  .regex(/^[\w.-]+$/);

/** The credentials for connecting an account. */
export const carrierKeys = z.object({
  network: z.enum(carrierNetworks),
  name: z.string().trim().min(1).max(60),
  apiKey,
});
export type CarrierKeys = z.infer<typeof carrierKeys>;

/** A new key for an account, for example after the old one was revoked. */
export const replacedKey = z.object({ accountId: wireId, apiKey });

/** The secret that a network issued for signing its reports, see `CarrierAccount.hasReportSecret`; null: reports are no longer signed. */
export const savedReportSecret = z.object({
  accountId: wireId,
  reportSecret: z
    .string()
    .trim()
    .min(8)
    .max(200)
    .regex(/^[!-~]+$/)
    .nullable(),
});

/** A cut-off for an account; null: the default one. */
export const savedCutOff = z.object({ accountId: wireId, cutOff: accountCutOff.nullable() });

/** What an organization agreed with the carriers of an account; null: what is usual, see `CarrierAccount`. */
export const savedTerms = z.object({
  accountId: wireId,
  voidDays: z.number().int().min(1).max(365).nullable(),
  divisor: z.number().int().min(50).max(1_000).nullable(),
});
export type AccountTerms = Omit<z.infer<typeof savedTerms>, 'accountId'>;
