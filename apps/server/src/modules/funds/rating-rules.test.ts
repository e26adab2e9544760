import { overlapOf, rateRule, type RateRule } from '@lading/contracts/funds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOf, microText, minorOf, wholeOf } from './exact-decimal.ts';
import { chargeOf, rateEvent, stepPrice } from './rating-rules.ts';

const rule = (given: Partial<RateRule> & Pick<RateRule, 'fee' | 'model'>): RateRule => rateRule.parse(given);
const cents = (micros: bigint) => minorOf(micros, 2);
const unit = (price: string, more: Partial<RateRule> = {}) =>
  rule({ fee: 'PICK_UNIT', model: 'UNIT', price, ...more });

/** Published tariffs (warehouse design, h); the arithmetic matters, the prices are dated. */
describe('published tariffs are computed to the cent', () => {
  it('AWD: 100 ft³ at 0.48, 25 boxes at 1.35', () => {
    expect(cents(chargeOf(unit('0.48'), wholeOf(100)))).toBe(4800);
    expect(cents(chargeOf(unit('1.35'), wholeOf(25)))).toBe(3375);
  });

  it('WFS: a box of 12 × 10 × 10 in, 0.694 ft³ at 0.75', () => {
    const feet = ((12 * 10 * 10) / 1728).toFixed(3);
    expect(feet).toBe('0.694');
    expect(cents(stepPrice('0.75', feet))).toBe(52);
  });

  it('ShipHero: 50 units of 200 in³ at the first, second and third price, and 6 orders at 2.40', () => {
    const steps = rule({
      fee: 'RECEIVE_UNIT',
      model: 'GRADUATED',
      tiers: [
        { upTo: 20, price: '0.5' },
        { upTo: 45, price: '0.2' },
        { upTo: null, price: '0.1' },
      ],
    });
    expect(cents(chargeOf(steps, wholeOf(50)))).toBe(1550);
    expect(cents(chargeOf(unit('2.40'), wholeOf(6)))).toBe(1440);
  });

  it('FBA: 50 ft³ in September and in October, by two versions of a card', () => {
    expect(cents(stepPrice('0.78', '50'))).toBe(3900);
    expect(cents(stepPrice('2.40', '50'))).toBe(12_000);
  });

  it('52by: a cubic meter for 100 days, the first 30 free; a container of 1,200 cartons', () => {
    const daysOf = [30, 30, 30, 10];
    const prices = ['0', '0.50', '1.00', '1.50'];
    expect(daysOf.reduce((sum, days, at) => sum + cents(stepPrice(prices[at]!, String(days))), 0)).toBe(6000);
    const container = rule({ fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '450' });
    const cartons = rule({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.30', free: 1000 });
    expect(cents(chargeOf(container, wholeOf(1)) + chargeOf(cartons, wholeOf(1200)))).toBe(51_000);
  });

  it('360fbz: at least one cubic foot', () => {
    const least = unit('0.15', { minimum: '0.15' });
    expect(cents(chargeOf(least, exactOf('0.013')))).toBe(15);
    expect(cents(chargeOf(least, wholeOf(3)))).toBe(45);
  });

  it('eFS: 1.65 for an order and 0.55 for each unit', () => {
    const order = rule({ fee: 'PICK_ORDER', model: 'FLAT', price: '1.65' });
    expect(cents(chargeOf(order, wholeOf(1)) + chargeOf(unit('0.55'), wholeOf(3)))).toBe(330);
  });

  it('packages, one price by quantity, a maximum', () => {
    const pack = rule({ fee: 'PICK_UNIT', model: 'PACKAGE', price: '2', packageSize: 12 });
    expect([1, 12, 13].map((count) => cents(chargeOf(pack, wholeOf(count))))).toEqual([200, 200, 400]);
    const volume = rule({
      fee: 'PICK_UNIT',
      model: 'VOLUME',
      tiers: [
        { upTo: 10, price: '0.5' },
        { upTo: null, price: '0.4' },
      ],
    });
    expect([10, 11].map((count) => cents(chargeOf(volume, wholeOf(count))))).toEqual([500, 440]);
    expect(cents(chargeOf(unit('1', { maximum: '5' }), wholeOf(9)))).toBe(500);
  });
});

it('an amount is exact to six places, and a half is rounded away from zero', () => {
  expect(microText(chargeOf(unit('0.000001'), wholeOf(1)))).toBe('0.000001');
  expect(microText(stepPrice('0.333333', '0.5'))).toBe('0.166667');
  expect([minorOf(5000n, 2), minorOf(-5000n, 2), minorOf(4999n, 2)]).toEqual([1, -1, 0]);
});

it('more units never cost less with tiers', () => {
  const tiers = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tiers, fc.nat(200), fc.nat(200), (prices, count, more) => {
      const steps = rule({
        fee: 'PICK_UNIT',
        model: 'GRADUATED',
        tiers: prices.map((price, at) => ({
          upTo: at === prices.length - 1 ? null : (at + 1) * 20,
          price: (price / 1e6).toFixed(6),
        })),
      });
      expect(chargeOf(steps, wholeOf(count + more)) >= chargeOf(steps, wholeOf(count))).toBe(true);
    }),
  );
});

