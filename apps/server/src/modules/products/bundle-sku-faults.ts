import type { FieldError } from '@lading/contracts/core';
import { productMessages } from '@lading/contracts/products';
import type { ImportRows } from '@lading/import-engine/apply-mapping';

/** The errors of rows whose SKU a virtual bundle has, by row index. */
export function bundleSkuFaults(
  { fields, columns }: Pick<ImportRows, 'fields' | 'columns'>,
  bundleSkus: readonly string[],
): Map<number, readonly FieldError[]> {
  const faults = new Map<number, readonly FieldError[]>();
  if (bundleSkus.length === 0) return faults;
  const isBundle = new Set(bundleSkus);
  const skus = columns[fields.indexOf('skuCode')] ?? [];
  for (const [row, skuCode] of skus.entries())
    if (isBundle.has(skuCode))
      faults.set(row, [{ fieldName: 'skuCode', ...productMessages.skuIsBundle({ skuCode }) }]);
  return faults;
}
