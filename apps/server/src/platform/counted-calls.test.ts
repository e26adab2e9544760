import { authApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const most = 20;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LADING_REQUESTS_PER_MINUTE: String(most) });
});
beforeEach(() => server.clock.advance(60_000));
afterAll(() => server.close());

const ask = async (url: string, remoteAddress = '192.0.2.7') =>
  server.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } });

/** Makes the allowed calls of one address, then one more, and returns its status and code. */
async function beyond(url: (at: number) => string, address?: (at: number) => string) {
  for (let at = 0; at < most; at += 1) await ask(url(at), address?.(at));
  const last = await ask(url(most), address?.(most));
  const body = last.headers['content-type']?.startsWith('application/json')
    ? last.json<{ code?: number }>()
    : {};
  return body.code ?? last.statusCode;
}

describe('the calls of an address are counted by the route that serves them', () => {
  it.each([
    ['as it is written', authApi.calls.login.path.replace(/login$/, 'nothing-here'), 404],
    ['a call', '/api/wms-user/user/afterLogin', 429],
    ['a call in percent signs', '/%61pi/wms-user/user/afterLogin', 429],
    ['a call in percent signs within its path', '/api/wms-%75ser/user/afterLogin', 429],
    ['the support site', '/support-site/list', 429],
    ['the support site in percent signs', '/support%2Dsite/list', 429],
    ['the desk', '/support-site/desk', 429],
    ['the description of the calls', '/openapi.json', 429],
    ['a page', '/login', 404],
    ['health', '/healthz', 200],
  ])('%s', async (_, url, status) => {
    expect(await beyond(() => url)).toBe(status);
  });

  it('groups all spellings of one path', async () => {
    expect(await beyond((at) => (at % 2 === 0 ? '/api' : '/%61%70i') + '/wms-user/user/afterLogin')).toBe(
      429,
    );
  });

  it('by the network of an IPv6 address, and no wider', async () => {
    const url = (): string => '/api/wms-user/user/afterLogin';
    expect(await beyond(url, (at) => `2001:db8:1:1::${at.toString(16)}`)).toBe(429);
    expect((await ask(url(), '2001:db8:1:2::1')).statusCode).toBe(401);
  });
});
