import { createHash } from 'node:crypto';
import { decimalText, errorCode, type Money } from '@lading/contracts/core';
import { fundsMessages, type LedgerAccount, type TransactionKind } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database.ts';
import { conflict, RequestError } from '../../platform/request-error.ts';
import { holdPlacedBy, insertHold, lockHold, resolveHold, type Hold } from './hold.store.ts';
import {
  insertEntries,
  insertTransaction,
  isReversal,
  lockWallet,
  lockWalletById,
  readEntries,
  transactionByKey,
  type Cause,
  type Entry,
  type WalletName,
} from './ledger.store.ts';

/** The amount for an account: minor units, in the wallet's currency. */
export interface Share {
  account: Exclude<LedgerAccount, 'wallet' | 'held'>;
  minor: number;
}

/** A recorded transaction. */
export interface Posted {
  transactionId: string;
  /** Whether it was already recorded under the same key. */
  repeated: boolean;
}

/** The wallet has less than requested (decision D17). */
export class BalanceShort extends RequestError {
  readonly missing: Money;
  constructor(missing: Money) {
    const amount = `${decimalText(missing)} ${missing.currency}`;
    super(errorCode.badInput, fundsMessages.balanceShort({ amount }));
    this.missing = missing;
  }
}

const tooLarge = (): RequestError => new RequestError(errorCode.badInput, fundsMessages.balanceTooLarge());

const keyTaken = (): RequestError => conflict(fundsMessages.keyTaken());

const sum = (parts: readonly { minor: number }[]): number =>
  parts.reduce((total, { minor }) => total + minor, 0);

/**
 * The only entry to the ledger (decision D17). Every act runs in the caller's transaction, as the organization, and once per kind and key:
 * the same request again returns the existing result, another one is refused with code 409.
 */
