import { describe, expect, it } from 'vitest';
import type { EasyPostRate } from './easypost-wire.ts';
import { chargedPrice, easyPostOffer, easyPostPremium, insuredPrice } from './easypost-prices.ts';

const dollars = (minor: number) => ({ minor, currency: 'USD' });
const euros = (minor: number) => ({ minor, currency: 'EUR' });
const rate = (price = dollars(593)) =>
  ({ carrier: 'UPSDAP', service: '2ndDayAir', price, delivery_days: 2 }) as EasyPostRate;

describe('the premium of EasyPost', () => {
  it.each([
    [20_000, 200],
    [24_999, 250],
    [10_000, 100],
    [500, 100],
  ])('for %i cents is %i: one percent, but at least a dollar', (insured, premium) => {
    expect(easyPostPremium(dollars(insured))).toEqual(dollars(premium));
  });

  it('is none without insurance', () => expect(easyPostPremium(null)).toBeNull());

  it.each([
    ['a price', dollars(593), dollars(793)],
    ['no price in another currency', euros(593), euros(593)],
    ['no unknown price', dollars(0), dollars(0)],
  ])('is added to %s', (_name, price, sum) => {
    expect(insuredPrice(price, dollars(200))).toEqual(sum);
    expect(insuredPrice(price, null)).toEqual(price);
  });
});

describe('an offer of EasyPost', () => {
  const request = { shipDate: '2026-11-24' };
  const offer = (price = dollars(593)) =>
    easyPostOffer(rate(price), request, { zone: null, premium: dollars(200) });

  it('has the premium as a line of its own', () => {
    expect(offer()).toMatchObject({
      serviceCode: 'UPSDAP.2ndDayAir',
      serviceName: { en: 'UPS 2nd Day Air' },
      amount: dollars(793),
      lines: [
        { kind: 'base', amount: dollars(593) },
        { kind: 'insurance', amount: dollars(200) },
      ],
    });
  });

  it('in another currency is without it', () => {
    expect(offer(euros(593))).toMatchObject({
      amount: euros(593),
      lines: [{ kind: 'base', amount: euros(593) }],
    });
  });
});

it.each([
  [
    'insured',
    [
      { type: 'PostageFee', price: dollars(593) },
      { type: 'InsuranceFee', price: dollars(250) },
    ],
    843,
    dollars(250),
  ],
  ['not insured', [{ type: 'PostageFee', price: dollars(593) }], 593, null],
  ['without fees', null, 593, null],
])('a shipment that is %s was sold for its rate and its own premium', (_name, fees, minor, premium) => {
  expect(chargedPrice({ fees }, rate())).toEqual({ amount: dollars(minor), premium });
});
