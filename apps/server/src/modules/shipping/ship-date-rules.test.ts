import { describe, expect, it } from 'vitest';
import { accountPickups } from './account-cut-off-rules.ts';
import type { CarrierAdapter, CarrierRequest } from './carriers/carrier-adapter.ts';
import { carrierDays, firstDay, requestOfRate } from './ship-date-rules.ts';

const carrierIn = (zone: string, time: string) => {
  const days = { mon: time, tue: time, wed: time, thu: time, fri: time, sat: null, sun: null };
  return { accountId: zone, ...accountPickups({ zone, days }) } as unknown as CarrierAdapter;
};
const newYork = carrierIn('America/New_York', '14:00');
const losAngeles = carrierIn('America/Los_Angeles', '23:00');
/** All days are in the first week of March 2027, which starts on a Monday. */
const daysAt = (now: string, asked?: string) =>
  carrierDays({ now: new Date(now), asked }, [newYork, losAngeles], null);

describe('the days on which carriers get the parcels of a quote', () => {
  it.each([
    ['before both cut-offs', '2027-03-03T18:59:00Z', undefined, ['2027-03-03', '2027-03-03']],
    ['after that of one', '2027-03-03T19:00:00Z', undefined, ['2027-03-04', '2027-03-03']],
    ['for a later day', '2027-03-03T19:00:00Z', '2027-03-05', ['2027-03-05', '2027-03-05']],
    [
      'for a day that is over at one of them',
      '2027-03-04T05:30:00Z',
      '2027-03-03',
      ['2027-03-04', '2027-03-03'],
    ],
  ])('%s', (_what, now, asked, days) => {
    expect(daysAt(now, asked).map(({ day }) => day)).toEqual(days);
  });

  it('of which the first is that of the quote', () => {
    expect(firstDay(daysAt('2027-03-03T19:00:00Z'))).toMatchObject({
      carrier: losAngeles,
      day: '2027-03-03',
    });
    expect(firstDay([])).toBeUndefined();
  });

  it('are over where the requested day has passed', () => {
    expect(daysAt('2027-03-04T05:30:00Z', '2027-03-03').map(({ isOver }) => isOver)).toEqual([true, false]);
    expect(daysAt('2027-03-04T19:00:00Z', '2027-03-03').map(({ isOver }) => isOver)).toEqual([true, true]);
  });
});

it('a rate is bought for its own ship date, or else for that of its quote', () => {
  const request = { shipDate: '2027-03-03', residential: true } as CarrierRequest;
  const rates = { rates: [{ rateId: 'same' }, { rateId: 'later', shipDate: '2027-03-04' }] };
  const dayOf = (rateId: string) => requestOfRate({ request, rates }, rateId).shipDate;
  expect([dayOf('same'), dayOf('later'), dayOf('unknown')]).toEqual([
    '2027-03-03',
    '2027-03-04',
    '2027-03-03',
  ]);
  expect(requestOfRate({ request, rates }, 'later')).toEqual({ ...request, shipDate: '2027-03-04' });
});
