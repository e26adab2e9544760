import type { TrackingStatus } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { isGranted, scanOf } from './void-dispute-rules.ts';

const event = (status: TrackingStatus, day: number) => ({
  trackingNumber: '1',
  time: `2027-03-0${day}T12:00:00Z`,
  status,
  detail: '',
  text: status,
  place: null,
});

it.each<[TrackingStatus, boolean]>([
  ['UNKNOWN', false],
  ['PRE_TRANSIT', false],
  ['CANCELLED', false],
  // Such as an address that could not be read when the label was bought.
  ['EXCEPTION', false],
  ['ACCEPTED', true],
  ['IN_TRANSIT', true],
  ['OUT_FOR_DELIVERY', true],
  ['AVAILABLE_FOR_PICKUP', true],
  ['DELIVERED', true],
  ['RETURNING', true],
  ['RETURNED', true],
])('a label with the event %s was used: %s', (status, isUsed) => {
  expect(scanOf([event(status, 1)]) !== undefined).toBe(isUsed);
});

it('the earliest scan is reported, in any order of arrival', () => {
  const found = scanOf([event('DELIVERED', 4), event('PRE_TRANSIT', 1), event('ACCEPTED', 2)]);
  expect(found?.status).toBe('ACCEPTED');
});

it('only what was granted is disputed', () => {
  const states = ['REQUESTED', 'ACCEPTED', 'REJECTED', 'NOT_APPLICABLE', 'REFUNDED', 'DISPUTED'] as const;
  expect(states.filter(isGranted)).toEqual(['ACCEPTED', 'NOT_APPLICABLE', 'REFUNDED']);
  expect(isGranted(null)).toBe(false);
});
