import { storeConnectionApi, storesApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedText } from '../../platform/sealed-text.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { bigCommerceApp as app, bigCommerceSettings, bigCommerceSite } from './testing/bigcommerce-site.ts';

const { beginBigCommerce, waitingStore, connectStore } = storeConnectionApi.calls;

let site: Awaited<ReturnType<typeof bigCommerceSite>>;
let server: TestServer;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  site = await bigCommerceSite(app);
  server = await startTestServer({
    ...bigCommerceSettings(site.address),
    LADING_BIGCOMMERCE_FRAMES: 'https://*.mybigcommerce.com',
  });
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
});
afterAll(async () => {
  await server.close();
  await site.close();
});

let codes = 0;
/** A callback from BigCommerce with a newly issued code. */
function callback(hash: string, given: Partial<Parameters<typeof site.give>[1]> = {}) {
  const code = `code-${(codes += 1)}`;
  site.give(code, { hash, ...given });
  return { code, scope: 'store_v2_orders', context: `stores/${hash}`, accountUuid: null };
}
const begin = (body: ReturnType<typeof callback>) => server.call(beginBigCommerce, { body });
async function ticketOf(body: ReturnType<typeof callback>): Promise<string> {
  const answer = await begin(body);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.ticket;
}
const storesOf = async (caller: Caller) => {
  const answer = await server.call(storesApi.calls.storeList, {}, caller);
  return answer.result === 'OK' ? answer.data : [];
};

describe('a store of BigCommerce (decision D10)', () => {
  it('is connected once a signed-in person has confirmed it, and is in the list of stores', async () => {
    const ticket = await ticketOf(callback('abc1'));
    expect(site.asked.at(-1)).toMatchObject({
      client_id: app.clientId,
      grant_type: 'authorization_code',
      redirect_uri: app.redirectUri,
    });
    expect(await server.call(waitingStore, { query: { ticket } }, seller)).toMatchObject({
      data: { name: 'Shop abc1', type: 6, externalId: 'abc1', isConnected: false },
    });
    expect((await storesOf(seller)).map(({ name }) => name)).not.toContain('Shop abc1');

    const connected = await server.call(connectStore, { body: { ticket } }, seller);
    expect(connected).toMatchObject({ result: 'OK', data: { name: 'Shop abc1', type: 6, state: 1 } });
    expect((await storesOf(seller)).map(({ name }) => name)).toContain('Shop abc1');
    expect((await storesOf(other)).map(({ name }) => name)).not.toContain('Shop abc1');
  });

  it('is claimed once: neither its code nor its ticket works again', async () => {
    const first = callback('once1');
    const ticket = await ticketOf(first);
    expect(await begin(first)).toMatchObject({ result: 'ERR', message: /used already/ });
    const answers = await Promise.all(
      [seller, seller].map((caller) => server.call(connectStore, { body: { ticket } }, caller)),
    );
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    expect(await server.call(waitingStore, { query: { ticket } }, other)).toMatchObject({ result: 'ERR' });
  });

  it('waits for 15 minutes', async () => {
    const ticket = await ticketOf(callback('slow1'));
    server.clock.advance(16 * 60_000);
    const fresh = await server.signIn('seller@lading.test');
    expect(await server.call(connectStore, { body: { ticket } }, fresh)).toMatchObject({
      result: 'ERR',
      message: /has expired/,
      zhMessage: /已过期/,
    });
    seller = fresh;
    other = await server.signIn('other@lading.test');
  });

  it('gets its new token if already connected; another organization cannot claim it', async () => {
    const before = (await storesOf(seller)).length;
    const ticket = await ticketOf(callback('abc1'));
    expect(await server.call(waitingStore, { query: { ticket } }, seller)).toMatchObject({
      data: { isConnected: true },
    });
    expect(await server.call(connectStore, { body: { ticket } }, other)).toMatchObject({
      message: /another account/,
    });
    expect(await server.call(connectStore, { body: { ticket } }, seller)).toMatchObject({ result: 'OK' });
    expect((await storesOf(seller)).length).toBe(before);
  });

  it('stores its token encrypted, and the log contains no token, secret or code', async () => {
    const rows = await server.platform.database.asSystem(
      async (trx) =>
        (
          await sql<{ content: string; token_sealed: string }>`
          select c::text as content, token_sealed from store_connection c where external_id = 'abc1'`.execute(
            trx,
          )
        ).rows,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.content).not.toContain('token-of-');
    const tokens = sealedText(server.platform.secrets, 'store token');
    expect(tokens.open(rows[0]!.token_sealed, '6:abc1')).toBe('token-of-abc1');
    expect(server.log.join('\n')).not.toMatch(/token-of-|our-client-secret|code-1\b/);
  });
});

