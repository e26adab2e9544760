import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An order in the format of WooCommerce's REST API, version 3. */
export const wooOrder = (id: number, more: object = {}) => ({
  id,
  number: String(id),
  status: 'processing',
  currency: 'USD',
  date_created_gmt: '2026-11-20T16:00:00',
  date_modified_gmt: '2026-11-20T16:00:00',
  total: '42.50',
  billing: {
    first_name: 'Hannah',
    last_name: 'Whitfield',
    company: '',
    address_1: '418 Larkin St',
    address_2: '',
    city: 'San Francisco',
    state: 'CA',
    postcode: '94102',
    country: 'US',
    email: 'hannah@example.com',
    phone: '+1 415 555 0132',
  },
  shipping: {
    first_name: 'Marcus',
    last_name: 'Ellison',
    company: 'Dock 4',
    address_1: '77 Beacon St',
    address_2: '',
    city: 'Boston',
    state: 'MA',
    postcode: '02108',
    country: 'US',
    phone: '',
  },
  line_items: [
    { id: 1, name: 'Dinner plate', product_id: 93, sku: 'OC-PLATE-11', quantity: 2, price: 21.25 },
  ] as object[],
  refunds: [] as object[],
  shipping_lines: [{ id: 2, method_id: 'flat_rate', method_title: 'Flat rate' }] as object[],
  ...more,
});

type WooOrder = ReturnType<typeof wooOrder>;

