import {
  freightClassOf,
  type FreightDraft,
  type FreightFacts,
  type HandlingUnits,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Address } from '@lading/contracts/core';
import type { BillOfLading } from './bill-of-lading.ts';

/** The truck data of an outbound; null for a parcel. */
export async function readFreight(trx: Trx, outboundId: string): Promise<FreightFacts | null> {
  const { rows } = await sql<Omit<FreightFacts, 'units'>>`
    select load_type as "loadType", terms, scac, bol_no as "bolNo", pro_number as "proNumber", po_number as "poNumber",
      trailer_no as "trailerNo", seal_no as "sealNo", remark
    from freight where outbound_id = ${outboundId}`.execute(trx);
  const [facts] = rows;
  if (!facts) return null;
  const units = await sql<HandlingUnits>`
    select kind, units as count, length::float8 as length, width::float8 as width, height::float8 as height, weight::float8 as weight,
      measure as unit
    from freight_unit where outbound_id = ${outboundId} order by line_no`.execute(trx);
  return { ...facts, units: units.rows.map((one) => ({ ...one, freightClass: freightClassOf(one) })) };
}

/** Stores the truck data of a new outbound. */
export async function insertFreight(
  trx: Trx,
  outboundId: string,
  { warehouseId, loadType, terms, scac, poNumber, remark }: Omit<FreightDraft, 'lines' | 'recipient'>,
): Promise<void> {
  await sql`insert into freight (outbound_id, warehouse_id, load_type, terms, scac, po_number, remark)
    values (${outboundId}, ${warehouseId}, ${loadType}, ${terms}, ${scac ?? null}, ${poNumber}, ${remark})`.execute(
    trx,
  );
}

/** Stores the pallets and cartons of freight. */
export async function insertFreightUnits(
  trx: Trx,
  { orgId, warehouseId, outboundId }: { orgId: string; warehouseId: string; outboundId: string },
  units: readonly HandlingUnits[],
): Promise<void> {
  const rows = units.map(({ count, unit, ...one }, at) => ({
    ...one,
    units: count,
    measure: unit,
    line_no: at + 1,
  }));
  await sql`insert into freight_unit (outbound_id, org_id, warehouse_id, line_no, kind, units, length, width, height, weight, measure)
    select ${outboundId}, ${orgId}, ${warehouseId}, line_no, kind, units, length, width, height, weight, measure
    from jsonb_populate_recordset(null::freight_unit, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** The departure data of freight. */
export interface Departure {
  scac: string;
  proNumber: string;
  trailerNo: string | null;
  sealNo: string | null;
}

/** Stores the departure data of freight. */
export async function saveDeparture(trx: Trx, outboundId: string, given: Departure): Promise<void> {
  await sql`update freight set scac = ${given.scac}, pro_number = ${given.proNumber}, trailer_no = ${given.trailerNo},
    seal_no = ${given.sealNo} where outbound_id = ${outboundId}`.execute(trx);
}

/** The data of a bill of lading; undefined for a parcel, or when the role cannot see it. */
export async function readBillOfLading(trx: Trx, outboundId: string): Promise<BillOfLading | undefined> {
  const freight = await readFreight(trx, outboundId);
  if (!freight) return undefined;
  const { rows } = await sql<{
    from: string;
    client: string;
    reference: string;
    to: Address;
    shipBy: string | null;
  }>`
    select w.warehouse_name as from, c.org_name as client, o.client_ref as reference, o.recipient as to, o.ship_by::text as "shipBy"
    from outbound o join warehouse w using (warehouse_id) join organisation c on c.org_id = o.org_id
    where o.outbound_id = ${outboundId}`.execute(trx);
  const lines = await sql<BillOfLading['lines'][number]>`
    select p.sku_code as "skuCode", p.sku_name as "skuName", sum(l.ordered)::integer as units
    from outbound_line l join product p using (product_id) where l.outbound_id = ${outboundId} group by 1, 2 order by 1`.execute(
    trx,
  );
  return rows[0] && { ...rows[0], freight, lines: lines.rows };
}
