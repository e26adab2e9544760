import { z } from 'zod';
import { CarrierError, type CarrierPurchase } from '../carrier-adapter.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import { noLabels, soldLabels } from '../networks/network-label.ts';
import { refOfParts } from '../networks/purchase-ref.ts';
import {
  shippoShipment,
  shippoTransaction,
  shippoTransactions,
  type ShippoRate,
  type ShippoTransaction,
} from './shippo-wire.ts';

const mostAtOnce = 100;
/** The reference of a purchase: its transactions. */
export const refOf = (sold: readonly Pick<ShippoTransaction, 'object_id'>[]): string =>
  refOfParts(sold.map(({ object_id: id }) => id));

/** Identifies a purchase whose reply was lost: its rate, and the number of labels. */
export const noteOf = (rateId: string, packages: number): string => `${rateId} ${packages}`;
export function readNote(note: string): { rateId: string; packages: number } {
  const [rateId = '', packages = '1'] = note.split(' ');
  return { rateId, packages: Number(packages) };
}

/** Parses an answer. @throws CarrierError of the given kind when it has another format */
export function readShippo<Reply>(
  shape: z.ZodType<Reply>,
  answer: unknown,
  kind: 'unavailable' | 'outcome-unknown' = 'unavailable',
): Reply {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new CarrierError({ kind }, parsed.error);
  return parsed.data;
}

/** The transactions of a rate: one per parcel. @throws CarrierError */
export async function transactionsAt(
  network: Network,
  rateId: string,
  signal: AbortSignal,
): Promise<ShippoTransaction[]> {
  const query = new URLSearchParams({ rate: rateId, results: String(mostAtOnce) }).toString();
  return readShippo(shippoTransactions, await askNetwork(network, `/transactions?${query}`, { signal }))
    .results;
}

/** One of several parcels was refused. @throws CarrierError `outcome-unknown` when another may have been sold: it is looked up and voided */
export async function requireNoneSold(network: Network, rateId: string, signal: AbortSignal): Promise<void> {
  const all = await transactionsAt(network, rateId, signal).catch((error: unknown) => {
    throw new CarrierError({ kind: 'outcome-unknown' }, error);
  });
  if (all.some(({ status }) => status !== 'ERROR')) throw new CarrierError({ kind: 'outcome-unknown' });
}

/** The labels bought at a rate. @throws CarrierError `outcome-unknown` when some are missing */
export async function shippoPurchase(
  network: Network,
  {
    orgId,
    rate,
    sold,
    packages,
  }: { orgId: string; rate: ShippoRate; sold: readonly ShippoTransaction[]; packages: number },
  signal: AbortSignal,
): Promise<CarrierPurchase> {
  const order = packages > 1 ? await parcelsOf(network, rate, signal) : [];
  const labels = sold
    .toSorted((one, other) => order.indexOf(one.parcel ?? '') - order.indexOf(other.parcel ?? ''))
    .flatMap(({ object_id: id, tracking_number: trackingNumber, label_url: address }) =>
      trackingNumber && address ? { id, trackingNumber, address } : [],
    );
  if (labels.length !== packages) throw noLabels(network, refOf(sold));
  const carrierRef = refOfParts(labels.map(({ id }) => id));
  const { price: amount, premium } = rate;
  return soldLabels(network, { orgId, carrierRef, amount, premium, labels }, signal);
}

/** The parcels of the shipment of a rate, in the given order. */
async function parcelsOf(network: Network, rate: ShippoRate, signal: AbortSignal): Promise<string[]> {
  if (!rate.shipment) return [];
  const answer = await askNetwork(network, `/shipments/${encodeURIComponent(rate.shipment)}`, { signal });
  const read = shippoShipment.safeParse(answer);
  return (read.data?.parcels ?? []).map(({ object_id: id }) => id);
}

/** The current state of a transaction. @throws CarrierError */
export const transactionState = async (
  network: Network,
  id: string,
  signal: AbortSignal,
): Promise<string> => {
  const answer = await askNetwork(network, `/transactions/${encodeURIComponent(id)}`, { signal });
  return readShippo(shippoTransaction, answer).status;
};
