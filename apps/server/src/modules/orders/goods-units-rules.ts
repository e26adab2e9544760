/** What the codes of lines stand for, see `resolveSkus`. */
export type Goods = ReadonlyMap<string, readonly { productId: string; quantity: number }[]>;

/** The units of each product in an order; null when a code has no product, or there is nothing to pack. */
export function unitsOfGoods(
  lines: readonly { skuCode: string; quantity: number }[],
  goods: Goods,
): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const { skuCode, quantity } of lines) {
    const parts = goods.get(skuCode);
    if (!parts) return null;
    for (const part of parts)
      units.set(part.productId, (units.get(part.productId) ?? 0) + part.quantity * quantity);
  }
  return units.size > 0 ? units : null;
}
