import type { Trx } from '../../platform/database.ts';
import './people.table.ts';
import './warehouse-authorization.table.ts';

/** A warehouse that an organisation may offer to a marketplace. */
export interface OfferedWarehouse {
  warehouseId: string;
  warehouseName: string;
  warehouseCode: string;
}

/** The warehouses that the organisation is connected with. */
export async function readOwnWarehouses(trx: Trx): Promise<OfferedWarehouse[]> {
  return trx
    .selectFrom('warehouse_connection')
    .innerJoin('warehouse', 'warehouse.warehouse_id', 'warehouse_connection.warehouse_id')
    .select([
      'warehouse.warehouse_id as warehouseId',
      'warehouse.warehouse_name as warehouseName',
      'warehouse.warehouse_code as warehouseCode',
    ])
    .orderBy('warehouse.warehouse_id')
    .execute();
}

/** Where the audit of the organisation stands; null for no client of a provider. */
export async function readAuditStatus(trx: Trx, orgId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('organisation')
    .select('audit_status')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return found?.audit_status ?? null;
}

interface Authorization {
  requestDigest: string;
  codeDigest: string;
  store: { storeName: string } | { customCode: string };
  warehouseIds: string[];
  userId: string;
  now: Date;
}

/** Writes an authorisation down. False when its request was answered before, by whomever. */
export async function addAuthorization(trx: Trx, given: Authorization): Promise<boolean> {
  const added = await trx
    .insertInto('warehouse_authorization')
    .values({
      request_digest: given.requestDigest,
      code_digest: given.codeDigest,
      store_name: 'storeName' in given.store ? given.store.storeName : null,
      custom_code: 'customCode' in given.store ? given.store.customCode : null,
      warehouse_ids: given.warehouseIds,
      authorized_by: given.userId,
      authorized_at: given.now,
    })
    .onConflict((conflict) => conflict.column('request_digest').doNothing())
    .returning('authorization_id')
    .executeTakeFirst();
  return added !== undefined;
}
