import type { Trx } from '../../platform/database.ts';
import { readCustomsFacts } from '../products/index.ts';
import { readOrderedGoods } from './goods-lines.store.ts';
import { gramsOfGoods } from './goods-weight-rules.ts';

/** The weight of orders' goods, computed from their products, in grams, by order; orders with an unknown weight are missing. */
export async function readGoodsGrams(trx: Trx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const ordered = await readOrderedGoods(trx, orderIds);
  const productIds = ordered.flatMap(({ goods }) =>
    [...goods.values()].flatMap((parts) => parts.map(({ productId }) => productId)),
  );
  const facts = await readCustomsFacts(trx, [...new Set(productIds)]);
  const gramsOf = new Map(facts.map(({ productId, grams }) => [productId, grams]));
  const weights = new Map<string, number>();
  for (const { orderId, lines, goods } of ordered) {
    const grams = gramsOfGoods(lines, goods, gramsOf);
    if (grams !== null) weights.set(orderId, grams);
  }
  return weights;
}
