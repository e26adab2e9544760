import type { ProductDraft, ProductRecord } from '@lading/contracts/entities/product';
import { errorCode } from '@lading/contracts/envelope';
import type { Trx } from '../../platform/database.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { insertProduct, productsBySku, updateProduct } from './product.store.ts';

export { readProduct as findProduct, readProductPage as listProducts } from './product.store.ts';

/**
 * Creates a product, or updates the one with `productId`.
 *
 * @throws RequestError 409 when another product has the SKU code, 404 when there is no such product.
 */
export async function saveProduct(
  trx: Trx,
  { productId, ...draft }: ProductDraft & { productId?: string | undefined },
): Promise<ProductRecord> {
  const owner = (await productsBySku(trx, [draft.skuCode])).get(draft.skuCode);
  if (owner !== undefined && owner !== productId) throw skuTaken(draft.skuCode);
  if (productId === undefined) return insertProduct(trx, draft);
  const saved = await updateProduct(trx, productId, draft);
  if (!saved) throw notFound();
  return saved;
}

function skuTaken(skuCode: string): RequestError {
  const text = {
    message: `Another product has the SKU code ${skuCode}. Choose a different one.`,
    zhMessage: `已有其他商品使用 SKU 编码 ${skuCode}，请换一个。`,
  };
  return new RequestError(errorCode.conflict, text, { faults: [{ fieldName: 'skuCode', ...text }] });
}
