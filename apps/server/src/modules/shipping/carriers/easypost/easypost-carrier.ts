import { decimalText, type LocalizedText, type Money } from '@lading/contracts/core';
import { carrierMessages, type CarrierCapability } from '@lading/contracts/shipping';
import { isUsBusinessDay } from '../../business-day-rules.ts';
import {
  CarrierError,
  type CarrierAdapter,
  type CarrierParcel,
  type CarrierPurchase,
  type CarrierRate,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { noLabels, pricedRates, rateToBuy, soldLabels } from '../networks/network-label.ts';
import { refusalWords } from '../networks/refusal-words.ts';
import { trackEach } from '../networks/track-each.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { packagesToCarry } from '../networks/network-request-rules.ts';
import { refOfPackages } from '../networks/purchase-ref.ts';
import { voidDaysOf } from '../networks/void-window-rules.ts';
import { easyPostAddressCheck } from './easypost-addresses.ts';
import { easyPostManifests } from './easypost-manifests.ts';
import { easyPostOrders, orderOfNote, orderRates, sellsOrders } from './easypost-orders.ts';
import { easyPostPickups } from './easypost-pickups.ts';
import {
  chargedPrice,
  easyPostOffer,
  easyPostPremium,
  insuredPrice,
  serviceCodeOf,
} from './easypost-prices.ts';
import { easyPostRefunds } from './easypost-refunds.ts';
import { readEasyPostReport } from './easypost-reports.ts';
import { easyPostShipmentOf, readEasyPost, shipmentPath, type OwnNames } from './easypost-requests.ts';
import {
  easyPostEvents,
  easyPostReason,
  easyPostShipment,
  easyPostTrackers,
  isPostageThere,
  type EasyPostRate,
  type EasyPostShipment,
} from './easypost-wire.ts';

const dayMs = 24 * 3_600_000;
/** The longest that a parcel is followed. Trackers are listed by their creation, by default of the last month only. */
const trackedMs = 180 * dayMs;
/** EasyPost accepts five requests a second for lists. */
const listsPerSecond = 4;

export const easyPostCapabilities: readonly CarrierCapability[] = [
  ...(['rate', 'buy', 'signature', 'insurance', 'customs', 'void', 'track', 'webhook'] as const),
  ...(['multiPackage', 'addressCheck', 'pickup', 'pickupCancel', 'manifest'] as const),
];

const networkOf = (account: Pick<NetworkAccount, 'api' | 'apiKey' | 'record'>): Network => ({
  name: 'EasyPost',
  api: `${account.api}/v2`,
  headers: () => ({ authorization: `Basic ${Buffer.from(`${account.apiKey}:`).toString('base64')}` }),
  reasonOf: easyPostReason,
  isMade: isPostageThere,
  record: account.record,
});

/** A client's account with EasyPost, through version 2 of its API. */
export function easyPostCarrier(account: NetworkAccount): CarrierAdapter {
  const { clock, cutOff } = account;
  const network = networkOf(account);
  const orders = easyPostOrders(network, account.orgId);
  const refunds = easyPostRefunds(network, account);
  const { name } = network;

  /** Creates an EasyPost shipment, or an order of several packages, with its rates, without buying anything. */
  async function create(request: CarrierRequest, own: OwnNames, signal: AbortSignal) {
    const [only, ...others] = packagesToCarry(name, easyPostCapabilities, request);
    if (others.length > 0) {
      // Each package would need a declaration of its own, but what is in which one is not known.
      const what = { en: 'several packages across borders', zh: '多个包裹的跨境寄递' };
      if (request.customs)
        throw new CarrierError({ kind: 'refused', text: carrierMessages.notTaken({ carrier: name, what }) });
      const order = await orders.create(request, own, signal);
      return { ...order, rates: orderRates(order), usps_zone: null };
    }
    const body = { shipment: easyPostShipmentOf(only, request, own) };
    const answer = await askNetwork(network, '/shipments', { method: 'POST', body, signal });
    return readEasyPost(easyPostShipment, answer);
  }

  /** Why a service is not offered for a request; null: it is. */
  function whyNot({ carrierName, lines }: CarrierRate, request: CarrierRequest): LocalizedText | null {
    if (request.packages.length > 1 && !sellsOrders(carrierName))
      return carrierMessages.onePackageOnly({ carrier: name });
    if (request.insurance && lines.every(({ kind }) => kind !== 'insurance'))
      return carrierMessages.notInsured({ carrier: name });
    return null;
  }

  async function purchaseOf(shipment: EasyPostShipment, signal: AbortSignal): Promise<CarrierPurchase> {
    const { selected_rate: rate, tracking_code: trackingNumber, postage_label: label } = shipment;
    const address = label?.label_url ?? label?.label_pdf_url;
    if (!rate || !trackingNumber || !address) throw noLabels(network, shipment.id);
    const sold = {
      orgId: account.orgId,
      carrierRef: shipment.id,
      ...chargedPrice(shipment, rate),
      labels: [{ trackingNumber, address }],
    };
    return soldLabels(network, sold, signal);
  }

  return {
    accountId: account.accountId,
    ownedBy: 'client',
    name: account.name,
    cutOff,
    voidDays: voidDaysOf,
    takesRefundAgain: true,
    isBusinessDay: isUsBusinessDay,
    pickups: easyPostPickups(network),
    manifests: easyPostManifests(network),
    checkAddress: easyPostAddressCheck(network),

    async rate(request, signal) {
      const made = await create(request, {}, signal);
      const zone = made.usps_zone ?? null;
      const premium = easyPostPremium(request.insurance);
      const rates = (made.rates ?? []).map((one) =>
        easyPostOffer(one, request, { zone: one.carrier === 'USPS' ? zone : null, premium }),
      );
      const messages = (made.messages ?? []).flatMap(({ carrier, message }) => {
        const said = refusalWords(message).join(' ');
        return said ? inItsWords([carrier, said].filter(Boolean).join(': ')) : [];
      });
      return { ...pricedRates(rates, (rate) => whyNot(rate, request)), messages };
    },

    async buy({ request, serviceCode, amount, reference, shipmentNo, keepNote }, signal) {
      const { id, rates } = await create(request, { reference, shipmentNo }, signal);
      const { insurance } = request;
      const premium = easyPostPremium(insurance);
      const offered = (rates ?? []).filter(
        (one) => whyNot(easyPostOffer(one, request, { zone: null, premium }), request) === null,
      );
      const priceOf = ({ price }: EasyPostRate): Money => insuredPrice(price, premium);
      const rate = rateToBuy(offered, { serviceCode, amount }, { serviceCodeOf, priceOf });
      if (request.packages.length > 1) return orders.buy({ id, rate, keepNote }, signal);
      // EasyPost does not require references to be unique.
      await keepNote(id);
      const body = { rate: { id: rate.id }, ...(insurance && { insurance: decimalText(insurance) }) };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      const answer = await askNetwork(network, `${shipmentPath(id)}/buy`, question);
      return purchaseOf(readEasyPost(easyPostShipment, answer, 'outcome-unknown'), signal);
    },

    async find({ reference, note }, signal) {
      const order = orderOfNote(note ?? '');
      if (order) return orders.find(order, signal);
      const answer = await askNetwork(network, shipmentPath(note ?? reference), { signal });
      if (answer === undefined) return null;
      const shipment = readEasyPost(easyPostShipment, answer);
      // If it was only rated, nothing was bought.
      return shipment.postage_label ? purchaseOf(shipment, signal) : null;
    },

    voidLabel: refunds.voidLabel,
    refOfPackages,
    refundStatus: refunds.refundStatus,

    track(parcels, signal) {
      const now = clock.now().getTime();
      const [start_datetime, end_datetime] = [now - trackedMs, now + dayMs].map((at) =>
        new Date(at).toISOString(),
      ) as [string, string];
      const eventsOf = async ({ trackingNumber }: CarrierParcel) => {
        const given = { tracking_code: trackingNumber, start_datetime, end_datetime };
        const query = new URLSearchParams(given).toString();
        const answer = await askNetwork(network, `/trackers?${query}`, { signal });
        const read = easyPostTrackers.safeParse(answer);
        return read.success ? read.data.trackers.flatMap(easyPostEvents) : [];
      };
      return trackEach(parcels, eventsOf, { signal, perSecond: listsPerSecond });
    },

    readReport: (body, { headers }) => readEasyPostReport(account, body, headers),
  };
}

/** Checks whether a key is valid. @throws CarrierError */
export async function proveEasyPost(api: string, apiKey: string, signal: AbortSignal): Promise<void> {
  await askNetwork(networkOf({ api, apiKey }), '/shipments?page_size=1', { signal });
}
