import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './funds.table.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';

/** The remaining cost of a label for its wallet. */
interface LabelBalance {
  /** Purchase, adjustments, disputes and voids together, in minor units. */
  minor: number;
  /** The newest of these transactions; null when the wallet has paid nothing. */
  lastTransactionId: string | null;
}

/** The remaining cost of a purchase's labels for a wallet, which is locked until the transaction ends: the maximum refund. */
export async function labelBalance(trx: Trx, name: WalletName, purchaseId: string): Promise<LabelBalance> {
  const { walletId } = await lockWallet(trx, name);
  const { rows } = await sql<{ charged: string; last: string | null }>`
    select -coalesce(sum(e.amount), 0) as charged, max(t.transaction_id) as last
    from ledger_transaction t join ledger_entry e using (transaction_id)
    where t.cause_kind in ('label-purchase', 'label-adjustment', 'label-void') and t.cause_id = ${purchaseId}
      and e.wallet_id = ${walletId} and e.account = 'wallet'`.execute(trx);
  return { minor: Number(rows[0]?.charged ?? 0), lastTransactionId: rows[0]?.last ?? null };
}
