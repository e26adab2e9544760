import { expect, it } from 'vitest';
import { keptEvents } from './kept-event-rules.ts';

const now = new Date('2026-11-24T10:00:00Z');
const at = (time: string) => ({
  trackingNumber: '1',
  time,
  status: 'IN_TRANSIT' as const,
  detail: 'scanned',
  text: 'Scanned',
  place: null,
});

it.each([
  ['2026-11-24T10:00:00.000Z', true],
  ['2026-11-25T00:00:00.000Z', true],
  ['2000-01-01T00:00:00.000Z', true],
  ['2026-11-27T00:00:00.000Z', false],
  ['1999-12-31T00:00:00.000Z', false],
  ['+275760-09-13T00:00:00.000Z', false],
  ['-000001-01-01T00:00:00.000Z', false],
  ['never', false],
])('an event of %s is kept: %s', (time, isKept) => {
  expect(keptEvents([at(time)], now)).toEqual(isKept ? [at(time)] : []);
});

it('keeps the newest of very many', () => {
  const hours = Array.from({ length: 20_000 }, (_, hour) =>
    at(new Date(now.getTime() - hour * 3_600_000).toISOString()),
  );
  expect(keptEvents(hours.toReversed(), now)).toEqual(hours.slice(0, 500));
});
