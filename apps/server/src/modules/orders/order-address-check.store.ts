import type { Address } from '@lading/contracts/core';
import type { AddressCheck } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './order.table.ts';

/** Recipients of orders; orders of other organizations are missing. */
export async function readRecipients(trx: Trx, orderIds: readonly string[]): Promise<Map<string, Address>> {
  const rows = await trx
    .selectFrom('customer_order')
    .select(['order_id', 'recipient'])
    .where('order_id', '=', sql<string>`any (${orderIds.filter(isRowId)}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.recipient]));
}

/** Stores a carrier's answer about an order's address. @returns false, storing nothing, when the address has changed or the order is gone */
export async function keepRecipientCheck(
  trx: Trx,
  given: { orderId: string; recipient: Address; result: AddressCheck; now: Date },
): Promise<boolean> {
  const { orderId, recipient, result, now } = given;
  const { numAffectedRows: kept = 0n } = await sql`
    insert into order_address_check (order_id, recipient, result, checked_at)
    select order_id, recipient, ${JSON.stringify(result)}::jsonb, ${now}::timestamptz from customer_order
    where order_id = ${orderId} and recipient = ${JSON.stringify(recipient)}::jsonb
    on conflict (order_id) do update
      set recipient = excluded.recipient, result = excluded.result, checked_at = excluded.checked_at`.execute(
    trx,
  );
  return kept > 0n;
}

/** A carrier's answer about the current address of an order; null when none was asked about it. */
export async function readRecipientCheck(trx: Trx, orderId: string): Promise<AddressCheck | null> {
  const row = await trx
    .selectFrom('order_address_check as c')
    .innerJoin('customer_order as o', 'o.order_id', 'c.order_id')
    .select('c.result')
    .where('c.order_id', '=', orderId)
    .whereRef('o.recipient', '=', 'c.recipient')
    .executeTakeFirst();
  return row?.result ?? null;
}

/** An address without the fields that say nothing of the place. */
const placeIn = (alias: string) =>
  sql`(jsonb_strip_nulls(${sql.ref(`${alias}.recipient`)}) - array['phone', 'email'])`;

/** Copies carriers' answers to orders with the same goods and the same address, such as a merge, unless these have one of their own. */
export async function copyRecipientChecks(
  trx: Trx,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<void> {
  await sql`
    insert into order_address_check (order_id, recipient, result, checked_at)
    select distinct on (o.order_id) o.order_id, o.recipient, c.result, c.checked_at
    from order_address_check c
      join customer_order checked on checked.order_id = c.order_id and checked.recipient = c.recipient
      join customer_order o on ${placeIn('o')} = ${placeIn('checked')}
    where c.order_id = any (${[...from]}::bigint[]) and o.order_id = any (${[...to]}::bigint[])
    order by o.order_id, c.checked_at desc
    on conflict (order_id) do update
      set recipient = excluded.recipient, result = excluded.result, checked_at = excluded.checked_at
      where order_address_check.recipient <> excluded.recipient`.execute(trx);
}
