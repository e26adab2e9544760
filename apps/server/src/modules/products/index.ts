import {
  aliasesApi,
  aliasImportApi,
  bundleImportApi,
  bundlesApi,
  productsApi,
} from '@lading/contracts/products';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { type HandlersOf, registerService } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { registerRecordImport } from '../imports/index.ts';
import { aliasRecordImport } from './alias-import.service.ts';
import { removeAlias, saveAlias } from './alias.service.ts';
import { readAliasPage } from './alias.store.ts';
import { bundleRecordImport } from './bundle-import.service.ts';
import { bundleService } from './bundle.service.ts';
import { readBundlePage } from './bundle.store.ts';
import { housekeeping } from './housekeeping.job.ts';
import { productExport } from './product-export.ts';
import { productImportHandlers, productImportOptions } from './product-import.routes.ts';
import { findProduct, listProducts, saveProduct } from './product.service.ts';
import { checkSku } from './sku-check.service.ts';

export { readCustomsFacts, readProductSizes, type CustomsFacts } from './product-facts.store.ts';
export { readKitParts, resolveSkus } from './resolve-skus.store.ts';
export { skusLikeOthers } from './sku-check.store.ts';

/** Products and their import (spec §7, "Product import"; decisions D8, D9). */
export function registerProducts(app: FastifyInstance, platform: Platform): void {
  housekeeping(platform);
  registerService(
    app,
    platform,
    productsApi,
    { ...productHandlers(), exportProducts: productExport(platform), ...productImportHandlers(platform) },
    { options: productImportOptions },
  );
  const bundles = bundleService(platform);
  registerService(app, platform, bundlesApi, {
    bundlePage: ({ db }, { query }) => db((trx) => readBundlePage(trx, query)),
    bundleDetail: (context, { params }) => bundles.detail(context, params.bundleId),
    saveBundle: (context, { body }) => bundles.save(context, body),
    deleteBundle: (context, { body }) => bundles.remove(context, body.bundleId),
  });
  registerRecordImport(app, platform, bundleImportApi, bundleRecordImport(platform));
  registerRecordImport(app, platform, aliasImportApi, aliasRecordImport);
  registerService(app, platform, aliasesApi, {
    aliasPage: ({ db }, { query }) => db((trx) => readAliasPage(trx, query)),
    saveAlias: ({ db }, { body }) => db((trx) => saveAlias(trx, body, platform.clock.now())),
    deleteAlias: ({ db }, { body }) => db((trx) => removeAlias(trx, body.aliasId)),
  });
}

/** Product list, detail and edit (decision D9). */
function productHandlers() {
  return {
    productPage: ({ db }, { query }) => db((trx) => listProducts(trx, query)),
    productDetail: async ({ db }, { params }) => {
      const found = await db((trx) => findProduct(trx, params.productId));
      if (!found) throw notFound();
      return found;
    },
    saveProduct: ({ db }, { body }) => db((trx) => saveProduct(trx, body)),
    skuCheck: ({ db }, { query }) => db((trx) => checkSku(trx, query)),
  } satisfies Partial<HandlersOf<typeof productsApi>>;
}
