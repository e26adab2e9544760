import { trackingStatusOf } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import type { DemoJourney } from './demo-journey.ts';
import { demoEvents } from './demo-tracking-rules.ts';

const journey: DemoJourney = {
  trackingNumber: '095212340000000013',
  boughtAt: new Date('2026-11-23T18:00:00Z'),
  shipDate: '2026-11-23',
  days: 3,
  deliverBy: '2026-11-27',
  zone: 4,
  from: { city: 'San Francisco', stateCode: 'CA', countryCode: 'US' },
  to: { city: 'Redondo Beach', stateCode: 'CA', countryCode: 'US' },
  scenario: undefined,
  changes: [],
};
const statusAt = (time: string, scenario?: string) =>
  trackingStatusOf(demoEvents({ ...journey, scenario }, new Date(time)));

describe('the journey of a demo parcel', () => {
  it.each([
    ['before the cut-off', '2026-11-24T00:59:00Z', undefined, 'UNKNOWN'],
    ['at the cut-off', '2026-11-24T01:00:00Z', undefined, 'ACCEPTED'],
    ['days later', '2026-11-26T01:00:00Z', undefined, 'IN_TRANSIT'],
    ['on the morning of the day', '2026-11-27T17:00:00Z', undefined, 'OUT_FOR_DELIVERY'],
    ['in its evening', '2026-11-28T02:30:00Z', undefined, 'DELIVERED'],
    ['delayed', '2026-11-28T02:30:00Z', 'DELAY', 'IN_TRANSIT'],
    ['and delivered two business days later', '2026-12-02T02:30:00Z', 'DELAY', 'DELIVERED'],
    ['not deliverable', '2026-12-28T02:30:00Z', 'EXCEPTION', 'EXCEPTION'],
    ['refused', '2026-11-28T02:30:00Z', 'RETURN', 'EXCEPTION'],
    ['on its way back', '2026-11-29T02:30:00Z', 'RETURN', 'RETURNING'],
    ['back', '2026-12-28T02:30:00Z', 'RETURN', 'RETURNED'],
    ['lost', '2027-12-28T02:30:00Z', 'LOST', 'IN_TRANSIT'],
  ])('%s', (_what, time, scenario, status) => expect(statusAt(time, scenario)).toBe(status));

  it('says in plain words why it was not delivered', () => {
    const events = demoEvents({ ...journey, scenario: 'EXCEPTION' }, new Date('2026-12-28T02:30:00Z'));
    expect(events.map(({ text }) => text)).toContain('Recipient unknown at this address');
  });

  it('starts after its label was bought, however late that was', () => {
    const late = { ...journey, boughtAt: new Date('2026-11-24T06:00:00Z') };
    expect(demoEvents(late, new Date('2026-11-24T06:59:00Z'))).toEqual([]);
    expect(demoEvents(late, new Date('2026-11-24T07:00:00Z'))).toHaveLength(1);
  });
});
