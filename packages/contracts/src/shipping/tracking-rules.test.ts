import { describe, expect, test } from 'vitest';
import { shipmentStatusOf, shipmentTrackingOf, trackingStatusOf } from './tracking-rules.ts';
import { trackingStatuses, type TrackingStatus } from './shipment.ts';

const events = (...statuses: TrackingStatus[]) =>
  statuses.map((status, hour) => ({ status, time: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z` }));

describe('where a parcel is', () => {
  test.each<[string, TrackingStatus[], TrackingStatus]>([
    ['nothing is known', [], 'UNKNOWN'],
    ['the latest counts', ['PRE_TRANSIT', 'ACCEPTED', 'IN_TRANSIT'], 'IN_TRANSIT'],
    ['a delivery stays one', ['OUT_FOR_DELIVERY', 'DELIVERED', 'IN_TRANSIT', 'EXCEPTION'], 'DELIVERED'],
    ['but it may be returned', ['DELIVERED', 'RETURNING', 'IN_TRANSIT', 'RETURNED'], 'RETURNED'],
    ['after an exception it goes on', ['EXCEPTION', 'OUT_FOR_DELIVERY', 'DELIVERED'], 'DELIVERED'],
  ])('%s', (_what, statuses, expected) => {
    expect(trackingStatusOf(events(...statuses))).toBe(expected);
    // Late and duplicate events change nothing.
    const reported = events(...statuses);
    expect(trackingStatusOf([...reported.toReversed(), ...reported])).toBe(expected);
  });

  test.each<TrackingStatus[]>([
    ['ACCEPTED', 'OUT_FOR_DELIVERY'],
    ['IN_TRANSIT', 'DELIVERED'],
    ['IN_TRANSIT', 'EXCEPTION'],
    ['RETURNING', 'RETURNED'],
  ])('of %s and %s at the same moment the second counts, in any order', (...statuses) => {
    const reported = statuses.map((status) => ({ status, time: '2026-11-23T00:00:00Z' }));
    expect(trackingStatusOf(reported)).toBe(statuses[1]);
    expect(trackingStatusOf(reported.toReversed())).toBe(statuses[1]);
  });

  test('each has a state in the list', () => {
    expect(trackingStatuses.map(shipmentStatusOf)).not.toContain(undefined);
  });
});

describe('a shipment of several packages', () => {
  test.each<[TrackingStatus[], TrackingStatus]>([
    [[], 'UNKNOWN'],
    [['DELIVERED'], 'DELIVERED'],
    [['DELIVERED', 'IN_TRANSIT'], 'IN_TRANSIT'],
    [['DELIVERED', 'OUT_FOR_DELIVERY', 'IN_TRANSIT'], 'IN_TRANSIT'],
    [['DELIVERED', 'PRE_TRANSIT'], 'IN_TRANSIT'],
    [['DELIVERED', 'DELIVERED'], 'DELIVERED'],
    [['UNKNOWN', 'PRE_TRANSIT'], 'PRE_TRANSIT'],
    [['PRE_TRANSIT', 'ACCEPTED'], 'ACCEPTED'],
    [['DELIVERED', 'EXCEPTION', 'IN_TRANSIT'], 'EXCEPTION'],
    [['DELIVERED', 'RETURNING'], 'RETURNING'],
    [['RETURNED', 'IN_TRANSIT'], 'RETURNING'],
    [['RETURNED', 'EXCEPTION'], 'EXCEPTION'],
    [['DELIVERED', 'RETURNED'], 'RETURNED'],
    [['CANCELLED', 'IN_TRANSIT'], 'IN_TRANSIT'],
    [['CANCELLED', 'PRE_TRANSIT'], 'PRE_TRANSIT'],
    [['CANCELLED', 'DELIVERED'], 'DELIVERED'],
    [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
  ])('with packages that are %s is %s', (packages, expected) => {
    expect(shipmentTrackingOf(packages)).toBe(expected);
    expect(shipmentTrackingOf(packages.toReversed())).toBe(expected);
  });
});
