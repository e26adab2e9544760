import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** Identity verification of an organization (spec §3, `ezeeshipUser`). */
export async function readIdentity(trx: Trx, orgId: string): Promise<{ authFlag: boolean } | null> {
  const row = await trx
    .selectFrom('organisation')
    .select('identity_verified')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row ? { authFlag: row.identity_verified } : null;
}
