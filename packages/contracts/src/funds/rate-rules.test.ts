import { describe, expect, it } from 'vitest';
import {
  boundedStorageOf,
  overlapOf,
  rateRule,
  rateText,
  type FeeCode,
  type RateRule,
} from './rate-rules.ts';

it.each([
  ['0', true],
  ['0.45', true],
  [' 12.5 ', true],
  ['999999999.999999', true],
  ['1234567890', false],
  ['0.1234567', false],
  ['-1', false],
  ['.5', false],
  ['1,5', false],
  ['1e3', false],
  ['', false],
])('%j is a price: %s', (text, isPrice) => expect(rateText.safeParse(text).success).toBe(isPrice));

type Draft = object;
const pick = { fee: 'PICK_UNIT', model: 'UNIT', price: '0.45' };
const storage = { fee: 'STORAGE_CBM_DAY', model: 'AGE', tiers: [{ upTo: null, price: '0.5' }] };
const tier = (upTo: number | null) => ({ upTo, price: '1' });

describe('a rule of a rate card', () => {
  it.each<[string, Draft]>([
    ['needs a fee and a model only', { fee: 'PICK_ORDER', model: 'FLAT' }],
    ['has a price by the unit', pick],
    [
      'has steps, the last without an end',
      { ...pick, model: 'GRADUATED', tiers: [tier(10), tier(50), tier(null)] },
    ],
    ['charges storage by age', storage],
    ['has a minimum that is its maximum', { ...pick, minimum: '2', maximum: '2.00' }],
    ['is for products from a weight', { ...pick, gramsFrom: 500 }],
    ['is for products in a range of weights', { ...pick, gramsFrom: 500, gramsBelow: 501 }],
  ])('%s', (_name, rule) => expect(rateRule.safeParse(rule).error).toBeUndefined());

  it.each<[string, string, Draft]>([
    ['has no steps', 'tiers', { ...pick, model: 'VOLUME' }],
    ['has a last step with an end', 'tiers', { ...pick, model: 'GRADUATED', tiers: [tier(10)] }],
    [
      'has a step without an end before the last',
      'tiers',
      { ...pick, model: 'VOLUME', tiers: [tier(null), tier(null)] },
    ],
    [
      'has steps that do not rise',
      'tiers',
      { ...pick, model: 'VOLUME', tiers: [tier(10), tier(10), tier(null)] },
    ],
    ['charges storage by the unit', 'model', { ...storage, model: 'UNIT' }],
    ['charges units by age', 'model', { ...storage, fee: 'PICK_UNIT' }],
    ['weighs what is no unit', 'gramsFrom', { fee: 'PICK_ORDER', model: 'FLAT', gramsFrom: 1 }],
    ['ends its weights where they start', 'gramsBelow', { ...pick, gramsFrom: 500, gramsBelow: 500 }],
    // As numbers, not as texts.
    ['has a minimum above its maximum', 'maximum', { ...pick, minimum: '10', maximum: '9' }],
  ])('is refused if it %s', (_name, field, rule) => {
    expect(rateRule.safeParse(rule).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

it.each<[string, object[], number | null]>([
  ['free units', [pick, { ...storage, free: 1 }], 2],
  ['a minimum', [{ ...storage, minimum: '0' }], 1],
  ['a maximum', [{ ...storage, maximum: '9' }], 1],
  ['nothing but steps', [storage], null],
  ['bounds of other work', [{ ...pick, free: 1, minimum: '1', maximum: '2' }], null],
])('storage with %s', (_name, rules, number) => {
  expect(boundedStorageOf(rules.map((one) => rateRule.parse(one)))).toBe(number);
});

describe('two rules charge for the same thing', () => {
  const rule = (more: object = {}): RateRule => rateRule.parse({ ...pick, ...more });
  const stored = (fee: FeeCode): RateRule => rateRule.parse({ ...storage, fee });
  it.each<[string, RateRule[], [number, number] | null]>([
    ['of the same fee', [rule(), rule({ price: '1' })], [1, 2]],
    ['not of another fee', [rule(), rule({ fee: 'PUT_AWAY_UNIT' })], null],
    ['not for weights beside each other', [rule({ gramsBelow: 500 }), rule({ gramsFrom: 500 })], null],
    ['not in whichever order', [rule({ gramsFrom: 500 }), rule({ gramsBelow: 500 })], null],
    ['for a gram of both', [rule({ gramsBelow: 501 }), rule({ gramsFrom: 500 })], [1, 2]],
    ['for weights within those of the other', [rule(), rule({ gramsFrom: 100, gramsBelow: 200 })], [1, 2]],
    [
      'beside a third between them',
      [rule({ gramsBelow: 500 }), rule({ fee: 'PUT_AWAY_UNIT' }), rule({ gramsFrom: 100 })],
      [1, 3],
    ],
    [
      'of storage in two volume units',
      [stored('STORAGE_CBM_DAY'), rule(), stored('STORAGE_CUFT_DAY')],
      [1, 3],
    ],
    ['of storage in one', [stored('STORAGE_CUFT_DAY'), stored('STORAGE_CUFT_DAY')], [1, 2]],
    ['not of storage and work', [stored('STORAGE_CBM_DAY'), rule()], null],
    ['not alone', [rule()], null],
    ['not without rules', [], null],
  ])('%s', (_name, rules, numbers) => expect(overlapOf(rules)).toEqual(numbers));
});
