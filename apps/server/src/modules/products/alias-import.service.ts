import { comparedWords } from '@lading/contracts/core';
import { aliasImport, productMessages, type AliasType } from '@lading/contracts/products';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import type { RecordImport } from '../imports/index.ts';
import {
  revertAliases,
  storesByName,
  takenAliases,
  upsertAliases,
  type ImportedAlias,
} from './alias-import.store.ts';
import { bundlesBySku } from './bundle.store.ts';
import { productsBySku } from './product.store.ts';

/**
 * The aliases of the rows with ids in place of names, the stored quantity of those that exist, and everything that keeps them from being
 * saved. A cleared quantity becomes the default one.
 */
async function resolved(
  trx: Trx,
  records: readonly ImportRecord[],
): Promise<{ aliases: ImportedAlias[]; known: (number | undefined)[]; faults: RecordFault[] }> {
  const rows = records.map((record) => record.rows[0]);
  const skus = [...new Set(rows.flatMap(({ cells }) => [cells['skuCode']!, cells['alias']!]))];
  const products = await productsBySku(trx, skus);
  const bundles = await bundlesBySku(trx, skus);
  const stores = Map.groupBy(
    rows.some(({ cells }) => cells['storeName']) ? await storesByName(trx) : [],
    ({ name }) => comparedWords(name),
  );
  const faults: RecordFault[] = [];
  const aliases = rows.map(({ row, cells, cleared = [] }): ImportedAlias => {
    const { skuCode = '', alias = '', storeName = '' } = cells;
    const quantity = cells['quantity'] ?? (cleared.includes('quantity') ? '1' : null);
    const aliasType = cells['aliasType'] as AliasType;
    const named = stores.get(comparedWords(storeName)) ?? [];
    if (storeName !== '' && named.length !== 1)
      faults.push({ row, fault: { fieldName: 'storeName', ...productMessages.storeUnknown() } });
    // A barcode may equal the SKU itself; an alias of another type equal to the SKU would never be looked up.
    if (aliasType !== 'BARCODE' && (products.has(alias) || bundles.has(alias)))
      faults.push({ row, fault: { fieldName: 'alias', ...productMessages.aliasIsSku({ alias }) } });
    const productId = products.get(skuCode) ?? null;
    const bundleId = productId === null ? (bundles.get(skuCode)?.bundleId ?? null) : null;
    if (productId === null && bundleId === null)
      faults.push({
        row,
        fault: { fieldName: 'skuCode', ...productMessages.aliasTargetUnknown({ skuCode }) },
      });
    const storeId = storeName === '' ? null : (named[0]?.storeId ?? null);
    return {
      alias,
      aliasType,
      storeId,
      skuCode,
      productId,
      bundleId,
      quantity: quantity === null ? null : Number(quantity),
    };
  });
  const known: (number | undefined)[] = [];
  for (const conflict of await takenAliases(trx, aliases)) {
    known[conflict.at] = conflict.quantity;
    const own = aliases[conflict.at]!;
    const isKnown = own.productId !== null || own.bundleId !== null;
    if (!isKnown || (conflict.productId === own.productId && conflict.bundleId === own.bundleId)) continue;
    const text = productMessages.aliasTaken({ alias: own.alias, skuCode: conflict.skuCode });
    faults.push({ row: rows[conflict.at]!.row, fault: { fieldName: 'alias', ...text } });
  }
  return { aliases, known, faults };
}

/** The import of aliases (warehouse design, e). */
export const aliasRecordImport: RecordImport = {
  taskType: taskType.aliasImport,
  module: 'PRODUCT-ALIAS',
  definition: aliasImport,
  check: async (trx, records) => (await resolved(trx, records)).faults,
  write: async (trx, records, { taskId }) => ({
    ...(await upsertAliases(trx, (await resolved(trx, records)).aliases, taskId)),
  }),
  async preview(trx, records, changes) {
    const counts = { created: 0, updated: 0, unchanged: 0 };
    const { aliases, known } = await resolved(trx, records);
    for (const [at, { quantity }] of aliases.entries()) {
      const stored = known[at];
      if (stored === undefined) counts.created += 1;
      else if (quantity === null || quantity === stored) counts.unchanged += 1;
      else {
        counts.updated += 1;
        const isCleared = !Object.hasOwn(records[at]!.rows[0].cells, 'quantity');
        changes.add('quantity', { isCleared });
      }
    }
    return counts;
  },
  revert: revertAliases,
};
