import type { LocalizedText, Money } from '@lading/contracts/core';
import { carrierMessages, shippingMessages, type CarrierCapability } from '@lading/contracts/shipping';
import { afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import {
  CarrierError,
  SoldWithoutLabels,
  type CarrierAdapter,
  type CarrierParcel,
  type CarrierRate,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import { shippoCustoms } from '../networks/customs-request-rules.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { noLabels, priceLines, pricedRates, rateToBuy } from '../networks/network-label.ts';
import { isShippoReturn, sellsReturns, shippoParties } from '../networks/network-parties.ts';
import { carrierNameOf, packagesToCarry } from '../networks/network-request-rules.ts';
import { refOfPackages } from '../networks/purchase-ref.ts';
import { voidDaysOf } from '../networks/void-window-rules.ts';
import { refusalWords } from '../networks/refusal-words.ts';
import { trackEach } from '../networks/track-each.ts';
import { shippoAddressCheck } from './shippo-addresses.ts';
import { collects, shippoCod, shippoInsurance } from './shippo-extras.ts';
import { shippoManifests } from './shippo-manifests.ts';
import { shippoPickups } from './shippo-pickups.ts';
import { shippoRefunds } from './shippo-refunds.ts';
import { readShippoReport } from './shippo-reports.ts';
import {
  noteOf,
  readNote,
  readShippo,
  refOf,
  requireNoneSold,
  shippoPurchase,
  transactionsAt,
} from './shippo-sales.ts';
import { trackedAs } from './shippo-tracked-carriers.ts';
import {
  shippoEvents,
  shippoRate,
  shippoReason,
  shippoShipment,
  shippoTransaction,
  type ShippoRate,
} from './shippo-wire.ts';

export const shippoCapabilities: readonly CarrierCapability[] = [
  ...(['rate', 'buy', 'signature', 'insurance', 'customs', 'void', 'track', 'webhook'] as const),
  ...(['cod', 'multiPackage', 'addressCheck', 'pickup', 'manifest'] as const),
];

const confirmations = { none: undefined, signature: 'STANDARD', adult: 'ADULT' } as const;
const serviceCodeOf = ({ provider, servicelevel }: ShippoRate): string => `${provider}.${servicelevel.token}`;
const priceOf = ({ price }: ShippoRate): Money => price;

const networkOf = (account: Pick<NetworkAccount, 'api' | 'apiKey' | 'record'>): Network => ({
  name: 'Shippo',
  api: account.api,
  reasonOf: shippoReason,
  headers: () => ({ authorization: `ShippoToken ${account.apiKey}`, 'shippo-api-version': '2018-02-08' }),
  record: account.record,
});

/** A client's account with Shippo, through its API version 2018-02-08. */
export function shippoCarrier(account: NetworkAccount): CarrierAdapter {
  const { accountId, orgId, cutOff } = account;
  const network = networkOf(account);
  const refunds = shippoRefunds(network, account);
  const { name } = network;

  /** Creates a Shippo shipment with its rates, without buying anything. */
  async function create(request: CarrierRequest, shipmentNo: string | null, signal: AbortSignal) {
    const packages = packagesToCarry(name, shippoCapabilities, request);
    const confirmation = confirmations[request.signature];
    // Shippo prints two texts.
    const [reference] = request.references ?? [];
    const body = {
      ...shippoParties(request),
      // As strings, which the API requires; in their original units.
      parcels: packages.map(({ length, width, height, weight, unit }) => ({
        length: String(length),
        width: String(width),
        height: String(height),
        distance_unit: unit === 'cm/kg' ? 'cm' : 'in',
        weight: String(weight),
        mass_unit: unit === 'cm/kg' ? 'kg' : 'lb',
      })),
      ...(request.customs && { customs_declaration: shippoCustoms(request, request.customs) }),
      shipment_date: `${request.shipDate}T12:00:00Z`,
      extra: {
        ...(confirmation && { signature_confirmation: confirmation }),
        ...(shipmentNo && { reference_1: shipmentNo, ...(reference && { reference_2: reference }) }),
        ...(isShippoReturn(request) && { is_return: true }),
        ...(request.insurance && { insurance: shippoInsurance(request.insurance, request) }),
        ...(request.cod && { COD: shippoCod(request.cod) }),
      },
      async: false,
    };
    return readShippo(
      shippoShipment,
      await askNetwork(network, '/shipments', { method: 'POST', body, signal }),
    );
  }

  function rateOf(rate: ShippoRate, request: CarrierRequest): CarrierRate {
    const amount = priceOf(rate);
    const carrierName = carrierNameOf(rate.provider);
    const days = rate.estimated_days ?? null;
    const title = `${carrierName} ${rate.servicelevel.name ?? rate.servicelevel.token}`;
    return {
      serviceCode: serviceCodeOf(rate),
      serviceName: { en: title, zh: title },
      carrierName,
      // Shippo reports neither the parts of a price nor the billable weight.
      zone: rate.zone ?? null,
      amount,
      lines: priceLines(amount, rate.premium),
      ...(isShippoReturn(request) && { isChargedOnScan: true }),
      packages: [],
      days,
      guaranteed: false,
      deliverBy: days === null ? null : afterBusinessDays(request.shipDate, days, isUsBusinessDay),
    };
  }

  /** Why a service is not offered for a request; null: it is. */
  function whyNot({ carrierName, lines }: CarrierRate, request: CarrierRequest): LocalizedText | null {
    if (isShippoReturn(request) && !sellsReturns(carrierName))
      return carrierMessages.noReturns({ carrier: name });
    if (request.insurance && lines.every(({ kind }) => kind !== 'insurance'))
      return carrierMessages.notInsured({ carrier: name });
    if (request.cod && !collects(carrierName)) return carrierMessages.noCod({ carrier: name });
    return null;
  }

  return {
    accountId,
    ownedBy: 'client',
    name: account.name,
    cutOff,
    voidDays: voidDaysOf,
    isBusinessDay: isUsBusinessDay,
    pickups: shippoPickups(network),
    manifests: shippoManifests(network),
    checkAddress: shippoAddressCheck(network),

    async rate(request, signal) {
      const { rates, messages } = await create(request, null, signal);
      const said = (messages ?? []).flatMap(({ source, text }) =>
        text ? inItsWords([source, text].filter(Boolean).join(': ')) : [],
      );
      const offers = pricedRates(
        (rates ?? []).map((one) => rateOf(one, request)),
        (rate) => whyNot(rate, request),
      );
      const isOnScan = isShippoReturn(request) && offers.rates.length > 0;
      return {
        ...offers,
        messages: isOnScan ? [...said, carrierMessages.chargedOnScan({ carrier: name })] : said,
      };
    },

    async buy({ request, serviceCode, amount, reference, shipmentNo, keepNote }, signal) {
      const { rates } = await create(request, shipmentNo, signal);
      const offered = (rates ?? []).filter((one) => whyNot(rateOf(one, request), request) === null);
      const rate = rateToBuy(offered, { serviceCode, amount }, { serviceCodeOf, priceOf });
      const packages = request.packages.length;
      // Purchases are listed by their rate, not by our reference.
      await keepNote(noteOf(rate.object_id, packages));
      const body = { rate: rate.object_id, label_file_type: 'PNG', async: false, metadata: reference };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      const answer = await askNetwork(network, '/transactions', question);
      const first = readShippo(shippoTransaction, answer, 'outcome-unknown');
      if (first.status === 'ERROR') {
        if (packages > 1) await requireNoneSold(network, rate.object_id, signal);
        const said = refusalWords(first.messages).join(' ');
        throw new CarrierError({
          kind: 'refused',
          text: said ? inItsWords(said) : shippingMessages.notBought(),
        });
      }
      if (first.status !== 'SUCCESS') throw new CarrierError({ kind: 'outcome-unknown' });
      try {
        const sold = packages === 1 ? [first] : await transactionsAt(network, rate.object_id, signal);
        return await shippoPurchase(network, { orgId, rate, sold, packages }, signal);
      } catch (error) {
        // It is bought, even if the later lookups fail.
        throw new CarrierError({ kind: 'outcome-unknown' }, error);
      }
    },

    async find({ reference, note }, signal) {
      if (note === null) return null;
      const { rateId, packages } = readNote(note);
      const found = await transactionsAt(network, rateId, signal);
      // The labels of further parcels may lack the metadata of the first.
      const own = found.some(({ metadata }) => metadata === reference) ? found : [];
      const sold = own.filter(({ status }) => status === 'SUCCESS').slice(0, packages);
      if (sold.length === packages) {
        const answer = await askNetwork(network, `/rates/${encodeURIComponent(rateId)}`, { signal });
        const rate = readShippo(shippoRate, answer);
        return shippoPurchase(network, { orgId, rate, sold, packages }, signal);
      }
      // Still in progress, or not all parcels are listed yet: the outcome is unknown.
      const underWay = own.filter(({ status }) => status === 'QUEUED' || status === 'WAITING');
      const isPartListed = sold.length > 0 && own.length < packages;
      if (underWay.length > 0 || isPartListed) throw noLabels(network, refOf([...sold, ...underWay]));
      // Some parcels were refused: a shipment needs all of its labels or none.
      const kept: typeof sold = [];
      for (const one of sold) {
        const { state } = await refunds.voidLabel(one.object_id, signal);
        if (state === 'rejected') kept.push(one);
      }
      if (kept.length === 0) return null;
      const text = carrierMessages.soldInPart({ carrier: name });
      throw new SoldWithoutLabels({ carrierRef: refOf(kept), text, mayCome: false });
    },

    voidLabel: refunds.voidLabel,
    refOfPackages,
    refundStatus: refunds.refundStatus,

    track(parcels, signal) {
      const eventsOf = async ({ serviceCode, trackingNumber }: CarrierParcel) => {
        const path = `/tracks/${trackedAs(serviceCode)}/${encodeURIComponent(trackingNumber)}`;
        return shippoEvents(await askNetwork(network, path, { signal }));
      };
      return trackEach(parcels, eventsOf, { signal });
    },

    readReport: (body, proof) => readShippoReport(account, body, proof),
  };
}

/** Checks whether a token is valid. @throws CarrierError */
export async function proveShippo(api: string, apiKey: string, signal: AbortSignal): Promise<void> {
  await askNetwork(networkOf({ api, apiKey }), '/carrier_accounts?results=1', { signal });
}
