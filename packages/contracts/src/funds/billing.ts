import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { currencyCode, money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { stockEventKinds } from '../warehouse/stock.ts';
import { feeCodes, rateRule } from './rate-rules.ts';

/** An exact amount or count as a decimal text; charges have up to six places and are rounded on the invoice. */
const decimal = z.string();

/** The result of an event: charged, free according to the card, or not rated because there is no card or rule; never missing. */
export const ratingOutcomes = ['CHARGED', 'FREE', 'UNRATED'] as const;
export type RatingOutcome = (typeof ratingOutcomes)[number];
/** The reason: `NO_FEE` for a kind of event that is never charged, `NOT_ON_CARD` if the card has no such fee. */
export const ratingReasons = ['RULE', 'NO_FEE', 'NOT_ON_CARD', 'NO_CARD', 'NO_RULE', 'REVERSAL'] as const;
export type RatingReason = (typeof ratingReasons)[number];

/** A charge, or an event that is free or not rated. */
export const chargeRow = z.object({
  /** The id of the charge, or `e` and the id of the event. */
  rowId: z.string(),
  chargeId: wireId.nullable(),
  outcome: z.enum(ratingOutcomes),
  reason: z.enum(ratingReasons),
  fee: z.enum(feeCodes).nullable(),
  day: calendarDay,
  warehouseId: wireId,
  warehouseName: wireText,
  /** Kind of the event; null for storage. */
  eventKind: z.enum(stockEventKinds).nullable(),
  subjectKind: z.string().nullable(),
  subjectId: wireId.nullish(),
  subjectNo: wireText,
  skuCode: wireText,
  quantity: decimal,
  amount: decimal,
  currency: currencyCode,
  isPosted: z.boolean(),
  invoiceId: wireId.nullish(),
  invoiceNo: wireText,
});
export type ChargeRow = z.infer<typeof chargeRow>;

/** A charge with everything it is based on. */
export const chargeDetail = chargeRow.extend({
  rule: rateRule.nullable(),
  cardName: wireText,
  validFrom: wireText,
  /** The counted quantity, by product where applicable; for storage the first and last day, the volume of a unit and the unit-days. */
  items: z.array(
    z.object({
      skuCode: wireText,
      quantity: decimal,
      grams: z.number().nullish(),
      cm3: wireText,
      unitDays: wireText,
      fromDay: wireText,
      toDay: wireText,
    }),
  ),
  /** Everything that happened to the same inbound or outbound, oldest first: the scans that were counted. */
  events: z.array(
    z.object({
      eventId: wireId,
      kind: z.enum(stockEventKinds),
      time: wireTime,
      skuCode: wireText,
      quantity: z.number().nullish(),
      binCode: wireText,
      isThis: z.boolean(),
    }),
  ),
  /** The transaction of the wallet, if it was taken. */
  transactionId: wireId.nullish(),
});
export type ChargeDetail = z.infer<typeof chargeDetail>;

/** What a client owes for work that is not on an invoice yet. */
export const unbilled = z.object({
  warehouseId: wireId,
  warehouseName: wireText,
  total: money,
  fees: z.array(z.object({ fee: z.enum(feeCodes), quantity: decimal, amount: decimal, charges: z.number() })),
  /** Events that are not rated. */
  unrated: z.number().int(),
});
export type Unbilled = z.infer<typeof unbilled>;

/** The account between a client and a warehouse. */
export const warehouseWallet = z.object({
  warehouseId: wireId,
  warehouseName: wireText,
  /** Whether work can still be ordered: the client is connected. */
  isConnected: z.boolean(),
  available: money,
  held: money,
  creditLimit: money,
  lowBalance: money.nullable(),
  /** Spent in the last 30 days. */
  spent30: money,
  /** For how many days the balance lasts at that rate; null if nothing was spent. */
  runwayDays: z.number().int().nullable(),
  whenShort: z.enum(['WARN', 'BLOCK']),
  cardName: wireText,
  cardValidFrom: wireText,
  rules: z.array(rateRule),
});
export type WarehouseWallet = z.infer<typeof warehouseWallet>;

/** The status of a rate card. `ENDED`: a later one is valid. */
export const cardStates = ['DRAFT', 'SCHEDULED', 'CURRENT', 'ENDED'] as const;

/** A rate card as its provider sees it. */
export const rateCard = z.object({
  cardId: wireId,
  warehouseId: wireId,
  cardName: z.string(),
  clientOrgId: wireId.nullable(),
  clientName: wireText,
  state: z.enum(cardStates),
  validFrom: calendarDay,
  currency: currencyCode,
  rules: z.array(rateRule),
  version: z.number().int(),
});
export type RateCard = z.infer<typeof rateCard>;

/** A rate card as written by its provider. */
export const rateCardDraft = z.object({
  warehouseId: wireId,
  cardName: z.string().trim().min(1).max(100),
  clientOrgId: wireId.nullable(),
  validFrom: calendarDay,
  rules: z.array(rateRule).min(1).max(100),
});

/** What a card would have charged for past days, compared with what was charged. */
export const cardSimulation = z.object({
  fromDay: calendarDay,
  toDay: calendarDay,
  currency: currencyCode,
  events: z.number().int(),
  unrated: z.number().int(),
  total: decimal,
  actual: decimal,
  fees: z.array(z.object({ fee: z.enum(feeCodes), quantity: decimal, amount: decimal, actual: decimal })),
});
export type CardSimulation = z.infer<typeof cardSimulation>;
