import { brandingApi } from '@lading/contracts/branding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LADING_OWN_HOSTS: 'Ship.Example, [::1]' });
  await server.platform.database.asSystem((trx) =>
    trx.insertInto('branding').values({ host: 'parcels.example', platform_name: 'Parcels' }).execute(),
  );
});
afterAll(() => server.close());

describe('the brand of a host (spec §7)', () => {
  it.each([
    ['the product’s name at a host of the operator’s own', 'ship.example', 'Lading'],
    ['the same with scheme, port and capitals', 'https://Ship.example:8443/login', 'Lading'],
    ['the same at a numeric address', '[::1]:8080', 'Lading'],
    ['the name of a host that has branding', 'parcels.example', 'Parcels'],
  ])('is %s', async (_what, webSite, platFormName) => {
    const answer = await server.call(brandingApi.calls.brandingDetail, { query: { webSite } });
    expect(answer).toMatchObject({ result: 'OK', data: { platFormName } });
  });

  it.each(['ship.example.evil.example', 'not a host'])('is nothing at %s', async (webSite) => {
    const answer = await server.call(brandingApi.calls.brandingDetail, { query: { webSite } });
    expect(answer).toMatchObject({ result: 'OK', data: null });
  });
});
