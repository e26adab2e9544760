import { describe, expect, it } from 'vitest';
import { isUsBusinessDay, momentAt, pickupDay, shipDay } from './business-day-rules.ts';

const fivePm = 17 * 60;
const carrier = {
  cutOff: { timeZone: 'America/Los_Angeles', minutes: [null, fivePm, fivePm, fivePm, fivePm, fivePm, null] },
  isBusinessDay: isUsBusinessDay,
};
const from = (now: string, asked?: string) => shipDay({ now: new Date(now), asked }, carrier);

describe('the day a carrier gets a parcel', () => {
  it.each([
    ['16:59 is in time', '2026-11-24T00:59:00Z', '2026-11-23', false],
    ['17:00 is the next day’s', '2026-11-24T01:00:00Z', '2026-11-24', true],
    ['Friday evening is Monday’s', '2026-11-21T02:00:00Z', '2026-11-23', true],
    ['Saturday is Monday’s', '2026-11-21T20:00:00Z', '2026-11-23', false, true],
    ['Thanksgiving is the Friday’s', '2026-11-26T18:00:00Z', '2026-11-27', false, true],
    ['the evening of Thanksgiving is too', '2026-11-27T02:00:00Z', '2026-11-27', false, true],
    ['16:59 on the last day of daylight time', '2026-10-30T23:59:00Z', '2026-10-30', false],
    ['17:00 on the last day of daylight time is the Monday’s', '2026-10-31T00:00:00Z', '2026-11-02', true],
    ['16:59 after daylight time ended, an hour later', '2026-11-03T00:59:00Z', '2026-11-02', false],
    ['17:00 after daylight time ended', '2026-11-03T01:00:00Z', '2026-11-03', true],
    ['16:59 on the last day of standard time', '2026-03-07T00:59:00Z', '2026-03-06', false],
    ['17:00 on the last day of standard time is the Monday’s', '2026-03-07T01:00:00Z', '2026-03-09', true],
    ['16:59 after standard time ended, an hour earlier', '2026-03-09T23:59:00Z', '2026-03-09', false],
    ['17:00 after standard time ended', '2026-03-10T00:00:00Z', '2026-03-10', true],
  ])('%s', (_what, now, day, isAfterCutOff, isDayOff = false) => {
    expect(from(now)).toMatchObject({ day, isAfterCutOff, isDayOff });
  });

  it('is the requested day if there is a pickup', () => {
    expect(from('2026-11-24T05:00:00Z', '2026-11-25')).toMatchObject({
      day: '2026-11-25',
      isAfterCutOff: false,
    });
    expect(from('2026-11-24T05:00:00Z', '2026-11-28')).toMatchObject({ day: '2026-11-30' });
  });
});

describe('a seller with an earlier cut-off in another zone, where clocks go back on another day', () => {
  it.each([
    ['16:59 before', '2026-10-23T14:59:00Z', '2026-10-23', false],
    ['17:00 before', '2026-10-23T15:00:00Z', '2026-10-26', true],
    ['16:59 after, an hour later', '2026-10-26T15:59:00Z', '2026-10-26', false],
    ['17:00 after', '2026-10-26T16:00:00Z', '2026-10-27', true],
  ])('%s', (_what, now, day, isAfterCutOff) => {
    const own = { minutes: fivePm, timeZone: 'Europe/Berlin' };
    expect(pickupDay({ now: new Date(now) }, carrier, own)).toMatchObject({ day, isAfterCutOff });
  });
});

describe('the moment at which clocks show a time', () => {
  it.each([
    ['the evening before clocks go back', '2026-10-31', 17 * 60, '2026-11-01T00:00:00.000Z'],
    ['the early morning on which they went back', '2026-11-01', 7 * 60, '2026-11-01T15:00:00.000Z'],
    ['the early morning on which they went forward', '2026-03-08', 7 * 60, '2026-03-08T14:00:00.000Z'],
    ['the evening of that day', '2026-03-08', 17 * 60, '2026-03-09T00:00:00.000Z'],
  ])('%s', (_what, day, minutes, moment) => {
    expect(momentAt(day, minutes, 'America/Los_Angeles').toISOString()).toBe(moment);
  });
});
