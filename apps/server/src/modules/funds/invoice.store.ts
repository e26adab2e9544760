import type { Page } from '@lading/contracts/core';
import type {
  DisputeStatus,
  InvoiceDetail,
  InvoiceDispute,
  InvoiceLine,
  InvoiceRow,
  InvoiceStatus,
} from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { holdsText } from '../../platform/holds-text.ts';

const amount = (minor: Sql, currency = sql`i.currency`) =>
  sql`json_build_object('minor', ${minor}, 'currency', ${currency})`;

const fields = sql`i.invoice_id::text as "invoiceId", i.invoice_no as "invoiceNo", i.status, i.org_id::text as "orgId",
  i.client_name as "clientName", i.provider_name as "providerName", i.warehouse_id::text as "warehouseId",
  i.warehouse_name as "warehouseName", i.from_day::text as "fromDay", i.to_day::text as "toDay", i.issued_on::text as "issuedOn",
  i.due_on::text as "dueOn", i.currency, ${amount(sql`i.minor`)} as total,
  ${amount(sql`coalesce((select sum(n.minor) from credit_note n where n.invoice_id = i.invoice_id), 0)`)} as credited,
  (select count(*)::integer from invoice_dispute d where d.invoice_id = i.invoice_id and d.status = 'OPEN') as "openDisputes"`;

/** The filters of a list of invoices. */
export interface InvoiceChoice {
  warehouseId?: string | undefined;
  orgId?: string | undefined;
  status?: InvoiceStatus | undefined;
  disputed?: DisputeStatus | undefined;
  search?: string | undefined;
  sort?: 'period:asc' | 'period:desc' | undefined;
  pageNo: number;
  pageSize: number;
}

/** One page of invoices, latest period first. Only rows visible to the role: clients see issued ones. */
export async function readInvoicePage(trx: Trx, choice: InvoiceChoice): Promise<Page<InvoiceRow>> {
  const { warehouseId, orgId, status, disputed, search, pageNo, pageSize } = choice;
  const conditions = [
    sql`true`,
    ...(warehouseId ? [sql`i.warehouse_id::text = ${warehouseId}`] : []),
    ...(orgId ? [sql`i.org_id::text = ${orgId}`] : []),
    ...(status ? [sql`i.status = ${status}`] : []),
    ...(disputed
      ? [
          sql`exists (select from invoice_dispute d where d.invoice_id = i.invoice_id and d.status = ${disputed})`,
        ]
      : []),
    ...(search ? [holdsText(search, sql`i.invoice_no`, sql`i.client_name`)] : []),
  ];
  const direction = choice.sort === 'period:asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<InvoiceRow & { all: string }>`
    select ${fields}, count(*) over () as all from invoice i where ${sql.join(conditions, sql` and `)}
    order by i.to_day ${direction}, i.invoice_id ${direction} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    trx,
  );
  return { records: rows.map(({ all: _all, ...row }) => row), total: Number(rows[0]?.all ?? 0) };
}

/** An invoice with its lines and disputes; undefined when the role sees none with that id. */
export async function readInvoice(trx: Trx, invoiceId: string): Promise<InvoiceDetail | undefined> {
  const { rows } = await sql<Omit<InvoiceDetail, 'lines' | 'disputes'>>`
    select ${fields}, case when i.status = 'DRAFT' then (
        select count(*)::integer from event_rating g where g.org_id = i.org_id and g.warehouse_id = i.warehouse_id
          and g.outcome = 'UNRATED' and g.day between i.from_day and i.to_day) else 0 end as unrated
    from invoice i where i.invoice_id = ${invoiceId}`.execute(trx);
  const [found] = rows;
  if (!found) return undefined;
  const lines = await sql<InvoiceLine>`
    select l.line_no as "lineNo", l.fee, l.charges, trim_scale(l.quantity)::text as quantity, l.amount::text as amount,
      ${amount(sql`l.minor`)} as total
    from invoice_line l join invoice i using (invoice_id) where l.invoice_id = ${invoiceId} order by l.line_no`.execute(
    trx,
  );
  const disputes = await sql<InvoiceDispute>`
    select d.dispute_id::text as "disputeId", d.line_no as "lineNo", l.fee, d.status, d.reason, d.answer,
      coalesce(cardinality(d.charge_ids), l.charges) as charges, to_json(d.opened_at) #>> '{}' as "openedAt",
      to_json(d.answered_at) #>> '{}' as "answeredAt", n.credit_note_id::text as "creditNoteId", n.credit_note_no as "creditNoteNo",
      case when n.minor is not null then ${amount(sql`n.minor`)} end as credited
    from invoice_dispute d join invoice_line l using (invoice_id, line_no) join invoice i using (invoice_id)
      left join credit_note n using (dispute_id)
    where d.invoice_id = ${invoiceId} order by d.dispute_id desc`.execute(trx);
  return { ...found, lines: lines.rows, disputes: disputes.rows };
}

/** Locks an invoice until the transaction ends; undefined when the role sees none with that id. For staff. */
export async function lockInvoice(
  trx: Trx,
  invoiceId: string,
): Promise<{ orgId: string; warehouseId: string; status: InvoiceStatus } | undefined> {
  const { rows } = await sql<{ orgId: string; warehouseId: string; status: InvoiceStatus }>`
    select org_id::text as "orgId", warehouse_id::text as "warehouseId", status from invoice
    where invoice_id = ${invoiceId} for update`.execute(trx);
  return rows[0];
}

/** Gives a draft its number, its date and its due date. */
export async function markIssued(
  trx: Trx,
  given: { invoiceId: string; invoiceNo: string; today: string; now: Date },
): Promise<void> {
  const { invoiceId, invoiceNo, today, now } = given;
  await sql`
    update invoice i set status = 'ISSUED', invoice_no = ${invoiceNo}, issued_at = ${now}, issued_on = ${today}::date,
      due_on = ${today}::date + coalesce((
        select t.due_days from billing_terms t where t.org_id = i.org_id and t.warehouse_id = i.warehouse_id), 14)
    where invoice_id = ${invoiceId}`.execute(trx);
}

/** Voids a draft and frees its charges for another. */
export async function voidDraft(trx: Trx, invoiceId: string, now: Date): Promise<void> {
  await sql`delete from billed_charge where invoice_id = ${invoiceId}`.execute(trx);
  await sql`delete from invoice_line where invoice_id = ${invoiceId}`.execute(trx);
  await sql`update invoice set status = 'VOID', voided_at = ${now} where invoice_id = ${invoiceId}`.execute(
    trx,
  );
}

/** The next number of a provider's documents; the row stays locked until the transaction ends, so that none is skipped. */
export async function nextNumber(
  trx: Trx,
  warehouseId: string,
  kind: 'INVOICE' | 'CREDIT_NOTE',
): Promise<string> {
  const { rows } = await sql<{ taken: string }>`
    select next_invoice_number(${warehouseId}, ${kind})::text as taken`.execute(trx);
  return `${kind === 'INVOICE' ? 'INV' : 'CN'}-${rows[0]!.taken.padStart(6, '0')}`;
}

/** The current day in a warehouse. */
export async function dayAt(trx: Trx, warehouseId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (${now}::timestamptz at time zone time_zone)::date::text as day from warehouse
    where warehouse_id = ${warehouseId}`.execute(trx);
  return rows[0]!.day;
}
