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

describe('a carrier without pickups on some business days', () => {
  const pickingUpOn = (...days: number[]) => ({
    ...carrier,
    cutOff: {
      ...carrier.cutOff,
      minutes: [0, 1, 2, 3, 4, 5, 6].map((day) => (days.includes(day) ? fivePm : null)),
    },
  });
  const [monday, wednesday, thursday, friday, saturday] = [1, 3, 4, 5, 6];

  it.each([
    [
      'before the cut-off: the same day',
      [monday, wednesday],
      '2026-11-17T00:59:00Z',
      '2026-11-16',
      false,
      false,
    ],
    [
      'at the cut-off: the next pickup',
      [monday, wednesday],
      '2026-11-17T01:00:00Z',
      '2026-11-18',
      true,
      false,
    ],
    ['a weekday without a pickup', [monday, wednesday], '2026-11-17T20:00:00Z', '2026-11-18', false, true],
    ['over the weekend', [monday, wednesday], '2026-11-19T02:00:00Z', '2026-11-23', true, false],
    ['the end of daylight time', [monday, friday], '2026-10-31T00:00:00Z', '2026-11-02', true, false],
    ['after daylight time ended', [monday, friday], '2026-11-03T00:59:00Z', '2026-11-02', false, false],
    ['its only weekday is a holiday', [thursday], '2026-11-26T18:00:00Z', '2026-12-03', false, true],
    ['it is one twice in a row', [friday], '2026-12-19T02:00:00Z', '2027-01-08', true, false],
    ['none at all: the next business day', [], '2026-11-20T20:00:00Z', '2026-11-23', false, true],
    ['only on days off: likewise', [saturday], '2026-11-20T20:00:00Z', '2026-11-23', false, true],
  ])('%s', (_what, days, now, day, isAfterCutOff, isDayOff) => {
    const found = shipDay({ now: new Date(now) }, pickingUpOn(...days));
    expect(found).toMatchObject({ day, isAfterCutOff, isDayOff });
  });

  it.each([
    ['before both', '2026-11-16T22:59:00Z', '2026-11-16', false],
    ['after the seller’s', '2026-11-16T23:00:00Z', '2026-11-18', true],
    ['on a weekday without a pickup', '2026-11-17T23:00:00Z', '2026-11-18', false],
  ])('%s with an earlier cut-off of the seller', (_what, now, day, isAfterCutOff) => {
    const own = { minutes: 15 * 60, timeZone: 'America/Los_Angeles' };
    const found = pickupDay({ now: new Date(now) }, pickingUpOn(monday, wednesday), own);
    expect(found).toMatchObject({ day, isAfterCutOff });
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
