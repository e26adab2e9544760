import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { units } from './request-parts.ts';

/** Ours: countries that one warehouse ships to at most, where they are named; and into how many parts an order is split. */
export const routingLimits = { countries: 250, parts: 2, ranks: 99 } as const;

/** By what a warehouse was chosen for an order (warehouse design, f). */
export const routingRules = [
  /** A person named it. */
  'NAMED',
  /** The order was assigned to it. */
  'ASSIGNED',
  /** Only one can ship the whole order. */
  'ONLY',
  /** The lowest fees of several. */
  'COST',
  /** The first in rank of several that cost the same, or whose fees cannot be compared. */
  'RANK',
  /** None can ship it whole: two together can. */
  'SPLIT',
  /** None can ship it. */
  'NONE',
] as const;
export type RoutingRule = (typeof routingRules)[number];

/** What routing found of one warehouse. */
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

/** A warehouse as routing weighed it for an order. */
export const routingCandidate = z.object({
  warehouseId: wireId,
  warehouseName: z.string(),
  verdict: z.enum(routingVerdicts),
  rank: z.number().int(),
  /** What packing and shipping costs there by its rate card of the day; null where that is not known, or was not asked. */
  cost: money.nullable(),
  /** What it has too few of. */
  short: z.array(z.object({ skuCode: z.string(), wanted: units, available: z.number().int() })),
});
export type RoutingCandidate = z.infer<typeof routingCandidate>;

/** Why an order went to its warehouse, or to none. Never changed; a further attempt is a further decision. */
export const routingDecision = z.object({
  time: wireTime,
  rule: z.enum(routingRules),
  /** Without a person: done by itself. */
  userName: wireText,
  considered: z.array(routingCandidate),
  /** Why it was not released though a warehouse was found, such as a wallet that is short. */
  problem: localizedText.nullish(),
});
export type RoutingDecision = z.infer<typeof routingDecision>;

/** How an organization's orders find their warehouse. */
export const routingSettings = z.object({
  /** Orders that come in from now on are released by themselves. */
  isAutomatic: z.boolean(),
  /** An order that no warehouse can ship whole may be split between two. */
  maySplit: z.boolean(),
  warehouses: z
    .array(
      z.object({
        warehouseId: wireId,
        /** Whether routing may choose it. */
        isUsed: z.boolean(),
        /** The lower, the earlier it is chosen where all else is equal. */
        rank: z.number().int().min(1).max(routingLimits.ranks),
        /** Countries it ships to, ISO 3166-1 alpha-2; none: to all. */
        countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(routingLimits.countries),
      }),
    )
    .max(500),
});
export type RoutingSettings = z.infer<typeof routingSettings>;
