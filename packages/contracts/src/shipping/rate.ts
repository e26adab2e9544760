import { z } from 'zod';
import { address } from '../core/address.ts';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireTime } from '../core/wire-values.ts';
import { customsDeclared } from './customs.ts';
import { declaredGoods } from './declared-goods.ts';
import { parcelSides } from './billable-weight.ts';
import { packageSources } from './proposed-package.ts';
import { measureUnits } from './weight.ts';

/** The kind of a rate's line (shipping design). */
export const rateLineKinds = [
  'base',
  'fuel',
  'residential',
  'deliveryArea',
  'additionalHandling',
  'largePackage',
  'signature',
  'saturday',
  'insurance',
  'cod',
  'tax',
  'adjustment',
  'markup',
] as const;
export type RateLineKind = (typeof rateLineKinds)[number];

/** The currency of insured values on labels. */
export const insuranceCurrency = 'USD';
/** The highest value that can be insured for a shipment, in whole units of {@link insuranceCurrency}; carriers may accept less. */
export const insuredMost = 100_000;

export const signatureTypes = ['none', 'signature', 'adult'] as const;
export type SignatureType = (typeof signatureTypes)[number];

/** How a rate stands out among the others of its quote. */
export const rateMarks = ['CHEAPEST', 'FASTEST', 'BESTVALUE'] as const;
export type RateMark = (typeof rateMarks)[number];

const side = z.number().positive().max(1_000);

/** A package for rating: whole sides and one weight, in pounds or kilograms by `unit`. */
export const ratedPackage = z.object({
  length: side,
  width: side,
  height: side,
  weight: z.number().positive().max(10_000),
  unit: z.enum(measureUnits),
});
export type RatedPackage = z.infer<typeof ratedPackage>;

const aboveZero = money.refine(({ minor }) => minor > 0);

/** The input of a quote. Omitted values come from the order; `from` also from the sender used last. */
export const quoteRequest = z.object({
  orderId: wireId.optional(),
  /** The shipment to be returned: rated from its recipient to the return address, with its own packages unless others are given. Not with `from`, `to`. */
  returnOf: wireId.optional(),
  /** The shipment with void labels of some packages: these are rated again, the same way. Not with `returnOf`, `packages`, `from`, `to`. */
  relabelOf: wireId.optional(),
  from: address.optional(),
  to: address.optional(),
  packages: z.array(ratedPackage).min(1).max(20).optional(),
  /** Default: today, or the next day with a pickup after the cut-off of the account. */
  shipDate: calendarDay.optional(),
  /** Default: a recipient without a company. */
  residential: z.boolean().optional(),
  signature: z.enum(signatureTypes).default('none'),
  /** Value to insure, of all packages together. */
  insurance: aboveZero.optional(),
  /** Amount to collect from the recipient. Default: what the order says, unless a parcel of it has a label; none with `returnOf` or `relabelOf`. */
  cod: aboveZero.optional(),
  /**
   * For cross-border shipments. Default: a sale, duties paid by the recipient, signed by the sender; with `relabelOf` as declared for the first
   * label, with its ITN.
   */
  customs: customsDeclared.optional(),
  /**
   * What `customs` declares if there is no order, whose lines would say so: without it no label across a border is sold. Not with `orderId`
   * or `relabelOf`.
   */
  goods: declaredGoods.optional(),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** The basis for billing a package, in whole pounds, see `billableWeight`. */
const packageWeight = z.object({
  actualLb: z.number().int(),
  dimensionalLb: z.number().int().nullable(),
  billableLb: z.number().int(),
  decisive: z
    .object({ side: z.enum(parcelSides), cutInches: z.number().int(), thenLb: z.number().int() })
    .nullable(),
});

/** The carrier's name of a service. */
export const serviceName = z.object({ en: z.string(), zh: z.string() });

/** The price of one service, line by line. */
export const rate = z.object({
  /** Unique in its quote. */
  rateId: z.string(),
  accountId: z.string(),
  carrierName: z.string(),
  serviceCode: z.string(),
  serviceName,
  /** Null if the carrier has none, as abroad. */
  zone: z.number().int().nullable(),
  amount: money,
  lines: z.array(z.object({ kind: z.enum(rateLineKinds), amount: money })),
  /** In the order of the requested packages; empty: not reported by the carrier. */
  packages: z.array(packageWeight),
  /** The weights of `packages` are computed by the carrier's published rule or the account's divisor; absent: reported by the carrier. */
  isWeightComputed: z.boolean().nullish(),
  /** Whom the carrier bills: the platform, and the wallet pays, or the client's own account. */
  billedTo: z.enum(['wallet', 'account']),
  /** The client's account is charged when the label is first scanned, not when it is bought; absent: when it is bought. */
  isChargedOnScan: z.boolean().nullish(),
  /** Business days in transit; null: not reported by the carrier. */
  days: z.number().int().nullable(),
  guaranteed: z.boolean(),
  /** The day on which the carrier gets the parcel, ISO 8601; absent: that of the quote. */
  shipDate: calendarDay.nullish(),
  /** ISO 8601 date, the end of that day; null: not reported by the carrier. */
  deliverBy: calendarDay.nullable(),
  marks: z.array(z.enum(rateMarks)),
});
export type Rate = z.infer<typeof rate>;

/** An unavailable service, with the reason. */
export const ineligibleService = z.object({
  accountId: z.string(),
  carrierName: z.string(),
  serviceCode: z.string(),
  serviceName,
  reason: localizedText,
});
export type IneligibleService = z.infer<typeof ineligibleService>;

/** The rates of every connected carrier account for one shipment, kept until it expires (shipping design, "Quote / Rate"). */
export const quote = z.object({
  quoteId: wireId,
  orderId: wireId.nullable(),
  expiresAt: wireTime,
  /** The first day on which one of the accounts ships; rates of others name their own. */
  shipDate: calendarDay,
  /** The cut-off of the requested day has passed: the parcel leaves later. */
  isAfterCutOff: z.boolean(),
  /** There is no pickup on the requested day, a weekend or a holiday: the parcel leaves later. */
  isDayOff: z.boolean().nullish(),
  from: address,
  to: address,
  packages: z.array(ratedPackage),
  packagesFrom: z.enum(packageSources),
  residential: z.boolean(),
  /** Cheapest first. */
  rates: z.array(rate),
  /** Why no label can be bought for goods that were declared without an order; absent: nothing is wrong with their declaration. */
  declarationFault: localizedText.nullish(),
  ineligible: z.array(ineligibleService),
  /** Further messages of carriers: if one cannot be reached, the others' rates are still returned. */
  messages: z.array(
    z.object({
      /** Null: not about one account. */
      accountId: z.string().nullish(),
      carrierName: z.string().nullable(),
      message: localizedText,
    }),
  ),
});
export type Quote = z.infer<typeof quote>;
