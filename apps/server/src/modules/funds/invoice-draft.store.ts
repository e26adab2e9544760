import type { FeeCode } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ClientAt } from './rating.store.ts';

/** The days of an invoice of a client. */
export interface InvoicePeriod extends ClientAt {
  fromDay: string;
  toDay: string;
}

/** Makes concurrent drafts of a client wait for each other, so that periods cannot overlap. */
export async function lockPeriods(trx: Trx, { orgId, warehouseId }: ClientAt): Promise<void> {
  const name = `invoice ${orgId} ${warehouseId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** A non-voided invoice of a client that overlaps with a period. */
export async function overlappingInvoice(
  trx: Trx,
  { orgId, warehouseId, fromDay, toDay }: InvoicePeriod,
): Promise<{ invoiceId: string; fromDay: string; toDay: string } | undefined> {
  const { rows } = await sql<{ invoiceId: string; fromDay: string; toDay: string }>`
    select invoice_id::text as "invoiceId", from_day::text as "fromDay", to_day::text as "toDay" from invoice
    where org_id = ${orgId} and warehouse_id = ${warehouseId} and status <> 'VOID' and from_day <= ${toDay} and to_day >= ${fromDay}
    order by (from_day = ${fromDay} and to_day = ${toDay}) desc limit 1`.execute(trx);
  return rows[0];
}

/** The name of an organization. Runs as that organization. */
export async function ownName(trx: Trx, orgId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select org_name as name from organisation where org_id = ${orgId}`.execute(trx);
  return rows[0]?.name ?? '';
}

/** Adds an empty draft. */
export async function insertInvoice(
  trx: Trx,
  given: InvoicePeriod & { providerOrgId: string; providerName: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into invoice (org_id, warehouse_id, provider_org_id, from_day, to_day, currency, provider_name, client_name, warehouse_name,
      drafted_at)
    select o.org_id, w.warehouse_id, ${given.providerOrgId}, ${given.fromDay}, ${given.toDay}, w.currency, ${given.providerName},
      o.org_name, w.warehouse_name, ${given.now}
    from warehouse w cross join organisation o where w.warehouse_id = ${given.warehouseId} and o.org_id = ${given.orgId}
    returning invoice_id::text as id`.execute(trx);
  return rows[0]!.id;
}

/**
 * Assigns the charges of the period to a draft, by wallet transaction: those without a document, including those rated
 * late for days that are already invoiced. @returns the cents taken from the wallet for them
 */
export async function takeCharges(trx: Trx, invoiceId: string, period: InvoicePeriod): Promise<number> {
  const { orgId, warehouseId, fromDay, toDay } = period;
  const { rows } = await sql<{ minor: string }>`
    with picked as (
      select p.posting_key, p.minor from charge_posting p
      where p.org_id = ${orgId} and p.warehouse_id = ${warehouseId} and p.day <= ${toDay}
        and (p.day >= ${fromDay} or exists (
          select from invoice i where i.org_id = p.org_id and i.warehouse_id = p.warehouse_id and i.status <> 'VOID'
            and p.day between i.from_day and i.to_day))
        and not exists (select from charge c join billed_charge b using (charge_id)
          where c.org_id = p.org_id and c.posting_key = p.posting_key)
    ), taken as (
      insert into billed_charge (charge_id, org_id, warehouse_id, invoice_id)
      select c.charge_id, c.org_id, c.warehouse_id, ${invoiceId} from charge c join picked using (posting_key) where c.org_id = ${orgId}
      returning charge_id
    ) select coalesce(sum(minor), 0)::text as minor from picked where exists (select from taken)`.execute(
    trx,
  );
  return Number(rows[0]!.minor);
}

/** The sums of an invoice's charges, by fee. */
export async function sumCharges(
  trx: Trx,
  invoiceId: string,
): Promise<{ fee: FeeCode; charges: number; quantity: string; amount: string; currency: string }[]> {
  const { rows } = await sql<{
    fee: FeeCode;
    charges: number;
    quantity: string;
    amount: string;
    currency: string;
  }>`
    select c.fee, count(*)::integer as charges, trim_scale(sum(c.quantity))::text as quantity, sum(c.amount)::text as amount, c.currency
    from billed_charge b join charge c using (charge_id) where b.invoice_id = ${invoiceId} group by c.fee, c.currency`.execute(
    trx,
  );
  return rows;
}

/** Writes the lines and totals of a draft. */
export async function insertLines(
  trx: Trx,
  given: ClientAt & {
    invoiceId: string;
    minor: number;
    lines: readonly {
      fee: FeeCode | null;
      charges: number;
      quantity: string;
      amount: string;
      minor: number;
    }[];
  },
): Promise<void> {
  const { invoiceId, orgId, warehouseId, minor, lines } = given;
  const rows = lines.map((line, index) => ({ ...line, line_no: index + 1 }));
  await sql`
    insert into invoice_line (invoice_id, line_no, org_id, warehouse_id, fee, charges, quantity, amount, minor)
    select ${invoiceId}, line_no, ${orgId}, ${warehouseId}, fee, charges, quantity, amount, minor
    from jsonb_populate_recordset(null::invoice_line, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
  await sql`update invoice set minor = ${minor} where invoice_id = ${invoiceId}`.execute(trx);
}