describe('an event ends in charges or in a reason', () => {
  const goods = (grams: number) => ({ productId: '1', skuCode: 'A', quantity: 3, grams });
  const packed = { kind: 'outbound.packed', items: [goods(200)], lines: 1 };
  const light = rule({ fee: 'PICK_UNIT', model: 'UNIT', price: '0.2', gramsBelow: 500 });
  const heavy = rule({ fee: 'PICK_UNIT', model: 'UNIT', price: '0.9', gramsFrom: 500 });

  it.each([
    ['a kind without a charge', { ...packed, kind: 'inbound.closed' }, [light], 'FREE', 'NO_FEE'],
    ['no card', packed, undefined, 'UNRATED', 'NO_CARD'],
    ['a card without the fee', { ...packed, kind: 'inbound.stowed' }, [light], 'FREE', 'NOT_ON_CARD'],
    ['a weight that no rule is for', { ...packed, items: [goods(500)] }, [light], 'UNRATED', 'NO_RULE'],
    ['a rule that fits', packed, [light, heavy], 'CHARGED', 'RULE'],
    ['a price of nothing', packed, [{ ...light, price: '0' }], 'FREE', 'RULE'],
  ] as const)('%s', (_name, event, rules, outcome, reason) => {
    expect(rateEvent(event, rules)).toMatchObject({ outcome, reason });
  });

  it('each weight goes by its own rule', () => {
    const both = { ...packed, items: [goods(200), { ...goods(900), productId: '2' }] };
    expect(rateEvent(both, [light, heavy]).charges.map(({ ruleNo, micros }) => [ruleNo, micros])).toEqual([
      [1, 600_000n],
      [2, 2_700_000n],
    ]);
  });

  it('rules that charge for the same thing are detected', () => {
    expect(overlapOf([light, heavy])).toBeNull();
    expect(overlapOf([heavy, light, { ...light, gramsFrom: 100, gramsBelow: 600 }])).toEqual([1, 3]);
  });
});

it('freight pallets are charged by number, and a parcel has none', () => {
  const rules = [rule({ fee: 'LOAD_PALLET', model: 'UNIT', price: '12.5' })];
  const items = [{ productId: '1', skuCode: 'A', quantity: 30, grams: 100 }];
  const packed = { kind: 'outbound.packed', items, lines: 1 };
  const { charges } = rateEvent({ ...packed, pallets: 3 }, rules);
  expect(charges).toMatchObject([{ fee: 'LOAD_PALLET', quantity: 3, micros: 37_500_000n }]);
  expect(rateEvent(packed, rules).charges).toEqual([]);
});
