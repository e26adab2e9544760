import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { currencyCode } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';

/** What one rule may hold at most (shipping design, "Automation"). */
export const ruleLimits = { rules: 100, name: 100, criteria: 20, actions: 10, values: 50 } as const;

const values = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(ruleLimits.values);
const word = (most: number) => z.string().trim().min(1).max(most);
const isOneOf = z.enum(['in', 'not-in']);
const bound = z.number().min(0).max(99_999_999).nullable();

/** From and to, both included; one of them may be open. */
const isRange = ({ min, max }: { min: number | null; max: number | null }): boolean =>
  (min !== null || max !== null) && (min === null || max === null || min <= max);
/** What is reported of a range without bounds, or whose bounds are crossed. */
const rangeFault = { ...ruleMessage('automation.emptyRange'), path: ['max'] };

const range = { min: bound, max: bound };

/** One condition on an order. A fact that the order does not know meets none. */
export const criterion = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('store'), is: isOneOf, storeIds: values(wireId) }),
  z.object({ fact: z.literal('channel'), is: isOneOf, channels: values(z.number().int()) }),
  z.object({ fact: z.literal('country'), is: isOneOf, countries: values(z.string().trim().length(2)) }),
  z.object({ fact: z.literal('state'), is: isOneOf, states: values(word(100)) }),
  /** ZIP codes from one to another, compared by as many characters as each bound has: 900–905 holds 90210. */
  z
    .object({ fact: z.literal('zip'), from: word(10), to: word(10) })
    .refine(({ from, to }) => from.localeCompare(to, 'en') <= 0 || to.startsWith(from), {
      ...rangeFault,
      path: ['to'],
    }),
  /** As a carrier has said of the address, or else whether it names no company: how carriers are asked for rates. */
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
  /** The service that was asked for holds these words; the case does not matter. */
  z.object({ fact: z.literal('service'), contains: word(60) }),
  /** The day by which it is to be shipped is at most so many days after it was ordered. */
  z.object({ fact: z.literal('shipBy'), days: z.number().int().min(0).max(365) }),
  /** Ordered on one of these days (0 is Sunday), between two times of the day, `to` excluded; `from` after `to` runs over midnight. */
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

/** A criterion's own facts, in the order in which a person chooses among them. */
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

/** Criteria of which all, or any, must be met; without any it holds every order. */
export const criteriaGroup = z
  .object({ match, items: z.array(z.discriminatedUnion('fact', [criterion, innerGroup])) })
  .refine((group) => countCriteria(group) <= ruleLimits.criteria, {
    ...ruleMessage('automation.tooManyCriteria', { most: ruleLimits.criteria }),
    path: ['items'],
  });
export type CriteriaGroup = z.infer<typeof criteriaGroup>;

/** How many criteria stand in a group and in the groups within it. */
export const countCriteria = ({ items }: { items: readonly (Criterion | InnerGroup)[] }): number =>
  items.reduce((sum, one) => sum + (one.fact === 'group' ? one.items.length : 1), 0);
