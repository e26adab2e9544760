import type { IncomingMessage, ServerResponse } from 'node:http';

/** An order in the format of BigCommerce's orders API, version 2. */
export const bigCommerceOrder = (id: number, modified: string, more: object = {}) => ({
  id,
  status_id: 11,
  status: 'Awaiting Fulfillment',
  date_created: 'Fri, 20 Nov 2026 16:00:00 +0000',
  // Dates in its format: RFC 2822.
  date_modified: new Date(modified).toUTCString().replace('GMT', '+0000'),
  currency_code: 'USD',
  total_inc_tax: '138.0000',
  is_deleted: false,
  billing_address: {
    first_name: 'Emily',
    last_name: 'Tran',
    company: '',
    street_1: '5608 Rainier Ave S',
    street_2: '',
    city: 'Seattle',
    state: 'Washington',
    zip: '98118',
    country: 'United States',
    country_iso2: 'US',
    phone: '206 555 0117',
    email: 'emily@example.com',
  },
  products: [
    {
      id: 1,
      order_address_id: 7,
      product_id: 93,
      type: 'physical',
      sku: 'JP-BOWL-SET4',
      name: 'Ramen bowl',
      quantity: 2,
      price_inc_tax: '69.0000',
    },
  ] as object[],
  shipping_addresses: [
    {
      id: 7,
      first_name: 'Marcus',
      last_name: 'Ellison',
      company: 'Dock 4',
      street_1: '77 Beacon St',
      street_2: '',
      city: 'Boston',
      state: 'Massachusetts',
      zip: '02108',
      country_iso2: 'US',
      phone: '',
      email: 'm@example.com',
    },
  ] as object[],
  ...more,
});

/** A reported shipment. */
interface SiteShipment {
  id: number;
  orderId: number;
  order_address_id: number;
  tracking_number: string;
  shipping_provider: string;
  comments: string;
  items: { order_product_id: number; quantity: number }[];
}

export type TestOrder = ReturnType<typeof bigCommerceOrder>;

