import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { readFreight } from './freight.store.ts';
import type { BillOfLading } from './bill-of-lading.ts';

/** What a bill of lading says; undefined for a parcel, and for what the role does not see. */
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
