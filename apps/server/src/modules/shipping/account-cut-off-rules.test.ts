import { expect, it } from 'vitest';
import { accountPickups } from './account-cut-off-rules.ts';
import { pickupDay } from './business-day-rules.ts';

const afternoon = '14:00';
const account = accountPickups({
  zone: 'America/New_York',
  days: {
    mon: afternoon,
    tue: afternoon,
    wed: null,
    thu: afternoon,
    fri: afternoon,
    sat: '10:00',
    sun: null,
  },
});
/** It has passed at any time of the day. */
const defaultCutOff = { minutes: 0, timeZone: 'UTC' };

it.each([
  ['a minute before the cut-off', '2026-11-16T18:59:00Z', '2026-11-16', false, false],
  ['at the cut-off', '2026-11-16T19:00:00Z', '2026-11-17', true, false],
  ['before a day without a pickup', '2026-11-17T19:00:00Z', '2026-11-19', true, false],
  ['on a day without a pickup', '2026-11-18T15:00:00Z', '2026-11-19', false, true],
  ['before a Saturday with a pickup', '2026-11-20T19:00:00Z', '2026-11-21', true, false],
  ['before the last cut-off of the week', '2026-11-21T14:59:00Z', '2026-11-21', false, false],
  ['after the last cut-off of the week', '2026-11-21T15:00:00Z', '2026-11-23', true, false],
  ['on a Sunday', '2026-11-22T15:00:00Z', '2026-11-23', false, true],
  ['on a holiday of the carriers', '2026-11-26T15:00:00Z', '2026-11-27', false, true],
  ['13:59 on the last weekday of daylight time', '2026-10-30T17:59:00Z', '2026-10-30', false, false],
  ['14:00 on it', '2026-10-30T18:00:00Z', '2026-10-31', true, false],
  ['the last cut-off before daylight time ends', '2026-10-31T14:00:00Z', '2026-11-02', true, false],
  ['13:59 after daylight time ended, an hour later', '2026-11-02T18:59:00Z', '2026-11-02', false, false],
  ['14:00 after daylight time ended', '2026-11-02T19:00:00Z', '2026-11-03', true, false],
  ['13:59 on the last weekday of standard time', '2026-03-06T18:59:00Z', '2026-03-06', false, false],
  ['14:00 on this one', '2026-03-06T19:00:00Z', '2026-03-07', true, false],
  ['the last cut-off before daylight time starts', '2026-03-07T15:00:00Z', '2026-03-09', true, false],
  ['13:59 after standard time ended, an hour earlier', '2026-03-09T17:59:00Z', '2026-03-09', false, false],
  ['14:00 after standard time ended', '2026-03-09T18:00:00Z', '2026-03-10', true, false],
])(
  'an account with its own cut-off, %s: %s ships on %s, regardless of the default',
  (_what, now, day, isAfterCutOff, isDayOff) => {
    const found = pickupDay({ now: new Date(now) }, account, defaultCutOff);
    expect(found).toMatchObject({ day, isAfterCutOff, isDayOff });
  },
);
