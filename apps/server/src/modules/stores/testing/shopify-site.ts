import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fulfilled, fulfillmentOrder, type FulfillmentBooks } from './shopify-fulfillment-books.ts';

let lines = 0;
const line = (sku: string | null, quantity: number, currentQuantity = quantity, more: object = {}) => ({
  id: `gid://shopify/LineItem/${(lines += 1)}`,
  sku,
  name: 'Ramen bowl',
  quantity,
  currentQuantity,
  requiresShipping: true,
  originalUnitPriceSet: { shopMoney: { amount: '69.0' } },
  variant: { legacyResourceId: '4471' } as object | null,
  ...more,
});

/** A fulfillment order, as included in an order. */
export const shopifyPart = (id: number, more: object = {}) => ({
  id: `gid://shopify/FulfillmentOrder/${id}`,
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  deliveryMethod: { methodType: 'SHIPPING' },
  ...more,
});

/** An order in the format of Shopify's Admin API. */
export const shopifyOrder = (id: number, updatedAt: string, more: object = {}) => ({
  id: `gid://shopify/Order/${id}`,
  legacyResourceId: String(id),
  name: `#${id}`,
  createdAt: '2026-11-20T16:00:00Z',
  updatedAt,
  cancelledAt: null as string | null,
  displayFulfillmentStatus: 'UNFULFILLED',
  displayFinancialStatus: 'PAID',
  email: 'emily@example.com',
  currentTotalPriceSet: { shopMoney: { amount: '138.0', currencyCode: 'USD' } },
  shippingAddress: {
    name: 'Emily Tran',
    company: null,
    address1: '5608 Rainier Ave S',
    address2: null,
    city: 'Seattle',
    provinceCode: 'WA',
    zip: '98118',
    countryCodeV2: 'US',
    phone: null,
  } as object | null,
  lineItems: {
    nodes: [line('JP-BOWL-SET4', 2)],
    pageInfo: { hasNextPage: false, endCursor: null as string | null },
  },
  ...more,
});

export type ShopifyOrder = ReturnType<typeof shopifyOrder>;

/** The sort key of its list. */
const keyOf = ({ updatedAt, id }: ShopifyOrder) => `${updatedAt} ${id}`;

