import { createHash, timingSafeEqual } from 'node:crypto';
import type { Money } from '@lading/contracts/core';
import { shippingMessages, type CarrierCapability } from '@lading/contracts/shipping';
import type { z } from 'zod';
import { addDays, afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import {
  CarrierError,
  type CarrierAdapter,
  type CarrierPurchase,
  type CarrierRate,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import { shippoCustoms } from '../networks/customs-request-rules.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { cheapestRates, pictureLabel, rateToBuy, trackEach } from '../networks/network-label.ts';
import { carrierNameOf, networkAddress, onePackage } from '../networks/network-request-rules.ts';
import { refusalWords } from '../networks/refusal-words.ts';
import { shippoAddressCheck } from './shippo-addresses.ts';
import { shippoManifests } from './shippo-manifests.ts';
import { shippoPickups } from './shippo-pickups.ts';
import {
  shippoEvent,
  shippoEvents,
  shippoRate,
  shippoReason,
  shippoRefund,
  shippoShipment,
  shippoTransaction,
  shippoTransactions,
  type ShippoRate,
  type ShippoTransaction,
} from './shippo-wire.ts';

/** Within which labels can be given back: that of the US post, the shortest of its carriers. */
const voidDays = 30;
/** After how many days a refund has come at the latest. */
const refundDays = 30;

export const shippoCapabilities: readonly CarrierCapability[] = [
  ...(['rate', 'buy', 'signature', 'customs', 'void', 'track', 'webhook'] as const),
  ...(['addressCheck', 'pickup', 'manifest'] as const),
];

const confirmations = { none: undefined, signature: 'STANDARD', adult: 'ADULT' } as const;
const serviceCodeOf = ({ provider, servicelevel }: ShippoRate): string => `${provider}.${servicelevel.token}`;
const priceOf = ({ price }: ShippoRate): Money => price;
/** A carrier as the addresses of tracks name it: `DHL Express` is `dhl_express`. */
const trackedAs = (serviceCode: string): string =>
  (serviceCode.split('.')[0] ?? '').toLowerCase().replaceAll(/\s+/g, '_');

const networkOf = (account: Pick<NetworkAccount, 'api' | 'apiKey'>): Network => ({
  name: 'Shippo',
  api: account.api,
  reasonOf: shippoReason,
  headers: () => ({ authorization: `ShippoToken ${account.apiKey}`, 'shippo-api-version': '2018-02-08' }),
});

/** A client's account with Shippo, by its interface of 2018-02-08. */
export function shippoCarrier(account: NetworkAccount): CarrierAdapter {
  const { clock, cutOff } = account;
  const network = networkOf(account);
  const { name } = network;

  function read<Reply>(
    shape: z.ZodType<Reply>,
    answer: unknown,
    kind: 'unavailable' | 'outcome-unknown' = 'unavailable',
  ): Reply {
    const parsed = shape.safeParse(answer);
    if (!parsed.success) throw new CarrierError({ kind }, parsed.error);
    return parsed.data;
  }

  /** A shipment of theirs, with its rates. Nothing is bought by it. */
  async function create(request: CarrierRequest, shipmentNo: string | null, signal: AbortSignal) {
    const { length, width, height, weight, unit } = onePackage(name, shippoCapabilities, request);
    const [distance, mass] = unit === 'cm/kg' ? ['cm', 'kg'] : ['in', 'lb'];
    const confirmation = confirmations[request.signature];
    const body = {
      address_from: networkAddress(request.from),
      address_to: { ...networkAddress(request.to), is_residential: request.residential },
      ...(request.returnTo && { address_return: networkAddress(request.returnTo) }),
      // Texts, as it wants them; in the units that they were measured in.
      parcels: [
        {
          length: String(length),
          width: String(width),
          height: String(height),
          distance_unit: distance,
          weight: String(weight),
          mass_unit: mass,
        },
      ],
      ...(request.customs && { customs_declaration: shippoCustoms(request, request.customs) }),
      shipment_date: `${request.shipDate}T12:00:00Z`,
      extra: {
        ...(confirmation && { signature_confirmation: confirmation }),
        ...(shipmentNo && { reference_1: shipmentNo }),
      },
      async: false,
    };
    return read(shippoShipment, await askNetwork(network, '/shipments', { method: 'POST', body, signal }));
  }

  function rateOf(rate: ShippoRate, { shipDate }: CarrierRequest): CarrierRate {
    const amount = priceOf(rate);
    const carrierName = carrierNameOf(rate.provider);
    const days = rate.estimated_days ?? null;
    const title = `${carrierName} ${rate.servicelevel.name ?? rate.servicelevel.token}`;
    return {
      serviceCode: serviceCodeOf(rate),
      serviceName: { en: title, zh: title },
      carrierName,
      // Shippo does not say what a price is made of, nor by what weight it bills.
      zone: rate.zone ?? null,
      amount,
      lines: [{ kind: 'base', amount }],
      packages: [],
      days,
      guaranteed: false,
      deliverBy: days === null ? null : afterBusinessDays(shipDate, days, isUsBusinessDay),
    };
  }

  async function purchaseOf(
    { object_id: carrierRef, tracking_number: trackingNumber, label_url: address }: ShippoTransaction,
    rate: ShippoRate,
    signal: AbortSignal,
  ): Promise<CarrierPurchase> {
    if (!trackingNumber || !address) throw new CarrierError({ kind: 'outcome-unknown' });
    const amount = priceOf(rate);
    return pictureLabel(network, { carrierRef, trackingNumber, amount, address }, signal);
  }

  const transaction = async (id: string, signal: AbortSignal): Promise<ShippoTransaction> =>
    read(shippoTransaction, await askNetwork(network, `/transactions/${encodeURIComponent(id)}`, { signal }));

  const isRefunded = async (id: string, signal: AbortSignal): Promise<boolean> =>
    ['REFUNDED', 'REFUNDPENDING'].includes((await transaction(id, signal)).status);

  return {
    accountId: account.accountId,
    ownedBy: 'client',
    name: account.name,
    cutOff,
    voidDays,
    isBusinessDay: isUsBusinessDay,
    pickups: shippoPickups(network),
    manifests: shippoManifests(network),
    checkAddress: shippoAddressCheck(network),

    async rate(request, signal) {
      const { rates, messages } = await create(request, null, signal);
      const said = (messages ?? []).flatMap(({ source, text }) =>
        text ? inItsWords([source, text].filter(Boolean).join(': ')) : [],
      );
      return {
        rates: cheapestRates((rates ?? []).map((one) => rateOf(one, request))),
        ineligible: [],
        messages: said,
      };
    },

    async buy({ request, serviceCode, amount, reference, shipmentNo, keepNote }, signal) {
      const { rates } = await create(request, shipmentNo, signal);
      const rate = rateToBuy(rates ?? [], { serviceCode, amount }, { serviceCodeOf, priceOf });
      // Purchases are listed by their rate, not by what we call them.
      await keepNote(rate.object_id);
      const body = { rate: rate.object_id, label_file_type: 'PNG', async: false, metadata: reference };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      const answer = await askNetwork(network, '/transactions', question);
      const sold = read(shippoTransaction, answer, 'outcome-unknown');
      if (sold.status === 'ERROR') {
        const said = refusalWords(sold.messages).join(' ');
        throw new CarrierError({
          kind: 'refused',
          text: said ? inItsWords(said) : shippingMessages.notBought(),
        });
      }
      if (sold.status !== 'SUCCESS') throw new CarrierError({ kind: 'outcome-unknown' });
      return purchaseOf(sold, rate, signal);
    },

    async find({ reference, note }, signal) {
      if (note === null) return null;
      const query = new URLSearchParams({ rate: note }).toString();
      const { results } = read(
        shippoTransactions,
        await askNetwork(network, `/transactions?${query}`, { signal }),
      );
      const own = results.filter(({ metadata }) => metadata === reference);
      const sold = own.find(({ status }) => status === 'SUCCESS');
      if (sold) {
        const answer = await askNetwork(network, `/rates/${encodeURIComponent(note)}`, { signal });
        return purchaseOf(sold, read(shippoRate, answer), signal);
      }
      // Still in progress: the result is not known yet.
      if (own.some(({ status }) => status === 'QUEUED' || status === 'WAITING'))
        throw new CarrierError({ kind: 'unavailable' });
      return null;
    },

    async voidLabel(carrierRef, signal) {
      const refused = { state: 'rejected', text: shippingMessages.voidRejected({ carrier: name }) } as const;
      const accepted = {
        state: 'accepted',
        creditOn: addDays(clock.now().toISOString().slice(0, 10), refundDays),
      } as const;
      // Asked for twice it is refused: its current state is the answer.
      if (await isRefunded(carrierRef, signal)) return accepted;
      const body = { transaction: carrierRef, async: false };
      const question = { method: 'POST' as const, body, signal };
      const answer = await askNetwork(network, '/refunds', question).catch(async (error: unknown) => {
        // Another request may have been heard since.
        if (await isRefunded(carrierRef, signal)) return null;
        throw error;
      });
      return answer !== null && read(shippoRefund, answer).status === 'ERROR' ? refused : accepted;
    },

    async refundStatus(carrierRef, signal) {
      const { status } = await transaction(carrierRef, signal);
      if (status === 'REFUNDED') return 'refunded';
      return status === 'REFUNDREJECTED' ? 'rejected' : 'pending';
    },

    track: (parcels, signal) =>
      trackEach(parcels, async ({ serviceCode, trackingNumber }) => {
        const path = `/tracks/${trackedAs(serviceCode)}/${encodeURIComponent(trackingNumber)}`;
        return shippoEvents(await askNetwork(network, path, { signal }));
      }),

    // It signs nothing: knowing the address is the proof.
    readReport(body, { token }) {
      const texts = [token, account.webhookSecret];
      const [given, due] = texts.map((one) => createHash('sha256').update(one).digest());
      if (!timingSafeEqual(given!, due!)) throw new CarrierError({ kind: 'unauthorized' });
      const event = shippoEvent.safeParse(JSON.parse(body.toString('utf8')));
      return event.success && event.data.event === 'track_updated' ? shippoEvents(event.data.data) : [];
    },
  };
}

/** Asks whether a token opens an account. @throws CarrierError */
export async function proveShippo(api: string, apiKey: string, signal: AbortSignal): Promise<void> {
  await askNetwork(networkOf({ api, apiKey }), '/carrier_accounts?results=1', { signal });
}
