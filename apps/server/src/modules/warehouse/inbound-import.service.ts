import { taskType } from '@lading/contracts/tasks';
import { crossdockRow, inboundImport, warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { refuseRevertOf, takeImportChanges, type RecordImport } from '../imports/index.ts';
import {
  changedFieldsOfCrossdock,
  contentOfCrossdock,
  crossdockOfRecord,
  type CrossdockRecord,
  draftOfCrossdock,
} from './crossdock-import-rules.ts';
import {
  deleteCrossdockDraft,
  insertCrossdock,
  lockCrossdock,
  readCrossdocksById,
  replaceCrossdock,
} from './crossdock.store.ts';
import { draftImport } from './draft-import.service.ts';
import { type GoodsRecord, readGoods, warehouseReader } from './goods-import.service.ts';
import { takenReferences, usedReferences } from './goods-import.store.ts';
import { changedFields, contentOf, draftOfGoods, type KnownDraft } from './inbound-import-rules.ts';
import { deleteDraft, insertInbound, lockInbound, readInbounds, replaceInbound } from './inbound.store.ts';
import { skusOf } from './warehouse-connection.store.ts';

/** Reads records as crossdocks, and finds what keeps them from being saved. */
async function readCrossdocks(
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

type Row = ImportRecord['rows'][number];

const isCrossdock = ({ cells }: Row): boolean => cells[crossdockRow.field] === crossdockRow.is;

/** The rows that are of another type than the first of their record. */
const mixedFaults = ({ rows: [first, ...others] }: ImportRecord): RecordFault[] =>
  others
    .filter((row) => isCrossdock(row) !== isCrossdock(first))
    .map(({ row }) => ({
      row,
      fault: { fieldName: crossdockRow.field, ...warehouseMessages.mixedTypes() },
    }));

/** The note that an inbound keeps no destination, at the first cell with one. */
function destinationNote({ rows }: ImportRecord): RecordFault[] {
  for (const { row, cells } of rows) {
    const fieldName = ['destination', 'reference'].find((key) => cells[key] !== undefined);
    if (fieldName !== undefined)
      return [
        { row, fault: { fieldName, ...warehouseMessages.inboundWithoutDestination() }, isWarning: true },
      ];
  }
  return [];
}

/** The records under whose number there is one of the other kind: with a corrected type, it would stay beside the new one. */
async function otherKindFaults(
  trx: Trx,
  other: 'inbound' | 'crossdock',
  records: readonly (GoodsRecord | CrossdockRecord)[],
): Promise<RecordFault[]> {
  const { inboundHasReference, crossdockHasReference } = warehouseMessages;
  const text = other === 'inbound' ? inboundHasReference() : crossdockHasReference();
  const used = await usedReferences(trx, other, records);
  return Array.from(used, (at) => ({ row: records[at]!.row, fault: { fieldName: 'inboundNo', ...text } }));
}

/** Reads records by the type of their rows. */
async function read(trx: Trx, records: readonly ImportRecord[]) {
  const mixed = records.flatMap(mixedFaults);
  const pure = records.filter((record) => mixedFaults(record).length === 0);
  const [ofCrossdocks, ofInbounds] = [true, false].map((wanted) =>
    pure.filter(({ rows: [first] }) => isCrossdock(first) === wanted),
  ) as [ImportRecord[], ImportRecord[]];
  const inbounds = await readGoods(trx, 'inbound', ofInbounds, 'inboundNo');
  const crossdocks = await readCrossdocks(trx, ofCrossdocks);
  const notes = ofInbounds.flatMap(destinationNote);
  return {
    inbounds: inbounds.read,
    crossdocks: crossdocks.read,
    faults: [
      ...mixed,
      ...inbounds.faults,
      ...crossdocks.faults,
      ...(await otherKindFaults(trx, 'crossdock', inbounds.read)),
      ...(await otherKindFaults(trx, 'inbound', crossdocks.read)),
      ...notes,
    ],
  };
}

async function draftsOf(trx: Trx, records: readonly GoodsRecord[]) {
  const parts = records.flatMap(({ goods }) => goods.flatMap((article) => article.parts));
  const skus = await skusOf(trx, [...new Set(parts.map(({ productId }) => productId))]);
  return (record: GoodsRecord, before?: KnownDraft) => draftOfGoods(record, skus, before);
}

/** The import of inbounds and crossdocks as drafts, which it changes until they are submitted (warehouse design, e; decisions D19, D23). */
export function inboundRecordImport({ clock }: Pick<Platform, 'clock'>): RecordImport {
  const inbounds = draftImport({
    kind: 'inbound',
    draftsOf,
    contentOf,
    changedFields,
    lock: lockInbound,
    read: readInbounds,
    insert: (trx, draft) => insertInbound(trx, draft, clock.now()),
    replace: replaceInbound,
    remove: deleteDraft,
  });
  const crossdocks = draftImport({
    kind: 'crossdock',
    draftsOf: () => Promise.resolve(draftOfCrossdock),
    contentOf: contentOfCrossdock,
    changedFields: changedFieldsOfCrossdock,
    lock: lockCrossdock,
    read: readCrossdocksById,
    insert: (trx, draft) => insertCrossdock(trx, draft, { status: 'DRAFT', now: clock.now() }),
    replace: replaceCrossdock,
    remove: deleteCrossdockDraft,
  });

  return {
    taskType: taskType.stockImport,
    module: 'Stock',
    definition: inboundImport,
    check: async (trx, records) => (await read(trx, records)).faults,

    async preview(trx, records, changes) {
      const found = await read(trx, records);
      return sum(
        await inbounds.preview(trx, found.inbounds, changes),
        await crossdocks.preview(trx, found.crossdocks, changes),
      );
    },

    async write(trx, records, { taskId }) {
      const found = await read(trx, records);
      const ofInbounds = await inbounds.write(trx, found.inbounds, taskId);
      const ofCrossdocks = await crossdocks.write(trx, found.crossdocks, taskId);
      return { ...sum(ofInbounds, ofCrossdocks), crossdocks: found.crossdocks.length };
    },

    async revert(trx, { taskId }) {
      const changes = await takeImportChanges(trx, taskId);
      const ofCrossdocks = changes.filter(({ kind }) => kind === 'crossdock');
      const ofInbounds = changes.filter(({ kind }) => kind !== 'crossdock');
      refuseRevertOf({
        changed:
          (await inbounds.changedSince(trx, ofInbounds)) + (await crossdocks.changedSince(trx, ofCrossdocks)),
        used: 0,
      });
      await inbounds.revert(trx, ofInbounds);
      await crossdocks.revert(trx, ofCrossdocks);
      const removed = changes.filter(({ created }) => created).length;
      return { removed, restored: changes.length - removed };
    },
  };
}

type Counts = Record<'created' | 'updated' | 'unchanged', number>;

const sum = (one: Counts, other: Counts): Counts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
});
