import { claimsApi } from '@lading/contracts/shipment-service';
import { carrierAccountsApi, carrierMessages } from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';

const calls = carrierAccountsApi.calls;
const own = 'USPS.GroundAdvantage';
let site: Awaited<ReturnType<typeof easyPostSite>>;
let server: TestServer;
let seller: Caller;

beforeAll(async () => {
  site = await easyPostSite();
  server = await startTestServer({ LADING_EASYPOST_API: site.address });
  seller = await server.signIn('seller@lading.test');
});
afterAll(async () => {
  await server.close();
  await site.close();
});

it('an account whose key cannot be decrypted is skipped with the reason, and others work', async () => {
  const { pool } = server.platform.database;
  const buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
  const body = { network: 'easypost' as const, name: 'Own EasyPost', apiKey: site.key };
  const { account, webhook } = await dataOf(server.call(calls.connectAccount, { body }, seller));
  const { accountId } = account;
  const insured = await buyer.bought({ ...workedExample, insurance: { minor: 40_000, currency: 'USD' } });
  const onOwn = await dataOf(buyer.buy(await buyer.quote(), { service: own }));
  await pool.query(
    `update rate_quote set request = jsonb_set(request, '{insurance}', '{"minor": 40000, "currency": "USD"}') where quote_id = $1`,
    [onOwn.quoteId],
  );
  const offered = await buyer.quote();
  // Each is encrypted for the other's purpose: neither opens, as after a change of the server's secret.
  await pool.query(
    'update carrier_account set key_sealed = webhook_secret_sealed, webhook_secret_sealed = key_sealed where account_id = $1',
    [accountId],
  );
  const asked = site.asked.length;

  const quote = await buyer.quote();
  expect(quote.rates.map(({ serviceCode }) => serviceCode)).toContain('DEMO_GROUND');
  expect(quote.messages).toMatchObject([
    { carrierName: 'Own EasyPost', message: { code: carrierMessages.keyUnreadable.code } },
  ]);
  const stands = [{ health: 'REFUSED', message: { code: carrierMessages.keyUnreadable.code } }];
  expect(await dataOf(server.call(calls.accountList, {}, seller))).toMatchObject({ accounts: stands });
  expect(await dataOf(server.call(calls.testAccount, { body: { accountId } }, seller))).toMatchObject(
    stands[0]!,
  );
  const shown = await dataOf(server.call(claimsApi.calls.insuredShipments, { query: {} }, seller));
  expect(shown.map(({ shipmentId }) => shipmentId)).toEqual(
    expect.arrayContaining([insured.shipmentId, onOwn.shipmentId]),
  );
  expect(await buyer.buy(offered, { service: own })).toMatchObject({
    reason: carrierMessages.keyUnreadable.code,
  });
  expect(await buyer.buy(quote)).toMatchObject({ data: { state: 'BOUGHT' } });
  expect(site.asked.length).toBe(asked);
  const report = { method: 'POST' as const, url: webhook.path, payload: '{}' };
  expect((await server.app.inject(report)).statusCode).toBe(401);

  await dataOf(server.call(calls.replaceKey, { body: { accountId, apiKey: site.key } }, seller));
  expect((await buyer.quote()).rates.map(({ serviceCode }) => serviceCode)).toContain(own);
});