/** The answers of a test store to `GET /stores/{hash}/v2/orders…`: filters, order, limit, sub-resources, "no content" for nothing. */
export function bigCommerceOrders() {
  const site = {
    /** It always lists from the beginning. */
    ignoresDates: false,
    orders: [] as TestOrder[],
    asked: [] as URL[],
    /** Shipments, of all orders. */
    shipments: [] as SiteShipment[],
    /** Answers for the next requests. */
    answers: [] as { status: number; headers?: Record<string, string>; body?: string }[],
    /** Status of answers about parts of an order, by order. */
    bad: new Map<number, number>(),
    /** Orders with which no list can be answered. */
    unlistable: new Set<number>(),
    /** Status of such an answer. */
    unlistableStatus: 500,
    /** A larger page never completes. */
    mostOrders: Infinity,
    /** Instead it is refused, with a time to ask again. */
    putsOff: false,
    /** Its answer to shipment reports, instead of accepting them. */
    refuses: null as { status: number; body: unknown } | null,
    /** Reports accepted before one fails. */
    reportsTaken: Infinity,
    /** The next report is accepted, but the reply is lost. */
    losesReply: false,
    /** Its count is of all its orders, whatever it is asked for. */
    countsAll: false,
    /** Called before each answer. */
    before: () => undefined as void,
    /** Called after a report has changed an order. */
    changed: (_order: TestOrder): void => undefined,
    answer,
  };
  function found({ searchParams }: URL): object[] {
    const asked = (name: string) => searchParams.get(name);
    const at = (name: string, none: number) => (asked(name) ? Date.parse(asked(name)!) : none);
    const [field = 'id', direction] = (asked('sort') ?? 'id:asc').split(':');
    const start = (Number(asked('page') ?? 1) - 1) * Number(asked('limit') ?? 50);
    const key = (order: TestOrder) => (field === 'id' ? order.id : Date.parse(order.date_modified));
    const sign = direction === 'desc' ? -1 : 1;
    return site.orders
      .filter((order) => order.is_deleted === (asked('is_deleted') === 'true'))
      .filter(
        ({ date_modified }) => site.ignoresDates || Date.parse(date_modified) >= at('min_date_modified', 0),
      )
      .filter(({ date_modified }) => Date.parse(date_modified) <= at('max_date_modified', Infinity))
      .filter(({ id }) => id >= Number(asked('min_id') ?? 0))
      .toSorted((one, other) => sign * (key(one) - key(other)) || one.id - other.id)
      .slice(start, start + Number(asked('limit') ?? 50))
      .map(({ products: _products, shipping_addresses: _addresses, ...order }) => order);
  }
  async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
  }
  async function change(request: IncomingMessage, response: ServerResponse, id: number) {
    const order = site.orders.find((one) => one.id === id)!;
    Object.assign(order, await bodyOf(request));
    site.changed(order);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order));
  }
  async function ofShipments(
    request: IncomingMessage,
    response: ServerResponse,
    [, orderId, shipmentId]: RegExpExecArray,
  ) {
    const order = site.orders.find((one) => one.id === Number(orderId));
    if (!order) return void response.writeHead(404).end('[]');
    const own = site.shipments.filter((one) => one.orderId === order.id);
    if (request.method === 'GET')
      return void response
        .writeHead(own.length === 0 ? 204 : 200)
        .end(own.length === 0 ? '' : JSON.stringify(own));
    const products = order.products as { id: number; quantity: number; quantity_shipped?: number }[];
    if (request.method === 'DELETE') {
      for (const { order_product_id: id, quantity } of own.find((one) => one.id === Number(shipmentId))
        ?.items ?? []) {
        const product = products.find((one) => one.id === id)!;
        product.quantity_shipped = (product.quantity_shipped ?? 0) - quantity;
      }
      site.changed(order);
      site.shipments = site.shipments.filter(({ id }) => id !== Number(shipmentId));
      return void response.writeHead(204).end();
    }
    const body = (await bodyOf(request)) as Omit<SiteShipment, 'id' | 'orderId'>;
    if (request.method === 'PUT') {
      const one = own.find(({ id }) => id === Number(shipmentId))!;
      Object.assign(one, body);
      site.changed(order);
      return void response.writeHead(200).end(JSON.stringify(one));
    }
    if (site.shipments.length >= site.reportsTaken) return void response.writeHead(500).end('[]');
    if (site.refuses)
      return void response.writeHead(site.refuses.status).end(JSON.stringify(site.refuses.body));
    for (const { order_product_id: id, quantity } of body.items) {
      const product = products.find((one) => one.id === id)!;
      product.quantity_shipped = (product.quantity_shipped ?? 0) + quantity;
    }
    order.status_id = products.every((one) => (one.quantity_shipped ?? 0) >= one.quantity) ? 2 : 3;
    const made = { id: (site.shipments.at(-1)?.id ?? 0) + 1, orderId: order.id, ...body };
    site.shipments.push(made);
    site.changed(order);
    if (site.losesReply) {
      site.losesReply = false;
      return void response.writeHead(504).end();
    }
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(made));
  }
  function answer(request: IncomingMessage, response: ServerResponse, token: string) {
    const url = new URL(request.url ?? '/', 'http://site');
    site.asked.push(url);
    site.before();
    const planned = site.answers.shift();
    if (planned) return void response.writeHead(planned.status, planned.headers).end(planned.body ?? '');
    if (request.headers['x-auth-token'] !== token) return void response.writeHead(401).end('{}');
    const isOfShipments = /\/v2\/orders\/(\d+)\/shipments(?:\/(\d+))?$/.exec(url.pathname);
    if (isOfShipments) return void ofShipments(request, response, isOfShipments);
    const [, changed] = /\/v2\/orders\/(\d+)$/.exec(url.pathname) ?? [];
    if (changed && request.method === 'PUT') return void change(request, response, Number(changed));
    const single = site.orders.find((one) => one.id === Number(changed));
    if (changed)
      return void response
        .writeHead(single ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(single ?? []));
    if (url.pathname.endsWith('/v2/orders/count')) {
      const all = new URL(site.countsAll ? url.pathname : url, url);
      all.searchParams.set('limit', '100000');
      const counted = found(all) as TestOrder[];
      const baskets = counted.filter(({ status_id: status }) => status === 0).length;
      const content = { count: counted.length, statuses: [{ id: 0, name: 'Incomplete', count: baskets }] };
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(content));
    }
    const [, id, part] = /\/v2\/orders\/(\d+)\/(products|shipping_addresses)$/.exec(url.pathname) ?? [];
    const order = site.orders.find((one) => one.id === Number(id));
    const fault = site.bad.get(Number(id));
    if (fault !== undefined) return void response.writeHead(fault).end('[]');
    if (id && !order) return void response.writeHead(404).end('[]');
    const limit = Number(url.searchParams.get('limit') ?? 50);
    const start = (Number(url.searchParams.get('page') ?? 1) - 1) * limit;
    const parts = order?.[part as 'products' | 'shipping_addresses'].slice(start, start + limit);
    const rows = parts ?? found(url);
    if (rows.length === 0) return void response.writeHead(204).end();
    if (!id && rows.length > site.mostOrders)
      return site.putsOff
        ? void response.writeHead(503, { 'retry-after': '0' }).end()
        : void request.socket.destroy();
    if (!id && (rows as TestOrder[]).some((one) => site.unlistable.has(one.id)))
      return void response.writeHead(site.unlistableStatus).end('[]');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  }
  return site;
}
