import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** The edition that an organisation belongs to: null is the product's own. Undefined when there is no such organisation. */
export async function readOrganisation(
  trx: Trx,
  orgId: string,
): Promise<{ reseller_id: string | null } | undefined> {
  return trx.selectFrom('organisation').select('reseller_id').where('org_id', '=', orgId).executeTakeFirst();
}

/** Whether there is such an organisation. */
export async function organisationExists(trx: Trx, orgId: string): Promise<boolean> {
  return (await readOrganisation(trx, orgId)) !== undefined;
}

/** An organisation as an operator opens it. */
export interface NewOrganisation {
  orgName: string;
  resellerId: string | null;
  auditStatus?: string | undefined;
  identityVerified: boolean;
  warehouses: readonly { warehouseId: string; functionTypes: number[] }[];
}

/** Opens an organisation; gives its id. */
export async function insertOrganisation(trx: Trx, given: NewOrganisation): Promise<string> {
  const { org_id: orgId } = await trx
    .insertInto('organisation')
    .values({
      org_name: given.orgName,
      reseller_id: given.resellerId,
      audit_status: given.auditStatus ?? null,
      identity_verified: given.identityVerified,
    })
    .returning('org_id')
    .executeTakeFirstOrThrow();
  for (const { warehouseId, functionTypes } of given.warehouses) {
    await trx
      .insertInto('warehouse_connection')
      .values({ org_id: orgId, warehouse_id: warehouseId, function_types: functionTypes })
      .execute();
  }
  return orgId;
}

/** Ids of warehouses by their codes. */
export async function warehouseIds(trx: Trx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('warehouse')
    .select(['warehouse_id', 'warehouse_code'])
    .where('warehouse_code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.warehouse_code, row.warehouse_id]));
}
