import { decimalText, type Money } from '@lading/contracts/core';
import { carrierMessages, voidMessages, type CarrierCapability } from '@lading/contracts/shipping';
import { addDays, isUsBusinessDay } from '../../business-day-rules.ts';
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
import { easyPostCustoms, easyPostTaxIds } from '../networks/customs-request-rules.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { easyPostParties } from '../networks/network-parties.ts';
import { inInchesAndOunces, packagesToCarry } from '../networks/network-request-rules.ts';
import { voidDaysOf } from '../networks/void-window-rules.ts';
import { easyPostAddressCheck } from './easypost-addresses.ts';
import { easyPostManifests } from './easypost-manifests.ts';
import { easyPostPickups } from './easypost-pickups.ts';
import {
  chargedPrice,
  easyPostOffer,
  easyPostPremium,
  insuredPrice,
  isInsurable,
  serviceCodeOf,
} from './easypost-prices.ts';
import { readEasyPostReport } from './easypost-reports.ts';
import {
  easyPostEvents,
  easyPostReason,
  easyPostShipment,
  easyPostTrackers,
  isPostageThere,
  type EasyPostRate,
  type EasyPostShipment,
} from './easypost-wire.ts';

/** Days after which a refund must have arrived; USPS takes at least fifteen. */
const refundDays = 30;
const dayMs = 24 * 3_600_000;
/** The longest that a parcel is followed. Trackers are listed by their creation, by default of the last month only. */
const trackedMs = 180 * dayMs;
/** EasyPost accepts five requests a second for lists. */
const listsPerSecond = 4;

export const easyPostCapabilities: readonly CarrierCapability[] = [
  ...(['rate', 'buy', 'signature', 'insurance', 'customs', 'void', 'track', 'webhook'] as const),
  ...(['addressCheck', 'pickup', 'pickupCancel', 'manifest'] as const),
];

const confirmations = { none: undefined, signature: 'SIGNATURE', adult: 'ADULT_SIGNATURE' } as const;
const pathOf = (shipment: string): string => `/shipments/${encodeURIComponent(shipment)}`;

const networkOf = (account: Pick<NetworkAccount, 'api' | 'apiKey'>): Network => ({
  name: 'EasyPost',
  api: `${account.api}/v2`,
  headers: () => ({ authorization: `Basic ${Buffer.from(`${account.apiKey}:`).toString('base64')}` }),
  reasonOf: easyPostReason,
  isMade: isPostageThere,
});

/** A client's account with EasyPost, through version 2 of its API. */
export function easyPostCarrier(account: NetworkAccount): CarrierAdapter {
  const { clock, cutOff } = account;
  const network = networkOf(account);
  const { name } = network;

  /** Creates an EasyPost shipment with its rates, without buying anything. */
  async function create(
    request: CarrierRequest,
    own: { reference?: string; shipmentNo?: string },
    signal: AbortSignal,
  ): Promise<EasyPostShipment> {
    const [only] = packagesToCarry(name, easyPostCapabilities, request);
    const { ounces, ...sides } = inInchesAndOunces(only);
    const confirmation = confirmations[request.signature];
    const shipment = {
      ...easyPostParties(request),
      parcel: { ...sides, weight: ounces },
      ...(request.customs && {
        customs_info: easyPostCustoms(request, request.customs),
        ...easyPostTaxIds(request.customs),
      }),
      options: {
        label_format: 'PNG',
        label_size: '4x6',
        label_date: `${request.shipDate}T12:00:00Z`,
        ...(confirmation && { delivery_confirmation: confirmation }),
        ...(request.customs && { incoterm: request.customs.terms }),
        ...(own.shipmentNo && { print_custom_1: own.shipmentNo }),
      },
      ...(own.reference && { reference: own.reference }),
    };
    const answer = await askNetwork(network, '/shipments', { method: 'POST', body: { shipment }, signal });
    return readShipment(answer);
  }

  function readShipment(answer: unknown, kind: 'unavailable' | 'outcome-unknown' = 'unavailable') {
    const read = easyPostShipment.safeParse(answer);
    if (!read.success) throw new CarrierError({ kind }, read.error);
    return read.data;
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
      const shipment = await create(request, {}, signal);
      const zone = shipment.usps_zone ?? null;
      const premium = easyPostPremium(request.insurance);
      const rates = (shipment.rates ?? []).map((one) =>
        easyPostOffer(one, request, { zone: one.carrier === 'USPS' ? zone : null, premium }),
      );
      const messages = (shipment.messages ?? []).flatMap(({ carrier, message }) => {
        const said = refusalWords(message).join(' ');
        return said ? inItsWords([carrier, said].filter(Boolean).join(': ')) : [];
      });
      const notInsured = ({ lines }: CarrierRate) =>
        premium && lines.every(({ kind }) => kind !== 'insurance')
          ? carrierMessages.notInsured({ carrier: name })
          : null;
      return { ...pricedRates(rates, notInsured), messages };
    },

    async buy({ request, serviceCode, amount, reference, shipmentNo, keepNote }, signal) {
      const shipment = await create(request, { reference, shipmentNo }, signal);
      const { insurance } = request;
      const premium = easyPostPremium(insurance);
      const rates = (shipment.rates ?? []).filter(({ price }) => !premium || isInsurable(price, premium));
      const priceOf = ({ price }: EasyPostRate): Money => insuredPrice(price, premium);
      const rate = rateToBuy(rates, { serviceCode, amount }, { serviceCodeOf, priceOf });
      // EasyPost does not require references to be unique.
      await keepNote(shipment.id);
      const body = { rate: { id: rate.id }, ...(insurance && { insurance: decimalText(insurance) }) };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      const answer = await askNetwork(network, `${pathOf(shipment.id)}/buy`, question);
      return purchaseOf(readShipment(answer, 'outcome-unknown'), signal);
    },

    async find({ reference, note }, signal) {
      const answer = await askNetwork(network, pathOf(note ?? reference), { signal });
      if (answer === undefined) return null;
      const shipment = readShipment(answer);
      // If it was only rated, nothing was bought.
      return shipment.postage_label ? purchaseOf(shipment, signal) : null;
    },

    async voidLabel(carrierRef, signal) {
      const path = pathOf(carrierRef);
      const refund = await askNetwork(network, `${path}/refund`, { method: 'POST', signal }).catch(
        async (error: unknown) => {
          // Refused if it was already voided there, or by a request whose reply was lost: then its current state is the answer.
          const standing = await askNetwork(network, path, { signal });
          if (readShipment(standing).refund_status) return standing;
          throw error;
        },
      );
      const { refund_status: status } = readShipment(refund);
      if (status === 'not_applicable') return { state: 'not-applicable' };
      if (status === 'rejected')
        return { state: 'rejected', text: voidMessages.voidRejected({ carrier: name }) };
      return { state: 'accepted', creditOn: addDays(clock.now().toISOString().slice(0, 10), refundDays) };
    },

    async refundStatus(carrierRef, signal) {
      const answer = await askNetwork(network, pathOf(carrierRef), { signal });
      const { refund_status: status } = readShipment(answer);
      // If nothing was charged, there is nothing to refund.
      if (status === 'not_applicable') return 'refunded';
      return status === 'refunded' || status === 'rejected' ? status : 'pending';
    },

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
