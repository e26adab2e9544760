import { describe, expect, it } from 'vitest';
import { dayEnd, dayRange, dayStart } from './day-rules.ts';

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
    // Clocks go forward at midnight: the day starts at one o'clock …
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-05T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    // … and back to or over midnight: it starts at the first of two.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z', '2026-04-06T04:00:00.000Z'],
    ['2026-04-04', 'America/Santiago', '2026-04-04T03:00:00.000Z', '2026-04-05T04:00:00.000Z'],
    // A day that a zone skips starts when the next one does.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s starts and ends according to its clocks', (day, zone, start, end) => {
    expect([dayStart(day, zone), dayEnd(day, zone)]).toEqual([start, end]);
  });

  it.each(['', 'yesterday', '2026-13-01', '2026-1-1'])('is not %j', (text) => {
    expect([dayStart(text, 'UTC'), dayEnd(text, 'UTC')]).toEqual([undefined, undefined]);
  });
});

describe('days of a filter', () => {
  const zone = 'Asia/Kolkata';

  it('include the last one', () =>
    expect(dayRange({ from: '2026-11-21', to: '2026-11-21' }, zone)).toEqual({
      from: '2026-11-20T18:30:00.000Z',
      to: '2026-11-21T18:30:00.000Z',
    }));

  it.each([{}, { from: '', to: 'yesterday' }])('are omitted if they are invalid: %j', (days) =>
    expect(dayRange(days, zone)).toEqual({}),
  );
});
