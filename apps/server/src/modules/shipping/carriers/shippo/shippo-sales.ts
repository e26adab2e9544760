import { z } from 'zod';
import { CarrierError, type CarrierPurchase } from '../carrier-adapter.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import { noLabels, soldLabels } from '../networks/network-label.ts';
import {
  shippoShipment,
  shippoTransaction,
  shippoTransactions,
  type ShippoRate,
  type ShippoTransaction,
} from './shippo-wire.ts';

const mostAtOnce = 100;
/** Between the transactions of one purchase, which has one for each of its parcels. */
const separator = ',';

/** What a purchase is known by: its transactions, in the order of the packages. */
export const transactionsOf = (carrierRef: string): string[] => carrierRef.split(separator);
/** What some packages of a purchase are known by. */
export const refOfPackages = (carrierRef: string, packageNos: readonly number[]): string =>
  transactionsOf(carrierRef)
    .filter((_, at) => packageNos.includes(at + 1))
    .join(separator);
export const refOf = (sold: readonly Pick<ShippoTransaction, 'object_id'>[]): string =>
  sold.map(({ object_id: id }) => id).join(separator);

/** By what a purchase is found whose reply was lost: its rate, and how many labels it has. */
export const noteOf = (rateId: string, packages: number): string => `${rateId} ${packages}`;
export function readNote(note: string): { rateId: string; packages: number } {
  const [rateId = '', packages = '1'] = note.split(' ');
  return { rateId, packages: Number(packages) };
}

/** Reads an answer. @throws CarrierError of the kind that is given where it is not what was asked for */
export function readShippo<Reply>(
  shape: z.ZodType<Reply>,
  answer: unknown,
  kind: 'unavailable' | 'outcome-unknown' = 'unavailable',
): Reply {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new CarrierError({ kind }, parsed.error);
  return parsed.data;
}

/** What was bought at a rate: one transaction for each parcel. @throws CarrierError */
export async function transactionsAt(
  network: Network,
  rateId: string,
  signal: AbortSignal,
): Promise<ShippoTransaction[]> {
  const query = new URLSearchParams({ rate: rateId, results: String(mostAtOnce) }).toString();
  return readShippo(shippoTransactions, await askNetwork(network, `/transactions?${query}`, { signal }))
    .results;
}

/** Of several parcels one was refused. @throws CarrierError `outcome-unknown` where another may have been sold: it is looked up, and taken back */
export async function requireNoneSold(network: Network, rateId: string, signal: AbortSignal): Promise<void> {
  const all = await transactionsAt(network, rateId, signal).catch((error: unknown) => {
    throw new CarrierError({ kind: 'outcome-unknown' }, error);
  });
  if (all.some(({ status }) => status !== 'ERROR')) throw new CarrierError({ kind: 'outcome-unknown' });
}

/** The labels of what was bought at a rate. @throws CarrierError `outcome-unknown` where they are not all there */
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
  const carrierRef = labels.map(({ id }) => id).join(separator);
  return soldLabels(network, { orgId, carrierRef, amount: rate.price, labels }, signal);
}

/** The parcels of the shipment of a rate, in the order in which they were given. */
async function parcelsOf(network: Network, rate: ShippoRate, signal: AbortSignal): Promise<string[]> {
  if (!rate.shipment) return [];
  const answer = await askNetwork(network, `/shipments/${encodeURIComponent(rate.shipment)}`, { signal });
  const read = shippoShipment.safeParse(answer);
  return (read.data?.parcels ?? []).map(({ object_id: id }) => id);
}

/** How it stands with a transaction. @throws CarrierError */
export const transactionState = async (
  network: Network,
  id: string,
  signal: AbortSignal,
): Promise<string> => {
  const answer = await askNetwork(network, `/transactions/${encodeURIComponent(id)}`, { signal });
  return readShippo(shippoTransaction, answer).status;
};
