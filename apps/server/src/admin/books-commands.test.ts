import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

const server = await startTestServer();
await server.app.listen({ port: 0, host: 'localhost' });
const { port } = server.app.server.address() as AddressInfo;
const environment = { LADING_ADMIN_URL: `http://localhost:${port}`, LADING_SECRET: 'k'.repeat(40) };
const { database } = server.platform;

it('an operator sees that the books are correct, and the differences when they are not', async () => {
  const check = () => runCommand(['books', 'check'], environment);
  expect(await check()).toMatchObject({ code: 0, out: expect.stringContaining('The books are right') });
  const { orgId } = (await server.platform.tokens.read(
    (await server.signIn('seller@lading.test')).accessToken,
  ))!;
  const { walletId, holdId } = await database.asOrganization(orgId, async (trx) => {
    const wallet = await trx
      .insertInto('wallet')
      .values({ kind: 'postage', warehouse_id: null, currency: 'XTS' })
      .returning('wallet_id')
      .executeTakeFirstOrThrow();
    const cause = { cause_kind: 'test', cause_id: '1' };
    const transaction = await trx
      .insertInto('ledger_transaction')
      .values({ kind: 'hold', key: 'books', request_hash: '', ...cause, detail: '{}', reverses: null })
      .returning('transaction_id')
      .executeTakeFirstOrThrow();
    const [wallet_id, placed_by] = [wallet.wallet_id, transaction.transaction_id];
    const entry = { transaction_id: placed_by, wallet_id, currency: 'XTS' };
    await trx
      .insertInto('ledger_entry')
      .values([
        { ...entry, account: 'wallet', amount: -5 },
        { ...entry, account: 'held', amount: 5 },
      ])
      .execute();
    // One cent more than the sum of the entries.
    const hold = await trx
      .insertInto('wallet_hold')
      .values({ wallet_id, currency: 'XTS', amount: 6, ...cause, placed_by, created_at: new Date(0) })
      .returning('hold_id')
      .executeTakeFirstOrThrow();
    return { walletId: wallet_id, holdId: hold.hold_id };
  });
  const { code, out } = await check();
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    `Wallets whose balance is not the sum of their entries or holds: ${walletId}`,
    `Holds that are open for longer than an hour: ${holdId}`,
  ]);
});
