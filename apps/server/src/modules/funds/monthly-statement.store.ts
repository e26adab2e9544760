import type { TransactionKind } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { monthOf } from './wallet-month.store.ts';

/** A month of a wallet. Minor units. */
export interface MonthSums {
  month: string;
  opening: number;
  moneyIn: number;
  moneyOut: number;
  lines: number;
}

/** The effect of each transaction on the wallet, `available` and `held` together; holds and releases have none. */
const posted = (walletId: string) => sql`
  select t.transaction_id, t.kind, t.created_at, t.detail, sum(e.amount) as amount, max(e.entry_id) as entry_id
  from ledger_entry e join ledger_transaction t on t.transaction_id = e.transaction_id
  where e.wallet_id = ${walletId}
  group by t.transaction_id having sum(e.amount) <> 0`;

/** Every month from the first line of a wallet until now, newest first, including months without a line. */
export async function readMonths(
  trx: Trx,
  { walletId, timeZone, now }: { walletId: string; timeZone: string; now: Date },
): Promise<MonthSums[]> {
  const { rows } = await sql<{ month: string; opening: string; came: string; went: string; lines: string }>`
    with line as (
      select ${monthOf(sql`created_at`, timeZone)} as month, amount from (${posted(walletId)}) p
    ), month as (
      select generate_series(
        (select min(month) from line),
        -- A node whose clock is ahead may have written into the next month.
        greatest((select max(month) from line), ${monthOf(sql`${now}::timestamptz`, timeZone)}),
        interval '1 month'
      ) as month
    ), sums as (
      select m.month,
        coalesce(sum(l.amount) filter (where l.amount > 0), 0) as came,
        coalesce(sum(l.amount) filter (where l.amount < 0), 0) as went,
        count(l.amount) as lines
      from month m left join line l on l.month = m.month group by m.month
    )
    select to_char(month, 'YYYY-MM') as month, came, went, lines,
      coalesce(sum(came + went) over (order by month rows between unbounded preceding and 1 preceding), 0) as opening
    from sums order by month desc`.execute(trx);
  return rows.map(({ month, opening, came, went, lines }) => ({
    month,
    opening: Number(opening),
    moneyIn: Number(came),
    moneyOut: Number(went),
    lines: Number(lines),
  }));
}

/** A line of a statement. Minor units; the balance is `available` and `held` together after it. */
export interface MonthLine {
  time: Date;
  kind: TransactionKind;
  minor: number;
  detail: Readonly<Record<string, string | number>>;
}

/** The lines of a month in the order of the balance changes. */
export async function readMonthLines(
  trx: Trx,
  { walletId, timeZone, month }: { walletId: string; timeZone: string; month: string },
): Promise<MonthLine[]> {
  const { rows } = await sql<{
    kind: TransactionKind;
    created_at: Date;
    detail: MonthLine['detail'];
    amount: string;
  }>`
    select kind, created_at, detail, amount from (${posted(walletId)}) p
    where ${monthOf(sql`created_at`, timeZone)} = ${`${month}-01`}::timestamp order by entry_id`.execute(trx);
  return rows.map(({ kind, created_at: time, detail, amount }) => ({
    kind,
    time,
    detail,
    minor: Number(amount),
  }));
}

/** Name of the organization that a wallet belongs to. */
export async function walletOwner(trx: Trx, walletId: string): Promise<string> {
  const row = await trx
    .selectFrom('wallet')
    .innerJoin('organisation', 'organisation.org_id', 'wallet.org_id')
    .select('organisation.org_name')
    .where('wallet_id', '=', walletId)
    .executeTakeFirstOrThrow();
  return row.org_name;
}
