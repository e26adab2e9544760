import type { productsApi } from '@lading/contracts/products';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { findProduct, listProducts, saveProduct } from './product.service.ts';

/** Product list, detail and edit (decision D9). */
export function productHandlers() {
  return {
    productPage: ({ db }, { query }) => db((trx) => listProducts(trx, query)),
    productDetail: async ({ db }, { params }) => {
      const found = await db((trx) => findProduct(trx, params.productId));
      if (!found) throw notFound();
      return found;
    },
    saveProduct: ({ db }, { body }) => db((trx) => saveProduct(trx, body)),
  } satisfies Partial<HandlersOf<typeof productsApi>>;
}
