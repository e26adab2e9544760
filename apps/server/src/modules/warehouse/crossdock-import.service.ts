import { warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { crossdockOfRecord, type CrossdockRecord } from './crossdock-import-rules.ts';
import { warehouseReader } from './goods-import.service.ts';
import { takenReferences } from './goods-import.store.ts';

/** Reads records as crossdocks, and finds what keeps them from being saved. */
export async function readCrossdocks(
  trx: Trx,
  records: readonly ImportRecord[],
): Promise<{ read: CrossdockRecord[]; faults: RecordFault[] }> {
  if (records.length === 0) return { read: [], faults: [] };
  const warehouseOf = await warehouseReader(trx);
  const crossdocks = records.map((record) => crossdockOfRecord(record, warehouseOf));
  const read = crossdocks.map((one) => one.read);
  const faults = crossdocks.flatMap((one) => one.faults);
  for (const at of await takenReferences(trx, 'crossdock', read))
    faults.push({
      row: read[at]!.row,
      fault: { fieldName: 'inboundNo', ...warehouseMessages.referenceTaken() },
    });
  return { read, faults };
}
