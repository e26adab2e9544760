import { z } from 'zod';
import { measureUnits } from './weight.ts';

/**
 * The origin of the packages of a quote: given with the request; taken from the order, or from the shipment being returned; or,
 * for an order that is not packed, derived from the measures of its one product, the smallest preset that holds its products, or
 * the default preset.
 */
export const packageSources = ['given', 'order', 'product', 'preset', 'usual'] as const;
export type PackageSource = (typeof packageSources)[number];

/** Whether packages are proposed from product sizes. */
export const isFromProducts = (source: PackageSource | null | undefined): source is 'product' | 'preset' =>
  source === 'product' || source === 'preset';

/**
 * The package proposed for an unpacked order (shipping design, "packages from product sizes"). It is not saved until a label is
 * bought with it. With the source `weight` sides are null: only the weight of the products is known.
 */
export const proposedPackage = z.object({
  by: z.enum(['product', 'preset', 'weight']),
  /** Name of the preset whose box it is. */
  presetName: z.string().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Weight of the products, in pounds or kilograms by `unit`. */
  weight: z.number(),
  unit: z.enum(measureUnits),
});
export type ProposedPackage = z.infer<typeof proposedPackage>;
