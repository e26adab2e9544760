import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fundsApi } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { dataOf } from '../platform/testing/data-of.ts';
import { startTestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

const server = await startTestServer();
await server.app.listen({ port: 0, host: 'localhost' });
const { port } = server.app.server.address() as AddressInfo;
const environment = { LADING_ADMIN_URL: `http://localhost:${port}`, LADING_SECRET: 'k'.repeat(40) };
const seller = await server.signIn('seller@lading.test');
const run = (...words: string[]) => runCommand(['payment', ...words], environment);
const balance = () => dataOf(server.call(fundsApi.calls.postageBalance, { query: {} }, seller));

it('an operator lists pending transfers, credits a received one, and reverses it', async () => {
  const before = (await balance()).available.minor;
  const body = { amount: { minor: 12_300, currency: 'USD' }, method: 'bank-transfer' as const };
  const key = { 'idempotency-key': randomUUID() };
  const { reference } = await dataOf(server.call(fundsApi.calls.topUp, { body }, seller, key));
  expect((await run('show')).out).toContain(`${reference}  123.00 USD`);
  expect(await run('confirm', reference)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${reference} is paid: 123.00 USD`) as string,
  });
  expect((await balance()).available.minor).toBe(before + 12_300);
  expect((await run('show')).out).not.toContain(reference);
  expect(await run('reverse', reference)).toMatchObject({
    code: 0,
    out: expect.stringContaining('123.00 USD were taken out') as string,
  });
  expect((await balance()).available.minor).toBe(before);
  expect((await run('confirm', reference)).code).toBe(1);
  expect((await run('reverse')).code).toBe(2);
});

it('an operator credits the received amount when it differs', async () => {
  const before = (await balance()).available.minor;
  const body = { amount: { minor: 10_000, currency: 'USD' }, method: 'bank-transfer' as const };
  const key = { 'idempotency-key': randomUUID() };
  const { reference } = await dataOf(server.call(fundsApi.calls.topUp, { body }, seller, key));
  expect((await run('confirm', reference, '--amount', 'all')).code).toBe(2);
  expect(await run('confirm', reference, '--amount', '97.5')).toMatchObject({
    code: 0,
    out: expect.stringContaining('97.50 USD') as string,
  });
  expect((await balance()).available.minor).toBe(before + 9_750);
});

it('an operator sets the credit limit of a wallet', async () => {
  const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
  const limit = (amount: string) => run('credit-limit', '--org-id', orgId, '--amount', amount);
  expect(await limit('250.5')).toMatchObject({
    code: 0,
    out: expect.stringContaining('250.50 USD below zero') as string,
  });
  expect((await balance()).creditLimit.minor).toBe(25_050);
  expect((await limit('-5')).code).toBe(2);
});
