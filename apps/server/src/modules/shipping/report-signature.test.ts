import { carrierAccountsApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { reportSignature } from './carriers/shippo/testing/signed-report.ts';

const { connectAccount, accountList, saveReportSecret, removeAccount } = carrierAccountsApi.calls;
const secret = 'issued-by-Shippo-1';
let shippo: Awaited<ReturnType<typeof shippoSite>>;
let easyPost: Awaited<ReturnType<typeof easyPostSite>>;
let server: TestServer;
let seller: Caller;

const connected = async (network: 'shippo' | 'easypost', apiKey: string) => {
  const body = { network, name: network, apiKey };
  return dataOf(server.call(connectAccount, { body }, seller));
};
const save = (accountId: string, reportSecret: string | null) =>
  server.call(saveReportSecret, { body: { accountId, reportSecret } }, seller);
const rows = async () => {
  const found = await server.platform.database.asSystem((trx) =>
    sql<{ account_id: string; report_secret_sealed: string | null }>`select * from carrier_account`.execute(
      trx,
    ),
  );
  return found.rows;
};

beforeAll(async () => {
  shippo = await shippoSite();
  easyPost = await easyPostSite();
  server = await startTestServer({
    LADING_SHIPPO_API: shippo.address,
    LADING_EASYPOST_API: easyPost.address,
  });
  seller = await server.signIn('seller@lading.test');
});
afterAll(async () => {
  await server.close();
  await shippo.close();
  await easyPost.close();
});

it('the signature of an account with Shippo is required once its secret is saved, which is never shown', async () => {
  const { account, webhook } = await connected('shippo', shippo.key);
  expect(account).toMatchObject({ hasReportSecret: false });
  const payload = shippo.report('92055');
  const report = async (headers: Record<string, string> = {}) => {
    const sent = { method: 'POST' as const, url: webhook.path, payload };
    const reply = await server.app.inject({
      ...sent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return reply.statusCode;
  };
  const signed = () => ({ 'shippo-auth-signature': reportSignature(payload, secret, server.clock.now()) });
  expect(await report()).toBe(200);

  const { accountId } = account;
  expect(await save(accountId, 'short')).toMatchObject({ errors: [{ fieldName: 'reportSecret' }] });
  expect(await save(accountId, secret)).toMatchObject({ data: { hasReportSecret: true } });
  const listed = await server.send(accountList, {}, seller);
  expect(listed.body).toContain('"hasReportSecret":true');
  expect(listed.body).not.toContain(secret);
  expect(JSON.stringify(await rows())).not.toContain(secret);
  expect(server.log.join('\n')).not.toContain(secret);

  expect(await report()).toBe(401);
  const early = signed();
  expect(await report(early)).toBe(200);
  server.clock.advance(6 * 60_000);
  expect(await report(early)).toBe(401);
  expect(await report(signed())).toBe(200);

  expect(await save(accountId, null)).toMatchObject({ data: { hasReportSecret: false } });
  expect(await report()).toBe(200);

  await dataOf(save(accountId, secret));
  await dataOf(server.call(removeAccount, { body: { accountId } }, seller));
  expect(await rows()).toMatchObject([{ account_id: accountId, report_secret_sealed: null }]);
});

it('an account with EasyPost, which signs with the secret of its address, has no such secret', async () => {
  const { account } = await connected('easypost', easyPost.key);
  expect(account.hasReportSecret).toBeUndefined();
  expect(await save(account.accountId, secret)).toMatchObject({ code: 404 });
});
