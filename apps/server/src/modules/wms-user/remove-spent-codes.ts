import type { Platform } from '../../platform/platform.ts';
import './second-factor.table.ts';
import './sign-in.table.ts';

/** Removes mailed codes, handover codes and sign-ins without their second step that have run out. */
export async function removeSpentCodes({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  await database.asSystem(async (trx) => {
    await trx.deleteFrom('mailed_code').where('expires_at', '<', now).execute();
    await trx.deleteFrom('handover_code').where('expires_at', '<', now).execute();
    await trx.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
  });
}
