import { authApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '10.0.0.0/8' });
});
afterAll(() => server.close());

const login = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: authApi.calls.login.path,
    payload: { userName: 'seller@lading.test', password: 'Lading_2026' },
    remoteAddress,
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7', host: 'app.lading.test' },
  });

describe('behind a proxy that terminates https', () => {
  it('tells browsers to keep using https, and protects the cookie', async () => {
    const { headers, cookies } = await login('10.1.2.3');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: '__Secure-lading-refresh', secure: true }),
    );
    expect(cookies).toContainEqual(expect.objectContaining({ name: '__Secure-lading-device', secure: true }));
  });

  it('trusts the forwarded headers of that proxy only', async () => {
    const { headers, cookies } = await login('198.51.100.4');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'lading-refresh' }));
  });
});
