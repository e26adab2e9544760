import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRelabeled } from './order-shipments.store.ts';

/**
 * Numbers of the packages of a partly shipped order that have a label already; none for other orders. A parcel does not say which package of
 * its order it is: as many are taken, of the same sides and weight, as there are such parcels.
 */
export async function labeledPackages(trx: Trx, orderId: string): Promise<Set<number>> {
  const { rows } = await sql<{ no: number }>`
    with planned as (
      select p.package_no, p.length, p.width, p.height, case p.unit when 'cm/kg' then 'cm/kg' else 'in/lb' end as unit,
        round(coalesce(p.weight1, 0) + coalesce(p.weight2, 0) / case p.unit when 'cm/kg' then 1000 else 16 end, 2) as weight
      from order_package p join customer_order o on o.order_id = p.order_id
      where o.order_id = ${orderId} and o.order_status = 'PARTIALLY_SHIPPED'
    ), numbered as (
      select planned.*, row_number() over (partition by length, width, height, unit, weight order by package_no) as nth from planned
    ), labeled as (
      select k.length, k.width, k.height, k.unit, round(k.weight, 2) as weight, count(*) as parcels
      from shipment s join shipment_package k on k.shipment_id = s.shipment_id
      where s.order_id = ${orderId} and s.return_of is null and s.relabel_of is null
        and (s.shipment_status not in ('AWAITING_LABEL', 'VOIDED') or ${isRelabeled('s')})
      group by 1, 2, 3, 4, 5
    )
    select package_no as no from numbered join labeled using (length, width, height, unit, weight) where nth <= parcels`.execute(
    trx,
  );
  return new Set(rows.map(({ no }) => no));
}
