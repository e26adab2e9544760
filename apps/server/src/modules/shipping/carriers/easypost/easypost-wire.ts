import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';
import { z } from 'zod';
import { lenientListOf, readableOf } from '../networks/network-lists.ts';
import { networkMoney } from '../networks/network-money.ts';
import { refusalWords } from '../networks/refusal-words.ts';

const text = z.string().nullish();

const days = z.number().nullish().catch(null);
/** A rate of EasyPost: money as text, days as numbers or nothing. */
const easyPostRate = z
  .object({
    id: z.string(),
    carrier: z.string(),
    service: z.string(),
    carrier_account_id: text.catch(null),
    rate: z.union([z.string(), z.number()]),
    currency: z.string(),
    delivery_days: days,
    est_delivery_days: days,
    delivery_date: text.catch(null),
    delivery_date_guaranteed: z.boolean().nullish().catch(null),
  })
  .transform((rate, context) => {
    const price = networkMoney(rate.rate, rate.currency);
    if (price) return { ...rate, price };
    context.addIssue({ code: 'custom', message: 'not a price' });
    return z.NEVER;
  });
export type EasyPostRate = z.infer<typeof easyPostRate>;

/** A fee of EasyPost: in US dollars, with parts of a cent. */
const easyPostFee = z
  .object({ type: z.string(), amount: z.union([z.string(), z.number()]) })
  .transform(({ type, amount }, context) => {
    const price = networkMoney(amount, 'USD');
    if (price) return { type, price };
    context.addIssue({ code: 'custom', message: 'not a fee' });
    return z.NEVER;
  });

const easyPostMessages = lenientListOf(
  z.object({ carrier: text.catch(null), message: z.unknown().optional() }),
)
  .nullish()
  .catch([]);

/** A shipment of EasyPost: before the purchase with rates, after it with its label. */
export const easyPostShipment = z.object({
  id: z.string(),
  reference: text,
  rates: readableOf(easyPostRate).nullish(),
  messages: easyPostMessages,
  usps_zone: z.coerce.number().int().nullish().catch(null),
  tracking_code: text,
  selected_rate: easyPostRate.nullish(),
  postage_label: z.object({ label_url: text, label_pdf_url: text }).nullish(),
  refund_status: text,
  fees: lenientListOf(easyPostFee).nullish().catch([]),
});
export type EasyPostShipment = z.infer<typeof easyPostShipment>;

/** Several shipments of EasyPost to one address, with rates for all of them together. */
export const easyPostOrder = z.object({
  id: z.string(),
  rates: readableOf(easyPostRate).nullish(),
  messages: easyPostMessages,
  shipments: z.array(easyPostShipment),
});
export type EasyPostOrder = z.infer<typeof easyPostOrder>;

/** The tracking of a parcel. */
const tracker = z.object({
  tracking_code: z.string(),
  tracking_details: lenientListOf(
    z.object({
      datetime: z.string(),
      message: text,
      status: text,
      status_detail: text,
      tracking_location: z.object({ city: text, state: text, country: text }).nullish().catch(null),
    }),
  ).nullish(),
});
export const easyPostTrackers = z.object({ trackers: z.array(z.unknown()) });
/** A webhook report; only those about parcels are read. */
export const easyPostEvent = z.object({ description: z.string(), result: z.unknown() });

const statuses: ReadonlyMap<string, TrackingStatus> = new Map([
  ['pre_transit', 'PRE_TRANSIT'],
  ['in_transit', 'IN_TRANSIT'],
  ['out_for_delivery', 'OUT_FOR_DELIVERY'],
  ['available_for_pickup', 'AVAILABLE_FOR_PICKUP'],
  ['delivered', 'DELIVERED'],
  ['return_to_sender', 'RETURNING'],
  ['failure', 'EXCEPTION'],
  ['error', 'EXCEPTION'],
  ['cancelled', 'CANCELLED'],
]);

/** Details that are more specific than the status they come with. */
const byDetail: ReadonlyMap<string, TrackingStatus> = new Map([
  ['received_at_origin_facility', 'ACCEPTED'],
  ['arrived_at_pickup_location', 'AVAILABLE_FOR_PICKUP'],
  ['awaiting_information', 'EXCEPTION'],
  ['damaged', 'EXCEPTION'],
  ['delivery_exception', 'EXCEPTION'],
  ['failure', 'EXCEPTION'],
  ['held', 'EXCEPTION'],
  ['lost', 'EXCEPTION'],
  ['refused', 'EXCEPTION'],
  ['transit_exception', 'EXCEPTION'],
  ['return', 'RETURNING'],
]);

/** The events of a tracker; those without a moment or a known state are skipped. */
export function easyPostEvents(given: unknown): TrackingEvent[] {
  const read = tracker.safeParse(given);
  if (!read.success) return [];
  return (read.data.tracking_details ?? []).flatMap((one) => {
    const time = Date.parse(one.datetime);
    const told = statuses.get(one.status ?? '');
    const status = told === 'IN_TRANSIT' ? (byDetail.get(one.status_detail ?? '') ?? told) : told;
    if (!status || Number.isNaN(time)) return [];
    const { city, state, country } = one.tracking_location ?? {};
    return {
      trackingNumber: read.data.tracking_code,
      time: new Date(time).toISOString(),
      status,
      detail: one.status_detail ?? one.status ?? 'unknown',
      text: one.message ?? '',
      place: [city, state, country].filter(Boolean).join(', ') || null,
    };
  });
}

const refusal = z.object({ error: z.unknown() });

/** EasyPost's message for a refusal; errors of a field are prefixed with its name. */
export function easyPostReason(content: unknown): string | undefined {
  const said = refusalWords(refusal.safeParse(content).data?.error);
  return said.length > 0 ? [...new Set(said)].join(' ') : undefined;
}

const postageThere = z.object({ error: z.object({ code: z.literal('SHIPMENT.POSTAGE.EXISTS') }) });

/** Whether EasyPost refuses to sell because it has already sold. */
export const isPostageThere = (content: unknown): boolean => postageThere.safeParse(content).success;
