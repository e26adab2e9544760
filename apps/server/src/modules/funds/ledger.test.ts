import { identityApi } from '@lading/contracts/identity';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Trx } from '../../platform/database.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { BalanceShort, ledger } from './ledger.service.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';
import { checkBooks } from './check-books.store.ts';
import { readStatement } from './statement.store.ts';
import { cause, newWallet } from './testing/new-wallet.ts';
import { playRandomEvents } from './testing/random-events.ts';

const { server, seller, other } = await twoOrganizations();
const orgIdOf = async (caller: Caller): Promise<string> => {
  const answer = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.org.orgId;
};
const [orgId, otherOrgId] = [await orgIdOf(seller), await orgIdOf(other)];
const { database, clock } = server.platform;
const books = ledger(clock);
const asSeller = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);

const fill = (wallet: WalletName, minor: number, key: string) =>
  asSeller((trx) =>
    books.settle(trx, {
      kind: 'top-up',
      wallet,
      key,
      cause: cause(key),
      shares: [{ account: 'cash', minor: -minor }],
    }),
  );
const balanceOf = (wallet: WalletName) =>
  asSeller(async (trx) => {
    const { available, held } = await lockWallet(trx, wallet);
    return { available, held };
  });

describe('the ledger (decision D17)', () => {
  it('holds the expected cost of a purchase, posts the actual cost and returns the rest', async () => {
    const wallet = newWallet();
    await fill(wallet, 10_000, 'fill-1');
    const hold = await asSeller((trx) =>
      books.hold(trx, { wallet, minor: 3_000, key: 'buy-1', cause: cause('p1') }),
    );
    expect(await balanceOf(wallet)).toEqual({ available: 7_000, held: 3_000 });
    await asSeller((trx) =>
      books.postHold(trx, {
        holdId: hold.holdId,
        key: 'buy-1',
        cause: cause('p1'),
        shares: [
          { account: 'carrier-payable', minor: 2_500 },
          { account: 'markup', minor: 309 },
        ],
      }),
    );
    expect(await balanceOf(wallet)).toEqual({ available: 7_191, held: 0 });
  });

  it('lists a purchase that costs exactly its hold, and neither its hold nor a released one', async () => {
    const wallet = newWallet();
    await fill(wallet, 5_000, 'fill-posted');
    const hold = (minor: number, key: string) =>
      asSeller((trx) => books.hold(trx, { wallet, minor, key, cause: cause(key) }));
    const [bought, dropped] = [await hold(2_809, 'buy-exact'), await hold(1_000, 'buy-dropped')];
    const shares = [{ account: 'carrier-payable', minor: 2_809 }] as const;
    await asSeller((trx) =>
      books.postHold(trx, { holdId: bought.holdId, key: 'buy-exact', cause: cause('buy-exact'), shares }),
    );
    const lines = () =>
      asSeller(async (trx) => {
        const { records, total } = await readStatement(trx, wallet, { pageNo: 1, pageSize: 10 });
        expect(total).toBe(records.length);
        return records.map(({ kind, amount, balance }) => [kind, amount.minor, balance.minor]);
      });
    const listed = [
      ['purchase', -2_809, 2_191],
      ['top-up', 5_000, 5_000],
    ];
    expect(await lines()).toEqual(listed);
    await asSeller((trx) => books.releaseHold(trx, { holdId: dropped.holdId, cause: cause('buy-dropped') }));
    expect(await lines()).toEqual(listed);
  });

  it('releases a hold once, however often it is requested', async () => {
    const wallet = newWallet();
    await fill(wallet, 500, 'fill-2');
    const { holdId } = await asSeller((trx) =>
      books.hold(trx, { wallet, minor: 500, key: 'buy-2', cause: cause('p2') }),
    );
    for (let time = 0; time < 3; time += 1)
      await asSeller((trx) => books.releaseHold(trx, { holdId, cause: cause('p2') }));
    expect(await balanceOf(wallet)).toEqual({ available: 500, held: 0 });
    const post = {
      holdId,
      key: 'late',
      cause: cause('p2'),
      shares: [{ account: 'carrier-payable', minor: 1 }],
    } as const;
    await expect(asSeller((trx) => books.postHold(trx, post))).rejects.toThrow('RELEASED already');
    expect(await balanceOf(wallet)).toEqual({ available: 500, held: 0 });
  });

  it('reports the missing amount, and includes the credit limit', async () => {
    const wallet = newWallet();
    await fill(wallet, 100, 'fill-3');
    const buy = () =>
      asSeller((trx) => books.hold(trx, { wallet, minor: 250, key: 'buy-3', cause: cause('p3') }));
    await expect(buy()).rejects.toSatisfy(
      (error) =>
        error instanceof BalanceShort && error.missing.minor === 150 && error.text.zhMessage.includes('1.50'),
    );
    await asSeller(async (trx) => {
      const { walletId } = await lockWallet(trx, wallet);
      await trx.updateTable('wallet').set({ credit_limit: 150 }).where('wallet_id', '=', walletId).execute();
    });
    await buy();
    expect(await balanceOf(wallet)).toEqual({ available: -150, held: 250 });
  });

  it('runs the same request under one key once, and refuses another with it', async () => {
    const wallet = newWallet();
    const [one, two] = [await fill(wallet, 700, 'fill-4'), await fill(wallet, 700, 'fill-4')];
    expect(two).toEqual({ transactionId: one.transactionId, repeated: true });
    await expect(fill(wallet, 800, 'fill-4')).rejects.toMatchObject({ code: 409 });
    expect(await balanceOf(wallet)).toEqual({ available: 700, held: 0 });
  });

  it('reverses a transaction once', async () => {
    const wallet = newWallet();
    const { transactionId } = await fill(wallet, 900, 'fill-5');
    await asSeller((trx) => books.reverse(trx, { transactionId, cause: cause('r') }));
    expect(await asSeller((trx) => books.reverse(trx, { transactionId, cause: cause('r') }))).toMatchObject({
      repeated: true,
    });
    expect(await balanceOf(wallet)).toEqual({ available: 0, held: 0 });
  });

  it('lets 40 concurrent buyers spend what is available and not a cent more', async () => {
    const wallet = newWallet();
    await fill(wallet, 1_000, 'fill-6');
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        asSeller((trx) => books.hold(trx, { wallet, minor: 100, key: `many-${at}`, cause: cause(`m${at}`) })),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await balanceOf(wallet)).toEqual({ available: 0, held: 1_000 });
  });

  it('holds once for one key that arrives 20 times at once', async () => {
    const wallet = newWallet();
    await fill(wallet, 1_000, 'fill-7');
    const holds = await Promise.all(
      Array.from({ length: 20 }, () =>
        asSeller((trx) => books.hold(trx, { wallet, minor: 400, key: 'clicked', cause: cause('c') })),
      ),
    );
    expect(new Set(holds.map(({ holdId }) => holdId)).size).toBe(1);
    expect(await balanceOf(wallet)).toEqual({ available: 600, held: 400 });
  });
});

