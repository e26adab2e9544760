import { errorCode } from '@lading/contracts/core';
import { warehouseMessages } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { RequestError } from './request-error.ts';

/** Whether an organization provides a warehouse. */
export async function providesWarehouse(database: Database, orgId: string): Promise<boolean> {
  const { rows } = await database.asWarehouseStaff(orgId, (trx) =>
    sql<{ provides: boolean }>`select cardinality(current_warehouse_ids()) > 0 as provides`.execute(trx),
  );
  return rows[0]!.provides;
}

/** Admits people of an organization that provides a warehouse (decision D15). @throws RequestError 403 for everyone else */
export async function requireWarehouseStaff(database: Database, orgId: string): Promise<void> {
  if (!(await providesWarehouse(database, orgId)))
    throw new RequestError(errorCode.forbidden, warehouseMessages.notStaff());
}
