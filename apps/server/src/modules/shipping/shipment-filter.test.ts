import { shippingApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteInSteps } from '../../platform/background-rewrites.job.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { exportLines } from './testing/export-lines.ts';

const { shipmentPage, shipmentStatusCounts, shipmentFacets, exportShipments } = shippingApi.calls;
const { server, seller, other } = await twoOrganizations();
const { pool } = server.platform.database;
let store: string;

beforeAll(async () => {
  await server.platform.jobs.start();
  const { rows } = await pool.query<{ store_id: string }>(`
    insert into store (org_id, name, channel)
    select org_id, 'Filter store', 1 from person where email = 'seller@lading.test' returning store_id`);
  store = rows[0]!.store_id;
  await pool.query(
    `insert into customer_order (org_id, order_no, order_status, store_id, recipient)
     select org_id, 'FIL-' || given.no, 'SHIPPED', given.store, jsonb_build_object('name', 'Ann', 'countryCode', given.country)
     from person, (values ('1', $1::bigint, 'US'), ('2', null, 'IS'), ('3', $1::bigint, 'IS')) given (no, store, country)
     where email = 'seller@lading.test'`,
    [store],
  );
  await pool.query(`
    insert into shipment (org_id, order_id, shipment_no, shipment_status, carrier_name, service_code, service_name, ship_date, recipient)
    select o.org_id, o.order_id, o.order_no, given.status, given.carrier, given.service, given.name::jsonb, given.day::date,
      given.recipient::jsonb
    from customer_order o join (values
      ('FIL-1', 'DELIVERED', 'Reef Post', 'REEF.Slow', '{"en": "Slow Boat", "zh": "慢船"}', '2026-03-01', null),
      ('FIL-2', 'IN_TRANSIT', 'Reef Post', 'REEF.Slow', null, '2026-03-05', null),
      ('FIL-3', 'DELIVERED', 'Tern Air', 'Tern Wing', null, '2026-03-09', '{"name": "Ann", "countryCode": "FO"}')
    ) given (no, status, carrier, service, name, day, recipient) on given.no = o.order_no`);
});
afterAll(() => server.platform.jobs.stop());

async function found(query: object, caller = seller): Promise<string[]> {
  const input = { query: { search: 'FIL-', sort: 'shipmentNo:asc', ...query } as never };
  const { records } = await dataOf(server.call(shipmentPage, input, caller));
  return records.map(({ shipmentNo }) => shipmentNo);
}

it.each([
  ['carrier', { carrierName: 'Reef Post' }, ['FIL-1', 'FIL-2']],
  ['service', { serviceCode: 'REEF.Slow' }, ['FIL-1', 'FIL-2']],
  ['carrier and service', { carrierName: 'Tern Air', serviceCode: 'REEF.Slow' }, []],
  ['destination of the order, without an address of its own', { countryCode: 'IS' }, ['FIL-2']],
  ['destination of its own address', { countryCode: 'FO' }, ['FIL-3']],
  ['first ship date', { shipFrom: '2026-03-05' }, ['FIL-2', 'FIL-3']],
  ['ship dates, both included', { shipFrom: '2026-03-01', shipTo: '2026-03-05' }, ['FIL-1', 'FIL-2']],
  ['carrier and ship date', { carrierName: 'Reef Post', shipTo: '2026-03-04' }, ['FIL-1']],
])('shipments are found by %s', async (_what, query, expected) => {
  expect(await found(query)).toEqual(expected);
  const all = { query: { ...query, sort: 'shipmentNo:asc' as const, pageSize: 200 } };
  const { records } = await dataOf(server.call(shipmentPage, all, seller));
  expect(records.map(({ shipmentNo }) => shipmentNo)).toEqual(expect.arrayContaining(expected));
  expect(await found(query, other)).toEqual([]);
});

it('shipments are found by the store of their order, counted and exported', async () => {
  expect(await found({ storeId: store })).toEqual(['FIL-1', 'FIL-3']);
  expect(await found({ storeId: store }, other)).toEqual([]);
  expect(await found({ storeId: 'x' })).toEqual([]);
  const counted = await dataOf(server.call(shipmentStatusCounts, { query: { storeId: store } }, seller));
  expect(counted.counts).toMatchObject({ DELIVERED: 2 });
  const body = { format: 'csv' as const, storeId: store, countryCode: 'FO' };
  const lines = await exportLines(server, server.call(exportShipments, { body }, seller), seller);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('FIL-3');
});

it('a shipment is found by the new store and country of its order', async () => {
  await pool.query(`update customer_order set store_id = null, recipient = '{"name": "Ann", "countryCode": "GL"}'
    where order_no in ('FIL-1', 'FIL-3')`);
  expect(await found({ storeId: store })).toEqual([]);
  expect(await found({ countryCode: 'GL' })).toEqual(['FIL-1']);
  expect(await found({ countryCode: 'FO' })).toEqual(['FIL-3']);
});

it('a shipment is not written when a change of its order leaves its destination as it is', async () => {
  const written = async () =>
    (await pool.query(`select xmin::text from shipment where shipment_no = 'FIL-3'`)).rows;
  const before = await written();
  await pool.query(`update customer_order set recipient = '{"name": "Ann", "countryCode": "NO"}'
    where order_no = 'FIL-3'`);
  expect(await written()).toEqual(before);
});

it('the carriers, services and countries in use are listed, for one’s own shipments', async () => {
  const own = await dataOf(server.call(shipmentFacets, {}, seller));
  expect(own.carriers).toEqual(expect.arrayContaining(['Reef Post', 'Tern Air']));
  expect(own.countries).toEqual(expect.arrayContaining(['FO', 'GL', 'IS']));
  expect(new Set(own.countries).size).toBe(own.countries.length);
  const services = own.services ?? [];
  expect(services).toEqual(
    expect.arrayContaining([
      {
        serviceCode: 'REEF.Slow',
        carrierName: 'Reef Post',
        serviceName: { en: 'Slow Boat', zh: '慢船' },
      },
      { serviceCode: 'Tern Wing', carrierName: 'Tern Air', serviceName: null },
    ]),
  );
  expect(new Set(services.map(({ serviceCode }) => serviceCode)).size).toBe(services.length);
  const others = await dataOf(server.call(shipmentFacets, {}, other));
  expect(others.carriers).not.toContain('Reef Post');
  expect(others.countries).not.toContain('FO');
  expect((others.services ?? []).map(({ serviceCode }) => serviceCode)).not.toContain('REEF.Slow');
});

it('shipments of an earlier release are found once they are rewritten in the background', async () => {
  await pool.query(`update shipment set store_id = null, country_code = null where shipment_no like 'FIL-%'`);
  expect(await found({ countryCode: 'IS' })).toEqual([]);
  await pool.query(
    `update background_rewrite set after_id = 0, done_at = null where name = 'rewrite_shipment_places'`,
  );
  await rewriteInSteps(server.platform);
  expect(await found({ countryCode: 'IS' })).toEqual(['FIL-2']);
});
