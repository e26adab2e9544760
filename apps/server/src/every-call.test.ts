import { calls } from '@lading/contracts/all-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const protectedCalls = calls.filter(({ access }) => access === 'signed-in' || access === 'warehouse');

/** A path with all parameters filled. */
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

describe('every call authenticates its caller', () => {
  it('there are calls to try', () => expect(protectedCalls.length).toBeGreaterThan(40));

  it.each(protectedCalls.map((call) => [call.id, call] as const))(
    '%s is refused without a token',
    async (_id, call) => {
      for (const authorization of [undefined, 'Bearer ', 'Bearer x.y.z', 'Basic c2VsbGVyOng=']) {
        const response = await server.app.inject({
          method: call.method,
          url: filled(call.path),
          // A GET that changes something first requires our own page as its origin.
          headers: {
            'sec-fetch-site': 'same-origin',
            ...(authorization === undefined ? {} : { authorization }),
          },
        });
        // A call that is not implemented yet is not found, for any caller.
        expect([401, 404]).toContain(
          response.statusCode === 200 ? response.json<{ code: number }>().code : response.statusCode,
        );
      }
    },
  );

  it('a token signed with another key is invalid', async () => {
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

/** Input that no caller of ours sends: in paths, queries and bodies of every kind. */
const junk = ['%00', '%ff', '..%2f..', '%F0%9F%93%A6', 'null', '-1', '9'.repeat(30), "1'--", 'x'.repeat(900)];

describe('every call answers junk', () => {
  let accessToken: string;
  beforeAll(async () => {
    ({ accessToken } = await server.signIn('seller@lading.test'));
  });

  it.each(calls.map((call) => [call.id, call] as const))('%s refuses or finds nothing', async (_id, call) => {
    for (const word of junk) {
      const path = call.path.replaceAll(/\{\w+\}/g, word);
      const query = call.query
        ? `?${Object.keys((call.query as { shape?: object }).shape ?? {})
            .map((key) => `${key}=${word}`)
            .join('&')}`
        : '';
      for (const [payload, type] of [
        [undefined, undefined],
        [`{"a":"${word}"}`, 'application/json'],
        [`[{"skuCode":"${word}"}]`, 'application/json'],
        [`a=${word}`, 'application/x-www-form-urlencoded'],
        [
          `--b\r\ncontent-disposition: form-data; name="${word}"; filename="a"\r\n\r\nx\r\n--b--\r\n`,
          'multipart/form-data; boundary=b',
        ],
        ['--b\r\n', 'multipart/form-data; boundary=b'],
      ] as const) {
        const response = await server.app.inject({
          method: call.method,
          url: `${path}${query}`,
          ...(payload !== undefined && call.method !== 'GET' && { payload }),
          headers: {
            authorization: `Bearer ${accessToken}`,
            'sec-fetch-site': 'same-origin',
            ...(type !== undefined && { 'content-type': type }),
          },
        });
        const isFile = response.headers['content-disposition'] !== undefined;
        const { code = 200 } = isFile ? {} : response.json<{ code?: number }>();
        expect([call.id, word, payload, code]).not.toContain(500);
      }
    }
  });
});
