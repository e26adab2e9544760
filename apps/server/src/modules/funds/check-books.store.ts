import type { BookFindings } from '@lading/contracts/funds';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './check-books.table.ts';
import { misadjusted, misrefunded } from './check-labels.store.ts';
import './funds.table.ts';

/** The maximum number of findings listed per kind: their existence is what matters. */
const namedMost = 100;

const idsOf = async (trx: Trx, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(trx)).rows.map(({ id }) => id);

/** Wallets whose balance is not the sum of their entries, or whose held amount is not the sum of their holds. */
const drifted = sql<{ id: string }>`
  select w.wallet_id as id from wallet w
  left join lateral (
    select coalesce(sum(amount) filter (where account = 'wallet'), 0) as available,
           coalesce(sum(amount) filter (where account = 'held'), 0) as held
    from ledger_entry where wallet_id = w.wallet_id
  ) e on true
  left join lateral (
    select coalesce(sum(amount), 0) as held from wallet_hold where wallet_id = w.wallet_id and state = 'HELD'
  ) h on true
  where w.available <> e.available or w.held <> e.held or w.held <> h.held
  order by w.wallet_id limit ${namedMost}`;

/** Transactions that do not sum to zero, or have no entry. */
const unbalanced = sql<{ id: string }>`
  select transaction_id as id from (
    select transaction_id from ledger_entry group by transaction_id, currency having sum(amount) <> 0
    union
    select t.transaction_id from ledger_transaction t
    where not exists (select from ledger_entry e where e.transaction_id = t.transaction_id)
  ) wrong order by transaction_id limit ${namedMost}`;

/** Transactions whose recorded balance differs from the sum of entries. */
const misstated = sql<{ id: string }>`
  select distinct transaction_id as id from (
    select transaction_id, posted_after, sum(amount) over (partition by wallet_id order by entry_id) as posted
    from ledger_entry where wallet_id is not null
  ) run where posted_after <> posted order by 1 limit ${namedMost}`;

/** Payments marked as paid without a matching ledger transaction. */
const uncredited = sql<{ id: string }>`
  select p.payment_id as id from payment p
  where p.state = 'PAID' and not exists (
    select from ledger_entry e
    where e.transaction_id = p.transaction_id and e.account = 'cash' and e.amount = -coalesce(p.received, p.amount) and e.currency = p.currency
  ) order by p.payment_id limit ${namedMost}`;

/** Labels paid from a wallet with another amount than was charged. */
const mischarged = sql<{ id: string }>`
  select l.purchase_id as id from label_purchase l
  where l.state = 'BOUGHT' and l.hold_id is not null and l.charged is distinct from (
    select coalesce(sum(e.amount), 0) from ledger_transaction t join ledger_entry e using (transaction_id)
    where t.org_id = l.org_id and t.kind = 'purchase' and t.key = l.purchase_id::text
      and e.account not in ('wallet', 'held')
  ) order by l.purchase_id limit ${namedMost}`;

/** Withdrawals whose hold or posting does not match their state. */
const mispaid = sql<{ id: string }>`
  select w.withdrawal_id as id from withdrawal w join wallet_hold h using (hold_id)
  where h.amount <> w.amount or h.wallet_id <> w.wallet_id
    or h.state <> case w.state when 'PENDING' then 'HELD' when 'PAID' then 'POSTED' when 'RETURNED' then 'POSTED' else 'RELEASED' end
    or (w.transaction_id is not null and not exists (
      select from ledger_entry e
      where e.transaction_id = w.transaction_id and e.account = 'cash' and e.amount = w.amount and e.currency = w.currency
    ))
    or (w.state = 'RETURNED') <> exists (select from ledger_transaction t where t.reverses = w.transaction_id)
  order by w.withdrawal_id limit ${namedMost}`;

/** Compares balances with entries, and entries with their causes, over all organizations. For the system role. */
export async function checkBooks(trx: Trx, now: Date): Promise<BookFindings> {
  const stale = await trx
    .selectFrom('wallet_hold')
    .select('hold_id')
    .where('state', '=', 'HELD')
    // The hold of a warehouse order lasts until the order has left, that of a withdrawal until it is paid.
    .where('cause_kind', 'not in', ['warehouse-charge', 'withdrawal'])
    .where('created_at', '<', new Date(now.getTime() - 3_600_000))
    .orderBy('hold_id')
    .limit(namedMost)
    .execute();
  return {
    drifted: await idsOf(trx, drifted),
    unbalanced: await idsOf(trx, unbalanced),
    misstated: await idsOf(trx, misstated),
    uncredited: await idsOf(trx, uncredited),
    mischarged: await idsOf(trx, mischarged),
    misadjusted: await idsOf(trx, misadjusted(namedMost)),
    misrefunded: await idsOf(trx, misrefunded(namedMost)),
    mispaid: await idsOf(trx, mispaid),
    staleHolds: stale.map((row) => row.hold_id),
  };
}

/** Stores the findings of a check, replacing the earlier ones. */
export async function keepCheck(trx: Trx, findings: BookFindings, now: Date): Promise<void> {
  const kept = { checked_at: now, findings: JSON.stringify(findings) };
  await trx
    .insertInto('book_check')
    .values({ is_latest: true, ...kept })
    .onConflict((conflict) => conflict.column('is_latest').doUpdateSet(kept))
    .execute();
}

/** The findings of the latest check, possibly from an earlier release; undefined before the first. */
export async function latestCheck(
  trx: Trx,
): Promise<{ time: Date; findings: Partial<BookFindings> } | undefined> {
  const row = await trx.selectFrom('book_check').selectAll().executeTakeFirst();
  return row && { time: row.checked_at, findings: row.findings };
}
