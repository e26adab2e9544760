import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../platform/clock.ts';
import { demoOrders } from './demo-orders.ts';
import { demoShops } from './demo-shops.ts';

/** What opens a shop of the demo. Nothing of worth is in it. */
export const demoToken = (shop: string): string => `demo-${shop}`;

/** The demo's marketplace (decision D10): a server of its own, for this machine only, that starts when it is first asked. */
export interface DemoMarketplace {
  /** `http://127.0.0.1:port`. */
  address(): Promise<string>;
  close(): Promise<void>;
}

/** Speaks `GET /shops/{shop}/orders?since=…&after=…&limit=…` with a bearer token, oldest change first. */
export function demoMarketplace(clock: Clock): DemoMarketplace {
  let listening: Promise<Server> | undefined;
  const listen = () =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((request, response) => {
        const { status, content } = answer(new URL(request.url ?? '/', 'http://market'), {
          token: request.headers.authorization ?? '',
          now: clock.now(),
        });
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
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
