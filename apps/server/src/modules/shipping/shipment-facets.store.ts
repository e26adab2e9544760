import type { ShipmentService } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './shipment.table.ts';

const facetMost = 200;
/** Shipments that are searched for the name of their service: one without a label yet has only the code. */
const namedAmong = 20;

/** Each is looked up from the one before it, so the cost depends on the number of values, not of shipments. */
async function valuesOf(
  trx: Trx,
  column: 'carrier_name' | 'country_code' | 'service_code',
): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive known (value) as (
      (select ${name} from shipment where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from shipment where ${name} > known.value order by ${name} limit 1)
      from known where known.value is not null
    ) select value from known where value is not null limit ${sql.lit(facetMost)}`.execute(trx);
  return rows.map(({ value }) => value);
}

/** The services by their codes, each with the names that one of its latest shipments has. */
async function servicesOf(trx: Trx): Promise<ShipmentService[]> {
  const codes = await valuesOf(trx, 'service_code');
  const { rows } = await sql<ShipmentService>`
    select known.code as "serviceCode", latest.carrier_name as "carrierName", latest.service_name as "serviceName"
    from unnest(${codes}::text[]) with ordinality as known (code, place)
    left join lateral (
      select carrier_name, service_name from (
        select carrier_name, service_name, created_at, shipment_id from shipment
        where service_code = known.code order by created_at desc, shipment_id desc limit ${sql.lit(namedAmong)}
      ) recent order by service_name is null, created_at desc, shipment_id desc limit 1
    ) latest on true
    order by known.place`.execute(trx);
  return rows;
}

/** What shipments have, for the filters of their list. */
interface ShipmentFacets {
  carriers: string[];
  countries: string[];
  services: ShipmentService[];
}

/** The carriers, the destination countries and the services of shipments, each sorted. */
export async function readShipmentFacets(trx: Trx): Promise<ShipmentFacets> {
  return {
    carriers: await valuesOf(trx, 'carrier_name'),
    countries: await valuesOf(trx, 'country_code'),
    services: await servicesOf(trx),
  };
}
