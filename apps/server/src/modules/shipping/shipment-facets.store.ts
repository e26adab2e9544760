import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './shipment.table.ts';

const facetMost = 200;

/** Each is looked up from the one before it, so the cost depends on the number of values, not of shipments. */
async function valuesOf(trx: Trx, column: 'carrier_name' | 'country_code'): Promise<string[]> {
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

/** The carriers and the destination countries of shipments, each sorted. */
export async function readShipmentFacets(trx: Trx): Promise<{ carriers: string[]; countries: string[] }> {
  return { carriers: await valuesOf(trx, 'carrier_name'), countries: await valuesOf(trx, 'country_code') };
}
