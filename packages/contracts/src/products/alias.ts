import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/** What kind of name an alias is: one of listings, or one that a scanner finds on the goods (warehouse design, a). */
export const aliasTypes = ['SKU', 'BARCODE', 'FNSKU', 'ASIN'] as const;
export type AliasType = (typeof aliasTypes)[number];

/** Another name of a product or bundle, as a person writes it. */
export const aliasDraft = z.object({
  alias: z.string().trim().min(1).max(100),
  aliasType: z.enum(aliasTypes),
  /** Without one it holds in every store. */
  storeId: wireId.nullish(),
  /** The product or bundle that it stands for. */
  skuCode: z.string().trim().min(1).max(100),
  /** Units that one of the alias stands for. */
  quantity: z.number().int().min(1).max(9_999).default(1),
});
export type AliasDraft = z.infer<typeof aliasDraft>;

/** An alias as the list shows it. */
export const productAlias = z.object({
  aliasId: wireId,
  alias: z.string(),
  aliasType: z.enum(aliasTypes),
  storeId: wireId.nullish(),
  storeName: wireText,
  skuCode: z.string(),
  name: z.string(),
  /** Where it stands for a product. */
  productId: wireId.nullish(),
  /** Where it stands for a bundle. */
  bundleId: wireId.nullish(),
  quantity: z.number().int().positive(),
  updateTime: wireTime,
});
export type ProductAlias = z.infer<typeof productAlias>;
