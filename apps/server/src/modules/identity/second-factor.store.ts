import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './second-factor.table.ts';

/** A person's second factor, set up or being set up. */
export interface Factor {
  sealed_secret: string;
  begun_at: Date;
  confirmed_at: Date | null;
  codes_left: number;
}

/** Undefined when the person has none. */
export async function readFactor(trx: Trx, userId: string): Promise<Factor | undefined> {
  return trx
    .selectFrom('second_factor')
    .select(['sealed_secret', 'begun_at', 'confirmed_at'])
    .select(
      sql<number>`(select count(*)::int from recovery_code c where c.user_id = second_factor.user_id)`.as(
        'codes_left',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a new secret that waits for its first code. False if one is already active. */
export async function beginFactor(
  trx: Trx,
  person: { user_id: string; org_id: string },
  { sealed, now }: { sealed: string; now: Date },
): Promise<boolean> {
  const values = { sealed_secret: sealed, begun_at: now };
  const row = await trx
    .insertInto('second_factor')
    .values({ user_id: person.user_id, org_id: person.org_id, confirmed_at: null, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns it on; the code of `step` is consumed. */
export async function confirmFactor(trx: Trx, userId: string, step: number, now: Date): Promise<void> {
  await trx
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: String(step) })
    .where('user_id', '=', userId)
    .execute();
}

/** Consumes the code of a step. False when it, or a later one, was used before: a code is single-use (RFC 6238 §5.2). */
export async function spendStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Consumes a recovery code. False when the person has no such code. */
export async function spendRecoveryCode(trx: Trx, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces all recovery codes. */
export async function keepRecoveryCodes(
  trx: Trx,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Removes the factor with its recovery codes. */
export async function removeFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
}
