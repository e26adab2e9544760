import { identityApi } from '@lading/contracts/identity';
import { fundsMessages } from '@lading/contracts/funds';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../platform/database.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';

const { server, seller } = await twoOrganizations();
const me = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (me.result !== 'OK') throw new Error(me.message);
const { orgId } = me.data.org;
const { database, clock } = server.platform;
const books = ledger(clock);
const asSeller = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
const wallet: WalletName = { kind: 'postage', currency: 'XTS' };
const cause = { kind: 'test', id: 'closed' };
const fill = (minor: number, key: string, of = wallet) =>
  asSeller((trx) =>
    books.settle(trx, {
      kind: 'top-up',
      wallet: of,
      key,
      cause,
      shares: [{ account: 'cash', minor: -minor }],
    }),
  );
const availableOf = (name: WalletName) => asSeller(async (trx) => (await lockWallet(trx, name)).available);

beforeAll(async () => {
  await fill(5_000, 'closed-1');
});

describe('the content of the ledger cannot be changed', () => {
  const roles = ['lading_tenant', 'lading_system', 'lading_warehouse', 'lading_stock', 'none'];
  const statements = ['ledger_entry', 'ledger_transaction'].flatMap((table) => [
    `update ${table} set org_id = org_id`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);

  it.each(roles.flatMap((role) => statements.map((statement) => [role, statement] as const)))(
    'as %s: %s',
    async (role, statement) => {
      const client = await database.pool.connect();
      try {
        await client.query(`begin; set local role ${role}`);
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  );

  it.each([
    'update wallet_hold set amount = 1',
    `update wallet_hold set cause_id = 'other'`,
    'update payment set amount = 1',
    `update payment set currency = 'EUR'`,
    'update expected_credit set amount = 1',
  ])('including linked amounts: %s', async (statement) => {
    const run = (trx: Trx) => sql.raw(statement).execute(trx);
    await expect(asSeller(run)).rejects.toThrow('permission denied');
    await expect(database.asSystem(run)).rejects.toThrow('permission denied');
  });
});

describe('a reversal', () => {
  it('is not reversed itself', async () => {
    const { transactionId } = await fill(700, 'closed-2');
    const taken = await asSeller((trx) => books.reverse(trx, { transactionId, cause }));
    const again = asSeller((trx) => books.reverse(trx, { transactionId: taken.transactionId, cause }));
    await expect(again).rejects.toThrow('is a reversal itself');
    expect(await availableOf(wallet)).toBe(5_000);
  });

  it('does not touch held money', async () => {
    const held = await asSeller((trx) => books.hold(trx, { wallet, minor: 300, key: 'closed-3', cause }));
    const { rows } = await asSeller((trx) =>
      sql<{ id: string }>`select placed_by as id from wallet_hold where hold_id = ${held.holdId}`.execute(
        trx,
      ),
    );
    const back = asSeller((trx) => books.reverse(trx, { transactionId: rows[0]!.id, cause }));
    await expect(back).rejects.toThrow('cannot be reversed');
    await asSeller((trx) => books.releaseHold(trx, { holdId: held.holdId, cause }));
    expect(await availableOf(wallet)).toBe(5_000);
  });
});

it('a balance that cannot be represented exactly to the cent is refused and nothing is posted', async () => {
  const large: WalletName = { kind: 'postage', currency: 'XTT' };
  const most = Number.MAX_SAFE_INTEGER;
  await fill(most, 'closed-4', large);
  await expect(fill(1, 'closed-5', large)).rejects.toMatchObject({
    code: 400,
    text: { code: fundsMessages.balanceTooLarge.code },
  });
  expect(await availableOf(large)).toBe(most);
});

it.each([0, -5])('a hold of %d is refused without effect', async (minor) => {
  const hold = asSeller((trx) => books.hold(trx, { wallet, minor, key: `closed-hold-${minor}`, cause }));
  await expect(hold).rejects.toThrow(/does not sum to zero|violates check constraint/);
  expect(await availableOf(wallet)).toBe(5_000);
});
