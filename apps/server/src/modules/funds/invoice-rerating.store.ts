import type { FeeCode } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ClientAt } from './rating.store.ts';

/** The figures of an invoice. Minor units. */
export interface InvoiceFigures extends ClientAt {
  invoiceId: string;
  invoiceNo: string | null;
  currency: string;
  minor: number;
  lines: { lineNo: number; fee: FeeCode | null; minor: number }[];
}

/** An invoice's figures; undefined when there is none with charges. */
export async function readFigures(trx: Trx, invoiceId: string): Promise<InvoiceFigures | undefined> {
  const { rows } = await sql<Omit<InvoiceFigures, 'minor'> & { minor: string }>`
    select i.invoice_id::text as "invoiceId", i.invoice_no as "invoiceNo", i.org_id::text as "orgId",
      i.warehouse_id::text as "warehouseId", i.currency, i.minor::text as minor,
      (select json_agg(json_build_object('lineNo', l.line_no, 'fee', l.fee, 'minor', l.minor) order by l.line_no)
        from invoice_line l where l.invoice_id = i.invoice_id) as lines
    from invoice i where i.invoice_id = ${invoiceId} and i.status <> 'VOID'`.execute(trx);
  const [found] = rows;
  return found && { ...found, minor: Number(found.minor) };
}

/**
 * The sources of an invoice's charges: an event or a storage period, whether they reverse its charges, and the measures of the
 * day of rating. No amounts.
 */
export interface ChargeOrigin {
  eventId: string | null;
  runId: string | null;
  fromDay: string | null;
  toDay: string | null;
  isReversal: boolean;
  postingKey: string;
  measures: { productId: string; grams?: number; cm3?: string }[];
}

/** The sources of an invoice's charges, each once. A reversal has the event that it reverses. */
export async function readOrigins(trx: Trx, invoiceId: string): Promise<ChargeOrigin[]> {
  const { rows } = await sql<ChargeOrigin>`
    select coalesce(o.event_id, c.event_id)::text as "eventId", c.run_id::text as "runId", r.from_day::text as "fromDay",
      r.to_day::text as "toDay", c.reverses_id is not null as "isReversal", c.posting_key as "postingKey",
      jsonb_agg(distinct u - 'quantity') filter (where u is not null) as measures
    from billed_charge b join charge c using (charge_id) left join charge o on o.charge_id = c.reverses_id
      left join storage_run r on r.run_id = c.run_id left join lateral jsonb_array_elements(c.inputs -> 'items') u on true
    where b.invoice_id = ${invoiceId} group by 1, 2, 3, 4, 5, 6 order by 1, 2`.execute(trx);
  return rows.map((row) => ({ ...row, measures: row.measures ?? [] }));
}
