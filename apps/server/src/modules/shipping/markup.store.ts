import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { MarkupTerms } from './markup-rules.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    /** Rows are only added; the newest one of an account applies. */
    carrier_markup: {
      markup_id: Generated<string>;
      account_id: string;
      percent: ColumnType<string, string, never>;
      /** Minor units per package. */
      fixed: ColumnType<string, number, never>;
      currency: string;
      set_at: Date;
    };
  }
}

/** The markup of an account, and when it was set. */
interface KeptMarkup extends MarkupTerms {
  setAt: Date;
}

/** The current markup of some accounts by their ids; without those that have never had one. For the system role. */
export async function readMarkups(
  trx: Trx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, KeptMarkup>> {
  if (accountIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('carrier_markup')
    .distinctOn('account_id')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .orderBy('account_id')
    .orderBy('markup_id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        percent: row.percent,
        fixed: { minor: Number(row.fixed), currency: row.currency },
        setAt: row.set_at,
      },
    ]),
  );
}

/** Makes concurrent changes of markups wait until the transaction ends: each may keep a part of the one before. */
export async function lockMarkups(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('carrier-markup', 0))`.execute(trx);
}

/** Sets the markup of an account. For the system role. @throws DatabaseError for an account of a client */
export async function insertMarkup(trx: Trx, accountId: string, markup: KeptMarkup): Promise<void> {
  const { percent, fixed, setAt } = markup;
  await trx
    .insertInto('carrier_markup')
    .values({
      account_id: accountId,
      percent,
      fixed: fixed.minor,
      currency: fixed.currency,
      set_at: setAt,
    })
    .execute();
}