/** A stand-in for Shopify's Admin API for orders: token, cursor pages, cost and throttling. */
export async function shopifySite() {
  const site = {
    address: '',
    host: '',
    token: 'shpat_1',
    orders: [] as ShopifyOrder[],
    /** Lines on a second page, by order. */
    furtherLines: new Map<string, ReturnType<typeof line>[]>(),
    /** Called before each answer about the list. */
    before: () => undefined as void,
    changed: (_orderId: string | undefined): void => undefined,
    /** Useless answers for the next requests. */
    faults: [] as { status: number; headers?: Record<string, string>; body?: string }[],
    /** It refuses reports for now. */
    refuses: false,
    /** Bodies for the next answers. */
    answers: [] as object[],
    asked: [] as { query: string; variables: Record<string, string | number | null> }[],
    /** The open and completed fulfillments of one order, by location. */
    fulfillmentOrders: [] as ReturnType<typeof fulfillmentOrder>[],
    fulfillments: [] as FulfillmentBooks['fulfillments'],
    soldLines: [] as FulfillmentBooks['soldLines'],
    /** Reports accepted before one fails. */
    reportsTaken: Infinity,
    /** The next report is accepted, but the reply is lost. */
    losesReply: false,
    fulfillmentOrder,
    /** Orders with an error in one field. */
    bad: new Set<string>(),
    /** A query for more orders is not answered. */
    mostOrders: Infinity,
    /** Instead it is refused, with a time to ask again. */
    putsOff: false,
    /** Orders that are counted but not listed. */
    hidden: 0,
    /** The token can read orders but not report shipments. */
    isReadOnly: false,
    /** It has no access to fulfillment orders. */
    lacksParts: false,
    /** The secret for tokens valid for a day. */
    client: { id: 'app-1', secret: 'shpss_1' },
    tokensGiven: 0,
    line,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const dataOf = ({ query, variables }: (typeof site.asked)[number]): object => {
    const ofFulfillment = fulfilled(site, query, variables);
    if (ofFulfillment) return ofFulfillment;
    if (query.includes('FurtherLines')) {
      const nodes = site.furtherLines.get(String(variables.id)) ?? [];
      return { order: { lineItems: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } } };
    }
    if (query.includes('OneOrder'))
      return { order: site.orders.find(({ id }) => id === variables.id) ?? null };
    const [, since = ''] = /updated_at:>='([^']+)'/.exec(String(variables.query)) ?? [];
    const found = site.orders
      .filter(({ updatedAt }) => since === '' || Date.parse(updatedAt) >= Date.parse(since))
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
    if (query.includes('ordersCount'))
      return { ordersCount: { count: found.length + site.hidden, precision: 'EXACT' } };
    // A cursor is the key of an order, even if that has moved meanwhile.
    const left = found.filter((order) => keyOf(order) > String(variables.after ?? ''));
    const nodes = left.slice(0, Number(variables.first));
    const last = nodes.at(-1);
    return {
      orders: {
        nodes,
        pageInfo: { hasNextPage: left.length > nodes.length, endCursor: last ? keyOf(last) : null },
      },
    };
  };
  const isForOrders = ({ query }: (typeof site.asked)[number]): boolean =>
    query.includes('lineItems(first: 50)') && !query.includes('FurtherLines');
  const isTooMuch = (body: (typeof site.asked)[number]): boolean =>
    isForOrders(body) && Number(body.variables.first) > site.mostOrders;
  /** An answer with the errors of its orders. */
  const answerTo = (body: (typeof site.asked)[number]): object => {
    if (site.lacksParts && body.query.includes('fulfillmentOrders(')) {
      const path = ['orders', 'nodes', 0, 'fulfillmentOrders'];
      return {
        data: null,
        errors: [{ message: 'Access denied', path, extensions: { code: 'ACCESS_DENIED' } }],
      };
    }
    const isFull = isForOrders(body);
    if (isTooMuch(body))
      return {
        data: null,
        errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      };
    const data = dataOf(body) as { orders?: { nodes: { id: string }[] }; order?: { id: string } | null };
    const isBad = (order: { id: string }) => isFull && site.bad.has(order.id);
    const fault = (path: (string | number)[]) => ({ message: 'Field error', path });
    if (data.order && isBad(data.order))
      return { data: { order: null }, errors: [fault(['order', 'shippingAddress'])] };
    // Only requested fields are returned.
    if (!body.query.includes('fulfillmentOrders(') && data.orders)
      data.orders.nodes = data.orders.nodes.map((order) => ({ ...order, fulfillmentOrders: undefined }));
    const nodes = data.orders?.nodes ?? [];
    const errors = nodes.flatMap((order, at) =>
      isBad(order) ? [fault(['orders', 'nodes', at, 'email'])] : [],
    );
    if (errors.length === 0) return { data };
    const given = nodes.map((order) => (isBad(order) ? { ...order, email: null } : order));
    return { data: { orders: { ...data.orders, nodes: given } }, errors };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.url === '/admin/oauth/access_token') {
          const asked = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
          const isGranted =
            asked.grant_type === 'client_credentials' &&
            asked.client_id === site.client.id &&
            asked.client_secret === site.client.secret;
          if (!isGranted) return void response.writeHead(400).end('{"error":"application_cannot_be_found"}');
          site.tokensGiven += 1;
          return void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ access_token: site.token, scope: 'read_orders', expires_in: 86_399 }));
        }
        if (request.headers['x-shopify-access-token'] !== site.token)
          return void response.writeHead(401).end('{"errors":"[API] Invalid API key or access token"}');
        if (!/^\/admin\/api\/\d{4}-\d{2}\/graphql\.json$/.test(request.url ?? ''))
          return void response.writeHead(404).end('{}');
        const body = JSON.parse(Buffer.concat(chunks).toString()) as (typeof site.asked)[number];
        site.asked.push(body);
        const isAct = body.query.trimStart().startsWith('mutation');
        if (body.query.includes('orders(')) site.before();
        const refusal: (typeof site.faults)[number] | undefined = site.refuses ? { status: 500 } : undefined;
        const fault = isAct ? refusal : site.faults.shift();
        if (fault) return void response.writeHead(fault.status, fault.headers).end(fault.body ?? '{}');
        if (site.putsOff && isTooMuch(body))
          return void response.writeHead(503, { 'retry-after': '0' }).end();
        const isDenied = site.isReadOnly && isAct;
        const denial = { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] };
        const answer = site.answers.shift() ?? (isDenied ? denial : answerTo(body));
        if (site.losesReply && body.query.includes('fulfillmentCreate')) {
          site.losesReply = false;
          return void response.writeHead(504).end();
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.address = `http://${site.host}`;
  return site;
}
