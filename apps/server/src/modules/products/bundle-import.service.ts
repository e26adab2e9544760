import {
  bundleImport,
  type BundleDetail,
  type BundleDraft,
  type BundleKind,
} from '@lading/contracts/products';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, RequestError } from '../../platform/request-error.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import {
  noteImportChanges,
  refuseRevertOf,
  takeImportChanges,
  type RecordImport,
  type RevertCounts,
} from '../imports/index.ts';
import { holdersOfSkus, resolveBundle, saveBundle } from './bundle.service.ts';
import {
  bundlesBySku,
  deleteBundle,
  isBundleNamed,
  lockBundles,
  readBundle,
  readStoredBundles,
  type StoredBundle,
} from './bundle.store.ts';

/** A bundle of the file; an existing bundle keeps its note if the file has none. */
const draftOf = ({ rows }: ImportRecord, before?: Pick<StoredBundle, 'note'> | null): BundleDraft => {
  const [{ cells, cleared = [] }] = rows;
  const { bundleSku = '', bundleName = '', kind } = cells;
  const kept = cleared.includes('note') ? null : (before?.note ?? null);
  return {
    bundleSku,
    bundleName,
    kind: kind as BundleKind,
    note: cells['note'] ?? kept,
    components: rows.map((row) => ({
      skuCode: row.cells['componentSku']!,
      quantity: Number(row.cells['componentQty']),
    })),
  };
};

/** The errors of a bundle, each at its row and column. */
function faultsOf(error: unknown, { rows }: ImportRecord): RecordFault[] {
  if (!(error instanceof RequestError)) throw error;
  const faults = error.faults ?? [{ fieldName: '', ...error.text }];
  return faults.map(({ fieldName, ...text }) => {
    const [list, at] = fieldName.split('.');
    return list === 'components' && at !== undefined
      ? { row: rows[Number(at)]!.row, fault: { fieldName: 'componentSku', ...text } }
      : { row: rows[0].row, fault: { fieldName: 'bundleSku', ...text } };
  });
}

/** The fields of the import in which a bundle would change. */
function changedFields(before: StoredBundle, draft: BundleDraft): string[] {
  const skus = (lines: BundleDraft['components']) => lines.map(({ skuCode }) => skuCode).join('\n');
  const quantities = (lines: BundleDraft['components']) => lines.map(({ quantity }) => quantity).join('\n');
  const isOther = {
    bundleName: before.bundleName !== draft.bundleName,
    kind: before.kind !== draft.kind,
    componentSku: skus(before.lines) !== skus(draft.components),
    componentQty: quantities(before.lines) !== quantities(draft.components),
    note: (before.note ?? '') !== (draft.note ?? ''),
  };
  return Object.entries(isOther).flatMap(([field, is]) => (is ? [field] : []));
}

/** The import of bundles (warehouse design, e): an existing bundle gets the components of the file. */
export function bundleRecordImport({ clock }: Pick<Platform, 'clock'>): RecordImport {
  async function revert(trx: Trx, { taskId }: { taskId: string }): Promise<RevertCounts> {
    await lockBundles(trx);
    const counts = { removed: 0, restored: 0 };
    for (const { recordId: bundleId, created, before } of await takeImportChanges(trx, taskId)) {
      const now = await readBundle(trx, bundleId);
      const earlier = before as BundleDetail | null;
      const isChanged = now?.version !== (earlier?.version ?? 0) + 1;
      refuseRevertOf({ changed: isChanged ? 1 : 0, used: 0 });
      if (created) {
        refuseRevertOf({ changed: 0, used: (await isBundleNamed(trx, bundleId)) ? 1 : 0 });
        await deleteBundle(trx, bundleId);
        counts.removed += 1;
      } else {
        const { bundleSku, bundleName, kind, note, lines } = earlier!;
        const components = lines.map(({ skuCode, quantity }) => ({ skuCode, quantity }));
        const body = { bundleId, version: now!.version, bundleSku, bundleName, kind, note, components };
        await saveBundle(trx, body, clock.now());
        counts.restored += 1;
      }
    }
    return counts;
  }

  return {
    taskType: taskType.bundleImport,
    module: 'Bundle-Product',
    definition: bundleImport,
    revert,

    async check(trx, records) {
      const drafts = records.map((record) => draftOf(record));
      const holders = await holdersOfSkus(trx, drafts);
      return records.flatMap((record, at) => {
        const draft = drafts[at]!;
        const bundleId = holders.bundles.get(draft.bundleSku)?.bundleId;
        try {
          resolveBundle({ ...draft, bundleId }, holders, clock.now());
          return [];
        } catch (error) {
          return faultsOf(error, record);
        }
      });
    },

    async preview(trx, records, changes) {
      const counts = { created: 0, updated: 0, unchanged: 0 };
      const skus = records.map(({ rows }) => rows[0].cells['bundleSku']!);
      const stored = await readStoredBundles(trx, skus);
      for (const record of records) {
        const before = stored.get(record.rows[0].cells['bundleSku']!);
        const draft = draftOf(record, before);
        const changed = before ? changedFields(before, draft) : [];
        for (const field of changed)
          changes.add(field, { isCleared: field === 'note' && draft.note === null });
        counts[before ? (changed.length > 0 ? 'updated' : 'unchanged') : 'created'] += 1;
      }
      return counts;
    },

    async write(trx, records, { taskId }) {
      const counts = { created: 0, updated: 0, unchanged: 0 };
      await lockBundles(trx);
      const bundles = await bundlesBySku(
        trx,
        records.map(({ rows }) => rows[0].cells['bundleSku']!),
      );
      for (const record of records) {
        const bundleId = bundles.get(record.rows[0].cells['bundleSku']!)?.bundleId;
        const before = bundleId === undefined ? null : (await readBundle(trx, bundleId))!;
        const draft = draftOf(record, before);
        if (before && changedFields(before, draft).length === 0) {
          counts.unchanged += 1;
          continue;
        }
        try {
          const body = before ? { ...draft, bundleId, version: before.version } : draft;
          const saved = await saveBundle(trx, body, clock.now());
          await noteImportChanges(trx, taskId, [
            { recordId: saved.bundleId, created: before === null, before },
          ]);
          counts[before ? 'updated' : 'created'] += 1;
        } catch (error) {
          // Cycles and too many levels are only found once the components are written.
          throw badInput(
            faultsOf(error, record).map(({ row, fault }) => ({
              ...fault,
              fieldName: `${row}.${fault.fieldName}`,
            })),
          );
        }
      }
      return counts;
    },
  };
}
