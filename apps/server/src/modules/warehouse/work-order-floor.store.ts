import {
  actsIn,
  workOrderTransitions,
  type FloorWorkOrder,
  type FloorWorkOrderRow,
  type WorkCondition,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { barcodesOf } from './inbound-floor.store.ts';
import { namedBy, type FloorWork } from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';
import { readWorkLines, workUnits } from './work-order.store.ts';

const heads = (condition: Sql) => sql<FloorWorkOrderRow & Pick<FloorWorkOrder, 'instructions'>>`
  select r.work_order_id::text as "workOrderId", r.work_order_no as "workOrderNo", r.client_ref as "clientRef",
    o.org_name as "clientName", r.kind, r.status, r.instructions, l.planned, l.done
  from work_order r join organisation o on o.org_id = r.org_id ${workUnits} where ${condition}`;

/** Waiting and started work orders, started ones first, then oldest. */
export async function readFloorWorkOrders(
  trx: Trx,
  { warehouseId, code }: FloorWork,
): Promise<FloorWorkOrderRow[]> {
  const { rows } =
    await heads(sql`r.warehouse_id = ${warehouseId} and r.status in ('SUBMITTED', 'IN_PROGRESS')
      and ${namedBy(code, [sql`r.work_order_no`, sql`r.client_ref`])}
    order by r.status = 'SUBMITTED', r.work_order_id limit 200`).execute(trx);
  return rows.map(({ instructions: _i, ...row }) => row);
}

/** The places of units for the rest of a work order, in picking order. */
async function readPlaces(trx: Trx, workOrderId: string): Promise<FloorWorkOrder['places']> {
  const { rows } = await sql<FloorWorkOrder['places'][number]>`
    with wanted as (
      select w.warehouse_id, coalesce(q.product_id, l.product_id) as product_id, case when q.product_id is null then l.condition else 'GOOD' end as bucket
      from work_order w join work_order_line l using (work_order_id)
        left join work_order_part q on w.kind = 'KIT' and q.line_id = l.line_id
      where w.work_order_id = ${workOrderId} and l.done < l.planned group by 1, 2, 3
    )
    select p.sku_code as "skuCode", b.bin_code as "binCode", sum(s.qty)::integer as quantity
    from wanted join stock_bin s using (warehouse_id, product_id, bucket) join warehouse_bin b using (bin_id)
      join product p on p.product_id = s.product_id left join lot using (lot_id)
    where s.qty > 0 group by p.sku_code, b.bin_code, b.pick_sequence
    order by p.sku_code, min(lot.expires_on) nulls last, b.pick_sequence, b.bin_code limit 200`.execute(trx);
  return rows;
}

/** A work order for work on the floor; undefined for one of another warehouse. */
export async function readFloorWorkOrder(trx: Trx, workOrderId: string): Promise<FloorWorkOrder | undefined> {
  const { rows } = await heads(sql`r.work_order_id = ${workOrderId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  return {
    ...head,
    lines: await readWorkLines(trx, workOrderId),
    places: await readPlaces(trx, workOrderId),
    timeline: await readWarehouseEvents(trx, 'work-order', workOrderId),
    acts: actsIn(workOrderTransitions, head.status, 'floor'),
  };
}

/** A line of a work order with all its scan codes, and the parts of its kit. */
export interface WorkLineCodes {
  lineId: string;
  productId: string;
  skuCode: string;
  codes: string[];
  condition: WorkCondition;
  left: number;
  parts: { productId: string; skuCode: string; perUnit: number }[];
}

/** The lines of a work order for matching scans. */
export async function readWorkCodes(trx: Trx, workOrderId: string): Promise<WorkLineCodes[]> {
  const { rows } = await sql<WorkLineCodes>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode",
      array[p.sku_code] || ${barcodesOf} as codes, l.condition, l.planned - l.done as left,
      coalesce((select json_agg(json_build_object('productId', q.product_id::text, 'skuCode', c.sku_code, 'perUnit', q.per_unit)
        order by q.product_id) from work_order_part q join product c using (product_id) where q.line_id = l.line_id), '[]') as parts
    from work_order_line l join product p using (product_id) where l.work_order_id = ${workOrderId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}

/** Available units of products in a warehouse, by product; 0 without stock. */
export async function readUnits(
  trx: Trx,
  warehouseId: string,
  productIds: readonly string[],
): Promise<Map<string, { skuCode: string; available: number; damaged: number }>> {
  const { rows } = await sql<{ productId: string; skuCode: string; available: number; damaged: number }>`
    select p.product_id::text as "productId", p.sku_code as "skuCode", coalesce(s.available, 0)::integer as available,
      coalesce(s.damaged, 0) as damaged
    from product p left join stock_level s on s.product_id = p.product_id and s.warehouse_id = ${warehouseId}
    where p.product_id = any (${productIds}::bigint[])`.execute(trx);
  return new Map(rows.map(({ productId, ...units }) => [productId, units]));
}
