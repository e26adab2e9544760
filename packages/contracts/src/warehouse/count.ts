import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** Why a count was made; a variance is explained by it. */
export const countReasons = ['CYCLE', 'SHORT_PICK', 'CLIENT', 'OTHER'] as const;
export type CountReason = (typeof countReasons)[number];

/** What a count of one product in one bin found. The person who counts sees what was on record only afterwards. */
export const countResult = z.object({
  productId: wireId,
  skuCode: z.string(),
  binCode: z.string(),
  counted: z.number().int().nonnegative(),
  /** Units more (or fewer, below 0) than were on record. */
  variance: z.number().int(),
  /** Orders that wait for stock again, since what they had reserved is not there. */
  released: z.number().int().nonnegative(),
});
export type CountResult = z.infer<typeof countResult>;
