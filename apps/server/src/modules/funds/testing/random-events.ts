import type { Trx } from '../../../platform/database.ts';
import { BalanceShort, type ledger } from '../ledger.service.ts';
import type { WalletName } from '../ledger.store.ts';

const acts = ['hold', 'hold', 'post', 'release', 'adjust', 'top-up'] as const;

/** The result of a run of random events. */
export interface RandomRun {
  /** Transactions of the ledger that were written. */
  posted: number;
  /** Holds refused because money was short. */
  refused: number;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * Plays random events on one wallet in concurrent lanes: holds that are posted for less or more, or released, adjustments below
 * zero, payments. Each event is a separate transaction.
 */
export async function playRandomEvents(given: {
  asOwner: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
  books: ReturnType<typeof ledger>;
  wallet: WalletName;
  events: number;
  lanes: number;
  seed: number;
}): Promise<RandomRun> {
  const { asOwner, books, wallet, lanes, seed } = given;
  const random = randomOf(seed);
  const open: string[] = [];
  const run: RandomRun = { posted: 0, refused: 0 };
  let left = given.events;

  async function play(name: string): Promise<void> {
    const act = acts[Math.floor(random() * acts.length)]!;
    const minor = 1 + Math.floor(random() * 3_000);
    const cause = { kind: 'random', id: name };
    const holdId = act === 'post' || act === 'release' ? open.pop() : undefined;
    if (act === 'hold') {
      try {
        open.push((await asOwner((trx) => books.hold(trx, { wallet, minor, key: name, cause }))).holdId);
      } catch (error) {
        if (!(error instanceof BalanceShort)) throw error;
        run.refused += 1;
        return;
      }
    } else if (act === 'release' && holdId !== undefined) {
      await asOwner((trx) => books.releaseHold(trx, { holdId, cause }));
    } else if (act === 'post' && holdId !== undefined) {
      const shares = [{ account: 'carrier-payable', minor }] as const;
      await asOwner((trx) => books.postHold(trx, { holdId, key: name, cause, shares }));
    } else {
      const isTopUp = act !== 'adjust';
      const share = { account: isTopUp ? 'cash' : 'adjustment', minor: isTopUp ? -minor : minor } as const;
      const kind = isTopUp ? 'top-up' : 'adjustment';
      await asOwner((trx) => books.settle(trx, { kind, wallet, key: name, cause, shares: [share] }));
    }
    run.posted += 1;
  }

  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await play(`random-${seed}-${left}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return run;
}
