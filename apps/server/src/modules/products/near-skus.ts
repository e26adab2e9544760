import type { FieldError } from '@lading/contracts/core';
import { productImport, productMessages } from '@lading/contracts/products';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import { findNearDuplicates } from '@lading/import-engine/near-duplicates';

/** SKUs per query. */
const skusAsked = 5_000;

/** Maps SKUs that no product has yet to an existing one that they may be confused with. */
export type AskLikeOthers = (
  skus: readonly string[],
) => Promise<Iterable<readonly [sku: string, other: string]>>;

/**
 * The warnings for rows whose SKU may be confused with that of another row, or with another SKU of the organization: it differs only in case,
 * width, blanks or characters that look alike (decision D24).
 *
 * @returns by row index
 */
export async function nearSkuWarnings(
  {
    fields,
    columns,
    rowCount,
    rowNumbers,
  }: Pick<ImportRows, 'fields' | 'columns' | 'rowCount' | 'rowNumbers'>,
  likeOthers: AskLikeOthers,
): Promise<Map<number, FieldError[]>> {
  const skus = columns[fields.indexOf('skuCode')]!;
  const cell = (key: string, row: number) => columns[fields.indexOf(key)]![row]!;
  const warnings = findNearDuplicates(productImport, { rowCount, rowNumbers, cell });
  const asked = [...new Set(skus)].filter((sku) => sku !== '');
  const others = new Map<string, string>();
  for (let start = 0; start < asked.length; start += skusAsked)
    for (const [sku, other] of await likeOthers(asked.slice(start, start + skusAsked)))
      others.set(sku, other);
  for (const [row, sku] of skus.entries()) {
    const other = others.get(sku);
    if (other === undefined) continue;
    const warning = { fieldName: 'skuCode', ...productMessages.skuOtherCase({ other }) };
    warnings.set(row, [...(warnings.get(row) ?? []), warning]);
  }
  return warnings;
}
