import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** Days for which calls to carrier networks are kept. */
export const carrierCallDays = 30;

/** The maximum number of calls of a shipment in its list: the newest ones. */
export const mostCarrierCalls = 100;

/** What a carrier network was called for (shipping design, "Adapter"). `other`: none of these. */
const carrierActs = [
  'rate',
  'buy',
  'find',
  'void',
  'refund',
  'track',
  'address',
  'pickup',
  'manifest',
  'other',
] as const;
export type CarrierAct = (typeof carrierActs)[number];

/** Why a call to a carrier network failed. `outcome-unknown`: it may have been carried out. */
const carrierCallFailures = [
  'refused',
  'invalid',
  'unauthorized',
  'key-unreadable',
  'rate-limited',
  'unavailable',
  'outcome-unknown',
] as const;
export type CarrierCallFailure = (typeof carrierCallFailures)[number];

/** A call to a carrier network, without its bodies. */
export const carrierCall = z.object({
  callId: wireId,
  time: wireTime,
  act: z.enum(carrierActs),
  /** The client's name for the account. */
  accountName: z.string(),
  /** Of HTTP. */
  method: z.string(),
  path: z.string(),
  /** Of HTTP; null: there was no answer. */
  status: z.number().int().nullable(),
  /** Null: it succeeded. */
  failure: z.enum(carrierCallFailures).nullable(),
  milliseconds: z.number().int(),
});
export type CarrierCall = z.infer<typeof carrierCall>;

/** The bodies of a call, as indented JSON that is cut at 16 KB, without names, streets, phone numbers, mail addresses, files and secrets. */
export const carrierCallBodies = z.object({
  /** Null: there was none. */
  request: z.string().nullable(),
  /** Null: there was none, or it was not JSON. */
  reply: z.string().nullable(),
});
export type CarrierCallBodies = z.infer<typeof carrierCallBodies>;
