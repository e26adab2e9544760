import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { LockedOrder } from './order-state.store.ts';
import './order.table.ts';

/** A line with the units to move. */
export interface MovedLine {
  lineNo: number;
  skuCode: string;
  skuName: string | null;
  quantity: number;
  /** As the database writes it. */
  unitPrice: string | null;
  isUnknown: boolean;
  sharesSku: boolean;
}

/** The lines of an order, in sequence. */
export async function readLines(trx: Trx, orderId: string): Promise<MovedLine[]> {
  const rows = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
  return rows.map((row) => ({
    lineNo: row.line_no,
    skuCode: row.sku_code,
    skuName: row.sku_name,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    isUnknown: row.is_unknown,
    sharesSku: row.shares_sku,
  }));
}

/** The sum of lines, computed by the database; null when a price is unknown. */
const sumOf = (lines: readonly MovedLine[]) =>
  lines.every(({ unitPrice }) => unitPrice !== null)
    ? sql<number>`(select sum(price * units) from unnest(
        ${lines.map(({ unitPrice }) => unitPrice)}::numeric[], ${lines.map(({ quantity }) => quantity)}::integer[]
      ) as line (price, units))`
    : sql<number>`null::numeric`;

/** The units to move, and their share of the order, from 0 to 1. */
interface MovedPart {
  lines: readonly MovedLine[];
  share: number;
}

/** The part of an order's amount that goes with a split; both parts together have all of it. */
const shareOf = (column: 'cod_amount' | 'insurance_declared', share: number) =>
  sql`round(${sql.ref(column)} * ${share}::numeric, 2)`;

/**
 * Creates the order that takes the lines: the same except for its number, its packages, and the link to its store. Cash on delivery
 * and insurance are divided; properties of the goods apply to both.
 */
export async function insertPart(
  trx: Trx,
  { orderId, orderNo }: LockedOrder,
  { lines, share }: MovedPart,
  now: Date,
): Promise<{ orderId: string; orderNo: string }> {
  const { rows } = await sql<{ order_id: string; order_no: string }>`
    insert into customer_order (
      order_no, order_type, order_status, store_id, sender, recipient, currency, total_amount, carrier_name, service_code,
      reference, reference2, signature_type, hold_reason, state_note, state_by, state_at, hold_until, held_in_store_at,
      held_in_store_for, ship_by, tags, warehouse_id, label_plan, is_cod, cod_amount, pay_method, insurance_declared, lithium, battery_type, customs, split_from,
      own_fields, created_at, updated_at
    )
    select ${orderNo} || '-' || (
        select min(n) from generate_series(2, 1000) n where not exists (
          select from customer_order other where other.order_no = ${orderNo} || '-' || n
            and coalesce(other.store_id, 0) = coalesce(o.store_id, 0))),
      order_type, order_status, store_id, sender, recipient, currency, ${sumOf(lines)}, carrier_name, service_code,
      reference, reference2, signature_type, hold_reason, state_note, state_by, state_at, hold_until, held_in_store_at,
      held_in_store_for, ship_by, tags, warehouse_id, label_plan, is_cod, ${shareOf('cod_amount', share)}, pay_method, ${shareOf('insurance_declared', share)},
      lithium, battery_type, customs, coalesce(split_from, order_id),
      case when 'recipient' = any (own_fields) then array['recipient'] else '{}' end, created_at, ${now}
    from customer_order o where order_id = ${orderId}
    returning order_id, order_no`.execute(trx);
  const part = rows[0]!;
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ skuCode, skuName, quantity, unitPrice, isUnknown, sharesSku }, at) => ({
        order_id: part.order_id,
        line_no: at + 1,
        sku_code: skuCode,
        sku_name: skuName,
        quantity,
        unit_price: unitPrice === null ? null : Number(unitPrice),
        is_unknown: isUnknown,
        shares_sku: sharesSku,
      })),
    )
    .execute();
  await sql`
    insert into order_address_check (order_id, recipient, result, checked_at)
    select ${part.order_id}::bigint, recipient, result, checked_at from order_address_check where order_id = ${orderId}`.execute(
    trx,
  );
  return { orderId: part.order_id, orderNo: part.order_no };
}

/** Removes the lines from the order; from then on its store no longer writes its lines. */
export async function keepRest(
  trx: Trx,
  { orderId }: LockedOrder,
  { lines, share }: MovedPart,
  now: Date,
): Promise<void> {
  const numbers = lines.map(({ lineNo }) => lineNo);
  const units = lines.map(({ quantity }) => quantity);
  await sql`delete from order_line l using unnest(${numbers}::integer[], ${units}::integer[]) as moved (line_no, units)
    where l.order_id = ${orderId} and l.line_no = moved.line_no and l.quantity = moved.units`.execute(trx);
  await sql`update order_line l set quantity = l.quantity - moved.units
    from unnest(${numbers}::integer[], ${units}::integer[]) as moved (line_no, units)
    where l.order_id = ${orderId} and l.line_no = moved.line_no`.execute(trx);
  await sql`update customer_order set version = version + 1, updated_at = ${now},
      total_amount = case when total_amount is not null then greatest(total_amount - coalesce(${sumOf(lines)}, 0), 0) end,
      cod_amount = cod_amount - ${shareOf('cod_amount', share)},
      insurance_declared = insurance_declared - ${shareOf('insurance_declared', share)},
      own_fields = case when 'lines' = any (own_fields) then own_fields else array_append(own_fields, 'lines') end
    where order_id = ${orderId}`.execute(trx);
}
