import {
  feeCodes,
  fees,
  type FeeCode,
  type RateRule,
  type RatingOutcome,
  type RatingReason,
} from '@lading/contracts/funds';
import { exactOf, packagesOf, rounded, wholeOf, type Exact } from './exact-decimal.ts';

/** Units of a product that an event moved. */
export interface RatedItem {
  productId: string;
  skuCode: string;
  quantity: number;
  /** Weight of one unit. */
  grams: number;
}

/** An event for rating. */
export interface RatedEvent {
  kind: string;
  items: readonly RatedItem[];
  /** Lines of its order. */
  lines: number;
  /** Pallets of freight; absent: none. */
  pallets?: number;
  /** Counted cartons of a crossdock. */
  cartons?: number;
}

/** A charge before it is recorded. Amount in 10⁻⁶ of the currency. */
interface RatedCharge {
  fee: FeeCode;
  ruleNo: number;
  quantity: number;
  micros: bigint;
  items: RatedItem[];
}

/** The result of rating an event. */
export interface Rated {
  outcome: RatingOutcome;
  reason: RatingReason;
  charges: RatedCharge[];
}

/** The charge of a rule for a count: a whole number of 10⁻⁶. A rule by age is priced step by step, see {@link stepPrice}. */
export function chargeOf(rule: RateRule, count: Exact): bigint {
  const free = wholeOf(rule.free);
  const counted = count > free ? count - free : 0n;
  if (counted === 0n) return 0n;
  const amount = rounded(productOf(rule, counted));
  const least = rule.minimum === null ? undefined : rounded(exactOf(rule.minimum) * wholeOf(1));
  const most = rule.maximum === null ? undefined : rounded(exactOf(rule.maximum) * wholeOf(1));
  if (least !== undefined && amount < least) return least;
  return most !== undefined && amount > most ? most : amount;
}

function productOf(rule: RateRule, counted: Exact): bigint {
  const price = exactOf(rule.price);
  switch (rule.model) {
    case 'FLAT':
      return price * wholeOf(1);
    case 'PACKAGE':
      return packagesOf(counted, rule.packageSize) * price;
    case 'VOLUME': {
      const tier = rule.tiers.find(({ upTo }) => upTo === null || counted <= wholeOf(upTo))!;
      return counted * exactOf(tier.price);
    }
    case 'GRADUATED': {
      let [sum, from] = [0n, 0n];
      for (const { upTo, price: step } of rule.tiers) {
        const to = upTo === null || counted < wholeOf(upTo) ? counted : wholeOf(upTo);
        if (to > from) sum += (to - from) * exactOf(step);
        from = to;
      }
      return sum;
    }
    default:
      return counted * price;
  }
}

/** The cost of storage in one age step, by its volume-days. */
export const stepPrice = (price: string, volumeDays: string): bigint =>
  rounded(exactOf(volumeDays) * exactOf(price));

/**
 * Rates an event by a card: charges, or the reason why it is free or cannot be rated. If one product of an event has no rule, nothing
 * is charged until the card has one, so that a part is not lost unnoticed.
 */
export function rateEvent(event: RatedEvent, rules: readonly RateRule[] | undefined): Rated {
  const own = feeCodes.filter((fee) => fees[fee].on === event.kind);
  if (own.length === 0) return { outcome: 'FREE', reason: 'NO_FEE', charges: [] };
  if (!rules) return { outcome: 'UNRATED', reason: 'NO_CARD', charges: [] };
  const numbered = rules.map((rule, index) => ({ rule, ruleNo: index + 1 }));
  const charges: RatedCharge[] = [];
  for (const fee of own) {
    const ofFee = numbered.filter(({ rule }) => rule.fee === fee);
    if (ofFee.length === 0) continue;
    const counted = new Map<number, RatedItem[]>();
    for (const item of event.items) {
      const fits = ofFee.find(
        ({ rule }) =>
          item.grams >= rule.gramsFrom && (rule.gramsBelow === null || item.grams < rule.gramsBelow),
      );
      if (!fits) return { outcome: 'UNRATED', reason: 'NO_RULE', charges: [] };
      counted.set(fits.ruleNo, [...(counted.get(fits.ruleNo) ?? []), item]);
    }
    for (const { rule, ruleNo } of ofFee) {
      const items = fees[fee].by === 'unit' ? (counted.get(ruleNo) ?? []) : [...event.items];
      const counts = { event: 1, line: event.lines, pallet: event.pallets ?? 0, carton: event.cartons ?? 0 };
      const { by } = fees[fee];
      const quantity =
        by in counts
          ? counts[by as keyof typeof counts]
          : items.reduce((sum, item) => sum + item.quantity, 0);
      if (quantity > 0)
        charges.push({ fee, ruleNo, quantity, micros: chargeOf(rule, wholeOf(quantity)), items });
    }
  }
  if (charges.length === 0) return { outcome: 'FREE', reason: 'NOT_ON_CARD', charges };
  return charges.every(({ micros }) => micros === 0n)
    ? { outcome: 'FREE', reason: 'RULE', charges: [] }
    : { outcome: 'CHARGED', reason: 'RULE', charges };
}
