import type { ExplainedCharges } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** The charges that were taken from a wallet, or given back, under one key: what each rule of the rate card came to. */
export async function readPostedCharges(trx: Trx, postingKey: string): Promise<ExplainedCharges[]> {
  const { rows } = await sql<ExplainedCharges>`
    select c.fee, k.card_name as "cardName", k.rules -> (c.rule_no - 1) as rule, count(*)::integer as charges,
      trim_scale(sum(c.quantity))::text as quantity, sum(c.amount)::text as amount
    from charge c left join rate_card k using (card_id) where c.posting_key = ${postingKey}
    group by c.fee, c.rule_no, k.card_id order by c.fee, c.rule_no, k.card_id`.execute(trx);
  return rows;
}
