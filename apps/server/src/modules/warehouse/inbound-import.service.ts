import { taskType } from '@lading/contracts/tasks';
import { inboundImport, warehouseMessages, type InboundDetail } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { ImportRecord } from '../../platform/spreadsheets/import-records.ts';
import { noteImportChanges, refuseRevertOf, takeImportChanges, type RecordImport } from '../imports/index.ts';
import { readGoods, type GoodsRecord } from './goods-import-rules.ts';
import { draftsUnder } from './goods-import.store.ts';
import { changedFields, contentOf, draftOfGoods, type KnownDraft } from './inbound-import-rules.ts';
import {
  deleteDraft,
  insertInbound,
  lockInbound,
  readInbound,
  replaceInbound,
  type InboundToSave,
} from './inbound.store.ts';
import { skusOf } from './warehouse-connection.store.ts';

const read = (trx: Trx, records: readonly ImportRecord[]) => readGoods(trx, 'inbound', records, 'inboundNo');

async function asDraft(trx: Trx, record: GoodsRecord, before?: KnownDraft): Promise<InboundToSave> {
  const ids = record.goods.flatMap(({ parts }) => parts.map(({ productId }) => productId));
  return draftOfGoods(record, await skusOf(trx, ids), before);
}

/** The same warehouse may be named twice in a file, once by its code and once by its name; and others may submit a draft meanwhile. */
const taken = ({ row }: GoodsRecord) => fieldFault(`${row}.inboundNo`, warehouseMessages.referenceTaken());

/** The import of inbounds as drafts, which it changes until they are submitted (warehouse design, e; decisions D19, D23). */
export function inboundRecordImport({ clock }: Pick<Platform, 'clock'>): RecordImport {
  /** Writes one record, and tells what became of it. */
  async function writeOne(
    trx: Trx,
    record: GoodsRecord,
    { taskId, inboundId }: { taskId: string; inboundId: string | undefined },
  ): Promise<'created' | 'updated' | 'unchanged'> {
    if (inboundId === undefined) {
      const recordId = await insertInbound(trx, await asDraft(trx, record), clock.now());
      if (recordId === undefined) throw taken(record);
      await noteImportChanges(trx, taskId, [{ recordId, created: true, before: null }]);
      return 'created';
    }
    const locked = await lockInbound(trx, inboundId);
    const before = await readInbound(trx, inboundId);
    if (locked?.state !== 'DRAFT' || !before) throw taken(record);
    const draft = await asDraft(trx, record, before);
    if (changedFields(before, draft).length === 0) return 'unchanged';
    if (!(await replaceInbound(trx, inboundId, draft))) throw taken(record);
    await noteImportChanges(trx, taskId, [{ recordId: inboundId, created: false, before }]);
    return 'updated';
  }

  return {
    taskType: taskType.stockImport,
    module: 'Stock',
    definition: inboundImport,
    check: async (trx, records) => (await read(trx, records)).faults,

    async preview(trx, records, changes) {
      const counts = { created: 0, updated: 0, unchanged: 0 };
      const goods = (await read(trx, records)).read;
      const drafts = await draftsUnder(trx, goods);
      for (const [at, record] of goods.entries()) {
        const inboundId = drafts.get(at);
        const before = inboundId === undefined ? undefined : await readInbound(trx, inboundId);
        const changed = before ? changedFields(before, await asDraft(trx, record, before)) : [];
        for (const { field, isCleared } of changed) changes.add(field, { isCleared });
        counts[before ? (changed.length > 0 ? 'updated' : 'unchanged') : 'created'] += 1;
      }
      return counts;
    },

    async write(trx, records, { taskId }) {
      const counts = { created: 0, updated: 0, unchanged: 0 };
      const goods = (await read(trx, records)).read;
      const drafts = await draftsUnder(trx, goods);
      const done = new Set<string>();
      for (const [at, record] of goods.entries()) {
        const inboundId = drafts.get(at);
        if (inboundId !== undefined && done.has(inboundId)) throw taken(record);
        counts[await writeOne(trx, record, { taskId, inboundId })] += 1;
        if (inboundId !== undefined) done.add(inboundId);
      }
      return counts;
    },

    async revert(trx, { taskId }) {
      const changes = await takeImportChanges(trx, taskId);
      const earlier = (before: unknown) => before as InboundDetail | null;
      let changed = 0;
      for (const { recordId, before } of changes) {
        const head = await lockInbound(trx, recordId);
        if (head?.state !== 'DRAFT' || head.version !== (earlier(before)?.version ?? 0) + 1) changed += 1;
      }
      refuseRevertOf({ changed, used: 0 });
      for (const { recordId, before } of changes) {
        const content = earlier(before);
        if (content) await replaceInbound(trx, recordId, contentOf(content));
        else await deleteDraft(trx, recordId);
      }
      const removed = changes.filter(({ created }) => created).length;
      return { removed, restored: changes.length - removed };
    },
  };
}
