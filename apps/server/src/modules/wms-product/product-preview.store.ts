import { productImport } from '@lading/contracts/imports/product.import';
import { rowDigest } from '@lading/import-engine/row-digest';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { productColumns } from './product-row.ts';
import type { UpsertCounts } from './product.store.ts';
import './product.table.ts';

/** Products compared at a time; other requests get their turn in between. */
const codesPerTurn = 2_000;
const columnOf: Readonly<Record<string, (typeof productColumns)[keyof typeof productColumns]>> =
  productColumns;

/** How many of the rows of a save would be new, changed, or as they are already; see `rowDigest` of the import engine. */
export async function previewUpsert(
  trx: Trx,
  skuCodes: readonly string[],
  digests: readonly string[],
): Promise<UpsertCounts> {
  const counts: UpsertCounts = { created: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < skuCodes.length; start += codesPerTurn) {
    const codes = skuCodes.slice(start, start + codesPerTurn);
    const products = await trx
      .selectFrom('product')
      .select(Object.values(productColumns))
      .where('sku_code', '=', sql<string>`any(${codes}::text[])`)
      .execute();
    const known = new Map(
      products.map((row) => [
        row.sku_code,
        rowDigest(productImport, (key) => String(row[columnOf[key]!] ?? '')),
      ]),
    );
    codes.forEach((code, at) => {
      const digest = known.get(code);
      if (digest === undefined) counts.created += 1;
      else if (digest === digests[start + at]) counts.unchanged += 1;
      else counts.updated += 1;
    });
  }
  return counts;
}
