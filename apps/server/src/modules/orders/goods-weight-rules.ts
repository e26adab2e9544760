import { unitsOfGoods, type Goods } from './goods-units-rules.ts';

/**
 * The total weight of an order's goods, in grams; null when unknown: a code without a product, a product without a weight,
 * or nothing to pack.
 */
export function gramsOfGoods(
  lines: readonly { skuCode: string; quantity: number }[],
  goods: Goods,
  gramsOf: ReadonlyMap<string, number | null>,
): number | null {
  const units = unitsOfGoods(lines, goods);
  if (!units) return null;
  const weights = [...units].map(([productId, count]) => {
    // A weight of zero means that none was entered.
    const grams = gramsOf.get(productId);
    return grams ? grams * count : null;
  });
  if (weights.includes(null)) return null;
  return weights.reduce<number>((sum, grams) => sum + grams!, 0);
}