describe('the database itself', () => {
  const wallet = newWallet();
  const given = () => fill(wallet, 100, 'fill-8');

  it('refuses a transaction that does not sum to zero', async () => {
    await given();
    const lopsided = asSeller(async (trx) => {
      const { walletId, currency } = await lockWallet(trx, wallet);
      const { transaction_id } = await trx
        .insertInto('ledger_transaction')
        .values({
          kind: 'fee',
          key: 'lopsided',
          request_hash: 'x',
          cause_kind: 'test',
          cause_id: '1',
          detail: '{}',
          reverses: null,
        })
        .returning('transaction_id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('ledger_entry')
        .values({ transaction_id, account: 'wallet', wallet_id: walletId, currency, amount: 50 })
        .execute();
    });
    await expect(lopsided).rejects.toThrow('does not sum to zero');
    expect(await balanceOf(wallet)).toEqual({ available: 100, held: 0 });
  });

  it.each(['asOrganization', 'asSystem'] as const)(
    'refuses to change or delete an entry (%s)',
    async (role) => {
      const { transactionId } = await given();
      const run = (statement: string) => {
        const work = (trx: Trx) => sql.raw(statement).execute(trx);
        return role === 'asSystem' ? database.asSystem(work) : database.asOrganization(orgId, work);
      };
      await expect(
        run(`update ledger_entry set amount = 1 where transaction_id = ${transactionId}`),
      ).rejects.toThrow('permission denied');
      await expect(run(`delete from ledger_entry where transaction_id = ${transactionId}`)).rejects.toThrow(
        'permission denied',
      );
      await expect(
        run(`update ledger_transaction set key = 'x' where transaction_id = ${transactionId}`),
      ).rejects.toThrow('permission denied');
      await expect(run(`update wallet set available = 1000000`)).rejects.toThrow('moved by ledger entries');
    },
  );

  it('shows an organization no money of another', async () => {
    await given();
    const seen = await database.asOrganization(otherOrgId, async (trx) => ({
      entries: await trx.selectFrom('ledger_entry').selectAll().execute(),
      wallets: await trx.selectFrom('wallet').selectAll().execute(),
    }));
    expect(seen).toEqual({ entries: [], wallets: [] });
  });
});

it(
  'keeps balances, holds and entries in step through random events, at once',
  { timeout: 300_000 },
  async () => {
    const wallet = newWallet();
    // `benches/ledger.bench.ts` plays 10,000.
    const given = { asOwner: asSeller, books, wallet, events: 1_000, lanes: 6, seed: 7 };
    const { posted, refused } = await playRandomEvents(given);
    expect(posted + refused).toBe(1_000);
    expect(await database.asSystem((trx) => checkBooks(trx, clock.now()))).toMatchObject({ drifted: [] });
    const totals = await asSeller((trx) =>
      trx
        .selectFrom('ledger_entry')
        .select(['currency', sql<string>`sum(amount)`.as('total')])
        .groupBy('currency')
        .execute(),
    );
    expect(totals.every(({ total }) => total === '0')).toBe(true);
  },
);
