/** What the codes of lines stand for, see `resolveSkus`. */
type Goods = ReadonlyMap<string, readonly { productId: string; quantity: number }[]>;

/**
 * What the goods of an order weigh together, in grams; null where that is not known: a code that is no product, a product without a weight,
 * or nothing to be packed.
 */
export function gramsOfGoods(
  lines: readonly { skuCode: string; quantity: number }[],
  goods: Goods,
  gramsOf: ReadonlyMap<string, number | null>,
): number | null {
  const parts = lines.flatMap(({ skuCode, quantity }) =>
    (goods.get(skuCode) ?? [undefined]).map((part) => {
      // A weight of nothing is one that nobody has entered.
      const grams = part && gramsOf.get(part.productId);
      return part && grams ? grams * part.quantity * quantity : null;
    }),
  );
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.reduce<number>((sum, grams) => sum + grams!, 0);
}
