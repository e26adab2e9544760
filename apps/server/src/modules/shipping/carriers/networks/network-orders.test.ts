import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import type { ManifestRequest } from '../carrier-manifests.ts';
import {
  easyPostRate,
  easyPostShipment,
  failureOf,
  inTime,
  order,
  request,
  scriptedNetworks,
  shippoRate,
} from './testing/scripted-networks.ts';

const { site, easyPost, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  site.asked.length = 0;
});
afterAll(() => site.close());

const refused = (text: string) => ({
  kind: 'refused',
  text: expect.objectContaining({ message: text }) as object,
});
const unknown = { kind: 'outcome-unknown' };
const manifestOf = (carrierRef: string): ManifestRequest => ({
  from: request.from,
  shipDate: request.shipDate,
  parcels: [{ carrierRef, trackingNumbers: ['1'] }],
  reference: 'M1',
});

describe('a manifest that a network has accepted', () => {
  it.each([401, 404, 422, 429, 500])('stays open when EasyPost answers %i about it', async (status) => {
    const form = { id: 'sf_1', status: 'creating', message: null, form_url: null };
    site.says.set('POST /v2/scan_forms', { status: 201, body: form });
    site.says.set('GET /v2/scan_forms/sf_1', { status });
    expect(await failureOf(easyPost.manifests!.create(manifestOf('shp_1'), inTime()))).toEqual(unknown);
  });

  it.each([401, 404, 400, 429, 500])('stays open when Shippo answers %i about it', async (status) => {
    site.says.set('GET /transactions/t1', { body: { object_id: 't1', status: 'SUCCESS', rate: 'r1' } });
    site.says.set('GET /rates/r1', { body: shippoRate('r1', {}) });
    site.says.set('POST /manifests', { status: 201, body: { object_id: 'm1', status: 'QUEUED' } });
    site.says.set('GET /manifests/m1', { status });
    expect(await failureOf(shippo.manifests!.create(manifestOf('t1'), inTime()))).toEqual(unknown);
  });

  it('has failed when EasyPost reports so', async () => {
    const form = { id: 'sf_1', status: 'failed', message: 'Not the same origin.', form_url: null };
    site.says.set('POST /v2/scan_forms', { status: 201, body: form });
    expect(await failureOf(easyPost.manifests!.create(manifestOf('shp_1'), inTime()))).toEqual(
      refused('Not the same origin.'),
    );
  });

  it('is found on a later page of Shippo’s list, beside entries that cannot be read', async () => {
    const made = (object_id: string, transactions: string[]) => ({
      object_id,
      status: 'SUCCESS',
      documents: [`${site.address}/form.pdf`],
      transactions,
    });
    const next = `${site.address}/manifests?page=2&results=100`;
    site.says.set('GET /manifests?page=1&results=100', {
      body: { next, previous: null, results: [{ object_id: 7 }, made('m1', ['t9'])] },
    });
    site.says.set('GET /manifests?page=2&results=100', {
      body: { next: null, previous: null, results: [made('m2', ['t1'])] },
    });
    site.says.set('GET /form.pdf', { body: '%PDF-1.7 form' });
    expect(await shippo.manifests!.find(manifestOf('t1'), inTime())).toMatchObject({ manifestRef: 'm2' });
    expect(await shippo.manifests!.find(manifestOf('t2'), inTime())).toBeNull();
  });

  it('is sought again when EasyPost no longer answers about its shipment', async () => {
    expect(await failureOf(easyPost.manifests!.find(manifestOf('shp_1'), inTime()))).toEqual({
      kind: 'unavailable',
    });
  });
});

it('a purchase of EasyPost whose reply is lost is found by its shipment', async () => {
  const rates = [easyPostRate('a', { service: 's' })];
  site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
  site.says.set('POST /v2/shipments/shp_1/buy', { status: 502 });
  const notes: string[] = [];
  const keepNote = (note: string) => {
    notes.push(note);
    return Promise.resolve();
  };
  expect(await failureOf(easyPost.buy({ ...order('USPS.s', 593), keepNote }, inTime()))).toEqual(unknown);
  expect(notes).toEqual(['shp_1']);
  site.asked.length = 0;
  site.says.set('GET /v2/shipments/shp_1', { body: easyPostShipment(rates) });
  expect(await easyPost.find({ reference: 'R1', note: 'shp_1' }, inTime())).toBeNull();
  expect(site.asked).toEqual(['GET /v2/shipments/shp_1']);
});

it('a pickup of EasyPost is refused with the reason why its shipments form no batch', async () => {
  const shipments = [
    { id: 'shp_1', batch_status: 'creation_failed', batch_message: 'Already in a batch.' },
    { id: 'shp_2', batch_status: 'created', batch_message: null },
  ];
  const made = { id: 'batch_1', object: 'Batch', state: 'creation_failed', shipments };
  site.says.set('POST /v2/batches', { status: 201, body: made });
  const asked = { carrierRefs: ['shp_1', 'shp_2'] } as unknown as Parameters<
    NonNullable<CarrierAdapter['pickups']>['offer']
  >[0];
  expect(await failureOf(easyPost.pickups!.offer(asked, inTime()))).toEqual(refused('Already in a batch.'));
  expect(site.asked).toEqual(['POST /v2/batches']);
});
