import type { Page } from '@lading/contracts/core';
import type {
  ExplainedCharges,
  ExplainedTransaction,
  StatementLine,
  TransactionKind,
} from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { labelCauses, readLabelAdjustment, readLabelCharge } from './explained-label.store.ts';
import './funds.table.ts';
import type { WalletName } from './ledger.store.ts';
import { walletOf } from './wallet-balance.store.ts';

/** The charges that were taken from a wallet, or given back, under one key: what each rule of the rate card came to. */
async function readPostedCharges(trx: Trx, postingKey: string): Promise<ExplainedCharges[]> {
  const { rows } = await sql<ExplainedCharges>`
    select c.fee, k.card_name as "cardName", k.rules -> (c.rule_no - 1) as rule, count(*)::integer as charges,
      trim_scale(sum(c.quantity))::text as quantity, sum(c.amount)::text as amount
    from charge c left join rate_card k using (card_id) where c.posting_key = ${postingKey}
    group by c.fee, c.rule_no, k.card_id order by c.fee, c.rule_no, k.card_id`.execute(trx);
  return rows;
}

/** Filters and order of a statement. */
export interface StatementChoice {
  search?: string | undefined;
  sort?: 'time:asc' | 'time:desc' | undefined;
  kind?: TransactionKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The effect of a transaction on the wallet, available and held together. */
const postedOf = sql<string>`(select sum(o.amount) from ledger_entry o
  where o.transaction_id = e.transaction_id and o.wallet_id = e.wallet_id)`;

function lines(trx: Trx, name: WalletName, { search, kind, from, to }: StatementChoice) {
  let query = walletOf(trx, name)
    .innerJoin('ledger_entry as e', 'e.wallet_id', 'wallet.wallet_id')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'e.transaction_id')
    // The last entry of each transaction represents it: it has the wallet's balance after it.
    .where(
      sql<boolean>`not exists (select from ledger_entry o
        where o.transaction_id = e.transaction_id and o.wallet_id = e.wallet_id and o.entry_id > e.entry_id)`,
    )
    .where(postedOf, '<>', '0');
  if (kind) query = query.where('t.kind', '=', kind);
  if (from) query = query.where('t.created_at', '>=', new Date(from));
  if (to) query = query.where('t.created_at', '<', new Date(to));
  // Links from elsewhere contain the transaction itself.
  if (search)
    query = query.where(
      sql<boolean>`(${holdsText(search, sql`t.detail::text`)} or t.transaction_id::text = ${search})`,
    );
  return query;
}

const orderedLines = (trx: Trx, name: WalletName, choice: StatementChoice) =>
  lines(trx, name, choice)
    .select([
      't.transaction_id',
      't.created_at',
      't.kind',
      postedOf.as('posted'),
      'e.posted_after',
      't.cause_kind',
      't.cause_id',
      't.detail',
    ])
    // By entry, since balances follow that order.
    .orderBy('e.entry_id', choice.sort === 'time:asc' ? 'asc' : 'desc');

type LineRow = Awaited<ReturnType<ReturnType<typeof orderedLines>['executeTakeFirstOrThrow']>>;

const asLine = (row: LineRow, { currency }: WalletName): StatementLine => ({
  transactionId: row.transaction_id,
  time: row.created_at.toISOString(),
  kind: row.kind,
  amount: { minor: Number(row.posted), currency },
  balance: { minor: Number(row.posted_after), currency },
  causeKind: row.cause_kind,
  causeId: row.cause_id,
  detail: row.detail,
});

/** One page of a wallet's statement: final money movements. A hold and its release are part of the explanation of a line. */
export async function readStatement(
  trx: Trx,
  name: WalletName,
  choice: StatementChoice & { pageNo: number; pageSize: number },
): Promise<Page<StatementLine>> {
  const { rows, total } = await readPage(orderedLines(trx, name, choice), lines(trx, name, choice), choice);
  return { records: rows.map((row) => asLine(row, name)), total };
}