describe('denied requests to BigCommerce', () => {
  it.each([
    ['an unknown code', () => ({ ...callback('x1'), code: 'made-up' }), /did not confirm/],
    ['another store than in the URL', () => callback('x2', { context: 'stores/other' }), /did not confirm/],
    ['no permission to read orders', () => callback('x3', { scope: 'store_v2_products' }), /read orders/],
    [
      'a redirect, which is not followed',
      () => callback('x4', { answer: (reply) => reply.writeHead(302, { location: site.address }).end() }),
      /did not confirm/,
    ],
    [
      'an endless answer',
      () => callback('x5', { answer: (reply) => reply.writeHead(200).end(`"${'x'.repeat(400_000)}"`) }),
      /did not confirm/,
    ],
    [
      'nonsense',
      () => callback('x6', { answer: (reply) => reply.writeHead(200).end('<html>') }),
      /did not confirm/,
    ],
  ])('%s connects nothing', async (_what, given, message) => {
    expect(await begin(given())).toMatchObject({ result: 'ERR', code: 400, message });
  });

  it('counts an IPv6 network as one address', async () => {
    const payload = callback('net1');
    const from = async (remoteAddress: string) => {
      const { method, path: url } = beginBigCommerce;
      return (await server.app.inject({ method, url, payload, remoteAddress })).json<{ code?: number }>();
    };
    for (let at = 0; at < 30; at += 1) await from(`2001:db8::${at + 1}`);
    expect(await from('2001:db8::ffff')).toMatchObject({ code: 429 });
    expect(await from('2001:db8:0:1::1')).toMatchObject({ code: 400 });
  });

  it('can be retried after BigCommerce was unavailable', async () => {
    const body = callback('away1', { answer: (reply) => reply.writeHead(503).end() });
    expect(await begin(body)).toMatchObject({ message: /could not be reached/ });
    site.give(body.code, { hash: 'away1' });
    expect(await begin(body)).toMatchObject({ result: 'OK' });
  });

  it.each(['stores/../admin', 'stores/', 'http://evil', 'stores/a/b', 'brands/1'])(
    'a context such as %s is not sent anywhere',
    async (context) => {
      const sent = site.asked.length;
      expect(await begin({ ...callback('y'), context })).toMatchObject({ result: 'ERR', code: 400 });
      expect(site.asked.length).toBe(sent);
    },
  );
});

describe('the frame of /bigcommerce/connection', () => {
  const headersOf = async (url: string) => (await server.app.inject({ url })).headers;

  it('is allowed to the configured origins, on this route only', async () => {
    for (const url of [
      '/bigcommerce/connection',
      '/bigcommerce/connection?code=1',
      '/bigcommerce/connection/',
    ]) {
      const headers = await headersOf(url);
      expect(headers['content-security-policy']).toContain('frame-ancestors https://*.mybigcommerce.com');
      expect(headers['x-frame-options']).toBeUndefined();
    }
    for (const url of [
      '/',
      '/login',
      '/bigcommerce',
      '/bigcommerce/connection/x',
      '/api/x?/bigcommerce/connection',
    ]) {
      const headers = await headersOf(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });
});

it('a server without BigCommerce set up reports that', async () => {
  const plain = await startTestServer();
  const body = { code: 'c', scope: 's', context: 'stores/a' };
  expect(await plain.call(beginBigCommerce, { body })).toMatchObject({ message: /not set up/ });
  const page = await plain.app.inject({ url: '/bigcommerce/connection' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await plain.close();
});
