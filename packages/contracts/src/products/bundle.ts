import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/** A virtual bundle consists of its components; a kit is a product of its own, assembled from components (warehouse design, a). */
export const bundleKinds = ['VIRTUAL', 'KIT'] as const;
export type BundleKind = (typeof bundleKinds)[number];

/** Maximum nesting depth of bundles. */
export const bundleDepth = 3;

/** Maximum components of one bundle, in forms and in files. */
export const bundleLimits = { components: 100 } as const;

const units = z.number().int().nonnegative();

/** A bundle as entered. Components are identified by the SKU of a product or of a virtual bundle. */
export const bundleDraft = z.object({
  bundleSku: z.string().trim().min(1).max(100),
  bundleName: z.string().trim().min(1).max(500),
  kind: z.enum(bundleKinds),
  note: z.string().trim().max(2_000).nullish(),
  components: z
    .array(
      z.object({ skuCode: z.string().trim().min(1).max(100), quantity: z.number().int().min(1).max(9_999) }),
    )
    .min(1)
    .max(bundleLimits.components),
});
export type BundleDraft = z.infer<typeof bundleDraft>;

/** A bundle as the list shows it. */
export const bundleSummary = z.object({
  bundleId: wireId,
  bundleSku: z.string(),
  bundleName: z.string(),
  kind: z.enum(bundleKinds),
  /** Number of products and bundles in it. */
  components: units,
  /** Available quantity in all connected warehouses together. */
  available: units,
  updateTime: wireTime,
});
export type BundleSummary = z.infer<typeof bundleSummary>;

/** A bundle with everything its page shows. */
export const bundleDetail = z.object({
  ...bundleSummary.shape,
  note: wireText,
  /** Increases with each change; sent back with an edit. */
  version: z.number().int(),
  /** The product under which a kit is stocked. */
  productId: wireId.nullish(),
  lines: z.array(
    z.object({
      skuCode: z.string(),
      name: z.string(),
      quantity: units,
      productId: wireId.nullish(),
      bundleId: wireId.nullish(),
    }),
  ),
  /** Available quantity in each connected warehouse, and the component that limits it. */
  stock: z.array(
    z.object({
      warehouseId: wireId,
      warehouseName: wireText,
      available: units,
      limitedBy: wireText,
    }),
  ),
});
export type BundleDetail = z.infer<typeof bundleDetail>;
