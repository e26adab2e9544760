import { z } from 'zod';
import { currencyCode } from '../core/money.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { customsArea } from './customs.ts';

/**
 * By what an export from the US is let go: it was filed with AES; it is filed later, by an exporter who may or because AES was down; or no filing was due, because the goods of each HS code were worth little
 * enough (15 CFR 30.37(a)), went to Canada (30.36), or for another reason, which somebody has entered.
 */
export const eeiBases = ['FILED', 'FOLLOWS', 'BELOW', 'CANADA', 'EXEMPT'] as const;
export type EeiBasis = (typeof eeiBases)[number];

interface Place {
  countryCode?: string | null | undefined;
}

/**
 * By what something is let go from one place to another, as it is bought; null where it does not leave from the US. What is filed later
 * and another exemption are entered by hand.
 */
export function eeiBasisOf(
  from: Place,
  to: Place,
  itn: string | undefined,
): Exclude<EeiBasis, 'FOLLOWS' | 'EXEMPT'> | null {
  if (customsArea(from.countryCode ?? '') !== 'US') return null;
  if (itn !== undefined) return 'FILED';
  return to.countryCode === 'CA' ? 'CANADA' : 'BELOW';
}

/** The citation as it stands on papers (15 CFR 30, App. B). */
export function eeiCitation({
  basis,
  itn,
  exemption = null,
}: {
  basis: EeiBasis;
  itn: string | null;
  exemption?: string | null;
}): string {
  if (basis === 'EXEMPT' || basis === 'FOLLOWS') return exemption ?? '';
  if (basis === 'FILED') return `AES ${itn ?? ''}`;
  return basis === 'CANADA' ? 'NOEEI 30.36' : 'NOEEI 30.37(a)';
}

/** US dollars of goods under one HS code above which an export from the US is filed with AES (15 CFR 30.37(a)); Canada needs none. */
export const eeiFiledAbove = 2_500;

/** China, Russia and Venezuela. */
const filedAtAnyValue: ReadonlySet<string> = new Set(['CN', 'RU', 'VE']);

/** Whether an export from the US is filed with AES whatever it is worth, unless all its goods are EAR99 (15 CFR 758.1(b)(10)). */
export const isFiledAtAnyValue = (from: Place | null | undefined, to: Place | null | undefined): boolean =>
  customsArea(from?.countryCode ?? '') === 'US' && filedAtAnyValue.has(to?.countryCode ?? '');

/** What was declared of goods under one HS code. Values are those of whole lines. */
const eeiItem = z.object({
  skuCode: z.string(),
  description: z.string(),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  originCountry: z.string(),
  quantity: z.number().int(),
  value: z.number(),
});

/** A citation that somebody has entered after the label was bought. */
const eeiEntry = z.object({
  citation: z.string(),
  time: wireTime,
  /** Absent once the person is gone. */
  userName: wireText,
  /** It was entered after the day of shipping. */
  isLate: z.boolean(),
});

/** What was declared of an export whose label was bought (spec §2, "EEI history"). */
export const eeiRecord = z.object({
  recordId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: z.string().nullable(),
  basis: z.enum(eeiBases),
  /** Internal transaction number of AES, of what was filed. */
  itn: z.string().nullable(),
  /** The citation of what is filed later, or of an exemption that has no basis of its own. */
  exemption: z.string().nullable(),
  /** What was cited when the label was bought. */
  citedAtPurchase: z.string(),
  /** What was entered by hand since then, the newest first: that is what counts. */
  entries: z.array(eeiEntry),
  consigneeName: z.string(),
  countryCode: z.string(),
  shipDate: calendarDay,
  carrierName: z.string(),
  trackingNumber: z.string().nullable(),
  /** Of all goods. */
  value: z.number(),
  currency: currencyCode,
  signer: z.string(),
  /** Its label was voided: the goods did not leave with it. */
  isVoided: z.boolean(),
  boughtTime: wireTime,
  items: z.array(eeiItem),
});
export type EeiRecord = z.infer<typeof eeiRecord>;
