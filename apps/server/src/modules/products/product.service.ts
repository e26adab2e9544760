import { errorCode, type LocalizedText } from '@lading/contracts/core';
import { productMessages, type ProductDraft, type ProductRecord } from '@lading/contracts/products';
import type { Trx } from '../../platform/database.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { bundlesBySku } from './bundle.store.ts';
import { insertProduct, productsBySku, updateProduct } from './product.store.ts';

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
  const owner = (await productsBySku(trx, [skuCode])).get(skuCode);
  if (owner !== undefined && owner !== productId) throw skuTaken(productMessages.skuTaken({ skuCode }));
  // What has the SKU already may keep it.
  if (owner === undefined && (await bundlesBySku(trx, [skuCode])).get(skuCode)?.kind === 'VIRTUAL')
    throw skuTaken(productMessages.skuIsBundle({ skuCode }));
  if (productId === undefined) return insertProduct(trx, draft);
  const saved = await updateProduct(trx, productId, draft);
  if (!saved) throw notFound();
  return saved;
}

function skuTaken(text: LocalizedText): RequestError {
  return new RequestError(errorCode.conflict, text, { faults: [{ fieldName: 'skuCode', ...text }] });
}
