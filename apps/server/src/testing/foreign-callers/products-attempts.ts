import type { Attempts } from './attempts.ts';
import { bundleOf, mark, row } from './sample-bodies.ts';
import { own } from './own-ids.ts';

/** Attempts at calls of products. */
export const productsAttempts: Attempts = {
  'products.exportProducts': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'products.productPage': () => ({ input: { query: { search: mark, pageSize: 200 } } }),
  'products.productDetail': () => ({ input: { params: { productId: own.productId } }, refused: 404 }),
  // This must not reveal that another organization has the SKU either.
  'products.skuCheck': () => ({ input: { query: { skuCode: row.skuCode, use: 'PRODUCT' } } }),
  'products.saveProduct': () => ({
    input: { body: { ...row, skuCode: 'STOLEN', productId: own.productId } },
    refused: 404,
  }),
  'products.importProduct': () => ({
    input: { body: { referenceId: own.referenceId, fieldMapping: {} } },
    refused: 400,
  }),
  'products.importProductLines': () => ({
    input: { body: { referenceId: own.referenceId, fieldMapping: {} } },
    refused: 400,
  }),
  'products.validateRow': () => ({ input: { body: row } }),
  'products.saveRows': () => ({
    input: { query: { referenceId: own.referenceId }, body: [row] },
    refused: 400,
  }),
  // This must not reveal that another organization has the SKU: to the stranger it is new.
  'products.previewSave': () => ({ input: { body: { skuCodes: [row.skuCode], marks: [''], carried: [] } } }),
  'products.errorExport': () => ({ input: { query: { referenceId: own.referenceId }, body: [row] } }),
  'bundles.bundlePage': () => ({ input: { query: { pageSize: 200 } } }),
  'bundles.bundleDetail': () => ({ input: { params: { bundleId: own.bundleId } }, refused: 404 }),
  'bundles.saveBundle': () => ({
    input: { body: { ...bundleOf('STOLEN', 'STOOL-X'), bundleId: own.bundleId, version: 1 } },
    refused: 404,
  }),
  'bundles.deleteBundle': () => ({ input: { body: { bundleId: own.bundleId } }, refused: 404 }),
  'aliases.aliasPage': () => ({ input: { query: { pageSize: 200 } } }),
  'aliases.saveAlias': () => ({
    input: {
      body: { alias: 'STOLEN', aliasType: 'SKU', skuCode: row.skuCode, aliasId: own.aliasId, quantity: 1 },
    },
    refused: 404,
  }),
  'aliases.deleteAlias': () => ({ input: { body: { aliasId: own.aliasId } }, refused: 404 }),
};
