import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './auto-top-up.table.ts';

/** Records a charge in the demo provider's books; a repeated call returns the existing one. For the system role. */
export async function chargeOnce(
  trx: Trx,
  given: { reference: string; currency: string; minor: number; isPaid: boolean },
): Promise<{ isPaid: boolean }> {
  const { reference, currency, minor, isPaid } = given;
  const row = await trx
    .insertInto('demo_payment_charge')
    .values({ reference, currency, amount: minor, is_paid: isPaid })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet({ asked_times: sql`demo_payment_charge.asked_times + 1` }),
    )
    .returning('is_paid')
    .executeTakeFirstOrThrow();
  return { isPaid: row.is_paid };
}
