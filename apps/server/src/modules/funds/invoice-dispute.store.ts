import type { DisputeStatus } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ClientAt } from './rating.store.ts';

/** The invoice line to dispute; undefined when the role sees none. */
export async function readDisputedLine(
  trx: Trx,
  { invoiceId, lineNo }: { invoiceId: string; lineNo: number },
): Promise<(ClientAt & { fee: string | null }) | undefined> {
  const { rows } = await sql<ClientAt & { fee: string | null }>`
    select l.org_id::text as "orgId", l.warehouse_id::text as "warehouseId", l.fee from invoice_line l
    join invoice i using (invoice_id) where i.status = 'ISSUED' and l.invoice_id = ${invoiceId} and l.line_no = ${lineNo}`.execute(
    trx,
  );
  return rows[0];
}

/** How many of the given charges are on an invoice line. */
export async function countOnLine(
  trx: Trx,
  { invoiceId, fee, chargeIds }: { invoiceId: string; fee: string; chargeIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from billed_charge b join charge c using (charge_id)
    where b.invoice_id = ${invoiceId} and c.fee = ${fee} and b.charge_id = any (${chargeIds}::bigint[])`.execute(
    trx,
  );
  return rows[0]!.found;
}

/** Records a dispute; false when the line has an open one. */
export async function insertDispute(
  trx: Trx,
  given: ClientAt & {
    invoiceId: string;
    lineNo: number;
    chargeIds: readonly string[] | null;
    reason: string;
    now: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into invoice_dispute (org_id, warehouse_id, invoice_id, line_no, charge_ids, reason, opened_at)
    values (${given.orgId}, ${given.warehouseId}, ${given.invoiceId}, ${given.lineNo}, ${given.chargeIds}::bigint[], ${given.reason},
      ${given.now})
    on conflict (invoice_id, line_no) where status = 'OPEN' do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Whether the open dispute of a line equals a new one. */
export async function isSameDispute(
  trx: Trx,
  given: { invoiceId: string; lineNo: number; chargeIds: readonly string[] | null; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_dispute where invoice_id = ${given.invoiceId} and line_no = ${given.lineNo} and status = 'OPEN'
      and reason = ${given.reason} and charge_ids is not distinct from ${given.chargeIds}::bigint[]`.execute(
    trx,
  );
  return rows.length > 0;
}

/** The data of a dispute for its answer. */
export interface Dispute extends ClientAt {
  disputeId: string;
  invoiceId: string;
  providerOrgId: string;
  currency: string;
  status: DisputeStatus;
}

/** Locks a dispute until the transaction ends; undefined when the role sees none with that id. For staff. */
export async function lockDispute(trx: Trx, disputeId: string): Promise<Dispute | undefined> {
  const { rows } = await sql<Dispute>`
    select d.dispute_id::text as "disputeId", d.org_id::text as "orgId", d.warehouse_id::text as "warehouseId",
      d.invoice_id::text as "invoiceId", i.provider_org_id::text as "providerOrgId", i.currency, d.status
    from invoice_dispute d join invoice i using (invoice_id) where d.dispute_id = ${disputeId} for update of d`.execute(
    trx,
  );
  return rows[0];
}

/** Closes a dispute. */
export async function answerDispute(
  trx: Trx,
  given: { disputeId: string; status: 'CREDITED' | 'DECLINED'; answer: string; now: Date },
): Promise<void> {
  await sql`update invoice_dispute set status = ${given.status}, answer = ${given.answer}, answered_at = ${given.now}
    where dispute_id = ${given.disputeId}`.execute(trx);
}

/** The key for refunding the charges of a dispute to the wallet. */
const creditKey = (disputeId: string): string => `credit-${disputeId}`;

/**
 * Reverses the unreversed charges of a dispute by opposite amounts. `part` is negative, since the event has its own
 * parts already. @returns their sum, negative; undefined when there was nothing left to reverse
 */
export async function insertCredits(
  trx: Trx,
  { disputeId, day, now }: { disputeId: string; day: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ amount: string | null }>`
    with reversed as (
      insert into charge (org_id, warehouse_id, event_id, run_id, part, fee, card_id, rule_no, day, product_id, quantity, amount, currency,
        inputs, posting_key, reverses_id, created_at)
      select c.org_id, c.warehouse_id, c.event_id, c.run_id, -c.part, c.fee, c.card_id, c.rule_no, ${day}::date, c.product_id, -c.quantity,
        -c.amount, c.currency, c.inputs, ${creditKey(disputeId)}, c.charge_id, ${now}
      from invoice_dispute d join invoice_line l using (invoice_id, line_no) join billed_charge b on b.invoice_id = d.invoice_id
        join charge c on c.charge_id = b.charge_id and c.fee = l.fee
      where d.dispute_id = ${disputeId} and (d.charge_ids is null or c.charge_id = any (d.charge_ids)) and c.reverses_id is null
        and not exists (select from charge r where r.reverses_id = c.charge_id)
      returning amount
    ) select sum(amount)::text as amount from reversed`.execute(trx);
  return rows[0]!.amount ?? undefined;
}

/** The amount credit notes have returned for the line of a dispute: exact, at or below zero, and in minor units, at or above. */
export async function creditedOnLine(
  trx: Trx,
  disputeId: string,
): Promise<{ amount: string; minor: number }> {
  const { rows } = await sql<{ amount: string; minor: string }>`
    select coalesce(sum(n.minor), 0)::text as minor, coalesce(sum((
      select sum(c.amount) from billed_charge b join charge c using (charge_id) where b.credit_note_id = n.credit_note_id)), 0)::text as amount
    from invoice_dispute d join invoice_dispute other using (invoice_id, line_no) join credit_note n on n.dispute_id = other.dispute_id
    where d.dispute_id = ${disputeId}`.execute(trx);
  return { amount: rows[0]!.amount, minor: Number(rows[0]!.minor) };
}

/** Records a credit note with its reversals. */
export async function insertCreditNote(
  trx: Trx,
  given: Dispute & { creditNoteNo: string; minor: number; day: string },
): Promise<void> {
  await sql`
    with note as (
      insert into credit_note (org_id, warehouse_id, provider_org_id, invoice_id, dispute_id, credit_note_no, minor, issued_on)
      values (${given.orgId}, ${given.warehouseId}, ${given.providerOrgId}, ${given.invoiceId}, ${given.disputeId}, ${given.creditNoteNo},
        ${given.minor}, ${given.day})
      returning credit_note_id
    )
    insert into billed_charge (charge_id, org_id, warehouse_id, credit_note_id)
    select c.charge_id, c.org_id, c.warehouse_id, note.credit_note_id from charge c cross join note
    where c.org_id = ${given.orgId} and c.posting_key = ${creditKey(given.disputeId)}`.execute(trx);
}
