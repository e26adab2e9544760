import type { LocalizedText } from '@lading/contracts/core';
import { productMessages, type SkuCheck, type SkuUse } from '@lading/contracts/products';
import type { Trx } from '../../platform/database.ts';
import { bundlesBySku } from './bundle.store.ts';
import { productsBySku } from './product.store.ts';
import { skusLikeOthers } from './sku-check.store.ts';

/** The intended holder of a SKU: a product or a bundle, with its id if it exists. */
interface SkuOwner {
  skuCode: string;
  use: SkuUse;
  id?: string | undefined;
}

/** Why a product or bundle cannot have a SKU; undefined when it can. */
export async function skuFault(trx: Trx, { skuCode, use, id }: SkuOwner): Promise<LocalizedText | undefined> {
  const product = (await productsBySku(trx, [skuCode])).get(skuCode);
  const bundle = (await bundlesBySku(trx, [skuCode])).get(skuCode);
  if (use === 'PRODUCT') {
    if (product !== undefined) return product === id ? undefined : productMessages.skuTaken({ skuCode });
    return bundle?.kind === 'VIRTUAL' ? productMessages.skuIsBundle({ skuCode }) : undefined;
  }
  if (bundle && bundle.bundleId !== id) return productMessages.bundleSkuTaken({ skuCode });
  if (use === 'KIT') return product === undefined ? productMessages.kitNeedsProduct({ skuCode }) : undefined;
  return product === undefined ? undefined : productMessages.bundleIsProduct({ skuCode });
}

/** The error or warning for a SKU before it is saved. */
export async function checkSku(trx: Trx, owner: SkuOwner): Promise<SkuCheck> {
  const { skuCode } = owner;
  const fault = (await skuFault(trx, owner)) ?? null;
  // A product or bundle that keeps its SKU was warned when it got it.
  const isKept = owner.id !== undefined && (await hasSku(trx, owner));
  const other = isKept ? undefined : (await skusLikeOthers(trx, [skuCode])).get(skuCode);
  const warning = other === undefined ? null : productMessages.skuOtherCase({ other });
  return { fault, warning };
}

/** Those of the new SKUs that a person may confuse with another; see `skusLikeOthers`. */
export async function newSkusLikeOthers(trx: Trx, skus: readonly string[]): Promise<Map<string, string>> {
  const known = await productsBySku(trx, skus);
  return skusLikeOthers(
    trx,
    skus.filter((sku) => !known.has(sku)),
  );
}

async function hasSku(trx: Trx, { skuCode, use, id }: SkuOwner): Promise<boolean> {
  if (use === 'PRODUCT') return (await productsBySku(trx, [skuCode])).get(skuCode) === id;
  return (await bundlesBySku(trx, [skuCode])).get(skuCode)?.bundleId === id;
}
