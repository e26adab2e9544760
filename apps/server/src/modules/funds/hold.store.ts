import type { Trx } from '../../platform/database.ts';
import './funds.table.ts';
import type { Cause } from './ledger.store.ts';

/** Held money. Amount in minor units. */
export interface Hold {
  holdId: string;
  walletId: string;
  currency: string;
  minor: number;
  state: 'HELD' | 'POSTED' | 'RELEASED';
  cause: { kind: string; id: string };
}

/** Records a hold. */
export async function insertHold(
  trx: Trx,
  given: { walletId: string; currency: string; minor: number; cause: Cause; placedBy: string },
): Promise<Hold> {
  const row = await trx
    .insertInto('wallet_hold')
    .values({
      wallet_id: given.walletId,
      currency: given.currency,
      amount: given.minor,
      cause_kind: given.cause.kind,
      cause_id: given.cause.id,
      placed_by: given.placedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asHold(row);
}

const holds = (trx: Trx) => trx.selectFrom('wallet_hold').selectAll();
type HoldRow = Awaited<ReturnType<ReturnType<typeof holds>['executeTakeFirstOrThrow']>>;

const asHold = (row: HoldRow): Hold => ({
  holdId: row.hold_id,
  walletId: row.wallet_id,
  currency: row.currency,
  minor: Number(row.amount),
  state: row.state,
  cause: { kind: row.cause_kind, id: row.cause_id },
});

/** A hold, locked with its wallet until the transaction ends; undefined when the organization has none with that id. */
export async function lockHold(trx: Trx, holdId: string): Promise<Hold | undefined> {
  const row = await trx
    .selectFrom('wallet_hold')
    .innerJoin('wallet', 'wallet.wallet_id', 'wallet_hold.wallet_id')
    .selectAll('wallet_hold')
    .where('hold_id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  return row && asHold(row);
}

/** The hold that a transaction placed. */
export async function holdPlacedBy(trx: Trx, transactionId: string): Promise<Hold> {
  return asHold(await holds(trx).where('placed_by', '=', transactionId).executeTakeFirstOrThrow());
}

/** Marks a hold as resolved. */
export async function resolveHold(
  trx: Trx,
  holdId: string,
  state: 'POSTED' | 'RELEASED',
  resolvedBy: string,
): Promise<void> {
  await trx
    .updateTable('wallet_hold')
    .set({ state, resolved_by: resolvedBy })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'HELD')
    .execute();
}
