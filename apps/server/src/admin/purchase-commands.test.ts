import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { auditApi } from '@lading/contracts/audit';
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi, ratesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { ledger } from '../modules/funds/index.ts';
import { dataOf } from '../platform/testing/data-of.ts';
import { startTestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

const server = await startTestServer();
await server.app.listen({ port: 0, host: 'localhost' });
const { port } = server.app.server.address() as AddressInfo;
const environment = { LADING_ADMIN_URL: `http://localhost:${port}`, LADING_SECRET: 'k'.repeat(40) };
const seller = await server.signIn('seller@lading.test');
const run = (...words: string[]) => runCommand(['purchase', ...words], environment);
const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
const { database } = server.platform;
await database.asOrganization(orgId, (trx) =>
  ledger(server.platform.clock).settle(trx, {
    kind: 'top-up',
    wallet: { kind: 'postage', currency: 'USD' },
    key: 'purchase-commands',
    cause: { kind: 'test', id: 'purchase-commands' },
    shares: [{ account: 'cash', minor: -1_000_000 }],
  }),
);
const heldNow = async () =>
  (await dataOf(server.call(fundsApi.calls.postageBalance, { query: {} }, seller))).held.minor;

const place = (zipCode: string, addressLine2?: string) => ({
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode,
  countryCode: 'US',
  addressLine2,
});

it('an operator sees purchases with an unknown outcome, and ends one with a refund', async () => {
  const before = await heldNow();
  const packages = [{ length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const }];
  const asked = { from: place('94107'), to: place('90277', 'DEMO: REPLY-LOST'), packages };
  const quote = await dataOf(server.call(ratesApi.calls.quote, { body: asked }, seller));
  const [rate] = quote.rates;
  const body = { quoteId: quote.quoteId, rateId: rate!.rateId, amount: rate!.amount };
  const key = { 'idempotency-key': randomUUID() };
  const bought = await dataOf(server.call(labelsApi.calls.purchase, { body }, seller, key));
  expect(bought.state).toBe('UNKNOWN');
  const { rows } = await database.pool.query<{ reference: string }>(
    'select reference from label_purchase where purchase_id = $1',
    [bought.purchaseId],
  );
  const { reference } = rows[0]!;
  expect((await run('show')).out).toContain(`${reference}  `);
  expect((await run('end', reference)).code).toBe(2);
  // Its reply may still arrive.
  expect((await run('end', reference, '--reason', 'Nothing was sold')).code).toBe(1);
  server.clock.advance(3 * 60_000);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await run('end', reference, '--reason', 'Nothing was sold')).toMatchObject({
      code: 0,
      out: expect.stringContaining('are back in the wallet') as string,
    });
  expect((await run('show')).out).not.toContain(reference);
  const query = { kind: 'operator' as const };
  const { records } = await dataOf(server.call(auditApi.calls.auditPage, { query }, seller));
  const done = records.filter(({ action }) => action === 'operator-purchases.endPurchase');
  expect(done.map(({ detail }) => detail)).toContainEqual({
    reference,
    amount: expect.stringMatching(/^\d+\.\d\d USD$/) as string,
    reason: 'Nothing was sold',
    operator: userInfo().username,
  });
  expect(await heldNow()).toBe(before);
  expect((await run('end', 'NONE', '--reason', 'Nothing was sold')).code).toBe(1);
});
