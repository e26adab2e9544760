import { calls } from '@lading/contracts/services/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const protectedCalls = calls.filter((call) => call.access === 'signed-in');

/** A path with something in every place. */
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

describe('every call says who asks', () => {
  it('there are calls to try', () => expect(protectedCalls.length).toBeGreaterThan(40));

  it.each(protectedCalls.map((call) => [call.id, call] as const))(
    '%s is not answered without a token',
    async (_id, call) => {
      for (const authorization of [undefined, 'Bearer ', 'Bearer x.y.z', 'Basic c2VsbGVyOng=']) {
        const response = await server.app.inject({
          method: call.method,
          url: filled(call.path),
          headers: authorization === undefined ? {} : { authorization },
        });
        // A call that is not built yet is not found, whoever asks.
        expect([401, 404]).toContain(
          response.statusCode === 200 ? response.json<{ code: number }>().code : response.statusCode,
        );
      }
    },
  );

  it('a token that another key has signed is none', async () => {
    const seller = await server.signIn('seller@lading.test');
    const [head, body] = seller.accessToken.split('.');
    const forged = `${head}.${body}.${Buffer.from('not the signature').toString('base64url')}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of [forged, unsigned]) {
      const response = await server.app.inject({
        url: '/api/wms-user/user/afterLogin?orgType=1',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.json()).toMatchObject({ code: 401 });
    }
  });
});
