import { z } from 'zod';
import { measureUnits } from './weight.ts';

/**
 * Where the packages of a quote come from: they were given with it; they are those of the order, or of the shipment that comes back; or
 * nobody has packed the order, and they are made of what its one product measures, of the smallest preset that holds its products, or of
 * the default preset.
 */
export const packageSources = ['given', 'order', 'product', 'preset', 'usual'] as const;
export type PackageSource = (typeof packageSources)[number];

/** Whether packages are proposed from the sizes of products. */
export const isFromProducts = (source: PackageSource | null | undefined): source is 'product' | 'preset' =>
  source === 'product' || source === 'preset';

/**
 * What an order that is not packed yet may go in (shipping design, "packages from product sizes"). It is a proposal: nothing of it is kept
 * before a label is bought with it. Sides are null by `weight`: what the products weigh is known, and no more.
 */
export const proposedPackage = z.object({
  by: z.enum(['product', 'preset', 'weight']),
  /** Of the preset whose box it is. */
  presetName: z.string().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Of the products, in pounds or kilograms by `unit`. */
  weight: z.number(),
  unit: z.enum(measureUnits),
});
export type ProposedPackage = z.infer<typeof proposedPackage>;
