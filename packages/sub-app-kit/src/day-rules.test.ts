import { describe, expect, it } from 'vitest';
import { dayEnd, dayStart } from './day-rules.ts';

describe('a day of the reader’s zone (spec §9)', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
    // Clocks go forward: 23 hours; and back: 25 hours.
    ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z'],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z'],
    ['2026-12-31', 'Pacific/Auckland', '2026-12-30T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
  ])('%s in %s begins and ends according to its clocks', (day, zone, start, end) => {
    expect([dayStart(day, zone), dayEnd(day, zone)]).toEqual([start, end]);
  });

  it.each(['', 'yesterday', '2026-13-01', '2026-1-1'])('is not %j', (text) => {
    expect([dayStart(text, 'UTC'), dayEnd(text, 'UTC')]).toEqual([undefined, undefined]);
  });
});
