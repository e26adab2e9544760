import type { ParsedInput } from '@lading/contracts/define-service';
import { operatorWarehouses, type OperatorWarehouse } from '@lading/contracts/services/operator-warehouses';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { organisationExists, warehouseIds } from './organisation.store.ts';
import './people.table.ts';

const { calls } = operatorWarehouses;
type Named = ParsedInput<(typeof calls)['connectWarehouse']>['params'];

/** Warehouses in the hands of operators, and who is connected with them. */
export function operatorWarehousesService({ database }: Pick<Platform, 'database'>) {
  /** @throws RequestError 404 when there is no such organisation or warehouse */
  async function find(trx: Trx, { orgId, code }: Named): Promise<{ org_id: string; warehouse_id: string }> {
    const id = (await warehouseIds(trx, [code])).get(code);
    if (id === undefined || !(await organisationExists(trx, orgId))) throw notFound();
    return { org_id: orgId, warehouse_id: id };
  }

  return {
    list: (): Promise<OperatorWarehouse[]> =>
      database.asSystem((trx) =>
        trx
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
          .execute(),
      ),

    /** @throws RequestError 400 for a code that another one has */
    create: ({ code, name }: { code: string; name: string }, key: string | undefined) =>
      database.asSystem((trx) =>
        once(trx, { id: calls.createWarehouse.id, key, byOperator: true }, async () => {
          const made = await trx
            .insertInto('warehouse')
            .values({ warehouse_code: code, warehouse_name: name })
            .onConflict((conflict) => conflict.doNothing())
            .returning('warehouse_id as warehouseId')
            .executeTakeFirst();
          if (made) return made;
          throw fieldFault('code', {
            message: 'There is a warehouse with this code.',
            zhMessage: '该仓库代码已存在。',
          });
        }),
      ),

    connect: (named: Named, functionTypes: number[]): Promise<void> =>
      database.asSystem(async (trx) => {
        await trx
          .insertInto('warehouse_connection')
          .values({ ...(await find(trx, named)), function_types: functionTypes })
          .onConflict((conflict) =>
            conflict.columns(['org_id', 'warehouse_id']).doUpdateSet({ function_types: functionTypes }),
          )
          .execute();
      }),

    /** @throws RequestError 404 when they are not connected */
    disconnect: (named: Named): Promise<void> =>
      database.asSystem(async (trx) => {
        const { org_id: orgId, warehouse_id: id } = await find(trx, named);
        const { numDeletedRows } = await trx
          .deleteFrom('warehouse_connection')
          .where('org_id', '=', orgId)
          .where('warehouse_id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound();
      }),
  };
}
