import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';
import { z } from 'zod';

const text = z.string().nullish();

/** A rate of EasyPost: money as text, days as numbers or nothing. */
const easyPostRate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string(),
  delivery_days: z.number().nullish(),
  est_delivery_days: z.number().nullish(),
  delivery_date: text,
  delivery_date_guaranteed: z.boolean().nullish(),
});
export type EasyPostRate = z.infer<typeof easyPostRate>;

/** A shipment of EasyPost: before the purchase with rates, after it with its label. */
export const easyPostShipment = z.object({
  id: z.string(),
  reference: text,
  rates: z.array(easyPostRate).nullish(),
  messages: z
    .array(z.object({ carrier: text, type: text, message: z.string().catch('') }))
    .nullish()
    .catch([]),
  usps_zone: z.coerce.number().int().nullish().catch(null),
  tracking_code: text,
  selected_rate: easyPostRate.nullish(),
  postage_label: z.object({ label_url: text }).nullish(),
  fees: z
    .array(z.object({ type: z.string(), amount: z.string() }))
    .nullish()
    .catch([]),
  refund_status: text,
});
export type EasyPostShipment = z.infer<typeof easyPostShipment>;

/** Where a parcel is. */
const tracker = z.object({
  tracking_code: z.string(),
  tracking_details: z
    .array(
      z.object({
        datetime: z.string(),
        message: text,
        status: text,
        status_detail: text,
        tracking_location: z.object({ city: text, state: text, country: text, zip: text }).nullish(),
      }),
    )
    .nullish(),
});
export const easyPostTrackers = z.object({ trackers: z.array(tracker) });
/** A report: of all kinds, only those of parcels are read. */
export const easyPostEvent = z.object({ description: z.string(), result: z.unknown() });

const statuses: Readonly<Record<string, TrackingStatus>> = {
  pre_transit: 'PRE_TRANSIT',
  in_transit: 'IN_TRANSIT',
  out_for_delivery: 'OUT_FOR_DELIVERY',
  available_for_pickup: 'AVAILABLE_FOR_PICKUP',
  delivered: 'DELIVERED',
  return_to_sender: 'RETURNING',
  failure: 'EXCEPTION',
  error: 'EXCEPTION',
  cancelled: 'CANCELLED',
};

/** The events of a tracker; those without a moment or a state that we know are left out. */
export function easyPostEvents(given: unknown): TrackingEvent[] {
  const read = tracker.safeParse(given);
  if (!read.success) return [];
  return (read.data.tracking_details ?? []).flatMap((one) => {
    const time = Date.parse(one.datetime);
    const status = statuses[one.status ?? ''];
    if (!status || Number.isNaN(time)) return [];
    const { city, state, country } = one.tracking_location ?? {};
    const isAccepted = one.status_detail === 'received_at_origin_facility';
    return {
      trackingNumber: read.data.tracking_code,
      time: new Date(time).toISOString(),
      status: isAccepted ? 'ACCEPTED' : status,
      detail: one.status_detail ?? one.status ?? 'unknown',
      text: one.message ?? '',
      place: [city, state, country].filter(Boolean).join(', ') || null,
    };
  });
}

const refusal = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.union([z.string(), z.object({ field: text, message: text })])).nullish(),
  }),
});

/** EasyPost's words of what it refused; of an error by field the field's name goes before. */
export function easyPostReason(content: unknown): string | undefined {
  const read = refusal.safeParse(content);
  if (!read.success) return undefined;
  const { message, errors } = read.data.error;
  const details = (errors ?? []).map((one) =>
    typeof one === 'string' ? one : [one.field, one.message].filter(Boolean).join(': '),
  );
  return [message, ...details].filter(Boolean).join(' ');
}
