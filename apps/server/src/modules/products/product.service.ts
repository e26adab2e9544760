import type { FieldError, LocalizedText } from '@lading/contracts/core';
import { importMessages, importOptions } from '@lading/contracts/imports';
import { productImport, type ProductDraft, type ProductRecord } from '@lading/contracts/products';
import type { Trx } from '../../platform/database.ts';
import { badInput, conflict, notFound, RequestError } from '../../platform/request-error.ts';
import { insertProduct, updateProduct } from './product.store.ts';
import { skuFault } from './sku-check.service.ts';

export { readProduct as findProduct, readProductPage as listProducts } from './product.store.ts';

/**
 * Creates a product, or updates the one with `productId`.
 *
 * @throws RequestError 409 when another product or a virtual bundle has the SKU code, 404 when there is no such product, 400 for a choice
 * that is not in its list.
 */
export async function saveProduct(
  trx: Trx,
  { productId, ...draft }: ProductDraft & { productId?: string | undefined },
): Promise<ProductRecord> {
  refuseUnknownChoices(draft);
  const { skuCode } = draft;
  const fault = await skuFault(trx, { skuCode, use: 'PRODUCT', id: productId });
  if (fault) throw skuTaken(fault);
  if (productId === undefined) return insertProduct(trx, draft);
  const saved = await updateProduct(trx, productId, draft);
  if (!saved) throw notFound();
  return saved;
}

/** The choices of an import apply to a call as well (spec §3): the schema has no list of countries and customs units. */
function refuseUnknownChoices(draft: ProductDraft): void {
  const faults = productImport.fields.flatMap((field): FieldError[] => {
    if (field.editor !== 'select') return [];
    const value = draft[field.key];
    if (!value || importOptions(field).some((option) => option.value === value)) return [];
    return [{ fieldName: field.key, ...importMessages.notChoice({ value, field: field.label }) }];
  });
  if (faults.length > 0) throw badInput(faults);
}

function skuTaken(text: LocalizedText): RequestError {
  return conflict(text, { faults: [{ fieldName: 'skuCode', ...text }] });
}
