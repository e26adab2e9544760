import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';
import { z } from 'zod';

const text = z.string().nullish();

/** A rate of Shippo: money as text, the service by its token. */
export const shippoRate = z.object({
  object_id: z.string(),
  amount: z.string(),
  currency: z.string(),
  provider: z.string(),
  servicelevel: z.object({ token: z.string(), name: text }),
  estimated_days: z.number().nullish(),
  zone: z.coerce.number().int().nullish().catch(null),
});
export type ShippoRate = z.infer<typeof shippoRate>;

export const shippoShipment = z.object({
  object_id: z.string(),
  rates: z.array(shippoRate).nullish(),
  messages: z
    .array(z.object({ source: text, text }))
    .nullish()
    .catch([]),
});

/** A purchase: an error of the carrier's comes as one, too. */
export const shippoTransaction = z.object({
  object_id: z.string(),
  status: z.string(),
  metadata: text,
  tracking_number: text,
  label_url: text,
  messages: z.array(z.object({ text })).nullish().catch([]),
});
export type ShippoTransaction = z.infer<typeof shippoTransaction>;
export const shippoTransactions = z.object({ results: z.array(shippoTransaction) });
export const shippoRefund = z.object({ status: z.string() });

const track = z.object({
  tracking_number: z.string(),
  tracking_history: z
    .array(
      z.object({
        status: text,
        status_details: text,
        status_date: text,
        substatus: z.object({ code: text }).nullish().catch(null),
        location: z.object({ city: text, state: text, country: text }).nullish(),
      }),
    )
    .nullish(),
});
export const shippoEvent = z.object({ event: z.string(), data: z.unknown() });

const statuses: Readonly<Record<string, TrackingStatus>> = {
  PRE_TRANSIT: 'PRE_TRANSIT',
  TRANSIT: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
  FAILURE: 'EXCEPTION',
};
/** What says more than the status that it comes with. */
const bySubstatus: Readonly<Record<string, TrackingStatus>> = {
  out_for_delivery: 'OUT_FOR_DELIVERY',
  package_accepted: 'ACCEPTED',
  pickup_available: 'AVAILABLE_FOR_PICKUP',
  return_to_sender: 'RETURNING',
};

/** The events of a track; those without a moment or a state that we know are left out. */
export function shippoEvents(given: unknown): TrackingEvent[] {
  const read = track.safeParse(given);
  if (!read.success) return [];
  return (read.data.tracking_history ?? []).flatMap((one) => {
    const time = Date.parse(one.status_date ?? '');
    const code = one.substatus?.code ?? '';
    const status = bySubstatus[code] ?? statuses[one.status ?? ''];
    if (!status || Number.isNaN(time)) return [];
    const { city, state, country } = one.location ?? {};
    return {
      ...{ trackingNumber: read.data.tracking_number, time: new Date(time).toISOString(), status },
      ...{ detail: code || status.toLowerCase(), text: one.status_details ?? '' },
      place: [city, state, country].filter(Boolean).join(', ') || null,
    };
  });
}

const reasons = z.union([
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .record(z.string(), z.union([z.string(), z.array(z.union([z.string(), z.looseObject({})]))]))
    .transform((fields) =>
      Object.entries(fields)
        .map(([field, said]) => {
          const words = [said].flat().filter((one) => typeof one === 'string');
          return field === '__all__' ? words.join(' ') : `${field}: ${words.join(' ')}`;
        })
        .join('; '),
    ),
]);

/** Shippo's words of what it refused, with the names of fields before theirs. */
export const shippoReason = (content: unknown): string | undefined => reasons.safeParse(content).data;
