import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An order in the shape of WooCommerce's REST API, version 3. */
export const wooOrder = (id: number, more: object = {}) => ({
  id,
  number: String(id),
  status: 'processing',
  currency: 'USD',
  date_created_gmt: '2026-11-20T16:00:00',
  date_modified_gmt: '2026-11-20T16:00:00',
  total: '42.50',
  billing: {
    ...{
      first_name: 'Hannah',
      last_name: 'Whitfield',
      company: '',
      address_1: '418 Larkin St',
      address_2: '',
    },
    ...{ city: 'San Francisco', state: 'CA', postcode: '94102', country: 'US' },
    ...{ email: 'hannah@example.com', phone: '+1 415 555 0132' },
  },
  shipping: {
    ...{
      first_name: 'Marcus',
      last_name: 'Ellison',
      company: 'Dock 4',
      address_1: '77 Beacon St',
      address_2: '',
    },
    ...{ city: 'Boston', state: 'MA', postcode: '02108', country: 'US', phone: '' },
  },
  line_items: [
    { id: 1, name: 'Dinner plate', product_id: 93, sku: 'OC-PLATE-11', quantity: 2, price: 21.25 },
  ],
  ...more,
});

type WooOrder = ReturnType<typeof wooOrder>;

/** A server that speaks WooCommerce's REST API: its keys, filters, pages and totals. */
export async function wooSite({ port = 0 }: { port?: number } = {}) {
  const site = {
    address: '',
    host: '',
    key: 'ck_1',
    secret: 'cs_1',
    orders: [] as WooOrder[],
    /** Answers in place of those that are due, one after the other. */
    answers: [] as { status: number; headers?: Record<string, string>; body?: string }[],
    asked: [] as URL[],
    /** Called before each answer; none comes when it gives `hang`. */
    before: (): 'hang' | undefined => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', site.address);
    site.asked.push(url);
    const instead = site.answers.shift();
    if (instead) return void response.writeHead(instead.status, instead.headers).end(instead.body ?? '{}');
    const due = `Basic ${Buffer.from(`${site.key}:${site.secret}`).toString('base64')}`;
    if (request.headers.authorization !== due) return void response.writeHead(401).end('{}');
    if (url.pathname !== '/shop/wp-json/wc/v3/orders') return void response.writeHead(404).end('{}');
    if (site.before() === 'hang') return;
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    const perPage = Number(asked('per_page'));
    const found = site.orders
      .filter(({ status }) => (asked('status') === 'trash') === (status === 'trash'))
      .filter(({ date_modified_gmt: at }) => at > asked('modified_after'))
      .toSorted((one, other) => one.id - other.id);
    const start = (Number(asked('page')) - 1) * perPage;
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-wp-total': String(found.length),
        'x-wp-totalpages': String(Math.ceil(found.length / perPage)),
      })
      .end(JSON.stringify(found.slice(start, start + perPage)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.address = `http://${site.host}/shop`;
  return site;
}
