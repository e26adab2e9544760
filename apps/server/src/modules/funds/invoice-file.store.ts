import type { FeeCode } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { InvoiceDocument } from './invoice-layout.ts';

/** An invoice as a document; undefined when the role sees none with that id. */
export async function readInvoiceDocument(trx: Trx, invoiceId: string): Promise<InvoiceDocument | undefined> {
  const { rows } = await sql<Omit<InvoiceDocument, 'minor'> & { minor: string }>`
    select 'INVOICE' as kind, i.invoice_no as number, null as "ofInvoice", null as reason, i.provider_name as "providerName",
      i.client_name as "clientName", i.warehouse_name as "warehouseName", i.from_day::text as "fromDay", i.to_day::text as "toDay",
      i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.currency, i.minor::text as minor,
      (select coalesce(json_agg(json_build_object('fee', l.fee, 'charges', l.charges, 'quantity', trim_scale(l.quantity)::text,
          'minor', l.minor) order by l.line_no), '[]') from invoice_line l where l.invoice_id = i.invoice_id) as lines
    from invoice i where i.invoice_id = ${invoiceId}`.execute(trx);
  const [found] = rows;
  return found && { ...found, minor: Number(found.minor) };
}

/** A credit note as a document; undefined when the role sees none with that id. Its reversals are of one fee. */
export async function readCreditDocument(
  trx: Trx,
  creditNoteId: string,
): Promise<InvoiceDocument | undefined> {
  const { rows } = await sql<Omit<InvoiceDocument, 'minor'> & { minor: string }>`
    select 'CREDIT_NOTE' as kind, n.credit_note_no as number, i.invoice_no as "ofInvoice", d.reason, i.provider_name as "providerName",
      i.client_name as "clientName", i.warehouse_name as "warehouseName", i.from_day::text as "fromDay", i.to_day::text as "toDay",
      n.issued_on::text as "issuedOn", null as "dueOn", i.currency, n.minor::text as minor,
      (select json_agg(json_build_object('fee', s.fee, 'charges', s.charges, 'quantity', s.quantity, 'minor', n.minor)) from (
        select c.fee, count(*) as charges, trim_scale(-sum(c.quantity))::text as quantity from billed_charge b join charge c using (charge_id)
        where b.credit_note_id = n.credit_note_id group by 1) s) as lines
    from credit_note n join invoice i using (invoice_id) join invoice_dispute d using (dispute_id)
    where n.credit_note_id = ${creditNoteId}`.execute(trx);
  const [found] = rows;
  return found && { ...found, minor: Number(found.minor) };
}

/** A charge as a row of a workbook. Quantity and amount are exact texts. */
export interface BilledCharge {
  chargeId: string;
  day: string;
  fee: FeeCode;
  subjectNo: string | null;
  reference: string | null;
  skuCode: string | null;
  quantity: string;
  amount: string;
  currency: string;
  cardName: string;
  ruleNo: number;
  eventId: string | null;
  reversesId: string | null;
}

/** The document to read. */
export type BilledDocument = { invoiceId: string } | { creditNoteId: string };

/** Charges of a document after one of them, in sequence. */
export async function readBilledCharges(
  trx: Trx,
  given: { of: BilledDocument; behind: string; limit: number },
): Promise<BilledCharge[]> {
  const { of, behind, limit } = given;
  const own =
    'invoiceId' in of ? sql`b.invoice_id = ${of.invoiceId}` : sql`b.credit_note_id = ${of.creditNoteId}`;
  const { rows } = await sql<BilledCharge>`
    select c.charge_id::text as "chargeId", c.day::text as day, c.fee, coalesce(o.outbound_no, i.inbound_no, wo.work_order_no, cd.crossdock_no) as "subjectNo",
      coalesce(o.client_ref, i.client_ref, wo.client_ref, cd.client_ref) as reference, p.sku_code as "skuCode", trim_scale(c.quantity)::text as quantity,
      c.amount::text as amount, c.currency, k.card_name as "cardName", c.rule_no as "ruleNo", c.event_id::text as "eventId",
      c.reverses_id::text as "reversesId"
    from billed_charge b join charge c using (charge_id) join rate_card k using (card_id)
      left join wms_event e on e.event_id = c.event_id
      left join outbound o on e.subject_kind = 'outbound' and o.outbound_id = e.subject_id
      left join inbound i on e.subject_kind = 'inbound' and i.inbound_id = e.subject_id
      left join work_order wo on e.subject_kind = 'work-order' and wo.work_order_id = e.subject_id
      left join crossdock cd on e.subject_kind = 'crossdock' and cd.crossdock_id = e.subject_id
      left join product p on p.product_id = c.product_id
    where ${own} and c.charge_id > ${behind} order by c.charge_id limit ${limit}`.execute(trx);
  return rows;
}
