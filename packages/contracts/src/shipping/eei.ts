import { z } from 'zod';
import { currencyCode } from '../core/money.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { customsArea } from './customs.ts';

/**
 * The basis on which an export may leave the US: it was filed with AES; it is filed later, by an authorized exporter or because
 * AES was down; or no filing was required, because the goods of each HS code had a low value (15 CFR 30.37(a)), went to Canada
 * (30.36), or for another reason entered by a person.
 */
export const eeiBases = ['FILED', 'FOLLOWS', 'BELOW', 'CANADA', 'EXEMPT'] as const;
export type EeiBasis = (typeof eeiBases)[number];

interface Place {
  countryCode?: string | null | undefined;
}

/**
 * The basis for an export at the time of purchase; null if it does not leave the US. Later filings and other exemptions are
 * entered by hand.
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

/** The citation as printed on documents (15 CFR 30, App. B). */
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

/**
 * Value in US dollars of goods under one HS code above which an export from the US must be filed with AES (15 CFR 30.37(a));
 * Canada needs none.
 */
export const eeiFiledAbove = 2_500;

/** China, Russia and Venezuela. */
const filedAtAnyValue: ReadonlySet<string> = new Set(['CN', 'RU', 'VE']);

/** Whether an export from the US must be filed with AES regardless of its value, unless all its goods are EAR99 (15 CFR 758.1(b)(10)). */
export const isFiledAtAnyValue = (from: Place | null | undefined, to: Place | null | undefined): boolean =>
  customsArea(from?.countryCode ?? '') === 'US' && filedAtAnyValue.has(to?.countryCode ?? '');

/** The declaration of goods under one HS code. Values are those of whole lines. */
const eeiItem = z.object({
  skuCode: z.string(),
  description: z.string(),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  originCountry: z.string(),
  quantity: z.number().int(),
  value: z.number(),
});

/** A citation entered by a person after the label was bought. */
const eeiEntry = z.object({
  citation: z.string(),
  time: wireTime,
  /** Absent once the person is deleted. */
  userName: wireText,
  /** It was entered after the day of shipping. */
  isLate: z.boolean(),
});

/** The declaration of an export whose label was bought (spec §2, "EEI history"). */
export const eeiRecord = z.object({
  recordId: wireId,
  shipmentId: wireId,
  shipmentNo: z.string(),
  orderNo: z.string().nullable(),
  basis: z.enum(eeiBases),
  /** Internal transaction number of AES, if it was filed. */
  itn: z.string().nullable(),
  /** The citation of a later filing, or of an exemption without a basis of its own. */
  exemption: z.string().nullable(),
  /** The citation at the time of purchase. */
  citedAtPurchase: z.string(),
  /** Citations entered by hand since then, newest first: the first one is valid. */
  entries: z.array(eeiEntry),
  /** The company and the person there, or one of them. */
  consigneeName: z.string(),
  countryCode: z.string(),
  shipDate: calendarDay,
  carrierName: z.string(),
  trackingNumber: z.string().nullable(),
  /** Of all goods; null when they could not be declared, and the export had an ITN. */
  value: z.number().nullable(),
  currency: currencyCode,
  signer: z.string(),
  /** Its label was voided: the goods did not leave with it. */
  isVoided: z.boolean(),
  boughtTime: wireTime,
  items: z.array(eeiItem),
});
export type EeiRecord = z.infer<typeof eeiRecord>;
