import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { withdrawalsApi } from '@lading/contracts/funds';
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
const run = (...words: string[]) => runCommand(['withdrawal', ...words], environment);
const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
await server.platform.database.asOrganisation(orgId, (trx) =>
  ledger(server.platform.clock).settle(trx, {
    kind: 'top-up',
    wallet: { kind: 'postage', currency: 'USD' },
    key: 'withdrawal-commands',
    cause: { kind: 'test', id: 'withdrawal-commands' },
    shares: [{ account: 'cash', minor: -1_000_000 }],
  }),
);

async function ask(minor: number): Promise<string> {
  const body = {
    amount: { minor, currency: 'USD' },
    holder: 'Ada Ltd.',
    accountForm: 'iban',
    accountNumber: 'DE89370400440532013000',
    bankCode: '',
  } as const;
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(withdrawalsApi.calls.withdraw, { body }, seller, key))).reference;
}

it('an operator lists withdrawals that wait, pays one, and takes it back as the bank returns it', async () => {
  const reference = await ask(4_500);
  expect((await run('show')).out).toContain('Ada Ltd., DE89370400440532013000');
  expect((await run('confirm', reference)).code).toBe(2);
  expect(await run('confirm', reference, '--bank-reference', 'B-77')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${reference} is paid: 45.00 USD`) as string,
  });
  expect((await run('show')).out).not.toContain(reference);
  expect(await run('return', reference)).toMatchObject({
    code: 0,
    out: expect.stringContaining('45.00 USD are back') as string,
  });
});

it('an operator refuses a withdrawal with a reason', async () => {
  const reference = await ask(2_000);
  expect(await run('refuse', reference, '--reason', 'The holder is somebody else')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${reference} is refused`) as string,
  });
  expect((await run('confirm', reference, '--bank-reference', 'B-78')).code).toBe(1);
});
