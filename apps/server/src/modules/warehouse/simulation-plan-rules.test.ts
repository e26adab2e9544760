import { describe, expect, it } from 'vitest';
import {
  carrierOf,
  chanceOf,
  countOf,
  dayPlus,
  goodsOf,
  isTurn,
  isWorkday,
  ordersOn,
  recipientOf,
  referenceOf,
  returnedAfter,
  targetOf,
  varianceOf,
  type SimulatedAt,
} from './simulation-plan-rules.ts';

const at: SimulatedAt = { seed: 1, warehouseCode: 'LAX1', orgName: 'Juniper & Pine', day: '2026-11-26' };
const many = Array.from({ length: 2_000 }, (_, n) => n);
const draws = <Drawn>(draw: (chance: ReturnType<typeof chanceOf>) => Drawn): Drawn[] => {
  const chance = chanceOf('draws');
  return many.map(() => draw(chance));
};
/** How often a value was drawn, in 100. */
const share = <Drawn>(drawn: readonly Drawn[], isOne: (one: Drawn) => boolean) =>
  (100 * drawn.filter(isOne).length) / drawn.length;

describe('chance', () => {
  const drawn = (...names: (string | number)[]) => {
    const chance = chanceOf(...names);
    return Array.from({ length: 8 }, () => chance.below(1_000));
  };
  it('is the same for the same names, and another for others', () => {
    expect(drawn(1, 'LAX1')).toEqual(drawn(1, 'LAX1'));
    expect(drawn(1, 'LAX1')).not.toEqual(drawn(2, 'LAX1'));
    expect(drawn('ab', 'c')).not.toEqual(drawn('a', 'bc'));
  });
});

it.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, later) => expect(dayPlus(day, days)).toBe(later));

it.each([
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-11-30', true],
])('the floor works on %s: %s', (day, isOpen) => expect(isWorkday(day)).toBe(isOpen));

it('a turn comes once in its number of days', () => {
  const days = many.slice(0, 28).map((n) => dayPlus(at.day, n));
  const turns = days.filter((day) => isTurn({ ...at, day }, 'count', 7));
  expect(turns).toHaveLength(4);
  expect(turns.slice(1)).toEqual(turns.slice(0, -1).map((day) => dayPlus(day, 7)));
});

it.each([
  [1, 0, 'PO-261126-1'],
  [1, 11, 'PO-261126-12'],
  [42, 0, 'PO42-261126-1'],
])('with the seed %i the document %i is %s', (seed, index, reference) => {
  expect(referenceOf({ ...at, seed }, 'PO', index)).toBe(reference);
});

it('a client has orders on every weekday, fewer on weekends', () => {
  const days = many.slice(0, 280).map((n) => dayPlus('2026-11-23', n));
  const mean = (chosen: readonly string[]) =>
    chosen.reduce((sum, day) => sum + ordersOn({ ...at, day }), 0) / chosen.length;
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const weekdays = days.filter((day) => !isWeekend(day));
  expect(Math.min(...weekdays.map((day) => ordersOn({ ...at, day })))).toBeGreaterThan(0);
  expect(mean(days.filter(isWeekend))).toBeLessThan(mean(weekdays) / 2);
});

it.each([1, 2, 12])('an order has one to three different goods of a range of %i', (range) => {
  for (const goods of draws((chance) => goodsOf(chance, range))) {
    const ranks = goods.map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.length).toBeGreaterThanOrEqual(1);
    expect(ranks.length).toBeLessThanOrEqual(3);
    for (const { rank, quantity } of goods) {
      expect(rank).toBeLessThan(range);
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(quantity).toBeLessThanOrEqual(6);
    }
  }
});

it('best sellers are ordered more, and stocked more', () => {
  const ranks = draws((chance) => goodsOf(chance, 10)).flatMap((goods) => goods.map(({ rank }) => rank));
  expect(share(ranks, (rank) => rank < 5)).toBeGreaterThan(60);
  expect([0, 1, 12, 40].map(targetOf)).toEqual([48, 45, 12, 12]);
});

it.each([0, 1, 24])('about a tenth of counts of %i units differs, and none is below zero', (expected) => {
  const counts = draws((chance) => countOf(chance, expected));
  expect(Math.min(...counts.flatMap(({ good, damaged }) => [good, damaged]))).toBeGreaterThanOrEqual(0);
  if (expected < 24) return;
  const differs = ({ good, damaged }: { good: number; damaged: number }) => good !== expected || damaged > 0;
  const differing = share(counts, differs);
  expect(differing).toBeGreaterThan(9);
  expect(differing).toBeLessThan(15);
  for (const { good, damaged } of counts.filter(({ damaged: some }) => some > 0))
    expect(good + damaged).toBe(expected);
});

it('few orders come back, five to twelve days after they were shipped', () => {
  const days = draws(returnedAfter);
  const back = days.filter((day) => day !== undefined);
  expect(share(days, (day) => day !== undefined)).toBeLessThan(10);
  expect([Math.min(...back), Math.max(...back)]).toEqual([5, 12]);
});

it('counts of bins rarely differ, by one unit', () => {
  const variances = draws(varianceOf);
  expect(new Set(variances)).toEqual(new Set([-1, 0, 1]));
  expect(share(variances, (one) => one === 0)).toBeGreaterThan(88);
});

it('parcels have tracking numbers of their carriers’ lengths', () => {
  const lengths = { UPS: 18, FedEx: 12, USPS: 22 };
  for (const { carrierName, trackingNumber } of draws(carrierOf))
    expect(trackingNumber).toHaveLength(lengths[carrierName as keyof typeof lengths]);
});

it('customers have complete addresses, and phone numbers that reach no one', () => {
  for (const { addressLine1, zipCode, phone } of draws(recipientOf)) {
    expect(addressLine1).toMatch(/^\d{3,4} \S/);
    expect(zipCode).toMatch(/^\d{5}$/);
    // Reserved for fiction: 555-0100 to 555-0199.
    expect(phone).toMatch(/^555-01\d{2}$/);
  }
});
