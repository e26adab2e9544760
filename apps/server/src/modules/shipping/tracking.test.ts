import { shippingApi } from '@lading/contracts/shipping';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter, CarrierEvent, CarrierParcel } from './carriers/carrier-adapter.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { shipmentsToTrack } from './tracking.store.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
/** The tracking of a node with overrides of its carrier's answers. */
const trackingBy = (track: CarrierAdapter['track']) =>
  trackingService(
    server.platform,
    fixedAccounts(platformCarriers(server.platform).map((carrier) => ({ ...carrier, track }))),
  );
const tracking = (eventsOf: (parcels: readonly CarrierParcel[]) => CarrierEvent[]) =>
  trackingBy((parcels) => Promise.resolve({ events: eventsOf(parcels), unasked: [] }));
const statusOf = async (shipmentId: string) => {
  const answer = await server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.trackingStatus;
};

beforeAll(() => buyer.fund(100_000));
beforeEach(async () => {
  // Shipments of other tests are not due.
  await server.platform.database.pool.query('update shipment set track_at = null');
});

it('an event that cannot be stored does not block the news of other parcels', async () => {
  const [odd, other] = [await buyer.bought(), await buyer.bought()];
  server.clock.advance(60_000);
  const scan = { status: 'IN_TRANSIT', detail: 'scanned', text: 'Scanned', place: null } as const;
  await tracking((parcels) =>
    parcels.map(({ trackingNumber }) => ({
      trackingNumber,
      ...scan,
      time: trackingNumber === odd.labels[0]!.trackingNumber ? 'never' : server.clock.now().toISOString(),
    })),
  ).trackDue();
  expect([await statusOf(odd.shipmentId), await statusOf(other.shipmentId)]).toEqual([
    'PRE_TRANSIT',
    'IN_TRANSIT',
  ]);
});

it('events are stored although their text contains invalid characters, or is endless', async () => {
  const { shipmentId } = await buyer.bought();
  server.clock.advance(60_000);
  const time = server.clock.now().toISOString();
  const text = `\0Scanned \ud83d${' at the dock'.repeat(200)}`;
  await tracking((parcels) =>
    parcels.map(({ trackingNumber }) => ({
      trackingNumber,
      time,
      text,
      status: 'IN_TRANSIT' as const,
      detail: 'scanned\0',
      place: 'Reno\0, NV',
    })),
  ).trackDue();
  const answer = await server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller);
  expect(answer).toMatchObject({
    data: {
      trackingStatus: 'IN_TRANSIT',
      timeline: [{ detail: 'scanned', place: 'Reno, NV' }, { detail: 'label_created' }],
    },
  });
});

it('a stored event of a far future does not hide what follows', async () => {
  const { shipmentId, labels } = await buyer.bought();
  const { trackingNumber } = labels[0]!;
  await server.platform.database.pool.query(
    `insert into tracking_event (org_id, shipment_id, tracking_number, happened_at, status, detail, message)
     select org_id, shipment_id, $2, '2999-01-01', 'EXCEPTION', 'delayed', 'Delayed'
     from shipment where shipment_id = $1`,
    [shipmentId, trackingNumber],
  );
  server.clock.advance(60_000);
  const time = server.clock.now().toISOString();
  const scan = { status: 'IN_TRANSIT', detail: 'scanned', text: 'Scanned', place: null } as const;
  await tracking((parcels) =>
    parcels.map((parcel) => ({ ...scan, time, trackingNumber: parcel.trackingNumber })),
  ).trackDue();
  expect(await statusOf(shipmentId)).toBe('IN_TRANSIT');
});

it('all parcels of a shipment are polled together, however few shipments fit', async () => {
  const packages = [...workedExample.packages, ...workedExample.packages];
  const { labels } = await buyer.bought({ ...workedExample, packages });
  server.clock.advance(60_000);
  const asked: CarrierParcel[] = [];
  await tracking((parcels) => {
    asked.push(...parcels);
    return [];
  }).trackDue(1);
  expect(asked.map(({ trackingNumber }) => trackingNumber).toSorted()).toEqual(
    labels.map(({ trackingNumber }) => trackingNumber).toSorted(),
  );
});

it('shipments without a usable account sort behind the others', async () => {
  const [lost, other] = [await buyer.bought(), await buyer.bought()];
  await server.platform.database.pool.query(
    `update shipment set account_id = 'gone' where shipment_id = $1`,
    [lost.shipmentId],
  );
  server.clock.advance(60_000);
  const asked: CarrierParcel[] = [];
  const { trackDue } = tracking((parcels) => {
    asked.push(...parcels);
    return [];
  });
  await trackDue(1);
  await trackDue(1);
  expect(asked.map(({ trackingNumber }) => trackingNumber)).toEqual([other.labels[0]!.trackingNumber]);
});

