import { shipmentServiceMessages, type PickupPlace } from '@lading/contracts/shipment-service';
import { z } from 'zod';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierPickups } from '../carrier-pickups.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { networkAddress } from '../networks/network-request-rules.ts';
import { partsOf } from '../networks/purchase-ref.ts';

const pickup = z.object({
  object_id: z.string(),
  status: z.string(),
  confirmation_code: z.string().nullish(),
  messages: z
    .array(z.union([z.string(), z.object({ text: z.string().nullish() })]))
    .nullish()
    .catch([]),
});
const rated = z.object({ carrier_account: z.string() });
/** A transaction contains its rate, or the rate's id. */
const sold = z.object({ rate: z.union([z.string(), rated]) });

/** Pickup locations in Shippo's terms. */
const places: Record<PickupPlace, string> = {
  FRONT_DOOR: 'Front Door',
  BACK_DOOR: 'Back Door',
  SIDE_DOOR: 'Side Door',
  RECEPTION: 'Reception',
  OFFICE: 'Office',
  MAIL_ROOM: 'Mail Room',
  SHIPPING_DOCK: 'Shipping Dock',
  OTHER: 'Other',
};

/** Parses a response before anything is ordered. @throws CarrierError */
function read<Reply>(shape: z.ZodType<Reply>, answer: unknown): Reply {
  const found = shape.safeParse(answer);
  if (!found.success) throw new CarrierError({ kind: 'unavailable' }, found.error);
  return found.data;
}

/** The carrier account that every label was bought on. @throws CarrierError when they were bought on several */
export async function shippoAccountOf(
  network: Network,
  transactions: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const found = new Set<string>();
  for (const id of transactions) {
    const { rate } = read(
      sold,
      await askNetwork(network, `/transactions/${encodeURIComponent(id)}`, { signal }),
    );
    const own =
      typeof rate === 'string'
        ? read(rated, await askNetwork(network, `/rates/${encodeURIComponent(rate)}`, { signal }))
        : rate;
    found.add(own.carrier_account);
  }
  const [first, ...others] = found;
  if (first === undefined || others.length > 0)
    throw new CarrierError({ kind: 'refused', text: shipmentServiceMessages.severalAccounts() });
  return first;
}

/** The pickups of Shippo: without a fee, for labels of its transactions. It neither lists nor cancels them. */
export function shippoPickups(network: Network): CarrierPickups {
  return {
    needsLabels: true,

    async offer({ carrierRefs }, signal) {
      const account = await shippoAccountOf(network, carrierRefs.flatMap(partsOf), signal);
      return { fee: { minor: 0, currency: 'USD' }, offerRef: account };
    },

    async book(request, signal) {
      const body = {
        carrier_account: request.offerRef,
        location: {
          building_location_type: places[request.place],
          ...(request.instructions && { instructions: request.instructions }),
          address: networkAddress(request.from),
        },
        transactions: request.carrierRefs.flatMap(partsOf),
        requested_start_time: request.readyAt.toISOString(),
        requested_end_time: request.closeAt.toISOString(),
        metadata: request.reference,
      };
      const answer = await askNetwork(network, '/pickups', {
        method: 'POST',
        body,
        signal,
        isPurchase: true,
      });
      const made = pickup.safeParse(answer);
      if (!made.success) throw new CarrierError({ kind: 'outcome-unknown' }, made.error);
      const { object_id: pickupRef, status, confirmation_code: code, messages } = made.data;
      if (status === 'ERROR') {
        const said = (messages ?? [])
          .map((one) => (typeof one === 'string' ? one : one.text))
          .filter(Boolean);
        const text = said.length > 0 ? inItsWords(said.join(' ')) : shipmentServiceMessages.notOrdered();
        throw new CarrierError({ kind: 'refused', text });
      }
      return { pickupRef, confirmation: code || null, fee: { minor: 0, currency: 'USD' } };
    },
  };
}
