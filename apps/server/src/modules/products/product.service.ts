import { errorCode, type LocalizedText } from '@lading/contracts/core';
import type { ProductDraft, ProductRecord } from '@lading/contracts/products';
import type { Trx } from '../../platform/database.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { insertProduct, updateProduct } from './product.store.ts';
import { skuFault } from './sku-check.service.ts';

export { readProduct as findProduct, readProductPage as listProducts } from './product.store.ts';

/**
 * Creates a product, or updates the one with `productId`.
 *
 * @throws RequestError 409 when another product or a virtual bundle has the SKU code, 404 when there is no such product.
 */
export async function saveProduct(
  trx: Trx,
  { productId, ...draft }: ProductDraft & { productId?: string | undefined },
): Promise<ProductRecord> {
  const { skuCode } = draft;
  const fault = await skuFault(trx, { skuCode, use: 'PRODUCT', id: productId });
  if (fault) throw skuTaken(fault);
  if (productId === undefined) return insertProduct(trx, draft);
  const saved = await updateProduct(trx, productId, draft);
  if (!saved) throw notFound();
  return saved;
}

function skuTaken(text: LocalizedText): RequestError {
  return new RequestError(errorCode.conflict, text, { faults: [{ fieldName: 'skuCode', ...text }] });
}
