import { expect, it } from 'vitest';
import type { Trx } from '../../platform/database.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { BalanceShort, ledger } from './ledger.service.ts';
import { insertEntries, insertTransaction, lockWallet, type Entry, type WalletName } from './ledger.store.ts';
import { cause, newWallet } from './testing/new-wallet.ts';

const { server, seller } = await twoOrganizations();
const { database, clock, tokens } = server.platform;
const { orgId } = (await tokens.read(seller.accessToken))!;
const books = ledger(clock);
const asSeller = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);

/** A wallet in a currency of its own, with 1,000 in it. */
async function filledWallet(): Promise<WalletName> {
  const wallet = newWallet();
  const shares = [{ account: 'cash', minor: -1_000 }] as const;
  const given = {
    kind: 'top-up',
    wallet,
    key: `fill-${wallet.currency}`,
    cause: cause('fill'),
    shares,
  } as const;
  await asSeller((trx) => books.settle(trx, given));
  return wallet;
}
const balanceOf = (wallet: WalletName) =>
  asSeller(async (trx) => {
    const { available, held } = await lockWallet(trx, wallet);
    return { available, held };
  });
/** Entries as the ledger itself would never write them. */
const write = (key: string, entriesIn: (walletId: string) => readonly Entry[], wallet: WalletName) =>
  asSeller(async (trx) => {
    const { walletId } = await lockWallet(trx, wallet);
    const head = { kind: 'fee', key, requestHash: '', cause: cause(key), at: clock.now() } as const;
    await insertEntries(trx, (await insertTransaction(trx, head))!, entriesIn(walletId));
  });

it('money in one currency neither pays nor holds an amount in another', async () => {
  const [one, other] = [await filledWallet(), await filledWallet()];
  const hold = (minor: number, key: string) =>
    asSeller((trx) => books.hold(trx, { wallet: one, minor, key, cause: cause(key) }));
  const error = await hold(1_001, 'too-much').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BalanceShort);
  expect(error).toMatchObject({ missing: { minor: 1, currency: one.currency } });
  const { holdId } = await hold(400, 'enough');
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([
    { available: 600, held: 400 },
    { available: 1_000, held: 0 },
  ]);
  const shares = [{ account: 'carrier-payable', minor: 1_100 }] as const;
  await asSeller((trx) => books.postHold(trx, { holdId, key: 'dearer', shares, cause: cause('dearer') }));
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([
    { available: -100, held: 0 },
    { available: 1_000, held: 0 },
  ]);
});

it('a transaction that sums to zero across currencies only is refused, by the ledger and by the database', async () => {
  const [one, other] = [await filledWallet(), await filledWallet()];
  const entriesIn = (walletId: string): Entry[] => [
    { account: 'wallet', walletId, currency: one.currency, minor: -50 },
    { account: 'cash', currency: other.currency, minor: 50 },
  ];
  const { walletId } = await asSeller((trx) => lockWallet(trx, one));
  const posted = asSeller((trx) =>
    books.post(trx, { kind: 'fee', key: 'mixed', cause: cause('mixed'), entries: entriesIn(walletId) }),
  );
  await expect(posted).rejects.toThrow('does not sum to zero');
  await expect(write('mixed', entriesIn, one)).rejects.toThrow('does not sum to zero');
  expect(await balanceOf(one)).toEqual({ available: 1_000, held: 0 });
});

it('an entry in another currency than its wallet’s is refused by the database', async () => {
  const [one, other] = [await filledWallet(), await filledWallet()];
  const foreign = write(
    'foreign',
    (walletId) => [
      { account: 'wallet', walletId, currency: other.currency, minor: -50 },
      { account: 'cash', currency: other.currency, minor: 50 },
    ],
    one,
  );
  await expect(foreign).rejects.toThrow('is not one of this organisation and currency');
  expect(await balanceOf(one)).toEqual({ available: 1_000, held: 0 });
});
