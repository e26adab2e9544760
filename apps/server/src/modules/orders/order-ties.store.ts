import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** An order that holds goods of another: it, what was split off from it, and what either was merged into. */
interface Tied {
  orderId: string;
  /** Null: it ships by itself. */
  whole: string | null;
}

/** The orders that what a store says of one concerns as well. */
export async function readTies(trx: Trx, orderId: string): Promise<Tied[]> {
  const { rows } = await sql<Tied>`
    select order_id::text as "orderId", case when merge_role = 'PART' then merged_into::text end as whole
    from customer_order where order_id = ${orderId} or split_from = ${orderId} order by order_id`.execute(
    trx,
  );
  return rows;
}

/** Whether other orders, or a warehouse, hold goods of this one: then it stays on record. */
export async function isTied(trx: Trx, orderId: string): Promise<boolean> {
  const ties = await readTies(trx, orderId);
  if (ties.length > 1 || ties.some(({ whole }) => whole !== null)) return true;
  const { rows } = await sql`
    select from outbound where order_id = ${orderId} and status <> 'CANCELLED'`.execute(trx);
  return rows.length > 0;
}

/** Whether an order is what its store has, and no part or merge of it. */
export async function isUndivided(trx: Trx, orderId: string): Promise<boolean> {
  const ties = await readTies(trx, orderId);
  return ties.length === 1 && ties[0]?.whole === null;
}
