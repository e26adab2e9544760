import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { labelPicture } from '../../networks/testing/label-picture.ts';
import { collectionFee, declarationFault, premiumOf, services } from './shippo-services.ts';
import { newId, shippoDesk, stamps, type Json, type Transaction } from './shippo-desk.ts';

interface Step {
  status: string;
  status_details: string;
  status_date: string;
  substatus?: { code: string };
  location?: object;
}

/** A stand-in for Shippo's API: shipments, transactions, refunds, tracks, pickups and manifests, with its own state. */
export async function shippoSite({ key = 'shippo_test_0001', port = 0 } = {}) {
  const rates = new Map<string, Json & { object_id: string; amount: string; shipment: string }>();
  const shipments = new Map<string, { parcels: { object_id: string }[] }>();
  const transactions: Transaction[] = [];
  const steps = new Map<string, Step[]>();
  let serial = 0;
  const site = {
    address: '',
    key,
    transactions,
    /** The input of ordered pickups. */
    pickups: [] as Json[],
    /** Why the carrier refuses a pickup. */
    pickupError: null as string | null,
    asked: [] as { path: string; body: Json }[],
    /** The next label is sold, but the reply is lost. */
    losesReply: false,
    /** The carrier's refusal of the next purchase. */
    carrierError: null as string | null,
    /** The position, from 1, of the parcel for which the carrier sells no label. */
    refusedParcel: null as number | null,
    /** The label, by its number, whose refund the carrier refuses. */
    refusedRefund: null as string | null,
    /** The state of refunds. */
    refundStatus: 'REFUNDPENDING',
    sold: () => transactions.filter(({ status }) => status !== 'ERROR'),
    move: (trackingNumber: string, step: Step) =>
      steps.set(trackingNumber, [...(steps.get(trackingNumber) ?? []), step]),
    report: (trackingNumber: string) =>
      JSON.stringify({ event: 'track_updated', test: true, data: trackOf('usps', trackingNumber) }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const trackOf = (carrier: string, number: string) => ({
    carrier,
    tracking_number: number,
    tracking_status: steps.get(number)?.at(-1) ?? null,
    tracking_history: steps.get(number) ?? [],
    messages: [],
  });

  const withIds = (parcels: unknown) =>
    (parcels as Json[]).map((one) => ({ ...stamps, object_id: newId(), object_state: 'VALID', ...one }));

  function create(body: Json): [number, object] {
    const parcels = (body.parcels ?? []) as Record<string, string>[];
    const [parcel] = parcels;
    const to = body.address_to as Json | undefined;
    if (!to?.street1) return [400, { address_to: ['street1: This field is required.'] }];
    if (typeof parcel?.weight !== 'string')
      return [400, { parcels: ['weight: A valid string is required.'] }];
    const priceOf = (one: Record<string, string>, { base, perPound }: { base: number; perPound: number }) =>
      base +
      perPound * (Math.max(1, Math.ceil(Number(one.weight) * (one.mass_unit === 'kg' ? 2.2046 : 1))) - 1);
    const shipment = newId();
    const isAbroad = (body.address_from as Json | undefined)?.country !== to.country;
    const declaration = body.customs_declaration as Parameters<typeof declarationFault>[0];
    const fault = isAbroad ? declarationFault(declaration) : null;
    if (fault) return [400, fault];
    // USPS accepts one parcel per shipment.
    const offering = services.filter(({ provider }) => parcels.length === 1 || provider !== 'USPS');
    const { insurance, COD: cod, is_return: isReturn } = (body.extra ?? {}) as Json;
    const premium = premiumOf(insurance as Parameters<typeof premiumOf>[0]);
    const found = offering.map(({ provider, token, name, days, ...prices }) => {
      const extras = premium + collectionFee(provider, cod);
      const rate = {
        object_id: newId(),
        provider,
        currency: 'USD',
        estimated_days: days,
        zone: '4',
        attributes: [],
        amount_local: '',
        currency_local: 'USD',
        amount: (parcels.reduce((sum, one) => sum + priceOf(one, prices), extras) / 100).toFixed(2),
        ...(premium > 0 && { included_insurance_price: (premium / 100).toFixed(2) }),
        servicelevel: { token, name },
        carrier_account: 'acct',
        messages: [],
        duration_terms: '',
      };
      rates.set(rate.object_id, { ...rate, ...stamps, shipment });
      return { ...rate, ...stamps, shipment };
    });
    const messages = [{ source: 'DHL Express', code: '', text: 'No account for this lane.' }];
    const own = {
      ...stamps,
      object_id: shipment,
      metadata: '',
      carrier_accounts: [],
      status: 'SUCCESS',
      messages,
    };
    const [address_from, address_to] = isReturn === true ? [to, body.address_from] : [body.address_from, to];
    const made = { ...own, address_from, address_to, parcels: withIds(parcels), rates: found };
    shipments.set(shipment, made);
    return [201, made];
  }

  function buy(body: Json): [number, object] {
    const rate = rates.get(String(body.rate));
    if (!rate) return [400, { rate: ['Invalid rate.'] }];
    const isError = site.carrierError !== null;
    const parcels = shipments.get(rate.shipment)?.parcels ?? [];
    // One per parcel; the first is the answer, and only it has the metadata of the purchase.
    const made = (isError ? parcels.slice(0, 1) : parcels).map(({ object_id: parcel }, at): Transaction => {
      serial += 1;
      const isRefused = isError || at + 1 === site.refusedParcel;
      const number = `92055000000000${String(serial).padStart(8, '0')}`;
      return {
        object_id: newId(),
        rate: rate.object_id,
        parcel,
        metadata: at === 0 && typeof body.metadata === 'string' ? body.metadata : '',
        status: isRefused ? 'ERROR' : 'SUCCESS',
        tracking_number: isRefused ? '' : number,
        label_url: isRefused ? '' : `${site.address}/labels/${number}.png`,
        messages: isError ? [{ text: site.carrierError! }] : [],
      };
    });
    site.carrierError = null;
    site.refusedParcel = null;
    // The newest is listed first.
    transactions.push(...made.toReversed());
    return [201, made[0]!];
  }

  function refund(body: Json): [number, object] {
    const sold = transactions.find(({ object_id: id }) => id === body.transaction);
    if (!sold || sold.status !== 'SUCCESS') return [400, { __all__: ['Refund already requested.'] }];
    if (sold.tracking_number === site.refusedRefund) return [400, { __all__: ['Label was scanned.'] }];
    sold.status = site.refundStatus;
    const status = site.refundStatus === 'REFUNDREJECTED' ? 'ERROR' : 'PENDING';
    return [201, { ...stamps, object_id: newId(), transaction: sold.object_id, status }];
  }

  const addresses: (Json & { object_id: string })[] = [];
  const desk = shippoDesk(site);

  function answerOf(method: string, { pathname, searchParams }: URL, body: Json): [number, object] {
    const [, kind = '', first = '', second = ''] = pathname.replace(/\/$/, '').split('/');
    if (method === 'POST') {
      if (kind === 'shipments') return create(body);
      if (kind === 'addresses') {
        const made = { ...stamps, ...body, object_id: newId(), is_complete: true };
        addresses.push(made);
        return [201, made];
      }
      if (kind === 'transactions') return buy(body);
      if (kind === 'refunds') return refund(body);
      if (kind === 'pickups') return desk.pickUp(body);
      if (kind === 'manifests') return desk.manifest(body);
    }
    if (kind === 'manifests' && first === '')
      return [200, { next: null, previous: null, results: desk.manifests }];
    if (kind === 'manifests') return [200, desk.manifests.find(({ object_id: id }) => id === first) ?? {}];
    if (kind === 'addresses' && second === 'validate') {
      const known = addresses.find(({ object_id: id }) => id === first) ?? {};
      const isValid = (known as Json).city !== 'Nowhere';
      const messages = isValid ? [] : [{ source: 'USPS', code: 'unknown', text: 'Address not found.' }];
      return [200, { ...known, is_residential: true, validation_results: { is_valid: isValid, messages } }];
    }
    // It queues none.
    if (kind === 'refunds') return [200, { next: null, previous: null, results: [] }];
    if (kind === 'carrier_accounts') return [200, { next: null, previous: null, results: [] }];
    if (kind === 'tracks') return [200, trackOf(first, second)];
    if (kind === 'rates' && rates.has(first)) return [200, rates.get(first)!];
    if (kind === 'shipments' && shipments.has(first)) return [200, shipments.get(first)!];
    if (kind === 'transactions' && first === '') {
      const results = transactions.filter(({ rate }) => rate === searchParams.get('rate'));
      return [200, { next: null, previous: null, results }];
    }
    const one = transactions.find(({ object_id: id }) => id === first);
    return kind === 'transactions' && one ? [200, one] : [404, { detail: 'Not found.' }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', site.address);
    const [, number] = /^\/labels\/(\w+)\.png$/.exec(url.pathname) ?? [];
    if (number) return void response.writeHead(200).end(await labelPicture(number));
    if (/^\/forms\/\w+\.pdf$/.test(url.pathname)) return void response.writeHead(200).end('%PDF-1.7 form');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Json;
    site.asked.push({ path: `${request.method} ${url.pathname}`, body });
    const send = (status: number, content: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (request.headers.authorization !== `ShippoToken ${site.key}`)
      return send(401, { detail: 'Invalid token.' });
    const [status, content] = answerOf(request.method ?? 'GET', url, body);
    if (
      site.losesReply &&
      request.method === 'POST' &&
      /^\/(transactions|pickups|manifests)/.test(url.pathname)
    ) {
      site.losesReply = false;
      return void request.socket.destroy();
    }
    send(status, content);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}
