import type { ParsedInput } from '@lading/contracts/core';
import {
  organizationMessages,
  type OperatorWarehouse,
  operatorWarehousesApi,
} from '@lading/contracts/organizations';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import { type IdempotencyKey, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { publishAccountChange } from './operator-organizations.service.ts';
import { organizationExists } from './organization.store.ts';
import {
  insertWarehouse,
  listWarehouses,
  removeConnection,
  saveConnection,
  warehouseIds,
} from './warehouse.store.ts';

const { calls } = operatorWarehousesApi;
type Named = ParsedInput<(typeof calls)['connectWarehouse']>['params'];

/** Management of warehouses and their connections by operators. */
export function operatorWarehousesService({ database }: Pick<Platform, 'database'>) {
  /** @throws RequestError 404 when there is no such organization or warehouse */
  async function find(trx: Trx, { orgId, code }: Named): Promise<{ org_id: string; warehouse_id: string }> {
    const id = (await warehouseIds(trx, [code])).get(code);
    if (id === undefined || !(await organizationExists(trx, orgId))) throw notFound();
    return { org_id: orgId, warehouse_id: id };
  }

  return {
    list: (): Promise<OperatorWarehouse[]> => database.asSystem((trx) => listWarehouses(trx)),

    /** @throws RequestError 400 for a code in use */
    create: (given: { code: string; name: string }, key: IdempotencyKey | undefined) =>
      database.asSystem((trx) =>
        once(trx, { id: calls.createWarehouse.id, key, byOperator: true }, async () => {
          const made = await insertWarehouse(trx, given);
          if (made) return made;
          throw fieldFault('code', organizationMessages.warehouseCodeTaken());
        }),
      ),

    connect: (record: RecordAct, named: Named, functionTypes: number[]): Promise<void> =>
      database.asSystem(async (trx) => {
        await saveConnection(trx, await find(trx, named), functionTypes);
        await publishAccountChange(trx, named.orgId);
        const detail = { warehouse: named.code, functionTypes: functionTypes.join(', ') };
        await record(trx, { orgId: named.orgId, detail });
      }),

    /** @throws RequestError 404 when they are not connected */
    disconnect: (record: RecordAct, named: Named): Promise<void> =>
      database.asSystem(async (trx) => {
        if (!(await removeConnection(trx, await find(trx, named)))) throw notFound();
        await publishAccountChange(trx, named.orgId);
        await record(trx, { orgId: named.orgId, detail: { warehouse: named.code } });
      }),
  };
}
