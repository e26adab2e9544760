import { trackingStatusOf } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { demoChangeFee, demoChangeOutcome, demoChangeScenario } from './demo-address-change-rules.ts';
import type { DemoJourney, JourneyChange } from './demo-journey.ts';
import { demoEvents } from './demo-tracking-rules.ts';

const reno = { city: 'Reno', stateCode: 'NV', countryCode: 'US' };
const parcel: DemoJourney = {
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
const at = new Date('2026-11-25T20:00:00Z');
const redirect: JourneyChange = { kind: 'REDIRECT', to: reno, at };
const hold: JourneyChange = { kind: 'HOLD', to: null, at };
const back: JourneyChange = { kind: 'RETURN', to: null, at };
const missed: JourneyChange = { ...redirect, to: { ...reno, addressLine2: 'DEMO: CHANGE-MISSED' } };

function stands(change: JourneyChange, time: string, more: Partial<DemoJourney> = {}) {
  const now = new Date(time);
  const journey = { ...parcel, ...more, changes: [change] };
  const events = demoEvents(journey, now);
  return [trackingStatusOf(events), demoChangeOutcome([{ journey, events }], change, now)];
}

describe('a parcel whose address was changed', () => {
  it.each([
    ['redirected, at once', redirect, '2026-11-25T20:00:00Z', 'IN_TRANSIT', 'open'],
    ['on the day of its first delivery', redirect, '2026-11-28T02:30:00Z', 'IN_TRANSIT', 'open'],
    ['two business days later', redirect, '2026-12-01T17:00:00Z', 'OUT_FOR_DELIVERY', 'open'],
    ['in that afternoon', redirect, '2026-12-01T22:00:00Z', 'DELIVERED', 'completed'],
    ['held, before', hold, '2026-11-27T19:59:00Z', 'IN_TRANSIT', 'open'],
    ['held, from the noon of its day', hold, '2026-11-27T20:00:00Z', 'AVAILABLE_FOR_PICKUP', 'completed'],
    ['held, and picked up', hold, '2026-11-30T20:00:00Z', 'DELIVERED', 'completed'],
    ['returned, the next day', back, '2026-11-26T20:00:00Z', 'RETURNING', 'open'],
    ['returned, and back', back, '2026-12-01T20:00:00Z', 'RETURNED', 'completed'],
    ['missed, before its delivery', missed, '2026-11-26T20:00:00Z', 'IN_TRANSIT', 'open'],
    ['missed, once it is out', missed, '2026-11-27T17:00:00Z', 'OUT_FOR_DELIVERY', 'missed'],
  ] as const)('%s', (_what, change, time, status, outcome) =>
    expect(stands(change, time)).toEqual([status, outcome]),
  );

  it('that is lost is abandoned after thirty days', () => {
    const lost = { scenario: 'LOST' };
    expect(stands(redirect, '2026-12-25T20:00:00Z', lost)).toEqual(['IN_TRANSIT', 'open']);
    expect(stands(redirect, '2026-12-25T20:00:01Z', lost)).toEqual(['IN_TRANSIT', 'missed']);
  });

  it('keeps earlier events, and goes to the new address', () => {
    const before = demoEvents(parcel, at);
    const events = demoEvents({ ...parcel, changes: [redirect] }, new Date('2027-01-01T00:00:00Z'));
    expect(events.slice(0, before.length)).toEqual(before);
    expect(events.at(-1)).toMatchObject({ status: 'DELIVERED', place: 'Reno, NV' });
    expect(events.map(({ place }) => place)).not.toContain('Redondo Beach, CA');
  });

  it('of several parcels is done when all are', () => {
    const now = new Date('2026-12-01T22:00:00Z');
    const journey = { ...parcel, changes: [redirect] };
    const events = demoEvents(journey, now);
    const early = events.filter(({ status }) => status !== 'DELIVERED');
    const both = (second: typeof events) => [
      { journey, events },
      { journey, events: second },
    ];
    expect(demoChangeOutcome(both(early), redirect, now)).toBe('open');
    expect(demoChangeOutcome(both(events), redirect, now)).toBe('completed');
  });
});

it.each([
  ['REDIRECT', 1_695],
  ['HOLD', 750],
  ['RETURN', 1_495],
] as const)('%s costs %i', (kind, minor) =>
  expect(demoChangeFee(kind, at)).toEqual({ minor, currency: 'USD' }),
);

it('has no known price before the first tariff', () =>
  expect(demoChangeFee('HOLD', new Date('2025-12-31T20:00:00Z'))).toBeUndefined());

it('takes its scenario from the new address, else from the recipient', () => {
  const recipient = { ...parcel.to, addressLine2: 'DEMO: CHANGE-REFUSE' };
  expect(demoChangeScenario(null, recipient)).toBe('CHANGE-REFUSE');
  expect(demoChangeScenario(reno, recipient)).toBeUndefined();
  expect(demoChangeScenario({ ...reno, addressLine2: 'demo: change-lost' }, recipient)).toBe('CHANGE-LOST');
});
