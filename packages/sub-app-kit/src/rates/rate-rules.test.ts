import type { Rate } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { sortedRates } from './rate-rules.ts';

const rate = (rateId: string, minor: number, deliverBy: string) =>
  ({ rateId, amount: { minor, currency: 'USD' }, deliverBy, days: 1 }) as Rate;
const rates = [
  rate('slow', 800, '2026-11-30'),
  rate('dear', 2_000, '2026-11-24'),
  rate('same day, cheaper', 1_900, '2026-11-24'),
];

it('sorts rates by price or by speed, with the other as tie-breaker', () => {
  const ids = (order: 'price' | 'speed') => sortedRates(rates, order).map(({ rateId }) => rateId);
  expect(ids('price')).toEqual(['slow', 'same day, cheaper', 'dear']);
  expect(ids('speed')).toEqual(['same day, cheaper', 'dear', 'slow']);
});

it('sorts prices in a less common currency last', () => {
  const yen = { ...rate('yen', 100, '2026-11-24'), amount: { minor: 100, currency: 'JPY' } };
  expect(
    sortedRates([yen, ...rates], 'price')
      .map(({ rateId }) => rateId)
      .at(-1),
  ).toBe('yen');
});
