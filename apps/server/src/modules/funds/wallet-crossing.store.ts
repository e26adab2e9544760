import type { PaymentMethod } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './auto-top-up.table.ts';
import './funds.table.ts';

/** A balance that fell below a limit. */
export interface Crossing {
  crossingId: string;
  walletId: string;
  kind: 'low-balance' | 'top-up';
  isAnswered: boolean;
}

/** A crossing, locked until the transaction ends: the second of two nodes finds it handled. */
export async function lockCrossing(trx: Trx, crossingId: string): Promise<Crossing | undefined> {
  const row = await trx
    .selectFrom('wallet_crossing')
    .selectAll()
    .where('crossing_id', '=', crossingId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      crossingId: row.crossing_id,
      walletId: row.wallet_id,
      kind: row.kind,
      isAnswered: row.answered_at !== null,
    }
  );
}

/** A wallet below its threshold when the consent is given counts as having crossed it. */
export async function insertCrossing(trx: Trx, walletId: string): Promise<string> {
  const row = await trx
    .insertInto('wallet_crossing')
    .values({ wallet_id: walletId, kind: 'top-up' })
    .returning('crossing_id')
    .executeTakeFirstOrThrow();
  return row.crossing_id;
}

/** Marks a crossing as handled. */
export async function answerCrossing(trx: Trx, crossingId: string, at: Date): Promise<void> {
  await trx
    .updateTable('wallet_crossing')
    .set({ answered_at: at })
    .where('crossing_id', '=', crossingId)
    .execute();
}

/** The alert threshold of a wallet in minor units; null: it is off. */
export async function alertLimitOf(trx: Trx, walletId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('wallet')
    .select('low_balance')
    .where('wallet_id', '=', walletId)
    .executeTakeFirstOrThrow();
  return row.low_balance === null ? null : Number(row.low_balance);
}

/** A payment started by a crossing whose outcome is not recorded. Minor units. */
export interface OpenAttempt {
  crossingId: string;
  /** Its consent, which may have ended since, and its threshold. */
  consentId: string;
  threshold: number;
  paymentId: string;
  reference: string;
  method: PaymentMethod;
  currency: string;
  minor: number;
}

/** The open attempt of a crossing. */
export async function openAttempt(trx: Trx, crossingId: string): Promise<OpenAttempt | undefined> {
  const row = await trx
    .selectFrom('auto_top_up_attempt as a')
    .innerJoin('payment as p', 'p.payment_id', 'a.payment_id')
    .innerJoin('auto_top_up as c', 'c.consent_id', 'a.consent_id')
    .select(['a.crossing_id', 'a.consent_id', 'c.threshold'])
    .select(['p.payment_id', 'p.reference', 'p.method', 'p.currency', 'p.amount'])
    .where('a.crossing_id', '=', crossingId)
    .where('a.state', '=', 'STARTED')
    .executeTakeFirst();
  return (
    row && {
      crossingId: row.crossing_id,
      consentId: row.consent_id,
      threshold: Number(row.threshold),
      paymentId: row.payment_id,
      reference: row.reference,
      method: row.method,
      currency: row.currency,
      minor: Number(row.amount),
    }
  );
}

/** Records that a crossing was checked, which moves it behind the others. */
export async function noteCrossingLook(trx: Trx, crossingId: string, now: Date): Promise<void> {
  await trx
    .updateTable('wallet_crossing')
    .set({ followed_at: now })
    .where('crossing_id', '=', crossingId)
    .execute();
}

/**
 * Crossings from before a moment that are unhandled, or whose payment is open, least recently checked first. For the system role.
 */
export async function leftCrossings(
  trx: Trx,
  { before, most }: { before: Date; most: number },
): Promise<{ orgId: string; crossingId: string }[]> {
  const rows = await trx
    .selectFrom('wallet_crossing as c')
    .leftJoin('auto_top_up_attempt as a', 'a.crossing_id', 'c.crossing_id')
    .select(['c.org_id', 'c.crossing_id'])
    .where((where) =>
      where.or([
        where.and([where('c.answered_at', 'is', null), where('c.created_at', '<', before)]),
        where.and([where('a.state', '=', 'STARTED'), where('a.started_at', '<', before)]),
      ]),
    )
    .orderBy(sql`coalesce(c.followed_at, c.created_at)`)
    .orderBy('c.crossing_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ orgId: row.org_id, crossingId: row.crossing_id }));
}

/** The warehouse name of a wallet; undefined for postage. */
export async function warehouseOfWallet(trx: Trx, walletId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(w.warehouse_name, w.warehouse_code) as name
    from wallet a join warehouse w using (warehouse_id) where a.wallet_id = ${walletId}`.execute(trx);
  return rows[0]?.name;
}
