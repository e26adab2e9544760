import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { labelPicture } from '../../networks/testing/label-picture.ts';
import { orderDesk } from './easypost-order-desk.ts';
import { idOf, pickupDesk, Refusal, type Json } from './easypost-pickup-desk.ts';
import { signedReport, type Sending } from './easypost-report.ts';
import { checkedAddress, feesOf, noDeclaration, services, servicesAbroad } from './easypost-services.ts';

interface SiteShipment {
  id: string;
  reference: string | null;
  rates: { id: string; carrier: string; service: string; rate: string }[];
  tracking_code: string | null;
  refund_status: string | null;
  selected_rate: object | null;
  postage_label: object | null;
  [field: string]: unknown;
}
interface Detail {
  datetime: string;
  message: string;
  status: string;
  status_detail: string;
  tracking_location?: object;
}
/** A stand-in for EasyPost's API version 2: shipments, orders, labels, refunds, trackers, pickups and scan forms, with its own state. */
export async function easyPostSite({ key = 'EZTKtest0001', port = 0 } = {}) {
  const shipments: SiteShipment[] = [];
  const desk = pickupDesk((id) => shipments.some((one) => one.id === id && one.postage_label));
  const details = new Map<string, Detail[]>();
  let serial = 0;
  const site = {
    address: '',
    key,
    otherKeys: [] as string[],
    shipments,
    pickups: desk.pickups,
    /** Method and path of each request. */
    asked: [] as { path: string; body: Json }[],
    /** Error statuses for the next requests, which then have no effect. */
    answers: [] as number[],
    /** The next label is sold, but the reply is lost. */
    losesReply: false,
    /** The number of next labels that cannot be fetched. */
    labelsLost: 0,
    /** The position, from 1, of the package of the next order for which the carrier sells no label. */
    refusedParcel: null as number | null,
    /** The answer to refund requests. */
    refundStatus: 'submitted',
    sold: () => shipments.filter(({ postage_label: label }) => label !== null),
    move: (trackingCode: string, detail: Detail) =>
      details.set(trackingCode, [...(details.get(trackingCode) ?? []), detail]),
    /** A report in EasyPost's format, with its signature. */
    report: (trackingCode: string, secret: string, sending?: Sending) =>
      signedReport(trackerOf(trackingCode), secret, sending),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const trackerOf = (trackingCode: string) => ({
    id: idOf('trk'),
    object: 'Tracker',
    mode: 'test',
    tracking_code: trackingCode,
    carrier: 'USPS',
    status: details.get(trackingCode)?.at(-1)?.status ?? 'pre_transit',
    tracking_details: details.get(trackingCode) ?? [],
  });

  function create({ shipment }: Json): SiteShipment {
    const given = (shipment ?? {}) as Record<string, Record<string, string | number> | undefined>;
    const missing = ['to_address', 'from_address'].filter((name) => !given[name]?.street1);
    const weight = Number(given.parcel?.weight ?? 0);
    if (missing.length > 0)
      throw new Refusal(422, 'ADDRESS.INVALID', 'Unable to create shipment, the address is invalid.', [
        { field: `${missing[0]}.street1`, message: 'cannot be blank' },
      ]);
    if (weight <= 0)
      throw new Refusal(422, 'PARCEL.INVALID', 'Unable to create shipment', ['parcel weight is required']);
    const isAbroad = given.from_address?.country !== given.to_address?.country;
    const isDeclared =
      Number((given.customs_info?.customs_items as unknown as Json[] | undefined)?.length) > 0;
    const offered = isAbroad ? (isDeclared ? servicesAbroad : []) : services;
    const id = idOf('shp');
    const pounds = Math.max(1, Math.ceil(weight / 16));
    const made: SiteShipment = {
      id,
      object: 'Shipment',
      mode: 'test',
      reference: (shipment as Json).reference ?? null,
      to_address: given.is_return ? given.from_address : given.to_address,
      from_address: given.is_return ? given.to_address : given.from_address,
      parcel: given.parcel,
      options: given.options ?? {},
      customs_info: given.customs_info ?? null,
      insurance: null,
      is_return: given.is_return ?? false,
      status: 'unknown',
      usps_zone: 4,
      messages: isAbroad && !isDeclared ? [noDeclaration] : [],
      fees: [],
      forms: [],
      tracking_code: null,
      selected_rate: null,
      postage_label: null,
      refund_status: null,
      tracker: null,
      rates: offered.map(({ carrier, service, base, perPound, days }) => ({
        id: idOf('rate'),
        object: 'Rate',
        mode: 'test',
        shipment_id: id,
        carrier,
        service,
        rate: ((base + perPound * (pounds - 1)) / 100).toFixed(2),
        currency: 'USD',
        list_rate: null,
        retail_rate: null,
        delivery_days: days,
        delivery_date: null,
        delivery_date_guaranteed: false,
        est_delivery_days: days,
        carrier_account_id: 'ca_1',
      })),
    } as SiteShipment;
    shipments.push(made);
    return made;
  }

  function buy(shipment: SiteShipment, { rate, insurance }: Json): SiteShipment {
    if (shipment.postage_label)
      throw new Refusal(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
    const chosen = shipment.rates.find(({ id }) => id === (rate as Json | undefined)?.id);
    if (!chosen) throw new Refusal(422, 'SHIPMENT.POSTAGE.FAILURE', 'Rate not found.');
    const insured = Number(insurance ?? 0);
    if (Number.isNaN(insured))
      throw new Refusal(422, 'SHIPMENT.INSURANCE.INVALID', 'The insured amount must be a number.');
    serial += 1;
    const code = `94001000000000${String(serial).padStart(8, '0')}`;
    details.set(code, []);
    return Object.assign(shipment, {
      selected_rate: chosen,
      tracking_code: code,
      postage_label: {
        id: idOf('pl'),
        object: 'PostageLabel',
        label_size: '4x6',
        label_file_type: 'image/png',
        label_url: `${site.address}/labels/${code}.png`,
      },
      insurance: insured > 0 ? insured.toFixed(2) : null,
      fees: feesOf(Number(chosen.rate), insured),
      tracker: trackerOf(code),
    });
  }

  const answerOrder = orderDesk({
    create,
    buy,
    refusedParcel: () => {
      const refused = site.refusedParcel;
      site.refusedParcel = null;
      return refused;
    },
  });

  function answerOf(method: string, url: URL, body: Json): object {
    const ofPickups = desk.answer(method, url.pathname, body);
    if (ofPickups) return ofPickups;
    const ofOrders = answerOrder(method, url.pathname, body);
    if (ofOrders) return ofOrders;
    const find = (id: string) => shipments.find((one) => one.id === id);
    const ofScan = desk.answerScan(method, url.pathname, { body, address: site.address, find });
    if (ofScan) return ofScan;
    const [, id, act] = /^\/v2\/shipments\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (url.pathname === '/v2/shipments')
      return method === 'POST' ? create(body) : { shipments: shipments.slice(-1), has_more: false };
    if (url.pathname === '/v2/addresses') return checkedAddress(body);
    if (url.pathname === '/v2/trackers') {
      const code = url.searchParams.get('tracking_code') ?? '';
      return { trackers: details.has(code) ? [trackerOf(code)] : [], has_more: false };
    }
    const shipment = shipments.findLast((one) => one.id === id || one.reference === id);
    if (!shipment) throw new Refusal(404, 'NOT_FOUND', 'The requested resource could not be found.');
    if (act === 'buy') return buy(shipment, body);
    if (act === 'refund') {
      if (!shipment.postage_label)
        throw new Refusal(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is no label to refund.');
      if (shipment.refund_status && shipment.refund_status !== 'rejected')
        throw new Refusal(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'A refund was requested already.');
      return Object.assign(shipment, { refund_status: site.refundStatus });
    }
    return shipment;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', site.address);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const [, code] = /^\/labels\/(\w+)\.png$/.exec(url.pathname) ?? [];
    if (code) {
      if (site.labelsLost > 0) {
        site.labelsLost -= 1;
        return void response.writeHead(503).end();
      }
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(await labelPicture(code));
    }
    if (/^\/forms\/\w+\.pdf$/.test(url.pathname))
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 form');
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Json;
    site.asked.push({ path: `${request.method} ${url.pathname}`, body });
    const planned = site.answers.shift();
    if (planned !== undefined)
      return void send(planned, { error: { code: 'X', message: 'Planned', errors: [] } });
    const basic = (one: string) => `Basic ${Buffer.from(`${one}:`).toString('base64')}`;
    if (![site.key, ...site.otherKeys].map(basic).includes(request.headers.authorization ?? ''))
      return void send(401, {
        error: { code: 'APIKEY.INACTIVE', message: 'This api key is no longer active.' },
      });
    try {
      const content = answerOf(request.method ?? 'GET', url, body);
      if (site.losesReply && /\/(buy|scan_forms)$/.test(url.pathname)) {
        site.losesReply = false;
        return void request.socket.destroy();
      }
      send(request.method === 'POST' && /^\/v2\/\w+$/.test(url.pathname) ? 201 : 200, content);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code: errorCode, message, errors } = error;
      send(status, { error: { code: errorCode, message, errors } });
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}
