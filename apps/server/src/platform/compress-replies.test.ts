import { gunzipSync } from 'node:zlib';
import { productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from './testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();

const { productPage } = productsApi.calls;
const list = (accepted: string, pageSize = 20) =>
  server.send(productPage, { query: { pageSize } }, seller, { 'accept-encoding': accepted });

describe('the reply of a call', () => {
  it('is compressed if the client accepts it, with the right cache headers', async () => {
    const { headers, rawPayload } = await list('gzip, deflate, br');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await list('identity');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each(['', 'br;q=0', 'gzip;q=0', 'identity, gzip;q=0.0'])(
    'is plain for clients that do not: %j',
    async (accepted) => {
      const { headers, body } = await list(accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toContain('"result":"OK"');
    },
  );

  it('is plain when it is small', async () => {
    expect((await list('gzip', 1)).headers['content-encoding']).toBeUndefined();
  });
});
