import { describe, expect, it } from 'vitest';
import { shippoEvents } from './shippo-wire.ts';

const step = (status: string, code: string | null, action_required = false) => ({
  object_id: '6a71bca7a4f14d9a9b9c8f2d9d4b4e10',
  object_created: '2026-11-24T12:00:00Z',
  status,
  status_details: 'As the carrier says it.',
  status_date: '2026-11-24T10:00:00Z',
  location: { city: 'Reno', state: 'NV', zip: '89501', country: 'US' },
  substatus: code === null ? null : { code, text: 'As Shippo says it.', action_required },
});
const eventsOf = (...history: object[]) =>
  shippoEvents({
    carrier: 'usps',
    tracking_number: '9205590164917312751089',
    address_from: null,
    address_to: null,
    eta: '2026-11-27T00:00:00Z',
    original_eta: null,
    servicelevel: { token: 'usps_priority', name: 'Priority Mail' },
    metadata: null,
    tracking_status: history.at(-1),
    tracking_history: history,
    messages: [],
    transaction: null,
    test: true,
  });

describe('the states and details that Shippo documents', () => {
  it.each([
    ['PRE_TRANSIT', 'information_received', false, 'PRE_TRANSIT'],
    ['TRANSIT', 'address_issue', true, 'EXCEPTION'],
    ['TRANSIT', 'contact_carrier', true, 'EXCEPTION'],
    ['TRANSIT', 'delayed', false, 'IN_TRANSIT'],
    ['TRANSIT', 'delivery_attempted', true, 'EXCEPTION'],
    ['TRANSIT', 'delivery_rescheduled', false, 'IN_TRANSIT'],
    ['TRANSIT', 'delivery_scheduled', false, 'IN_TRANSIT'],
    ['TRANSIT', 'location_inaccessible', true, 'EXCEPTION'],
    ['TRANSIT', 'notice_left', true, 'EXCEPTION'],
    ['TRANSIT', 'out_for_delivery', false, 'OUT_FOR_DELIVERY'],
    ['TRANSIT', 'package_accepted', false, 'ACCEPTED'],
    ['TRANSIT', 'package_arrived', false, 'IN_TRANSIT'],
    ['TRANSIT', 'package_damaged', true, 'EXCEPTION'],
    ['TRANSIT', 'package_departed', false, 'IN_TRANSIT'],
    ['TRANSIT', 'package_forwarded', false, 'IN_TRANSIT'],
    ['TRANSIT', 'package_held', true, 'EXCEPTION'],
    ['TRANSIT', 'package_processed', false, 'IN_TRANSIT'],
    ['TRANSIT', 'package_processing', false, 'IN_TRANSIT'],
    ['TRANSIT', 'pickup_available', true, 'AVAILABLE_FOR_PICKUP'],
    ['TRANSIT', 'reschedule_delivery', true, 'EXCEPTION'],
    ['DELIVERED', 'delivered', false, 'DELIVERED'],
    ['RETURNED', 'return_to_sender', false, 'RETURNING'],
    ['RETURNED', 'package_unclaimed', true, 'EXCEPTION'],
    ['RETURNED', null, false, 'RETURNED'],
    ['FAILURE', 'package_undeliverable', true, 'EXCEPTION'],
    ['FAILURE', 'package_disposed', false, 'EXCEPTION'],
    ['FAILURE', 'package_lost', true, 'EXCEPTION'],
  ])('%s with %s (action required: %s) is %s', (status, code, isActionRequired, expected) => {
    expect(eventsOf(step(status, code, isActionRequired))).toEqual([
      {
        trackingNumber: '9205590164917312751089',
        time: '2026-11-24T10:00:00.000Z',
        status: expected,
        detail: code ?? status.toLowerCase(),
        text: 'As the carrier says it.',
        place: 'Reno, NV, US',
      },
    ]);
  });

  it('UNKNOWN says nothing', () => expect(eventsOf(step('UNKNOWN', 'other'))).toEqual([]));

  it('a number without news has no events', () => expect(eventsOf()).toEqual([]));
});
