import type { Rate } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { markedRates } from './rate-mark-rules.ts';

const rate = (rateId: string, minor: number, currency: string, day: number) =>
  ({ rateId, amount: { minor, currency }, deliverBy: `2026-11-${day}`, days: day - 20 }) as Rate;

it('prices in another currency than most are neither the cheapest nor the best value', () => {
  const rates = [
    rate('yen', 900, 'JPY', 21),
    rate('slow', 1_000, 'USD', 28),
    rate('quick', 1_200, 'USD', 22),
  ];
  expect(markedRates(rates).map(({ rateId, marks }) => [rateId, marks])).toEqual([
    ['slow', ['CHEAPEST']],
    ['quick', ['BESTVALUE']],
    ['yen', ['FASTEST']],
  ]);
});
