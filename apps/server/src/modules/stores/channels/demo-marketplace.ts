import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { keepShipment, shippedUnits } from './demo-market.store.ts';
import { demoOrders, type MarketOrder } from './demo-orders.ts';
import { demoShops } from './demo-shops.ts';

/** The key of a demo shop. It protects nothing of value. */
export const demoToken = (shop: string): string => `demo-${shop}`;

/** The demo's marketplace (decision D10): a separate server, for this machine only, started on first use. */
export interface DemoMarketplace {
  /** `http://127.0.0.1:port`. */
  address(): Promise<string>;
  close(): Promise<void>;
}

const toldShipment = z.object({
  reference: z.string().min(1).max(60),
  carrier: z.string(),
  trackingNumber: z.string(),
  units: z.number().int().positive().optional(),
  isWithdrawn: z.boolean(),
});

/**
 * Speaks `GET /shops/{shop}/orders?since=…&after=…&limit=…`, oldest change first, and `POST /shops/{shop}/orders/{id}/shipments`, both with a
 * bearer token. It stores reported shipments, and returns an order as shipped once all its units are.
 */
export function demoMarketplace({ clock, database }: Pick<Platform, 'clock' | 'database'>): DemoMarketplace {
  async function answered(request: IncomingMessage): Promise<{ status: number; content: unknown }> {
    const url = new URL(request.url ?? '/', 'http://market');
    const token = request.headers.authorization ?? '';
    const [, , shop = '', , orderId = '', shipments] = url.pathname.split('/').map(decodeURIComponent);
    if (request.method !== 'POST') {
      const given = answer(url, { token, now: clock.now() });
      if (given.status !== 200) return given;
      const shipped = await database.asSystem((trx) => shippedUnits(trx, shop));
      return { status: 200, content: withShipped(given.content as OrderPage, shipped) };
    }
    if (shipments !== 'shipments' || !demoShops[shop]) return { status: 404, content: {} };
    if (demoShops[shop].isWithdrawn || token !== `Bearer ${demoToken(shop)}`)
      return { status: 401, content: {} };
    const told = toldShipment.safeParse(await json(request));
    if (!told.success) return { status: 400, content: {} };
    await database.asSystem((trx) => keepShipment(trx, { shop, orderId, ...told.data }, clock.now()));
    return { status: 200, content: { reference: told.data.reference } };
  }

  let listening: Promise<Server> | undefined;
  const listen = () =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((request, response) => {
        const send = ({ status, content }: { status: number; content: unknown }): void =>
          void response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify(content));
        answered(request).then(send, () => send({ status: 500, content: {} }));
      });
      server.on('error', reject).listen(0, '127.0.0.1', () => resolve(server));
      server.unref();
    });
  return {
    async address() {
      const server = await (listening ??= listen());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      const server = await listening;
      if (server) await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface OrderPage {
  orders: MarketOrder[];
  next: string | null;
}

const withShipped = ({ orders, next }: OrderPage, shipped: ReadonlyMap<string, number>): OrderPage => ({
  orders: orders.map((order) => {
    const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    return order.status === 'new' && (shipped.get(order.id) ?? 0) >= units
      ? { ...order, status: 'shipped' }
      : order;
  }),
  next,
});

function answer(
  url: URL,
  { token, now }: { token: string; now: Date },
): { status: number; content: unknown } {
  const [, shops, name = '', orders] = url.pathname.split('/');
  const shop = demoShops[name];
  if (shops !== 'shops' || orders !== 'orders' || !shop) return { status: 404, content: {} };
  if (shop.isWithdrawn || token !== `Bearer ${demoToken(name)}`) return { status: 401, content: {} };
  const since = new Date(url.searchParams.get('since') ?? 0);
  const limit = Math.min(100, Number(url.searchParams.get('limit') ?? 100));
  if (Number.isNaN(since.getTime()) || !(limit > 0)) return { status: 400, content: {} };
  const changed = demoOrders(shop, since, now);
  const after = url.searchParams.get('after');
  const start = after === null ? 0 : changed.findIndex(({ id }) => id === after) + 1;
  const some = changed.slice(start, start + limit);
  const next = start + limit < changed.length ? (some.at(-1)?.id ?? null) : null;
  return { status: 200, content: { orders: some, next } };
}
