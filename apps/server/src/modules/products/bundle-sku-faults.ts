import type { FieldError } from '@lading/contracts/core';
import { productMessages } from '@lading/contracts/products';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import { askAboutSkus, type SkuQuestions } from './sku-questions.ts';

/** The errors of rows whose SKU a virtual bundle has, by row index. A product under it would be shipped in place of the components. */
export async function bundleSkuFaults(
  { fields, columns }: Pick<ImportRows, 'fields' | 'columns'>,
  { bundleSkus }: Pick<SkuQuestions, 'bundleSkus'>,
): Promise<Map<number, readonly FieldError[]>> {
  const skus = columns[fields.indexOf('skuCode')] ?? [];
  const isBundle = new Set(await askAboutSkus(skus, bundleSkus));
  const faults = new Map<number, readonly FieldError[]>();
  for (const [row, skuCode] of skus.entries())
    if (isBundle.has(skuCode))
      faults.set(row, [{ fieldName: 'skuCode', ...productMessages.skuIsBundle({ skuCode }) }]);
  return faults;
}
