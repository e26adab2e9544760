import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { microText } from './exact-decimal.ts';
import type { ClientAt, EventFacts } from './rating.store.ts';

/** A charge to record. */
export interface NewCharge extends ClientAt {
  eventId?: string;
  runId?: string;
  part: number;
  fee: string;
  cardId: string;
  ruleNo: number;
  day: string;
  productId?: string;
  quantity: string;
  micros: bigint;
  currency: string;
  inputs: unknown;
  postingKey: string;
}

/** Records charges. */
export async function insertCharges(trx: Trx, charges: readonly NewCharge[], now: Date): Promise<void> {
  const rows = charges.map((charge) => ({
    org_id: charge.orgId,
    warehouse_id: charge.warehouseId,
    event_id: charge.eventId ?? null,
    run_id: charge.runId ?? null,
    part: charge.part,
    fee: charge.fee,
    card_id: charge.cardId,
    rule_no: charge.ruleNo,
    day: charge.day,
    product_id: charge.productId ?? null,
    quantity: charge.quantity,
    amount: microText(charge.micros),
    currency: charge.currency,
    inputs: charge.inputs,
    posting_key: charge.postingKey,
  }));
  await sql`insert into charge (org_id, warehouse_id, event_id, run_id, part, fee, card_id, rule_no, day, product_id, quantity, amount,
      currency, inputs, posting_key, created_at)
    select org_id, warehouse_id, event_id, run_id, part, fee, card_id, rule_no, day, product_id, quantity, amount, currency, inputs,
      posting_key, ${now} from jsonb_populate_recordset(null::charge, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}

/** Reverses the charges of a reversed event, except those reversed by a credit note. @returns how many */
export async function insertReversedCharges(trx: Trx, event: EventFacts, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into charge (org_id, warehouse_id, event_id, part, fee, card_id, rule_no, day, product_id, quantity, amount, currency, inputs,
      posting_key, reverses_id, created_at)
    select org_id, warehouse_id, ${event.eventId}, part, fee, card_id, rule_no, ${event.day}, product_id, -quantity, -amount, currency,
      inputs, ${`event-${event.eventId}`}, charge_id, ${now}
    from charge c where c.event_id = ${event.reversesId} and c.reverses_id is null
      and not exists (select from charge r where r.reverses_id = c.charge_id)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
