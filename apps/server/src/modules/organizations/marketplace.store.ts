import type { Trx } from '../../platform/database.ts';
import './warehouse-authorization.table.ts';

/**
 * The organization, if it may use the marketplace warehouse integration (spec §2, settings menu): because its provider allows it, or
 * because it has authorized the marketplace itself. Otherwise null.
 */
export async function readMarketplaceOrganisations(
  trx: Trx,
  orgId: string,
): Promise<{ orgId: string; orgName: string }[] | null> {
  const rows = await trx
    .selectFrom('organisation')
    .select(['org_id as orgId', 'org_name as orgName'])
    .where('org_id', '=', orgId)
    .where((where) =>
      where.or([
        where('marketplace_warehouse', '=', true),
        where.exists(trx.selectFrom('warehouse_authorization').select('authorization_id').limit(1)),
      ]),
    )
    .execute();
  return rows.length > 0 ? rows : null;
}
