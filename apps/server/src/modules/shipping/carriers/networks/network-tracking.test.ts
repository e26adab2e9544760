import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import { failureOf, inTime, scriptedNetworks, shippoRate } from './testing/scripted-networks.ts';

const { site, easyPost, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  site.asked.length = 0;
  site.queries.length = 0;
});
afterAll(() => site.close());
const said = (text: string) => ({
  kind: 'refused',
  text: expect.objectContaining({ message: text }) as object,
});

describe('tracking through networks', () => {
  const parcels = ['1', '2', '3'].map((trackingNumber) => ({ trackingNumber, serviceCode: 'USPS.Priority' }));
  const at = '2026-11-24T10:00:00Z';
  const numbersOf = async (carrier: CarrierAdapter) =>
    (await carrier.track(parcels, inTime())).events.map(({ trackingNumber }) => trackingNumber).toSorted();

  it.each([400, 404, 422, 500])('reports the others when Shippo answers %i about one', async (status) => {
    for (const { trackingNumber } of parcels)
      site.says.set(`GET /tracks/usps/${trackingNumber}`, {
        body: { tracking_number: trackingNumber, tracking_history: [{ status: 'TRANSIT', status_date: at }] },
      });
    site.says.set('GET /tracks/usps/2', { status, body: { detail: 'Unknown number.' } });
    expect(await numbersOf(shippo)).toEqual(['1', '3']);
  });

  it('fails when no request succeeds, and stops after a refused key', async () => {
    for (const { trackingNumber } of parcels)
      site.says.set(`GET /tracks/usps/${trackingNumber}`, { status: 400, body: { detail: 'No.' } });
    expect(await failureOf(shippo.track(parcels, inTime()))).toEqual(said('No.'));
    site.asked.length = 0;
    site.says.set('GET /v2/trackers', { status: 401 });
    const many = Array.from({ length: 40 }, (_, at) => ({ trackingNumber: `${at}`, serviceCode: 'USPS.x' }));
    expect(await failureOf(easyPost.track(many, inTime()))).toEqual({ kind: 'unauthorized' });
    expect(site.asked.length).toBeLessThan(40);
  });

  it('asks EasyPost for trackers of more than the month that it lists by default', async () => {
    site.says.set('GET /v2/trackers', { body: { trackers: [], has_more: false } });
    await easyPost.track(parcels.slice(0, 1), inTime());
    const query = new URLSearchParams(site.queries[0]);
    expect(query.get('tracking_code')).toBe('1');
    const [from, to] = ['start_datetime', 'end_datetime'].map((name) => Date.parse(query.get(name)!));
    expect(from).toBeLessThan(Date.now() - 120 * 24 * 3_600_000);
    expect(to).toBeGreaterThan(Date.now());
  });

  it('asks Shippo by the carrier of the service, whatever its name for people is', async () => {
    const parcel = { trackingNumber: '1', serviceCode: 'Evri UK.hermes_uk_parcelshop_dropoff' };
    const tracking_history = [{ status: 'TRANSIT', status_date: at }];
    site.says.set('GET /tracks/hermes_uk/1', { body: { tracking_number: '1', tracking_history } });
    expect((await shippo.track([parcel], inTime())).events).toHaveLength(1);
  });

  it('returns the parcels for which a network accepted no more requests', async () => {
    site.says.set('GET /tracks/usps/1', { body: { tracking_number: '1', tracking_history: [] } });
    for (const number of ['2', '3']) site.says.set(`GET /tracks/usps/${number}`, { status: 429 });
    const { unasked } = await shippo.track(parcels, inTime());
    expect(unasked.map(({ trackingNumber }) => trackingNumber).toSorted()).toEqual(['2', '3']);
  });

  const detail = (more: object) => ({
    object: 'TrackingDetail',
    message: 'Arrived',
    description: '',
    status: 'in_transit',
    status_detail: null,
    datetime: at,
    source: 'USPS',
    carrier_code: null,
    est_delivery_date: null,
    tracking_location: { object: 'TrackingLocation', city: 'RENO', state: 'NV', country: null, zip: null },
    ...more,
  });
  it.each<[string, object, string[]]>([
    ['a step without a moment', detail({ datetime: null }), ['DELIVERED']],
    ['a step without a place', detail({ tracking_location: null }), ['IN_TRANSIT', 'DELIVERED']],
    ['a place that is a text', detail({ tracking_location: 'RENO' }), ['IN_TRANSIT', 'DELIVERED']],
    ['a status that is new', detail({ status: 'held_at_customs' }), ['DELIVERED']],
  ])('is read from EasyPost although it has %s', async (_name, odd, statuses) => {
    const tracker = {
      id: 'trk_1',
      object: 'Tracker',
      tracking_code: '1',
      status: 'delivered',
      tracking_details: [odd, detail({ status: 'delivered' })],
    };
    // A tracker without information about the number is listed beside it.
    site.says.set('GET /v2/trackers', { body: { trackers: [{ id: 'trk_0' }, tracker], has_more: false } });
    const { events } = await easyPost.track(parcels.slice(0, 1), inTime());
    expect(events.map(({ status }) => status)).toEqual(statuses);
  });
});