export function ledger(clock: Clock) {
  /**
   * Writes entries that sum to zero. @throws RequestError 409 when the key belongs to another request
   * @throws Error when the entries do not sum to zero in each currency
   */
  async function post(
    trx: Trx,
    given: {
      kind: TransactionKind;
      key: string;
      cause: Cause;
      entries: readonly Entry[];
      reverses?: string;
      /** Identifies the request when the entries do not: those of a hold differ once the price has changed. */
      request?: unknown;
    },
  ): Promise<Posted> {
    const { kind, key, cause, reverses } = given;
    const entries = given.entries.filter(({ minor }) => minor !== 0);
    const totals = new Map<string, number>();
    for (const { currency, minor } of entries) totals.set(currency, (totals.get(currency) ?? 0) + minor);
    if (entries.length === 0 || [...totals.values()].some((total) => total !== 0))
      throw new Error(`A ${kind} that does not sum to zero`);
    const request = JSON.stringify(given.request ?? [cause.kind, cause.id, entries]);
    const requestHash = createHash('sha256').update(request).digest('base64url');
    const at = clock.now();
    const head = { kind, key, requestHash, cause, at };
    const transactionId = await insertTransaction(trx, reverses === undefined ? head : { ...head, reverses });
    if (transactionId === undefined) {
      const earlier = await transactionByKey(trx, kind, key);
      if (earlier?.requestHash !== requestHash) throw keyTaken();
      return { transactionId: earlier.transactionId, repeated: true };
    }
    await insertEntries(trx, transactionId, entries);
    return { transactionId, repeated: false };
  }

  /**
   * The hold to resolve, with its wallet locked.
   *
   * @throws Error when there is none with that id, or another act resolved it
   */
  async function holdToResolve(
    trx: Trx,
    holdId: string,
    by: { kind: 'purchase' | 'service' | 'withdrawal' | 'release'; key: string },
  ): Promise<Hold> {
    const hold = await lockHold(trx, holdId);
    if (!hold) throw new Error(`No hold ${holdId}`);
    if (hold.state !== 'HELD' && !(await transactionByKey(trx, by.kind, by.key)))
      throw new Error(`Hold ${holdId} is ${hold.state} already`);
    return hold;
  }

  return {
    post,

    /**
     * Holds money for a purchase before it is made.
     *
     * @throws BalanceShort when the wallet including its credit limit has less
     */
    async hold(
      trx: Trx,
      given: { wallet: WalletName; minor: number; key: string; cause: Cause },
    ): Promise<Hold & { repeated: boolean }> {
      const { minor, key, cause } = given;
      const wallet = await lockWallet(trx, given.wallet);
      const { walletId, currency } = wallet;
      const missing = minor - wallet.available - wallet.creditLimit;
      if (missing > 0 && !(await transactionByKey(trx, 'hold', key)))
        throw new BalanceShort({ minor: missing, currency });
      const { transactionId, repeated } = await post(trx, {
        kind: 'hold',
        key,
        cause,
        entries: [
          { account: 'wallet', walletId, currency, minor: -minor },
          { account: 'held', walletId, currency, minor },
        ],
      });
      const hold = repeated
        ? await holdPlacedBy(trx, transactionId)
        : await insertHold(trx, { walletId, currency, minor, cause, placedBy: transactionId });
      return { ...hold, repeated };
    },

    /** Turns a hold into a charge; a rest returns to the wallet, a missing amount is taken from it. */
    async postHold(
      trx: Trx,
      given: {
        holdId: string;
        key: string;
        shares: readonly Share[];
        cause: Cause;
        /** The destination: labels, unless it is another carrier service or a bank withdrawal. */
        kind?: 'purchase' | 'service' | 'withdrawal';
      },
    ): Promise<Posted> {
      const { kind = 'purchase' } = given;
      const hold = await holdToResolve(trx, given.holdId, { kind, key: given.key });
      const { walletId, currency } = hold;
      const posted = await post(trx, {
        kind,
        key: given.key,
        cause: given.cause,
        entries: [
          { account: 'held', walletId, currency, minor: -hold.minor },
          { account: 'wallet', walletId, currency, minor: hold.minor - sum(given.shares) },
          ...given.shares.map((share) => ({ ...share, currency })),
        ],
      });
      if (posted.repeated) return posted;
      await resolveHold(trx, hold.holdId, 'POSTED', posted.transactionId);
      return posted;
    },

    /** Releases a hold to the wallet, because its purpose did not happen. A repeated call changes nothing. */
    async releaseHold(trx: Trx, given: { holdId: string; cause: Cause }): Promise<Posted> {
      const hold = await holdToResolve(trx, given.holdId, { kind: 'release', key: given.holdId });
      const { walletId, currency, minor } = hold;
      const posted = await post(trx, {
        kind: 'release',
        key: hold.holdId,
        cause: given.cause,
        entries: [
          { account: 'held', walletId, currency, minor: -minor },
          { account: 'wallet', walletId, currency, minor },
        ],
        request: [hold.holdId],
      });
      if (posted.repeated) return posted;
      await resolveHold(trx, hold.holdId, 'RELEASED', posted.transactionId);
      return posted;
    },

    /**
     * Moves money between a wallet and other accounts: a top-up, a refund, an adjustment (which may take the wallet below zero), a fee.
     * Shares are the amounts of the other accounts; the wallet gets the opposite of their sum.
     *
     * @throws RequestError 400 when the balance could not be represented exactly to the cent
     */
    async settle(
      trx: Trx,
      given: {
        kind: Exclude<TransactionKind, 'hold' | 'release' | 'purchase' | 'withdrawal' | 'reversal'>;
        wallet: WalletName;
        key: string;
        cause: Cause;
        shares: readonly Share[];
      },
    ): Promise<Posted> {
      const { walletId, currency, available } = await lockWallet(trx, given.wallet);
      if (!Number.isSafeInteger(available - sum(given.shares))) throw tooLarge();
      return post(trx, {
        kind: given.kind,
        key: given.key,
        cause: given.cause,
        entries: [
          { account: 'wallet', walletId, currency, minor: -sum(given.shares) },
          ...given.shares.map((share) => ({ ...share, currency })),
        ],
      });
    },

    /**
     * Reverses a transaction by one with the opposite entries; once.
     *
     * @param heldTo the account for held money, for a withdrawal paid from its hold
     * @throws Error for a reversal, which is final, and for transactions with holds: a hold is released, a purchase credited
     */
    async reverse(
      trx: Trx,
      given: { transactionId: string; cause: Cause; heldTo?: 'wallet' },
    ): Promise<Posted> {
      const heldTo: LedgerAccount = given.heldTo ?? 'held';
      const entries = (await readEntries(trx, given.transactionId)).map((entry) =>
        entry.account === 'held' ? { ...entry, account: heldTo } : entry,
      );
      if (await isReversal(trx, given.transactionId))
        throw new Error(`Transaction ${given.transactionId} is a reversal itself`);
      if (entries.length === 0 || entries.some(({ account }) => account === 'held'))
        throw new Error(`Transaction ${given.transactionId} cannot be reversed`);
      const wallets = new Set(entries.flatMap(({ walletId }) => walletId ?? []));
      for (const walletId of [...wallets].toSorted()) await lockWalletById(trx, walletId);
      return post(trx, {
        kind: 'reversal',
        key: given.transactionId,
        cause: given.cause,
        reverses: given.transactionId,
        entries: entries.map((entry) => ({ ...entry, minor: -entry.minor })),
      });
    },
  };
}
