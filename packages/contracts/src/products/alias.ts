import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/** The kind of an alias: the name in a listing, or a code that scanners find on the goods (warehouse design, a). */
export const aliasTypes = ['SKU', 'BARCODE', 'FNSKU', 'ASIN'] as const;
export type AliasType = (typeof aliasTypes)[number];

/** Another name of a product or bundle, as entered. */
export const aliasDraft = z.object({
  alias: z.string().trim().min(1).max(100),
  aliasType: z.enum(aliasTypes),
  /** Without a store it applies to every store. */
  storeId: wireId.nullish(),
  /** The product or bundle that it refers to. */
  skuCode: z.string().trim().min(1).max(100),
  /** Units represented by one of the alias. */
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
  /** If it refers to a product. */
  productId: wireId.nullish(),
  /** If it refers to a bundle. */
  bundleId: wireId.nullish(),
  quantity: z.number().int().positive(),
  updateTime: wireTime,
});
export type ProductAlias = z.infer<typeof productAlias>;
