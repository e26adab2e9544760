import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** The organisation, when it may use the marketplace warehouse integration (spec §2, settings menu); else null. */
export async function readMarketplaceOrganisations(
  trx: Trx,
  orgId: string,
): Promise<{ orgId: string; orgName: string }[] | null> {
  const rows = await trx
    .selectFrom('organisation')
    .select(['org_id as orgId', 'org_name as orgName'])
    .where('org_id', '=', orgId)
    .where('marketplace_warehouse', '=', true)
    .execute();
  return rows.length > 0 ? rows : null;
}