describe('a network’s status of a delayed parcel', () => {
  const at = '2026-11-24T10:00:00Z';
  const parcel = { trackingNumber: '1', serviceCode: 'USPS.Priority' };
  it.each([
    ['in_transit', 'received_at_origin_facility', 'ACCEPTED'],
    ['in_transit', 'departed_facility', 'IN_TRANSIT'],
    ['in_transit', 'awaiting_information', 'EXCEPTION'],
    ['in_transit', 'damaged', 'EXCEPTION'],
    ['in_transit', 'transit_exception', 'EXCEPTION'],
    ['in_transit', 'held', 'EXCEPTION'],
    ['in_transit', 'failure', 'EXCEPTION'],
    ['in_transit', 'weather_delay', 'IN_TRANSIT'],
    ['in_transit', 'return', 'RETURNING'],
    ['in_transit', 'arrived_at_pickup_location', 'AVAILABLE_FOR_PICKUP'],
    ['delivered', 'return', 'DELIVERED'],
  ])('EasyPost: %s with %s is %s', async (status, detail, expected) => {
    const step = { datetime: at, status, status_detail: detail, message: null };
    const trackers = [{ id: 'trk_1', tracking_code: '1', tracking_details: [step] }];
    site.says.set('GET /v2/trackers', { body: { trackers } });
    expect(await easyPost.track([parcel], inTime())).toMatchObject({ events: [{ status: expected }] });
  });

  it.each([
    ['TRANSIT', { code: 'address_issue', action_required: true }, 'EXCEPTION'],
    ['TRANSIT', { code: 'package_departed', action_required: false }, 'IN_TRANSIT'],
    ['TRANSIT', { code: 'delayed' }, 'IN_TRANSIT'],
    ['DELIVERED', { code: 'delivered', action_required: true }, 'DELIVERED'],
  ])('Shippo: %s with %j is %s', async (status, substatus, expected) => {
    const tracking_history = [{ status, substatus, status_date: at, status_details: 'x' }];
    site.says.set('GET /tracks/usps/1', { body: { tracking_number: '1', tracking_history } });
    expect(await shippo.track([parcel], inTime())).toMatchObject({ events: [{ status: expected }] });
  });
});

describe('a status named like a property of every object', () => {
  const at = '2026-11-24T10:00:00Z';
  const parcel = { trackingNumber: '1', serviceCode: 'USPS.Priority' };
  const names = ['constructor', 'toString', '__proto__'];

  it.each(names)('is unknown from EasyPost: %s', async (name) => {
    const steps = [
      { datetime: at, status: name },
      { datetime: at, status: 'in_transit', status_detail: name },
    ];
    const trackers = [{ id: 'trk_1', tracking_code: '1', tracking_details: steps }];
    site.says.set('GET /v2/trackers', { body: { trackers } });
    const { events } = await easyPost.track([parcel], inTime());
    expect(events.map(({ status }) => status)).toEqual(['IN_TRANSIT']);
  });

  it.each(names)('is unknown from Shippo: %s', async (name) => {
    const tracking_history = [
      { status_date: at, status: name },
      { status_date: at, status: 'TRANSIT', substatus: { code: name } },
    ];
    site.says.set('GET /tracks/usps/1', { body: { tracking_number: '1', tracking_history } });
    const { events } = await shippo.track([parcel], inTime());
    expect(events.map(({ status }) => status)).toEqual(['IN_TRANSIT']);
  });
});

describe('a pickup of Shippo', () => {
  it.each<[string, unknown]>([
    ['named', 'r1'],
    ['held', { object_id: 'r1', amount: '5.5', currency: 'USD', provider: 'USPS', carrier_account: 'acct' }],
  ])('finds the account of a purchase when the rate is %s', async (_name, rate) => {
    site.says.set('GET /transactions/t1', { body: { object_id: 't1', status: 'SUCCESS', rate } });
    site.says.set('GET /rates/r1', { body: shippoRate('r1', {}) });
    const asked = { carrierRefs: ['t1'] } as unknown as Parameters<
      NonNullable<CarrierAdapter['pickups']>['offer']
    >[0];
    expect(await shippo.pickups!.offer(asked, inTime())).toMatchObject({ offerRef: 'acct' });
  });
});