/** The number of lines of a selection. */
export const countStatement = (trx: Trx, name: WalletName, choice: StatementChoice): Promise<number> =>
  countRows(lines(trx, name, choice));

/** Every line of a selection, in batches. */
export async function* readStatementBatches(
  trx: Trx,
  name: WalletName,
  choice: StatementChoice,
): AsyncGenerator<StatementLine[]> {
  for await (const rows of readInBatches(trx, orderedLines(trx, name, choice)))
    yield rows.map((row) => asLine(row, name));
}

const relatedCauses = (kind: string): readonly string[] =>
  labelCauses.includes(kind) ? labelCauses : [kind];

/** A transaction with its entries and the others of its cause; undefined when the organization has none with that id. */
export async function readExplained(
  trx: Trx,
  transactionId: string,
): Promise<ExplainedTransaction | undefined> {
  const head = await trx
    .selectFrom('ledger_transaction')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (!head) return undefined;
  const entries = await trx
    .selectFrom('ledger_entry')
    .select(['account', 'amount', 'currency'])
    .where('transaction_id', '=', transactionId)
    .orderBy('entry_id')
    .execute();
  const related = await trx
    .selectFrom('ledger_transaction as t')
    .leftJoin('ledger_entry as e', (join) =>
      join.onRef('e.transaction_id', '=', 't.transaction_id').on('e.account', '=', 'wallet'),
    )
    .select(['t.transaction_id', 't.created_at', 't.kind', 'e.amount', 'e.currency'])
    .where((where) =>
      where.or([
        where.and([
          where('t.cause_kind', 'in', relatedCauses(head.cause_kind)),
          where('t.cause_id', '=', head.cause_id),
        ]),
        // Its reversal, or what it reverses, regardless of their causes.
        where('t.reverses', '=', transactionId),
        ...(head.reverses === null ? [] : [where('t.transaction_id', '=', head.reverses)]),
      ]),
    )
    .where('t.transaction_id', '!=', transactionId)
    .orderBy('t.transaction_id')
    .execute();
  const currency = entries[0]?.currency ?? 'USD';
  return {
    transactionId,
    time: head.created_at.toISOString(),
    kind: head.kind,
    causeKind: head.cause_kind,
    causeId: head.cause_id,
    detail: head.detail,
    entries: entries.map((entry) => ({
      account: entry.account,
      amount: { minor: Number(entry.amount), currency: entry.currency },
    })),
    label: labelCauses.includes(head.cause_kind) ? await readLabelCharge(trx, head.cause_id) : null,
    adjustment:
      head.cause_kind === 'label-adjustment'
        ? await readLabelAdjustment(trx, {
            purchaseId: head.cause_id,
            invoiceLine: String(head.detail['invoiceLine'] ?? ''),
            isCredit: head.kind === 'dispute',
            effect: Number(entries.find(({ account }) => account === 'wallet')?.amount ?? 0),
          })
        : null,
    // What was only set aside, or not used, has no charges yet.
    charges:
      head.cause_kind === 'warehouse-charge' && head.kind !== 'hold' && head.kind !== 'release'
        ? await readPostedCharges(trx, head.cause_id)
        : null,
    related: related.map((row) => ({
      transactionId: row.transaction_id,
      time: row.created_at.toISOString(),
      kind: row.kind,
      amount: { minor: Number(row.amount ?? 0), currency: row.currency ?? currency },
    })),
  };
}

/** Sets the balance below which the owners are notified; null: they are not. */
export async function saveLowBalance(trx: Trx, walletId: string, minor: number | null): Promise<void> {
  await trx.updateTable('wallet').set({ low_balance: minor }).where('wallet_id', '=', walletId).execute();
}

/** Sets the credit limit for purchases from a wallet. */
export async function saveCreditLimit(trx: Trx, walletId: string, minor: number): Promise<void> {
  await trx.updateTable('wallet').set({ credit_limit: minor }).where('wallet_id', '=', walletId).execute();
}
