import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { auditApi } from '@lading/contracts/audit';
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
await server.platform.database.asOrganization(orgId, (trx) =>
  ledger(server.platform.clock).settle(trx, {
    kind: 'top-up',
    wallet: { kind: 'postage', currency: 'USD' },
    key: 'withdrawal-commands',
    cause: { kind: 'test', id: 'withdrawal-commands' },
    shares: [{ account: 'cash', minor: -1_000_000 }],
  }),
);

async function ask(minor: number, holder = 'Ada Ltd.'): Promise<string> {
  const body = {
    amount: { minor, currency: 'USD' },
    holder,
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

it('an account that holds terminal sequences and line breaks is shown escaped, in its line', async () => {
  const reference = await ask(1_500, 'Ada\u001B[2K\u009BA Ltd.\u202Edtl\nW-1 is paid');
  const { out } = await run('show');
  const line = out.split('\n').find((one) => one.startsWith(reference));
  expect(line).toContain('Ada\\u{1b}[2K\\u{9b}A Ltd.\\u{202e}dtl\\u{a}W-1 is paid, DE89370400440532013000');
  expect(out).not.toMatch(/[^\P{C}\n]/u);
  const wrong = await run('refuse', 'W\u001B[31m\n1', '--reason', 'x');
  expect(wrong).toMatchObject({ code: 1, err: 'The server refuses: Not found.' });
  const unknown = await run('refuse', reference, '--\u001B[31mloud\nline', 'x');
  expect(unknown.code).toBe(2);
  expect(unknown.err).not.toMatch(/[^\P{C}\n]/u);
  expect((await run('refuse', reference, '--reason', 'Wrong name', '--as', 'Mei')).code).toBe(0);
  const { records } = await dataOf(server.call(auditApi.calls.auditPage, { query: {} }, seller));
  expect(records[0]).toMatchObject({ actor: 'operator', detail: { operator: 'Mei', reason: 'Wrong name' } });
});

it('an operator refuses a withdrawal with a reason', async () => {
  const reference = await ask(2_000);
  expect(await run('refuse', reference, '--reason', 'The holder is somebody else')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${reference} is refused`) as string,
  });
  expect((await run('confirm', reference, '--bank-reference', 'B-78')).code).toBe(1);
});
