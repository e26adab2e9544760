import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';
import { z } from 'zod';
import { lenientListOf, readableOf } from '../networks/network-lists.ts';
import { networkMoney } from '../networks/network-money.ts';
import { refusalWords } from '../networks/refusal-words.ts';

const text = z.string().nullish();

/** A rate of Shippo: money as text, the service by its token. */
export const shippoRate = z
  .object({
    object_id: z.string(),
    amount: z.union([z.string(), z.number()]),
    currency: z.string(),
    provider: z.string(),
    servicelevel: z.object({ token: z.string(), name: text }),
    estimated_days: z.number().nullish().catch(null),
    /** The shipment of the rate. */
    shipment: text,
    zone: z.coerce.number().int().min(1).nullish().catch(null),
    /** What insuring it costs, which the amount includes; null if it is not insured. */
    included_insurance_price: z.union([z.string(), z.number()]).nullish().catch(null),
  })
  .transform((rate, context) => {
    const price = networkMoney(rate.amount, rate.currency);
    const included = networkMoney(rate.included_insurance_price ?? 0, rate.currency);
    if (price) return { ...rate, price, premium: included && included.minor > 0 ? included : null };
    context.addIssue({ code: 'custom', message: 'not a price' });
    return z.NEVER;
  });
export type ShippoRate = z.infer<typeof shippoRate>;

export const shippoShipment = z.object({
  object_id: z.string(),
  rates: readableOf(shippoRate).nullish(),
  parcels: lenientListOf(z.object({ object_id: z.string() }))
    .nullish()
    .catch([]),
  messages: lenientListOf(z.object({ source: text.catch(null), text }))
    .nullish()
    .catch([]),
});

/** A purchase; a carrier's error also comes in this form. */
export const shippoTransaction = z.object({
  object_id: z.string(),
  status: z.string(),
  metadata: text,
  tracking_number: text,
  label_url: text,
  /** If there are several parcels: the one that this label is for. */
  parcel: text.catch(null),
  messages: z.unknown().optional(),
});
export type ShippoTransaction = z.infer<typeof shippoTransaction>;
export const shippoTransactions = z.object({ results: z.array(shippoTransaction) });
export const shippoRefund = z.object({ status: z.string() });
/** One page of the refunds of an account. */
export const shippoRefundPage = z.object({
  results: lenientListOf(shippoRefund.extend({ transaction: text })),
  next: text.catch(null),
});

const track = z.object({
  tracking_number: z.string(),
  tracking_history: lenientListOf(
    z.object({
      status: text,
      status_details: text,
      status_date: text,
      substatus: z
        .object({ code: text, action_required: z.boolean().nullish().catch(null) })
        .nullish()
        .catch(null),
      location: z.object({ city: text, state: text, country: text }).nullish().catch(null),
    }),
  ).nullish(),
});
export const shippoEvent = z.object({ event: z.string(), data: z.unknown() });

const statuses: ReadonlyMap<string, TrackingStatus> = new Map([
  ['PRE_TRANSIT', 'PRE_TRANSIT'],
  ['TRANSIT', 'IN_TRANSIT'],
  ['DELIVERED', 'DELIVERED'],
  ['RETURNED', 'RETURNED'],
  ['FAILURE', 'EXCEPTION'],
]);
/** Details that are more specific than the status they come with. */
const bySubstatus: ReadonlyMap<string, TrackingStatus> = new Map([
  ['out_for_delivery', 'OUT_FOR_DELIVERY'],
  ['package_accepted', 'ACCEPTED'],
  ['pickup_available', 'AVAILABLE_FOR_PICKUP'],
  ['return_to_sender', 'RETURNING'],
  // Reported as returned, although it still waits to be collected.
  ['package_unclaimed', 'EXCEPTION'],
]);

/** The events of a track; those without a moment or a known state are skipped. */
export function shippoEvents(given: unknown): TrackingEvent[] {
  const read = track.safeParse(given);
  if (!read.success) return [];
  return (read.data.tracking_history ?? []).flatMap((one) => {
    const time = Date.parse(one.status_date ?? '');
    const code = one.substatus?.code ?? '';
    const told = bySubstatus.get(code) ?? statuses.get(one.status ?? '');
    // A parcel in transit that needs an action counts as delayed.
    const isHeldUp = told === 'IN_TRANSIT' && one.substatus?.action_required === true;
    const status = isHeldUp ? 'EXCEPTION' : told;
    if (!status || Number.isNaN(time)) return [];
    const { city, state, country } = one.location ?? {};
    return {
      trackingNumber: read.data.tracking_number,
      time: new Date(time).toISOString(),
      status,
      detail: code || status.toLowerCase(),
      text: one.status_details ?? '',
      place: [city, state, country].filter(Boolean).join(', ') || null,
    };
  });
}

/** Shippo's message for a refusal, prefixed with the names of fields. */
export function shippoReason(content: unknown): string | undefined {
  const said = refusalWords(content);
  return said.length > 0 ? said.join('; ') : undefined;
}
