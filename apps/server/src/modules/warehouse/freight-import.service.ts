import { limits } from '@lading/contracts/core';
import { freightImport, freightTerms, loadTypes, scac, warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { noteImportChanges, type RecordImport } from '../imports/index.ts';
import type { freightService } from './freight.service.ts';
import { readGoods, type GoodsRecord } from './goods-import.service.ts';
import { recipientOf, revertOf } from './outbound-import.service.ts';
import type { outboundService } from './outbound.service.ts';

async function read(
  trx: Trx,
  records: readonly ImportRecord[],
): Promise<{ read: GoodsRecord[]; faults: RecordFault[] }> {
  const goods = await readGoods(trx, 'outbound', records, 'orderNo');
  const wrong = goods.read.flatMap(({ row, head }): RecordFault[] =>
    head['scac'] === undefined || scac.safeParse(head['scac']).success
      ? []
      : [{ row, fault: { fieldName: 'scac', ...warehouseMessages.notAScac() } }],
  );
  return { read: goods.read, faults: [...goods.faults, ...wrong] };
}

/** The import of freight for a warehouse (warehouse design, e; decision D19): each is placed like freight entered by hand. */
export function freightRecordImport(
  freight: ReturnType<typeof freightService>,
  outbounds: ReturnType<typeof outboundService>,
): RecordImport {
  return {
    taskType: limits.codes.freightImport,
    module: 'Freight-Outbound',
    definition: freightImport,
    check: async (trx, records) => (await read(trx, records)).faults,

    async write(trx, records, { taskId, userId }) {
      for (const record of (await read(trx, records)).read) {
        const { head, warehouseId, clientRef, goods } = record;
        const recordId = await freight.placeGoods(
          trx,
          {
            warehouseId,
            clientRef,
            recipient: recipientOf(record),
            shipBy: head['shipBy'] ?? null,
            loadType: loadTypes.find((one) => one === head['loadType'])!,
            terms: freightTerms.find((one) => one === head['terms']) ?? 'PREPAID',
            scac: head['scac'] === undefined ? null : scac.parse(head['scac']),
            poNumber: head['poNumber'] ?? null,
            remark: head['remark'] ?? null,
          },
          goods.map(({ skuCode, cells, parts }) => ({ skuCode, parts, quantity: Number(cells['quantity']) })),
          userId,
        );
        if (recordId === undefined)
          throw fieldFault(`${record.row}.orderNo`, warehouseMessages.referenceTaken());
        await noteImportChanges(trx, taskId, [{ recordId, created: true, before: null }]);
      }
      return { created: records.length, updated: 0, unchanged: 0 };
    },

    revert: revertOf(outbounds),
  };
}
