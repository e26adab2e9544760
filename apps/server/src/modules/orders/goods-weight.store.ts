import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readCustomsFacts, resolveSkus } from '../products/index.ts';
import { gramsOfGoods } from './goods-weight-rules.ts';
import './order.table.ts';

/** What the goods of orders weigh by their products, in grams, by order; those of which it is not known are missing. */
export async function readGoodsGrams(trx: Trx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const lines = await trx
    .selectFrom('order_line as l')
    .innerJoin('customer_order as o', 'o.order_id', 'l.order_id')
    .select(['l.order_id as orderId', 'o.store_id as storeId', 'l.sku_code as skuCode', 'l.quantity'])
    .where('l.order_id', '=', sql<string>`any (${orderIds.filter(isRowId)}::bigint[])`)
    .execute();
  const weights = new Map<string, number>();
  // What a code stands for may differ by store.
  for (const [storeId, ofStore] of Map.groupBy(lines, (line) => line.storeId)) {
    const codes = [...new Set(ofStore.map(({ skuCode }) => skuCode))];
    const goods = await resolveSkus(trx, codes, storeId);
    const productIds = [...goods.values()].flatMap((parts) => parts.map(({ productId }) => productId));
    const facts = await readCustomsFacts(trx, [...new Set(productIds)]);
    const gramsOf = new Map(facts.map(({ productId, grams }) => [productId, grams]));
    for (const [orderId, ofOrder] of Map.groupBy(ofStore, (line) => line.orderId)) {
      const grams = gramsOfGoods(ofOrder, goods, gramsOf);
      if (grams !== null) weights.set(orderId, grams);
    }
  }
  return weights;
}
