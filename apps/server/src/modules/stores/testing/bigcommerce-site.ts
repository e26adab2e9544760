import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bigCommerceOrders } from './bigcommerce-orders.ts';

/** A code issued by BigCommerce, and the answer for it. */
interface GivenCode {
  hash: string;
  scope?: string;
  /** Replaces the usual answer. */
  answer?: (response: ServerResponse) => void;
  context?: string;
}

/** A stand-in for BigCommerce's OAuth protocol and orders API: each code's token is issued once, to our app only. */
export async function bigCommerceSite(app: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Default: any free port. */
  port?: number;
}) {
  const codes = new Map<string, GivenCode>();
  const asked: Record<string, unknown>[] = [];
  /** By hash. */
  const stores = new Map<string, ReturnType<typeof bigCommerceOrders>>();
  const ordersOf = (hash: string) => {
    const known = stores.get(hash) ?? bigCommerceOrders();
    stores.set(hash, known);
    return known;
  };

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
    asked.push(body);
    const given = codes.get(body.code ?? '');
    codes.delete(body.code ?? '');
    const isOurs =
      body.client_id === app.clientId &&
      body.client_secret === app.clientSecret &&
      body.redirect_uri === app.redirectUri &&
      body.grant_type === 'authorization_code';
    if (!isOurs || !given || body.context !== `stores/${given.hash}`) {
      response.writeHead(400).end('{"error":"invalid_grant"}');
      return;
    }
    if (given.answer) return given.answer(response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        access_token: `token-of-${given.hash}`,
        scope: given.scope ?? 'store_v2_orders store_v2_information',
        user: { id: 1, username: 'owner@shop.example', email: 'owner@shop.example' },
        context: given.context ?? `stores/${given.hash}`,
        account_uuid: '3c3f2a3e-0000-4000-8000-000000000001',
      }),
    );
  }

  const server = createServer((request, response) => {
    const [, hash] = /^\/stores\/(\w+)\/v2\/store$/.exec(request.url ?? '') ?? [];
    const [, shop] = /^\/stores\/(\w+)\/v2\/orders\b/.exec(request.url ?? '') ?? [];
    if (shop) ordersOf(shop).answer(request, response, `token-of-${shop}`);
    else if (request.method === 'POST' && request.url === '/oauth2/token') void exchange(request, response);
    else if (hash && request.headers['x-auth-token'] === `token-of-${hash}`)
      response.writeHead(200).end(JSON.stringify({ id: hash, name: `Shop ${hash}`, domain: 'shop.example' }));
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(app.port ?? 0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** Bodies of all requested exchanges. */
    asked,
    /** The orders of a store. */
    ordersOf,
    /** Issues a code, as when the owner of a store installs the app. */
    give: (code: string, given: GivenCode) => codes.set(code, given),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Our app as registered there in the tests. */
export const bigCommerceApp = {
  clientId: 'our-client',
  clientSecret: 'our-client-secret-5b1f',
  redirectUri: 'https://lading.example/bigcommerce/connection',
};

/** The configuration of a server that uses `address` for BigCommerce. */
export const bigCommerceSettings = (address: string) => ({
  LADING_BIGCOMMERCE_CLIENT_ID: bigCommerceApp.clientId,
  LADING_BIGCOMMERCE_CLIENT_SECRET: bigCommerceApp.clientSecret,
  LADING_BIGCOMMERCE_REDIRECT_URI: bigCommerceApp.redirectUri,
  LADING_BIGCOMMERCE_LOGIN: address,
  LADING_BIGCOMMERCE_API: address,
});
