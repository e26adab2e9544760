import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { resolveSkus } from '../products/index.ts';
import { unitsOfGoods, type Goods } from './goods-units-rules.ts';
import './order.table.ts';

/** The items to pack for an order, and what the codes of its lines stand for. */
interface OrderedGoods {
  orderId: string;
  lines: { skuCode: string; quantity: number }[];
  goods: Goods;
}

/** The items to pack for orders; those without lines are missing. */
export async function readOrderedGoods(trx: Trx, orderIds: readonly string[]): Promise<OrderedGoods[]> {
  const lines = await trx
    .selectFrom('order_line as l')
    .innerJoin('customer_order as o', 'o.order_id', 'l.order_id')
    .select(['l.order_id as orderId', 'o.store_id as storeId', 'l.sku_code as skuCode', 'l.quantity'])
    .where('l.order_id', '=', sql<string>`any (${orderIds.filter(isRowId)}::bigint[])`)
    .execute();
  const found: OrderedGoods[] = [];
  // A code may stand for different products in different stores.
  for (const [storeId, ofStore] of Map.groupBy(lines, (line) => line.storeId)) {
    const codes = [...new Set(ofStore.map(({ skuCode }) => skuCode))];
    const goods = await resolveSkus(trx, codes, storeId);
    for (const [orderId, ofOrder] of Map.groupBy(ofStore, (line) => line.orderId))
      found.push({ orderId, lines: ofOrder, goods });
  }
  return found;
}

/** The units of each product in an order; null when a code has no product, or there is nothing to pack. */
export async function readGoodsUnits(trx: Trx, orderId: string): Promise<Map<string, number> | null> {
  const [ordered] = await readOrderedGoods(trx, [orderId]);
  return ordered ? unitsOfGoods(ordered.lines, ordered.goods) : null;
}