/** A stand-in for WooCommerce's REST API: its keys, filters, pages and totals. */
export async function wooSite({ port = 0 }: { port?: number } = {}) {
  const site = {
    address: '',
    host: '',
    key: 'ck_1',
    secret: 'cs_1',
    orders: [] as WooOrder[],
    /** Answers for the next requests. */
    answers: [] as { status: number; headers?: Record<string, string>; body?: string }[],
    asked: [] as URL[],
    /** Whether it has the Shipment Tracking extension. */
    hasTracking: false,
    trackings: [] as { tracking_id: string; tracking_provider: string; tracking_number: string }[],
    notes: [] as { note: string; customer_note: boolean }[],
    /** The key can read but not write. */
    isReadOnly: false,
    /** Its answer to a report, instead of accepting it. */
    refuses: null as { status: number; body: unknown } | null,
    /** The next report is accepted, but the reply is lost. */
    losesReply: false,
    /** Refunds, by order. */
    refunds: new Map<number, object[]>(),
    /** Products that are not shipped. */
    virtual: new Set<number>(),
    /** Variations among them, by product: the product itself need not be one. */
    virtualVariations: new Map<number, number[]>(),
    /** SKUs of products: their variations without one have it in orders. */
    skus: new Map<number, string>(),
    /** Its answer to a request for products or variations with these ids, instead of giving them. */
    failsProducts: (_ids: readonly number[]): { status: number; body?: string } | undefined => undefined,
    /** Orders that make every answer containing them fail with status 500; also when only ids are requested. */
    bad: new Set<number>(),
    isBadByName: false,
    /** Its answer to a request for such an order. */
    badAnswer: { status: 500, body: '<p>There has been a critical error on this website.</p>' },
    /** An answer with more orders never completes. */
    mostOrders: Infinity,
    /** Instead it is refused, with a time to ask again. */
    putsOff: false,
    putsOffSeconds: 0,
    hasOffset: true,
    /** The host removes the header with the key. */
    stripsKey: false,
    /** `User-Agent` of each request. */
    agents: [] as string[],
    /** Compresses or prefixes an answer. */
    packed: (text: string): { headers?: Record<string, string>; body: string | Buffer } => ({ body: text }),
    /** Requests that are never answered, as by a server under maintenance that holds its connections. */
    silent: (_url: URL): boolean => false,
    /** Called before each answer; none is sent when it returns `hang`. */
    before: (): 'hang' | undefined => undefined,
    /** Called after a report has changed an order. */
    changed: (_order: WooOrder): void => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  /** Requests about one order: itself, its notes, its tracking. */
  async function one(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const isRead = request.method === 'GET';
    const send = (status: number, content: unknown): void => {
      if (isRead || !site.losesReply)
        return void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(content));
      site.losesReply = false;
      response.writeHead(504).end();
    };
    const [, api, id, part = '', partId] =
      /wp-json\/(wc|wc-shipment-tracking)\/v3\/orders\/(\d+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(
        url.pathname,
      ) ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, string & boolean>;
    const order = site.orders.find((known) => known.id === Number(id));
    if (order && site.bad.has(order.id))
      return void response.writeHead(site.badAnswer.status).end(site.badAnswer.body);
    if (part === 'refunds') return send(200, site.refunds.get(Number(id)) ?? []);
    if (!order || (api === 'wc-shipment-tracking' && !site.hasTracking))
      return send(404, { code: 'rest_no_route' });
    if (!isRead && site.refuses) return send(site.refuses.status, site.refuses.body);
    if (!isRead && site.isReadOnly) return send(401, { code: 'woocommerce_rest_cannot_edit' });
    if (part === 'notes') {
      if (!isRead) site.notes.push({ note: body.note!, customer_note: body.customer_note ?? false });
      return send(isRead ? 200 : 201, isRead ? site.notes : {});
    }
    if (part === 'shipment-trackings') {
      if (isRead) return send(200, site.trackings);
      if (request.method === 'DELETE') {
        site.trackings = site.trackings.filter(({ tracking_id: known }) => known !== partId);
        return send(200, {});
      }
      const made = { tracking_provider: body.tracking_provider!, tracking_number: body.tracking_number! };
      site.trackings.push({ tracking_id: `t${site.trackings.length}`, ...made });
      return send(201, {});
    }
    if (!isRead) {
      order.status = body.status!;
      site.changed(order);
    }
    return send(200, order);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', site.address);
    site.asked.push(url);
    if (site.silent(url)) return;
    const instead = site.answers.shift();
    if (instead) return void response.writeHead(instead.status, instead.headers).end(instead.body ?? '{}');
    site.agents.push(request.headers['user-agent'] ?? '');
    const given = url.searchParams.has('consumer_key')
      ? `${url.searchParams.get('consumer_key')}:${url.searchParams.get('consumer_secret')}`
      : Buffer.from((request.headers.authorization ?? '').slice('Basic '.length), 'base64').toString();
    const isWithout = given === '' || (site.stripsKey && !url.searchParams.has('consumer_key'));
    const code = isWithout ? 'woocommerce_rest_cannot_view' : 'woocommerce_rest_authentication_error';
    if (isWithout || given !== `${site.key}:${site.secret}`)
      return void response.writeHead(401).end(JSON.stringify({ code }));
    const ofProducts = /^\/shop\/wp-json\/wc\/v3\/products(?:\/(\d+)\/variations)?$/.exec(url.pathname);
    if (ofProducts) {
      const product = ofProducts[1] === undefined ? undefined : Number(ofProducts[1]);
      const ids = (url.searchParams.get('include') ?? '').split(',').map(Number);
      const failure = site.failsProducts(ids);
      if (failure) return void response.writeHead(failure.status).end(failure.body ?? '{}');
      const virtual = product === undefined ? [...site.virtual] : (site.virtualVariations.get(product) ?? []);
      const content = ids.map((id) => ({
        id,
        virtual: virtual.includes(id),
        sku: site.skus.get(product ?? id) ?? '',
      }));
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(content));
    }
    if (/\/orders\/\d+/.test(url.pathname)) return void one(request, response, url);
    if (url.pathname !== '/shop/wp-json/wc/v3/orders') return void response.writeHead(404).end('{}');
    if (site.before() === 'hang') return;
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    const perPage = Number(asked('per_page'));
    const found = site.orders
      .filter(({ status }) => (asked('status') === 'trash') === (status === 'trash'))
      .filter(({ date_modified_gmt: at }) => at > asked('modified_after'))
      .filter(({ id }) => asked('include') === '' || asked('include').split(',').includes(String(id)))
      .toSorted((one, other) => one.id - other.id);
    const offset = site.hasOffset ? Number(asked('offset')) : 0;
    const start = offset || (Number(asked('page') || 1) - 1) * perPage;
    const page = found.slice(start, start + perPage);
    const fields = asked('_fields') === '' ? [] : asked('_fields').split(',');
    const isByName = fields.length > 0 && fields.length < 4;
    if (page.some(({ id }) => site.bad.has(id)) && (site.isBadByName || !isByName))
      return void response.writeHead(site.badAnswer.status).end(site.badAnswer.body);
    if (page.length > site.mostOrders && !isByName)
      return site.putsOff
        ? void response.writeHead(503, { 'retry-after': String(site.putsOffSeconds) }).end()
        : void request.socket.destroy();
    const content = page.map((order) =>
      fields.length === 0
        ? order
        : Object.fromEntries(Object.entries(order).filter(([field]) => fields.includes(field))),
    );
    const { headers: more, body } = site.packed(JSON.stringify(content));
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-wp-total': String(found.length),
        'x-wp-totalpages': String(Math.ceil(found.length / perPage)),
        ...more,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.address = `http://${site.host}/shop`;
  return site;
}
