import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { units } from './request-parts.ts';

/** Ours: maximum countries listed for one warehouse; and into how many parts an order may be split. */
export const routingLimits = { countries: 250, parts: 2, ranks: 99 } as const;

/** Why a warehouse was chosen for an order (warehouse design, f). */
export const routingRules = [
  /** A person chose it. */
  'NAMED',
  /** The order was assigned to it. */
  'ASSIGNED',
  /** Only one can ship the whole order. */
  'ONLY',
  /** The lowest fees of several. */
  'COST',
  /** The highest-ranked of several with equal cost, or with fees that cannot be compared. */
  'RANK',
  /** No single one can ship the whole order, but two together can. */
  'SPLIT',
  /** None can ship it. */
  'NONE',
] as const;
export type RoutingRule = (typeof routingRules)[number];

/** Routing's finding for one warehouse. */
export const routingVerdicts = [
  'CHOSEN',
  'PART',
  'OFF',
  'COUNTRY',
  'SHORT',
  'DEARER',
  'LOWER_RANK',
  'NOT_ASSIGNED',
] as const;
export type RoutingVerdict = (typeof routingVerdicts)[number];

/** A warehouse as evaluated by routing for an order. */
export const routingCandidate = z.object({
  warehouseId: wireId,
  warehouseName: z.string(),
  verdict: z.enum(routingVerdicts),
  rank: z.number().int(),
  /** Packing and shipping cost there according to its current rate card; null if unknown or not evaluated. */
  cost: money.nullable(),
  /** The products with too few units. */
  short: z.array(z.object({ skuCode: z.string(), wanted: units, available: z.number().int() })),
});
export type RoutingCandidate = z.infer<typeof routingCandidate>;

/** Why an order was routed to its warehouse, or to none. Never changed; another attempt is another decision. */
export const routingDecision = z.object({
  time: wireTime,
  rule: z.enum(routingRules),
  /** Without a person: automatic. */
  userName: wireText,
  considered: z.array(routingCandidate),
  /** Why it was not released although a warehouse was found, such as an insufficient wallet balance. */
  problem: localizedText.nullish(),
});
export type RoutingDecision = z.infer<typeof routingDecision>;

/** The routing settings of an organization. */
export const routingSettings = z.object({
  /** New orders are released automatically. */
  isAutomatic: z.boolean(),
  /** An order that no warehouse can ship completely may be split between two. */
  maySplit: z.boolean(),
  warehouses: z
    .array(
      z.object({
        warehouseId: wireId,
        /** Whether routing may choose it. */
        isUsed: z.boolean(),
        /** The lower, the earlier it is chosen if everything else is equal. */
        rank: z.number().int().min(1).max(routingLimits.ranks),
        /** Destination countries, ISO 3166-1 alpha-2; empty: all. */
        countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(routingLimits.countries),
      }),
    )
    .max(500),
});
export type RoutingSettings = z.infer<typeof routingSettings>;
