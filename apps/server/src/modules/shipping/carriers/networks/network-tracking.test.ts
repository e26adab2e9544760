import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import { failureOf, inTime, scriptedNetworks, shippoRate } from './testing/scripted-networks.ts';

const { site, easyPost, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  site.asked.length = 0;
});
afterAll(() => site.close());
const said = (text: string) => ({
  kind: 'refused',
  text: expect.objectContaining({ message: text }) as object,
});

describe('where parcels are', () => {
  const parcels = ['1', '2', '3'].map((trackingNumber) => ({ trackingNumber, serviceCode: 'USPS.Priority' }));
  const at = '2026-11-24T10:00:00Z';
  const numbersOf = async (carrier: CarrierAdapter) =>
    (await carrier.track(parcels, inTime())).map(({ trackingNumber }) => trackingNumber).toSorted();

  it.each([400, 404, 422, 500])('is told of the others where Shippo answers %i about one', async (status) => {
    for (const { trackingNumber } of parcels)
      site.says.set(`GET /tracks/usps/${trackingNumber}`, {
        body: { tracking_number: trackingNumber, tracking_history: [{ status: 'TRANSIT', status_date: at }] },
      });
    site.says.set('GET /tracks/usps/2', { status, body: { detail: 'Unknown number.' } });
    expect(await numbersOf(shippo)).toEqual(['1', '3']);
  });

  it('is not known where none can be asked for, and nobody is asked on with a key that is refused', async () => {
    for (const { trackingNumber } of parcels)
      site.says.set(`GET /tracks/usps/${trackingNumber}`, { status: 400, body: { detail: 'No.' } });
    expect(await failureOf(shippo.track(parcels, inTime()))).toEqual(said('No.'));
    site.asked.length = 0;
    site.says.set('GET /v2/trackers', { status: 401 });
    const many = Array.from({ length: 40 }, (_, at) => ({ trackingNumber: `${at}`, serviceCode: 'USPS.x' }));
    expect(await failureOf(easyPost.track(many, inTime()))).toEqual({ kind: 'unauthorized' });
    expect(site.asked.length).toBeLessThan(40);
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
  ])('is told by EasyPost although it has %s', async (_name, odd, statuses) => {
    const tracker = {
      id: 'trk_1',
      object: 'Tracker',
      tracking_code: '1',
      status: 'delivered',
      tracking_details: [odd, detail({ status: 'delivered' })],
    };
    // One that has nothing to say of the number stands beside it.
    site.says.set('GET /v2/trackers', { body: { trackers: [{ id: 'trk_0' }, tracker], has_more: false } });
    const events = await easyPost.track(parcels.slice(0, 1), inTime());
    expect(events.map(({ status }) => status)).toEqual(statuses);
  });
});

describe('a pickup of Shippo', () => {
  it.each<[string, unknown]>([
    ['named', 'r1'],
    ['held', { object_id: 'r1', amount: '5.5', currency: 'USD', provider: 'USPS', carrier_account: 'acct' }],
  ])('finds the account of what was bought where the rate is %s', async (_name, rate) => {
    site.says.set('GET /transactions/t1', { body: { object_id: 't1', status: 'SUCCESS', rate } });
    site.says.set('GET /rates/r1', { body: shippoRate('r1', {}) });
    const asked = { carrierRefs: ['t1'] } as unknown as Parameters<
      NonNullable<CarrierAdapter['pickups']>['offer']
    >[0];
    expect(await shippo.pickups!.offer(asked, inTime())).toMatchObject({ offerRef: 'acct' });
  });
});
