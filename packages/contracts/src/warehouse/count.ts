import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** Why a count was made; it explains a variance. */
export const countReasons = ['CYCLE', 'SHORT_PICK', 'CLIENT', 'OTHER'] as const;
export type CountReason = (typeof countReasons)[number];

/** Maximum seconds for which a device keeps a count before it can be sent. */
export const countKeptMost = 366 * 86_400;

/** The result of counting one product in one bin. The person who counts sees the recorded quantity only afterwards. */
export const countResult = z.object({
  productId: wireId,
  skuCode: z.string(),
  binCode: z.string(),
  counted: z.number().int().nonnegative(),
  /** Difference in units from the record, negative if fewer. */
  variance: z.number().int(),
  /** Orders that wait for stock again, since their reserved units are missing. */
  released: z.number().int().nonnegative(),
});
export type CountResult = z.infer<typeof countResult>;
