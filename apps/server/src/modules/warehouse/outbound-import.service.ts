import { limits, type Address } from '@lading/contracts/core';
import { unknownService } from '@lading/contracts/orders';
import { outboundImport, outboundTransitions, warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { noteImportChanges, refuseRevertOf, takeImportChanges, type RecordImport } from '../imports/index.ts';
import { readGoods, type GoodsRecord } from './goods-import.service.ts';
import type { outboundService } from './outbound.service.ts';
import { lockOutbound, type LockedOutbound } from './outbound.store.ts';

const read = (trx: Trx, records: readonly ImportRecord[]) => readGoods(trx, 'outbound', records, 'orderNo');
/** A misspelled carrier or service is only noticed when the label is bought. */
const serviceWarnings = (records: readonly ImportRecord[]): RecordFault[] =>
  records.flatMap(({ rows: [{ row, cells }] }) => {
    const fault = unknownService(cells['carrierName'] ?? '', cells['serviceCode'] ?? '');
    return fault ? [{ row, fault, isWarning: true as const }] : [];
  });
const canCancel: readonly string[] = outboundTransitions.find(({ act }) => act === 'cancel')!.from;

const addressParts = [
  ...(['name', 'company', 'addressLine1', 'addressLine2', 'city'] as const),
  ...(['stateCode', 'zipCode', 'countryCode', 'phone', 'email'] as const),
] satisfies (keyof Address)[];
/** The recipient of a record of the file. */
export const recipientOf = ({ head }: GoodsRecord): Address =>
  Object.fromEntries(addressParts.map((part) => [part, head[part] ?? null]));

/** The import of parcel orders for a warehouse (warehouse design, e; decision D19): each is placed like an order that is released. */
export function outboundRecordImport(outbounds: ReturnType<typeof outboundService>): RecordImport {
  return {
    taskType: limits.codes.parcelImport,
    module: 'Outbound',
    definition: outboundImport,
    check: async (trx, records) => [...(await read(trx, records)).faults, ...serviceWarnings(records)],

    async write(trx, records, { taskId, userId }) {
      for (const record of (await read(trx, records)).read) {
        const { head, warehouseId, clientRef, goods } = record;
        const recordId = await outbounds.place(
          trx,
          {
            warehouseId,
            clientRef,
            orderId: null,
            recipient: recipientOf(record),
            carrierName: head['carrierName'],
            serviceCode: head['serviceCode'],
            trackingNumber: head['trackingNumber'],
            shipBy: head['shipBy'],
            goods: goods.map(({ skuCode, cells, parts }) => ({
              skuCode,
              parts,
              quantity: Number(cells['quantity']),
            })),
          },
          userId,
        );
        // A file may name the same warehouse once by code and once by name.
        if (recordId === undefined)
          throw fieldFault(`${record.row}.orderNo`, warehouseMessages.referenceTaken());
        await noteImportChanges(trx, taskId, [{ recordId, created: true, before: null }]);
      }
      return { created: records.length, updated: 0, unchanged: 0 };
    },

    revert: revertOf(outbounds),
  };
}

/** Reverting an import does not delete what a warehouse has seen: it cancels it, and frees its number. */
export const revertOf =
  (outbounds: ReturnType<typeof outboundService>): NonNullable<RecordImport['revert']> =>
  async (trx, { taskId }) => {
    const heads: LockedOutbound[] = [];
    for (const { recordId } of await takeImportChanges(trx, taskId)) {
      const head = await lockOutbound(trx, recordId);
      if (head && head.state !== 'CANCELLED') heads.push(head);
    }
    refuseRevertOf({ changed: 0, used: heads.filter(({ state }) => !canCancel.includes(state)).length });
    for (const head of heads) await outbounds.cancelLocked(trx, head, '0');
    return { removed: heads.length, restored: 0 };
  };
