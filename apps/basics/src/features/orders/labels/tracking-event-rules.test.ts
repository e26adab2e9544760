import type { TrackingStatus } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { trackingEventText } from './tracking-event-rules.ts';

it.each<[TrackingStatus, string, string]>([
  ['PRE_TRANSIT', 'label_created', 'label_created'],
  ['PRE_TRANSIT', 'information_received', 'label_created'],
  ['IN_TRANSIT', 'arrived_at_facility', 'arrived_at_facility'],
  ['IN_TRANSIT', 'package_departed', 'departed_facility'],
  ['EXCEPTION', 'package_unclaimed', 'unclaimed'],
  ['EXCEPTION', 'address_correction', 'address_correction'],
  // The state says more than the detail.
  ['DELIVERED', 'arrived_at_destination', 'delivered'],
  ['OUT_FOR_DELIVERY', 'in_transit', 'out_for_delivery'],
  ['RETURNING', 'refused', 'returning'],
  // Details of no known network.
  ['IN_TRANSIT', 'loaded_on_ship', 'in_transit'],
  ['EXCEPTION', '', 'exception'],
  ['UNKNOWN', 'constructor', 'status_update'],
])('%s with "%s" reads as %s', (status, detail, text) => {
  expect(trackingEventText({ status, detail })).toBe(text);
});
