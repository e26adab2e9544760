import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { SiteDay } from './simulation.store.ts';

/** Whether a warehouse can charge on a day. For staff. */
export async function hasCardOn(trx: Trx, warehouseId: string, day: string): Promise<boolean> {
  const { rows } = await sql`select from rate_card
    where warehouse_id = ${warehouseId} and client_org_id is null and status = 'PUBLISHED' and valid_from <= ${day}::date`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Charges of a client in a period that were taken from its wallet, and the invoice of exactly that period. For staff. */
export async function readMonth(
  trx: Trx,
  {
    warehouseId,
    orgId,
    fromDay,
    toDay,
  }: Pick<SiteDay, 'warehouseId' | 'orgId'> & { fromDay: string; toDay: string },
): Promise<{ isCharged: boolean; invoiceId: string | null; minor: number }> {
  const { rows } = await sql<{ isCharged: boolean; invoiceId: string | null; minor: number }>`
    select exists (select from charge_posting p where p.org_id = ${orgId} and p.warehouse_id = ${warehouseId}
        and p.day between ${fromDay}::date and ${toDay}::date) as "isCharged",
      i.invoice_id::text as "invoiceId", coalesce(i.minor, 0)::integer as minor
    from (select) n left join invoice i on i.org_id = ${orgId} and i.warehouse_id = ${warehouseId} and i.from_day = ${fromDay}::date
      and i.to_day = ${toDay}::date and i.status = 'ISSUED'`.execute(trx);
  return rows[0]!;
}

/** A charge of an invoice that could be disputed. For the client. */
export async function readDisputable(
  trx: Trx,
  invoiceId: string,
): Promise<{ lineNo: number; chargeId: string } | undefined> {
  const { rows } = await sql<{ lineNo: number; chargeId: string }>`
    select l.line_no as "lineNo", c.charge_id::text as "chargeId"
    from invoice_line l join billed_charge b using (invoice_id) join charge c on c.charge_id = b.charge_id and c.fee = l.fee
    where l.invoice_id = ${invoiceId} and l.fee = 'RECEIVE_UNIT' order by c.quantity, c.charge_id limit 1`.execute(
    trx,
  );
  return rows[0];
}
