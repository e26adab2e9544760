import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { currencyCode } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';

/** The limits of one rule (shipping design, "Automation"). */
export const ruleLimits = {
  rules: 100,
  name: 100,
  criteria: 20,
  actions: 10,
  values: 50,
  /** In the order's currency. */
  insured: 50_000,
  note: 500,
  holdDays: 60,
} as const;

const values = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(ruleLimits.values);
const word = (most: number) => z.string().trim().min(1).max(most);
const isOneOf = z.enum(['in', 'not-in']);
const bound = z.number().min(0).max(99_999_999).nullable();

/** From and to, both inclusive; one of them may be open. */
const isRange = ({ min, max }: { min: number | null; max: number | null }): boolean =>
  (min !== null || max !== null) && (min === null || max === null || min <= max);
/** The error of a range without bounds, or with crossed bounds. */
const rangeFault = { ...ruleMessage('automation.emptyRange'), path: ['max'] };

const range = { min: bound, max: bound };

/** One condition on an order. An unknown fact of the order meets none. */
export const criterion = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('store'), is: isOneOf, storeIds: values(wireId) }),
  z.object({ fact: z.literal('channel'), is: isOneOf, channels: values(z.number().int()) }),
  z.object({ fact: z.literal('country'), is: isOneOf, countries: values(z.string().trim().length(2)) }),
  z.object({ fact: z.literal('state'), is: isOneOf, states: values(word(100)) }),
  /** A range of ZIP codes, compared by as many characters as each bound has: 900–905 contains 90210. */
  z
    .object({ fact: z.literal('zip'), from: word(10), to: word(10) })
    .refine(({ from, to }) => from.localeCompare(to, 'en') <= 0 || to.startsWith(from), {
      ...rangeFault,
      path: ['to'],
    }),
  /** The carrier's finding about the address; without one, whether it names no company. Carriers are asked for rates the same way. */
  z.object({ fact: z.literal('residential'), is: z.boolean() }),
  /** Of all packages together. */
  z.object({ fact: z.literal('weight'), ...range, unit: z.enum(['lb', 'kg']) }).refine(isRange, rangeFault),
  /** The total of the order, in its currency. */
  z.object({ fact: z.literal('value'), ...range, currency: currencyCode }).refine(isRange, rangeFault),
  /** Units over all lines. */
  z.object({ fact: z.literal('quantity'), ...range }).refine(isRange, rangeFault),
  z.object({ fact: z.literal('lines'), ...range }).refine(isRange, rangeFault),
  /** `any`: it has one of them. `all`: it has each of them. `only`: it has nothing else. */
  z.object({ fact: z.literal('sku'), how: z.enum(['any', 'all', 'only']), skus: values(word(100)) }),
  z.object({ fact: z.literal('tag'), how: z.enum(['any', 'all', 'none']), tags: values(word(40)) }),
  /** The requested service contains these words, in any case. */
  z.object({ fact: z.literal('service'), contains: word(60) }),
  /** The ship-by day is at most this many days after the order date. */
  z.object({ fact: z.literal('shipBy'), days: z.number().int().min(0).max(365) }),
  /**
   * Ordered on one of these days (0 is Sunday), between two times of day, `to` exclusive; if `from` is after `to`, the range
   * crosses midnight.
   */
  z.object({
    fact: z.literal('ordered'),
    days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
    from: z.number().int().min(0).max(1_439),
    to: z.number().int().min(1).max(1_440),
    timeZone,
  }),
  z.object({ fact: z.literal('cod'), is: z.boolean() }),
]);
export type Criterion = z.infer<typeof criterion>;
export type CriterionFact = Criterion['fact'];

/** The facts of a criterion, in the order in which they are offered. */
export const criterionFacts = [
  ...(['store', 'channel', 'country', 'state', 'zip', 'residential', 'weight', 'value'] as const),
  ...(['quantity', 'lines', 'sku', 'tag', 'service', 'shipBy', 'ordered', 'cod'] as const),
] as const satisfies readonly CriterionFact[];

const match = z.enum(['ALL', 'ANY']);

/** Criteria within the criteria of a rule, such as "any of these states, or over 20 lb". */
const innerGroup = z.object({
  fact: z.literal('group'),
  match,
  items: z.array(criterion).min(1).max(ruleLimits.criteria),
});
export type InnerGroup = z.infer<typeof innerGroup>;

/** Criteria of which all, or any, must be met; without any it matches every order. */
export const criteriaGroup = z
  .object({ match, items: z.array(z.discriminatedUnion('fact', [criterion, innerGroup])) })
  .refine((group) => countCriteria(group) <= ruleLimits.criteria, {
    ...ruleMessage('automation.tooManyCriteria', { most: ruleLimits.criteria }),
    path: ['items'],
  });
export type CriteriaGroup = z.infer<typeof criteriaGroup>;

/** Number of criteria in a group and its nested groups. */
export const countCriteria = ({ items }: { items: readonly (Criterion | InnerGroup)[] }): number =>
  items.reduce((sum, one) => sum + (one.fact === 'group' ? one.items.length : 1), 0);
