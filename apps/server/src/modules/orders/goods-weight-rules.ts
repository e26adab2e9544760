import { unitsOfGoods, type Goods } from './goods-units-rules.ts';

/**
 * What the goods of an order weigh together, in grams; null where that is not known: a code that is no product, a product without a weight,
 * or nothing to be packed.
 */
export function gramsOfGoods(
  lines: readonly { skuCode: string; quantity: number }[],
  goods: Goods,
  gramsOf: ReadonlyMap<string, number | null>,
): number | null {
  const units = unitsOfGoods(lines, goods);
  if (!units) return null;
  const weights = [...units].map(([productId, count]) => {
    // A weight of nothing is one that nobody has entered.
    const grams = gramsOf.get(productId);
    return grams ? grams * count : null;
  });
  if (weights.includes(null)) return null;
  return weights.reduce<number>((sum, grams) => sum + grams!, 0);
}
