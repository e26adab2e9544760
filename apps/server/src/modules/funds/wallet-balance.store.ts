import type { WalletBalance } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './funds.table.ts';
import type { WalletName } from './ledger.store.ts';
import { isSinceMonth } from './wallet-month.store.ts';

/** The wallet of a name, if it was opened. */
export const walletOf = (trx: Trx, { kind, warehouseId, currency }: WalletName) =>
  trx
    .selectFrom('wallet')
    .where('wallet.kind', '=', kind)
    .where('warehouse_id', warehouseId === undefined ? 'is' : '=', warehouseId ?? null)
    .where('wallet.currency', '=', currency);

/**
 * The balance of a wallet, and the spending since the first of the month in a time zone; undefined when it was never opened.
 * Spending is the net of purchases, voids, adjustments, disputes, fees and other carrier services.
 */
export async function readBalance(
  trx: Trx,
  name: WalletName,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<WalletBalance | undefined> {
  const row = await walletOf(trx, name)
    .select((expression) => [
      'wallet_id',
      'available',
      'held',
      'credit_limit',
      'low_balance',
      expression
        .selectFrom('expected_credit')
        .select(sql<string>`coalesce(sum(amount), 0)`.as('sum'))
        .whereRef('expected_credit.wallet_id', '=', 'wallet.wallet_id')
        .where('state', '=', 'PENDING')
        .as('pending'),
      expression
        .selectFrom('ledger_entry')
        .innerJoin('ledger_transaction as t', 't.transaction_id', 'ledger_entry.transaction_id')
        .select(sql<string>`coalesce(-sum(ledger_entry.amount), 0)`.as('sum'))
        .whereRef('ledger_entry.wallet_id', '=', 'wallet.wallet_id')
        .where((is) =>
          is.or([
            is('t.kind', 'in', ['purchase', 'void', 'adjustment', 'dispute', 'fee', 'service']),
            // The refund of a label that was used after all counts as spent again.
            is.and([is('t.kind', '=', 'reversal'), is('t.cause_kind', '=', 'label-void')]),
          ]),
        )
        .where(isSinceMonth(sql.ref('t.created_at'), { timeZone, now }))
        .as('spent'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { currency } = name;
  const amount = (minor: string | null) => ({ minor: Number(minor ?? 0), currency });
  return {
    walletId: row.wallet_id,
    available: amount(row.available),
    held: amount(row.held),
    pendingRefunds: amount(row.pending),
    monthSpend: amount(row.spent),
    creditLimit: amount(row.credit_limit),
    lowBalance: row.low_balance === null ? null : amount(row.low_balance),
  };
}
