import type { Trx } from '../../platform/database.ts';
import './funds.table.ts';
import { lockWallet, type Cause, type WalletName } from './ledger.store.ts';

/** Records money that a carrier is expected to refund: shown as pending and not available to spend. Repeating it changes nothing. */
export async function expectCredit(
  trx: Trx,
  given: { wallet: WalletName; minor: number; cause: Cause; expectedOn: string },
): Promise<void> {
  const { walletId, currency } = await lockWallet(trx, given.wallet);
  await trx
    .insertInto('expected_credit')
    .values({
      wallet_id: walletId,
      currency,
      amount: given.minor,
      cause_kind: given.cause.kind,
      cause_id: given.cause.id,
      expected_on: given.expectedOn,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'cause_kind', 'cause_id']).doNothing())
    .execute();
}

/** The refund was paid, by a ledger transaction. */
export async function endExpectedCredit(trx: Trx, cause: Cause, transactionId: string): Promise<void> {
  await trx
    .updateTable('expected_credit')
    .set({ state: 'CREDITED', transaction_id: transactionId })
    .where('cause_kind', '=', cause.kind)
    .where('cause_id', '=', cause.id)
    .where('state', '=', 'PENDING')
    .execute();
}

/** The refund will not be paid: it is no longer shown as pending. */
export async function refuseExpectedCredit(trx: Trx, cause: Cause): Promise<void> {
  await trx
    .updateTable('expected_credit')
    .set({ state: 'REFUSED' })
    .where('cause_kind', '=', cause.kind)
    .where('cause_id', '=', cause.id)
    .where('state', '=', 'PENDING')
    .execute();
}
