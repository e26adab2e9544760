import type { Money } from '@lading/contracts/core';
import { carrierMessages } from '@lading/contracts/shipping';
import {
  CarrierError,
  SoldWithoutLabels,
  type CarrierPurchase,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import { noLabels, soldLabels } from '../networks/network-label.ts';
import { refOfParts } from '../networks/purchase-ref.ts';
import { serviceCodeOf } from './easypost-prices.ts';
import { easyPostOrderOf, packageNoOf, readEasyPost, type OwnNames } from './easypost-requests.ts';
import {
  easyPostOrder,
  type EasyPostOrder,
  type EasyPostRate,
  type EasyPostShipment,
} from './easypost-wire.ts';

/** The carriers that sell several packages together, as we call them (docs.easypost.com/docs/orders, read November 2026). */
const orderCarriers: ReadonlySet<string> = new Set([
  'AustraliaPost',
  'DHL Express',
  'DPD',
  'DPDUK',
  'Fastway',
  'FedEx',
  'UPS',
  'Purolator',
  'LoomisExpress',
]);
export const sellsOrders = (carrierName: string | undefined): boolean =>
  carrierName !== undefined && orderCarriers.has(carrierName);

const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;
const orderIdStart = 'order_';
/** Identifies the purchase of an order whose reply was lost, with its price: an order names none. */
const noteOf = (id: string, { minor, currency }: Money): string => `${id} ${minor} ${currency}`;
/** The order that a note identifies; null: it is about something else. */
export function orderOfNote(note: string): { id: string; amount: Money } | null {
  const [id = '', minor, currency = ''] = note.split(' ');
  return id.startsWith(orderIdStart) ? { id, amount: { minor: Number(minor), currency } } : null;
}

/**
 * The rates of an order as a whole. Carriers differ (github.com/EasyPost/easypost-node/issues/436): of some, the packages have rates of
 * their own. Their sum counts if it is more, so that no price is shown that is only that of a part. An order is bought by its
 * service: of several accounts with the same one, the highest price counts.
 */
export function orderRates({ rates, shipments }: EasyPostOrder): EasyPostRate[] {
  const isOf = (rate: EasyPostRate) => (one: EasyPostRate) =>
    serviceCodeOf(one) === serviceCodeOf(rate) &&
    one.carrier_account_id === rate.carrier_account_id &&
    one.price.currency === rate.price.currency;
  const highest = new Map<string, EasyPostRate>();
  for (const rate of rates ?? []) {
    const sum = shipments.reduce(
      (minor, { rates: own }) => minor + ((own ?? []).find(isOf(rate))?.price.minor ?? 0),
      0,
    );
    const price = { ...rate.price, minor: Math.max(rate.price.minor, sum) };
    const key = `${serviceCodeOf(rate)} ${price.currency}`;
    if (price.minor >= (highest.get(key)?.price.minor ?? 0)) highest.set(key, { ...rate, price });
  }
  return [...highest.values()];
}

const isSold = ({ postage_label: label }: EasyPostShipment): boolean => Boolean(label);

/** Several packages sold together, which EasyPost calls an order: one rate, and a shipment with its label for each package. */
export function easyPostOrders(network: Network, orgId: string) {
  async function purchaseOf(
    { shipments }: EasyPostOrder,
    amount: Money,
    signal: AbortSignal,
  ): Promise<CarrierPurchase> {
    const inOrder = shipments.toSorted((one, other) => packageNoOf(one) - packageNoOf(other));
    const carrierRef = refOfParts(inOrder.map(({ id }) => id));
    const labels = inOrder.flatMap(({ tracking_code: trackingNumber, postage_label: label }) => {
      const address = label?.label_url ?? label?.label_pdf_url;
      return trackingNumber && address ? { trackingNumber, address } : [];
    });
    if (labels.length !== shipments.length) throw noLabels(network, carrierRef);
    return soldLabels(network, { orgId, carrierRef, amount, premium: null, labels }, signal);
  }

  const read = async (id: string, signal: AbortSignal): Promise<EasyPostOrder | null> => {
    const answer = await askNetwork(network, orderPath(id), { signal });
    return answer === undefined ? null : readEasyPost(easyPostOrder, answer);
  };

  /** The purchase was refused. @throws CarrierError `outcome-unknown` when some packages may have been sold: it is looked up */
  async function requireNoneSold(id: string, signal: AbortSignal): Promise<void> {
    const order = await read(id, signal).catch((error: unknown) => {
      throw new CarrierError({ kind: 'outcome-unknown' }, error);
    });
    if (order?.shipments.some(isSold)) throw new CarrierError({ kind: 'outcome-unknown' });
  }

  return {
    /** Creates an order with its rates, without buying anything. @throws CarrierError */
    async create(request: CarrierRequest, own: OwnNames, signal: AbortSignal): Promise<EasyPostOrder> {
      const body = { order: easyPostOrderOf(request, own) };
      const answer = await askNetwork(network, '/orders', { method: 'POST', body, signal });
      const order = readEasyPost(easyPostOrder, answer);
      if (order.shipments.length !== request.packages.length) throw new CarrierError({ kind: 'unavailable' });
      return order;
    },

    /** Buys an order at one of its rates. @throws CarrierError; only after `outcome-unknown` may anything have been bought */
    async buy(
      { id, rate, keepNote }: { id: string; rate: EasyPostRate; keepNote: (note: string) => Promise<void> },
      signal: AbortSignal,
    ): Promise<CarrierPurchase> {
      const { carrier, service, price } = rate;
      await keepNote(noteOf(id, price));
      const question = { method: 'POST' as const, body: { carrier, service }, signal, isPurchase: true };
      const answer = await askNetwork(network, `${orderPath(id)}/buy`, question).catch(
        async (error: unknown) => {
          const isRefused = error instanceof CarrierError && error.failure.kind === 'refused';
          if (isRefused) await requireNoneSold(id, signal);
          throw error;
        },
      );
      const order = readEasyPost(easyPostOrder, answer, 'outcome-unknown');
      const { length } = order.shipments.filter(isSold);
      if (length === 0 || length < order.shipments.length)
        throw new CarrierError({ kind: 'outcome-unknown' });
      return purchaseOf(order, price, signal);
    },

    /** The purchase of an order; null: none. @throws SoldWithoutLabels when only some of its packages were sold: those must be voided */
    async find(
      { id, amount }: { id: string; amount: Money },
      signal: AbortSignal,
    ): Promise<CarrierPurchase | null> {
      const order = await read(id, signal);
      const sold = order?.shipments.filter(isSold) ?? [];
      if (!order || sold.length === 0) return null;
      if (sold.length === order.shipments.length) return purchaseOf(order, amount, signal);
      // A shipment needs all of its labels or none.
      const text = carrierMessages.soldSome({ carrier: network.name });
      const carrierRef = refOfParts(sold.map((one) => one.id));
      throw new SoldWithoutLabels({ carrierRef, text, mayCome: false });
    },
  };
}
