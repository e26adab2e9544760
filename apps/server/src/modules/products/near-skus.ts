import type { FieldError } from '@lading/contracts/core';
import { productImport, productMessages } from '@lading/contracts/products';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import { findNearDuplicates } from '@lading/import-engine/near-duplicates';
import { askAboutSkus, type SkuQuestions } from './sku-questions.ts';

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
  { likeOthers }: Pick<SkuQuestions, 'likeOthers'>,
): Promise<Map<number, FieldError[]>> {
  const skus = columns[fields.indexOf('skuCode')]!;
  const cell = (key: string, row: number) => columns[fields.indexOf(key)]![row]!;
  const warnings = findNearDuplicates(productImport, { rowCount, rowNumbers, cell });
  const others = new Map(await askAboutSkus(skus, likeOthers));
  for (const [row, sku] of skus.entries()) {
    const other = others.get(sku);
    if (other === undefined) continue;
    const warning = { fieldName: 'skuCode', ...productMessages.skuOtherCase({ other }) };
    warnings.set(row, [...(warnings.get(row) ?? []), warning]);
  }
  return warnings;
}
