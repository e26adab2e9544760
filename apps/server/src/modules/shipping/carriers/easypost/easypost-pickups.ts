import { setTimeout as pause } from 'node:timers/promises';
import { decimalText, moneyOf } from '@lading/contracts/core';
import { carrierMessages } from '@lading/contracts/shipping';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { z } from 'zod';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierPickups, PickupBooking } from '../carrier-pickups.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { lenientListOf, readableOf } from '../networks/network-lists.ts';
import { networkMoney } from '../networks/network-money.ts';
import { networkAddress } from '../networks/network-request-rules.ts';
import { partsOf } from '../networks/purchase-ref.ts';

const pickupRate = z
  .object({
    carrier: z.string(),
    service: z.string(),
    rate: z.union([z.string(), z.number()]),
    currency: z.string(),
  })
  .transform(({ carrier, service, rate, currency }, context) => {
    const fee = networkMoney(rate, currency);
    if (fee) return { carrier, service, fee };
    context.addIssue({ code: 'custom', message: 'not a fee' });
    return z.NEVER;
  });
const pickup = z.object({
  id: z.string(),
  status: z.string(),
  confirmation: z.string().nullish(),
  messages: z
    .array(z.object({ carrier: z.string().nullish(), message: z.string().catch('') }))
    .nullish()
    .catch([]),
  pickup_rates: readableOf(pickupRate).nullish(),
});
type EasyPostPickup = z.infer<typeof pickup>;
const batch = z.object({
  id: z.string(),
  state: z.string(),
  shipments: lenientListOf(z.object({ batch_message: z.string().nullish() }))
    .nullish()
    .catch([]),
});

/** An offer is identified by the pickup and its chosen service. */
const offerRefOf = (id: string, { carrier, service, fee }: z.infer<typeof pickupRate>): string =>
  JSON.stringify([id, carrier, service, decimalText(fee), fee.currency]);
const offerOf = (offerRef: string | null) => {
  const [id, carrier, service, rate, currency] = JSON.parse(offerRef ?? '[]') as string[];
  return { id: id ?? '', carrier, service, fee: moneyOf(rate ?? '0', currency ?? 'USD') };
};
const where = {
  FRONT_DOOR: 'Front door',
  BACK_DOOR: 'Back door',
  SIDE_DOOR: 'Side door',
  RECEPTION: 'Reception',
  OFFICE: 'Office',
  MAIL_ROOM: 'Mail room',
  SHIPPING_DOCK: 'Shipping dock',
  OTHER: '',
} as const;

/** The pickups of EasyPost: created with rates, then bought, for labels of its shipments. */
export function easyPostPickups(network: Network): CarrierPickups {
  function readAs<Reply>(
    shape: z.ZodType<Reply>,
    answer: unknown,
    kind: 'unavailable' | 'outcome-unknown' = 'unavailable',
  ): Reply {
    const found = shape.safeParse(answer);
    if (!found.success) throw new CarrierError({ kind }, found.error);
    return found.data;
  }
  const read = (answer: unknown, kind?: 'unavailable' | 'outcome-unknown'): EasyPostPickup =>
    readAs(pickup, answer, kind);
  const pathOf = (id: string, act = ''): string => `/pickups/${encodeURIComponent(id)}${act}`;

  /** Several shipments are handed over as one batch, which EasyPost assembles asynchronously. */
  async function batchOf(shipments: readonly string[], signal: AbortSignal): Promise<string> {
    const body = { batch: { shipments: shipments.map((id) => ({ id })) } };
    let made = readAs(batch, await askNetwork(network, '/batches', { method: 'POST', body, signal }));
    for (let wait = 100; made.state === 'creating'; wait = Math.min(2_000, wait * 2)) {
      await pause(wait, undefined, { signal });
      const path = `/batches/${encodeURIComponent(made.id)}`;
      made = readAs(batch, await askNetwork(network, path, { signal }));
    }
    if (made.state === 'creation_failed') {
      const said = new Set((made.shipments ?? []).flatMap((one) => one.batch_message || []));
      const text = said.size > 0 ? inItsWords([...said].join(' ')) : shipmentServiceMessages.notOrdered();
      throw new CarrierError({ kind: 'refused', text });
    }
    return made.id;
  }

  function bookingOf({ id, confirmation }: EasyPostPickup, offerRef: string | null): PickupBooking {
    return { pickupRef: id, confirmation: confirmation || null, fee: offerOf(offerRef).fee };
  }

  return {
    needsLabels: true,

    async offer(request, signal) {
      const shipments = request.carrierRefs.flatMap(partsOf);
      const [first, ...others] = shipments;
      const parcels =
        others.length === 0
          ? { shipment: { id: first } }
          : { batch: { id: await batchOf(shipments, signal) } };
      const body = {
        pickup: {
          address: networkAddress(request.from),
          ...parcels,
          reference: request.reference,
          min_datetime: request.readyAt.toISOString(),
          max_datetime: request.closeAt.toISOString(),
          instructions: [where[request.place], request.instructions].filter(Boolean).join('. '),
          is_account_address: false,
        },
      };
      const offered = read(await askNetwork(network, '/pickups', { method: 'POST', body, signal }));
      const [cheapest] = (offered.pickup_rates ?? []).toSorted(
        (one, other) => one.fee.minor - other.fee.minor,
      );
      if (!cheapest) {
        const said = (offered.messages ?? []).map(({ carrier, message }) =>
          [carrier, message].filter(Boolean).join(': '),
        );
        const text = said.length > 0 ? inItsWords(said.join(' ')) : shipmentServiceMessages.pickupNoRate();
        throw new CarrierError({ kind: 'refused', text });
      }
      return { fee: cheapest.fee, offerRef: offerRefOf(offered.id, cheapest) };
    },

    async book({ offerRef, fee }, signal) {
      const { id, carrier, service, fee: now } = offerOf(offerRef);
      if (now.minor > fee.minor) {
        const [was, is] = [fee, now].map((one) => `${decimalText(one)} ${one.currency}`);
        throw new CarrierError({ kind: 'refused', text: carrierMessages.priceUp({ was: was!, now: is! }) });
      }
      const question = { method: 'POST' as const, body: { carrier, service }, signal, isPurchase: true };
      return bookingOf(
        read(await askNetwork(network, pathOf(id, '/buy'), question), 'outcome-unknown'),
        offerRef,
      );
    },

    async find({ offerRef }, signal) {
      const answer = await askNetwork(network, pathOf(offerOf(offerRef).id), { signal });
      const found = answer === undefined ? null : read(answer);
      return found?.status === 'scheduled' ? bookingOf(found, offerRef) : null;
    },

    async cancel(pickupRef, signal) {
      // A second cancellation is refused: then its current state is the answer.
      const standing = read(await askNetwork(network, pathOf(pickupRef), { signal }));
      if (standing.status === 'canceled') return { state: 'cancelled', isRefunded: false };
      const answer = await askNetwork(network, pathOf(pickupRef, '/cancel'), { method: 'POST', signal });
      return read(answer).status === 'canceled'
        ? { state: 'cancelled', isRefunded: false }
        : { state: 'rejected', text: shipmentServiceMessages.cancelRejected({ carrier: network.name }) };
    },
  };
}
