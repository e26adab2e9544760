import type { OperatorWarehouse } from '@lading/contracts/organizations';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './organization.table.ts';

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

/** Every warehouse with the number of organizations connected to it. */
export function listWarehouses(trx: Trx): Promise<OperatorWarehouse[]> {
  return trx
    .selectFrom('warehouse')
    .leftJoin('warehouse_connection', 'warehouse_connection.warehouse_id', 'warehouse.warehouse_id')
    .select([
      'warehouse.warehouse_id as warehouseId',
      'warehouse_code as code',
      'warehouse_name as name',
      sql<number>`count(org_id)::integer`.as('organisations'),
    ])
    .groupBy('warehouse.warehouse_id')
    .orderBy('warehouse_code')
    .execute();
}

/** Adds a warehouse; undefined when another one has its code. */
export function insertWarehouse(
  trx: Trx,
  { code, name }: { code: string; name: string },
): Promise<{ warehouseId: string } | undefined> {
  return trx
    .insertInto('warehouse')
    .values({ warehouse_code: code, warehouse_name: name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('warehouse_id as warehouseId')
    .executeTakeFirst();
}

/** Connects an organization with a warehouse, or changes the purpose of a connection. */
export async function saveConnection(
  trx: Trx,
  connection: { org_id: string; warehouse_id: string },
  functionTypes: number[],
): Promise<void> {
  await trx
    .insertInto('warehouse_connection')
    .values({ ...connection, function_types: functionTypes })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'warehouse_id']).doUpdateSet({ function_types: functionTypes }),
    )
    .execute();
}

/** Ends a connection. False when there is none. */
export async function removeConnection(
  trx: Trx,
  { org_id, warehouse_id }: { org_id: string; warehouse_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('warehouse_connection')
    .where('org_id', '=', org_id)
    .where('warehouse_id', '=', warehouse_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
