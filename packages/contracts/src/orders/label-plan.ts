import { z } from 'zod';
import { money } from '../core/money.ts';
import { wireId } from '../core/wire-values.ts';

/** The cheapest or the fastest of the services offered, of those that cost no more than `atMost` where that is given. */
export const rateShopping = z.object({
  rule: z.enum(['cheapest', 'fastest']),
  atMost: money.extend({ minor: money.shape.minor.min(1).max(10_000_000) }).nullable(),
});

/**
 * How the label of an order is prepared, as an automation rule has set it (shipping design, "Automation"): by a named service, by
 * comparing what is offered at that time, or by a preset. A person who chooses another service of the order ends it.
 */
export const labelPlan = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('service'),
    carrierName: z.string().trim().min(1).max(60),
    serviceCode: z.string().trim().min(1).max(60),
  }),
  rateShopping.extend({ by: z.literal('rate') }),
  z.object({ by: z.literal('preset'), presetId: wireId }),
]);
export type LabelPlan = z.infer<typeof labelPlan>;
