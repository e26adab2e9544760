import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { packageSources } from './proposed-package.ts';
import { rate, ratedPackage } from './rate.ts';

/** Maximum orders of a batch. */
export const batchMost = 1_000;

/** The status of a batch (shipping design, "Batch"). `READY` has rows that can be bought; `DONE_WITH_ERRORS` has rows that failed. */
export const batchStates = ['VALIDATING', 'READY', 'PURCHASING', 'DONE', 'DONE_WITH_ERRORS'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * The status of a row. `PENDING`: its rates are being requested. `INVALID`: it cannot be bought as it is. `UNKNOWN`: the
 * carrier's reply was lost; it is looked up and never bought twice. `FAILED`: nothing was bought and nothing charged.
 */
export const batchRowStates = [
  'PENDING',
  'READY',
  'INVALID',
  'QUEUED',
  'BUYING',
  'UNKNOWN',
  'BOUGHT',
  'FAILED',
] as const;
export type BatchRowState = (typeof batchRowStates)[number];

/** The highest price, where an automation rule sets one. */
const atMost = money.optional();

/** How the service of a row is chosen. */
export const serviceChoice = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('cheapest'), atMost }),
  z.object({ rule: z.literal('fastest'), atMost }),
  /** As named by a preset, see `isService`. */
  z.object({
    rule: z.literal('named'),
    carrierName: z.string().min(1).max(60),
    serviceCode: z.string().min(1).max(60),
  }),
  z.object({
    rule: z.literal('service'),
    accountId: z.string().min(1).max(100),
    serviceCode: z.string().min(1).max(100),
  }),
]);
export type ServiceChoice = z.infer<typeof serviceChoice>;

/** A service at which a row can be bought. */
export const batchOffer = rate.pick({
  rateId: true,
  accountId: true,
  carrierName: true,
  serviceCode: true,
  serviceName: true,
  amount: true,
  billedTo: true,
  days: true,
  deliverBy: true,
  shipDate: true,
});
export type BatchOffer = z.infer<typeof batchOffer>;

/** One order of a batch. */
export const batchRow = z.object({
  rowId: wireId,
  /** From 1, in the order in which the orders were chosen; labels are printed in this order. */
  rowNo: z.number().int(),
  orderId: wireId,
  orderNo: z.string(),
  recipientName: wireText,
  recipientPlace: z.string(),
  state: z.enum(batchRowStates),
  packages: z.array(ratedPackage),
  /** The origin of the packages; null while nothing is rated. */
  packagesFrom: z.enum(packageSources).nullable(),
  choice: serviceChoice,
  /** Whether the address is a home, as chosen; null: by its check, or else by its company. */
  residential: z.boolean().nullish(),
  /** Whether its rates are for a home; null while nothing is rated. */
  ratedResidential: z.boolean().nullish(),
  /** The chosen rate; null while there is none. */
  offer: batchOffer.nullable(),
  /** The price shown before, if a new quote has changed it. */
  was: money.nullable(),
  charged: money.nullable(),
  shipDate: calendarDay.nullable(),
  /** It ships later than today: the cut-off has passed, or today is a weekend or a holiday. */
  shipsLater: z.boolean().nullish(),
  shipmentId: wireId.nullable(),
  shipmentNo: wireText,
  trackingNumber: wireText,
  /** Why it cannot be bought, or was not bought. */
  message: localizedText.nullable(),
});
export type BatchRow = z.infer<typeof batchRow>;

/** A batch of labels: its progress, its cost, and the options for its rows. */
export const labelBatch = z.object({
  batchId: wireId,
  state: z.enum(batchStates),
  rows: z.number().int(),
  counts: z.partialRecord(z.enum(batchRowStates), z.number().int()),
  /** The total for the rows that can be bought now, including what is billed to the client's own carrier account. */
  total: money,
  /** The part of the total that is charged to the wallet. */
  walletTotal: money,
  charged: money,
  /** Number of rows whose price a new quote has changed, and the total difference. */
  changed: z.object({ rows: z.number().int(), difference: money }),
  /** Rows that can be bought now and ship later than today, and the first day on which they do; null: none. */
  later: z.object({ rows: z.number().int(), shipDate: calendarDay }).nullish(),
  /** Number of labels of the rows that can be bought now: one per package. */
  labels: z.number().int(),
  /** Number of labels that can be printed: one per package. */
  printable: z.number().int(),
  /** Services available for its rows. */
  services: z.array(
    batchOffer.pick({ accountId: true, carrierName: true, serviceCode: true, serviceName: true }),
  ),
  createTime: wireTime,
});
export type LabelBatch = z.infer<typeof labelBatch>;
