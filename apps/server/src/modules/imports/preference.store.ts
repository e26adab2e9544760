import { limits } from '@lading/contracts/core';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    preference: {
      org_id: Generated<string>;
      user_id: string;
      module_type: number;
      /** The import: 1 for products, the task type for any other. */
      operation_type: number;
      /** 0: no warehouse chosen. */
      warehouse_id: string;
      operation_table_id: string;
    };
  }
}

/** Identifies a preference: the types of the API, and the warehouse if there is one. */
export interface PreferenceKey {
  userId: string;
  moduleType: number;
  operationType: number;
  /** The import type; missing for products. */
  type?: number | undefined;
  warehouseId?: string | null | undefined;
}

/** The type under which pages of an earlier release store the last template of an order import. */
const earlierOrderImport = 2;

function importOf({ operationType, type }: PreferenceKey): number {
  if (type !== undefined) return type;
  return operationType === earlierOrderImport ? limits.codes.orderImportType : operationType;
}

const columns = (key: PreferenceKey) => ({
  user_id: key.userId,
  module_type: key.moduleType,
  operation_type: importOf(key),
  warehouse_id: key.warehouseId && isRowId(key.warehouseId) ? key.warehouseId : '0',
});

/**
 * Stores the last used template (spec §7, `savePreference`). An unconnected warehouse counts as none,
 * so that a person has one preference per warehouse and import type at most.
 */
export async function savePreference(trx: Trx, key: PreferenceKey, operationTableId: string): Promise<void> {
  const values = columns(key);
  const ownWarehouse = sql<string>`coalesce(
    (select warehouse_id from warehouse_connection where warehouse_id = ${values.warehouse_id}), 0)`;
  await trx
    .insertInto('preference')
    .values({ ...values, warehouse_id: ownWarehouse, operation_table_id: operationTableId })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'module_type', 'operation_type', 'warehouse_id'])
        .doUpdateSet({ operation_table_id: operationTableId }),
    )
    .execute();
}

/** The last used template, if any: that of the warehouse, otherwise that without a warehouse. */
export async function readPreference(trx: Trx, key: PreferenceKey): Promise<string | undefined> {
  const { user_id, module_type, operation_type, warehouse_id } = columns(key);
  const row = await trx
    .selectFrom('preference')
    .select('operation_table_id')
    .where('user_id', '=', user_id)
    .where('module_type', '=', module_type)
    .where('operation_type', '=', operation_type)
    .where('warehouse_id', 'in', [warehouse_id, '0'])
    .orderBy('warehouse_id', 'desc')
    .executeTakeFirst();
  return row?.operation_table_id;
}
