import type { TrackingStatus } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { nextTrackAt, nextVoidedTrackAt } from './tracking-poll-rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => [{ time: new Date(now.getTime() - days * 86_400_000).toISOString() }];
const news = (status: TrackingStatus, days: number) => ({ status, events: daysAgo(days) });
const minutes = (at: Date | null) => at && (at.getTime() - now.getTime()) / 60_000;

it.each([
  ['OUT_FOR_DELIVERY', 0.1, 15],
  ['IN_TRANSIT', 1, 60],
  ['PRE_TRANSIT', 0.5, 120],
  ['IN_TRANSIT', 3, 360],
  ['PRE_TRANSIT', 6, 720],
  ['EXCEPTION', 20, 1_440],
  ['IN_TRANSIT', 61, null],
  // A label that is not used yet may be used late.
  ['PRE_TRANSIT', 61, 1_440],
  ['DELIVERED', 0, null],
] as const)(
  'a parcel that is %s, with news of %d days ago, is asked about after %s minutes',
  (status, days, due) => {
    expect(minutes(nextTrackAt([news(status, days)], { now, shipDate: '2026-09-01' }))).toBe(due);
  },
);

it('the latest news counts, in any order', () => {
  const given = { now, shipDate: null };
  const events = [...daysAgo(30), ...daysAgo(1), ...daysAgo(9)];
  expect(minutes(nextTrackAt([{ status: 'IN_TRANSIT', events }], given))).toBe(60);
});

it.each<[string, ReturnType<typeof news>[], number | null]>([
  ['one is delivered, and the other is not', [news('DELIVERED', 0), news('IN_TRANSIT', 1)], 60],
  ['the older is out for delivery', [news('DELIVERED', 0), news('OUT_FOR_DELIVERY', 0.5)], 15],
  ['one is canceled', [news('CANCELLED', 0), news('PRE_TRANSIT', 1)], 120],
  ['all are final', [news('DELIVERED', 0), news('RETURNED', 1)], null],
  ['the open one is silent', [news('DELIVERED', 0), news('IN_TRANSIT', 61)], null],
  ['none is valid', [], null],
])('a shipment of which %s is polled accordingly', (_what, packages, due) => {
  expect(minutes(nextTrackAt(packages, { now, shipDate: '2026-09-01' }))).toBe(due);
});

it.each([
  ['2026-11-24', 60],
  ['2026-11-27', 60],
  ['2026-11-21', 360],
  ['2026-11-10', 1_440],
  ['2026-01-10', 1_440],
  ['2025-11-24', null],
  [null, 60],
])('a label to ship on %s that was never used is asked about after %s minutes', (shipDate, due) => {
  expect(minutes(nextTrackAt([{ status: 'UNKNOWN', events: [] }], { now, shipDate }))).toBe(due);
});

it('a label bought long before its ship date is not silent', () => {
  const given = { now, shipDate: '2026-11-27' };
  expect(minutes(nextTrackAt([news('PRE_TRANSIT', 10)], given))).toBe(120);
});

it.each([
  [0, 1_440],
  [29, 1_440],
  [30, null],
])('a label that was voided %d days ago is asked about after %s minutes', (days, due) => {
  const voidedAt = new Date(now.getTime() - days * 86_400_000);
  expect(minutes(nextVoidedTrackAt(voidedAt, now))).toBe(due);
});
