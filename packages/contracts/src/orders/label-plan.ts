import { z } from 'zod';
import { money } from '../core/money.ts';
import { wireId } from '../core/wire-values.ts';

/** Characters of a carrier and a service, and the highest price in minor units of its currency. */
export const labelPlanLimits = { name: 60, atMostMinor: 10_000_000 } as const;

/** The cheapest or the fastest of the offered services, limited to a price of `atMost` if given. */
export const rateShopping = z.object({
  rule: z.enum(['cheapest', 'fastest']),
  atMost: money.extend({ minor: money.shape.minor.min(1).max(labelPlanLimits.atMostMinor) }).nullable(),
});

/**
 * How the label of an order is prepared, as set by an automation rule (shipping design, "Automation"): by a named service, by
 * comparing the offers at that time, or by a preset. It is discarded if a person chooses another service for the order.
 */
export const labelPlan = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('service'),
    carrierName: z.string().trim().min(1).max(labelPlanLimits.name),
    serviceCode: z.string().trim().min(1).max(labelPlanLimits.name),
  }),
  rateShopping.extend({ by: z.literal('rate') }),
  z.object({ by: z.literal('preset'), presetId: wireId }),
]);
export type LabelPlan = z.infer<typeof labelPlan>;
