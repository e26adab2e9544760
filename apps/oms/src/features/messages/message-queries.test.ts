// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { periodStart } from './message-queries.ts';

it.each([
  ['7', '2026-11-21T15:59:59Z', '2026-11-14T15:00:00.000Z'],
  ['30', '2026-11-21T15:00:00Z', '2026-10-22T15:00:00.000Z'],
] as const)('the last %s days before %s begin at %s', (period, now, start) => {
  expect(periodStart(period, Date.parse(now))).toBe(start);
});
