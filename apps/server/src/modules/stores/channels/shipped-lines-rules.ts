/** A line of an order as its store has it, with how much of it is not shipped yet. */
interface OpenItem {
  skuCode: string;
  open: number;
}

/**
 * What of a store's open lines a shipment takes, by SKU and at most what is open. Where no SKU is one of the store's, as after an alias,
 * the shipment takes everything that is open.
 */
export function takenOf<Item extends OpenItem>(
  lines: readonly { skuCode: string; quantity: number }[],
  items: readonly Item[],
): (Item & { quantity: number })[] {
  const left = new Map<string, number>();
  for (const { skuCode, quantity } of lines) left.set(skuCode, (left.get(skuCode) ?? 0) + quantity);
  const open = items.filter((item) => item.open > 0);
  if (!items.some(({ skuCode }) => left.has(skuCode)))
    return open.map((item) => ({ ...item, quantity: item.open }));
  return open.flatMap((item) => {
    const quantity = Math.min(item.open, left.get(item.skuCode) ?? 0);
    left.set(item.skuCode, (left.get(item.skuCode) ?? 0) - quantity);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** What of a shipment its store was not told of yet, where it was told of a part. */
export function withoutReported(
  lines: readonly { skuCode: string; quantity: number }[],
  reported: readonly { skuCode: string; quantity: number }[],
): { skuCode: string; quantity: number }[] {
  const told = new Map<string, number>();
  for (const { skuCode, quantity } of reported) told.set(skuCode, (told.get(skuCode) ?? 0) + quantity);
  return lines.flatMap(({ skuCode, quantity }) => {
    const before = Math.min(told.get(skuCode) ?? 0, quantity);
    told.set(skuCode, (told.get(skuCode) ?? 0) - before);
    return quantity > before ? [{ skuCode, quantity: quantity - before }] : [];
  });
}