it('a shipment whose void waits for its carrier does not keep its turn', async () => {
  const [waiting, other] = [await buyer.bought(), await buyer.bought()];
  const { pool } = server.platform.database;
  await pool.query(
    `update shipment set label_status = 'VOID_REQUESTED', track_at = track_at - interval '1 hour' where shipment_id = $1`,
    [waiting.shipmentId],
  );
  server.clock.advance(60_000);
  const asked: string[] = [];
  const { trackDue } = tracking((parcels) => {
    asked.push(...parcels.map(({ trackingNumber }) => trackingNumber));
    return [];
  });
  await trackDue(1);
  await trackDue(1);
  expect(asked).toEqual([waiting, other].map(({ labels }) => labels[0]!.trackingNumber));
});

it('an account whose key was encrypted with another secret does not block the others', async () => {
  const [sealed, other] = [await buyer.bought(), await buyer.bought()];
  await server.platform.database.pool.query(
    `update shipment set account_id = 'sealed', track_at = track_at - interval '1 hour' where shipment_id = $1`,
    [sealed.shipmentId],
  );
  server.clock.advance(60_000);
  const asked: CarrierParcel[] = [];
  const track: CarrierAdapter['track'] = (parcels) => {
    asked.push(...parcels);
    return Promise.resolve({ events: [], unasked: [] });
  };
  const accounts = fixedAccounts(platformCarriers(server.platform).map((carrier) => ({ ...carrier, track })));
  const { trackDue } = trackingService(server.platform, {
    ...accounts,
    find: (orgId, accountId) =>
      accountId === 'sealed'
        ? Promise.reject(new Error('Unsupported state or unable to authenticate data'))
        : accounts.find(orgId, accountId),
  });
  await trackDue(1);
  await trackDue(1);
  expect(asked.map(({ trackingNumber }) => trackingNumber)).toEqual([other.labels[0]!.trackingNumber]);
});

it('an organization with very many parcels does not delay the others', async () => {
  const many = [await buyer.bought(), await buyer.bought(), await buyer.bought()];
  const few = await buyer.bought();
  const { pool } = server.platform.database;
  // The one parcel is another organization's, and has waited for the shortest time.
  const { rows } = await pool.query<{ org_id: string }>(
    `select org_id from person where email = 'other@lading.test'`,
  );
  await pool.query(
    `update shipment set track_at = track_at - interval '1 hour' where shipment_id = any ($1::bigint[])`,
    [many.map(({ shipmentId }) => shipmentId)],
  );
  await pool.query('update shipment set org_id = $2 where shipment_id = $1', [
    few.shipmentId,
    rows[0]!.org_id,
  ]);
  server.clock.advance(60_000);
  const due = await server.platform.database.asSystem((trx) => shipmentsToTrack(trx, server.clock.now(), 2));
  expect(due.map(({ shipmentId }) => shipmentId)).toContain(few.shipmentId);
});

it('a round ends in time, however many accounts are slow, and the next one starts with the skipped ones', async () => {
  const [silent, other] = [await buyer.bought(), await buyer.bought()];
  const { pool } = server.platform.database;
  await pool.query(
    `update shipment set account_id = 'silent', track_at = track_at - interval '1 hour' where shipment_id = $1`,
    [silent.shipmentId],
  );
  server.clock.advance(60_000);
  const asked: string[] = [];
  const now = vi.spyOn(performance, 'now');
  const accounts = fixedAccounts(
    platformCarriers(server.platform).map((carrier) => ({
      ...carrier,
      track: (parcels: readonly CarrierParcel[]) => {
        asked.push(...parcels.map(({ trackingNumber }) => trackingNumber));
        return Promise.resolve({ events: [], unasked: [] });
      },
    })),
  );
  const { trackDue } = trackingService(server.platform, {
    ...accounts,
    find: (orgId, accountId) => {
      if (accountId !== 'silent') return accounts.find(orgId, accountId);
      // As if the carrier had used up the whole round.
      now.mockReturnValue(performance.timeOrigin);
      return Promise.reject(new Error('no answer in time'));
    },
  });
  try {
    await trackDue();
    expect(asked).toEqual([]);
  } finally {
    now.mockRestore();
  }
  await trackDue();
  expect(asked).toEqual([other.labels[0]!.trackingNumber]);
});

it('a parcel that the carrier could not be asked about keeps its turn', async () => {
  const late = (await buyer.bought()).labels[0]!.trackingNumber;
  await buyer.bought();
  server.clock.advance(60_000);
  await trackingBy((parcels) =>
    Promise.resolve({ events: [], unasked: parcels.filter((one) => one.trackingNumber === late) }),
  ).trackDue();
  const asked: string[] = [];
  await tracking((parcels) => {
    asked.push(...parcels.map(({ trackingNumber }) => trackingNumber));
    return [];
  }).trackDue();
  expect(asked).toEqual([late]);
});
