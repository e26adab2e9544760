import { taskType } from '@lading/contracts/tasks';
import { inboundImport, warehouseMessages, type InboundDelivery } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { ImportRecord } from '../../platform/spreadsheets/import-records.ts';
import { noteImportChanges, refuseRevertOf, takeImportChanges, type RecordImport } from '../imports/index.ts';
import { readGoods, type GoodsRecord } from './goods-import-rules.ts';
import { deleteDraft, insertInbound, lockInbound, type InboundToSave } from './inbound.store.ts';
import { skusOf } from './warehouse-connection.store.ts';

const read = (trx: Trx, records: readonly ImportRecord[]) => readGoods(trx, 'inbound', records, 'inboundNo');

/** The import of inbounds as drafts (warehouse design, e; decision D19). */
export function inboundRecordImport({ clock }: Pick<Platform, 'clock'>): RecordImport {
  async function asDraft(
    trx: Trx,
    { head, warehouseId, clientRef, goods }: GoodsRecord,
  ): Promise<InboundToSave> {
    const ids = goods.flatMap(({ parts }) => parts.map(({ productId }) => productId));
    const skus = await skusOf(trx, ids);
    return {
      warehouseId,
      clientRef,
      delivery: head['deliveryMethod'] as InboundDelivery,
      containerNo: head['containerNo'],
      tracking: head['trackingNumbers'],
      eta: head['eta'],
      remark: head['remark'],
      lines: goods.flatMap(({ cells, parts }) =>
        parts.map(({ productId, quantity }) => ({
          productId,
          skuCode: skus.get(productId)!,
          expected: Number(cells['cartonCount'] ?? 1) * Number(cells['qtyPerCarton']) * quantity,
          lotNo: cells['lotNo'],
          expiresOn: cells['expiryDate'],
        })),
      ),
    };
  }

  return {
    taskType: taskType.stockImport,
    module: 'Stock',
    definition: inboundImport,
    check: async (trx, records) => (await read(trx, records)).faults,

    async write(trx, records, { taskId }) {
      for (const record of (await read(trx, records)).read) {
        const recordId = await insertInbound(trx, await asDraft(trx, record), clock.now());
        // The same warehouse may be named twice in a file, once by its code and once by its name.
        if (recordId === undefined)
          throw fieldFault(`${record.row}.inboundNo`, warehouseMessages.referenceTaken());
        await noteImportChanges(trx, taskId, [{ recordId, created: true, before: null }]);
      }
      return { created: records.length, updated: 0, unchanged: 0 };
    },

    async revert(trx, { taskId }) {
      const changes = await takeImportChanges(trx, taskId);
      let changed = 0;
      for (const { recordId } of changes) {
        const head = await lockInbound(trx, recordId);
        if (head?.state !== 'DRAFT' || head.version !== 1) changed += 1;
      }
      refuseRevertOf({ changed, used: 0 });
      for (const { recordId } of changes) await deleteDraft(trx, recordId);
      return { removed: changes.length, restored: 0 };
    },
  };
}
