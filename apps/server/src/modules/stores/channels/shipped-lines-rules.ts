/** A line of an order at its store, with its unshipped quantity. */
interface OpenItem {
  skuCode: string;
  open: number;
}

/**
 * The part of a store's open lines in a shipment, by SKU and at most the open quantity. If no SKU matches the store's, as with an alias,
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

/** The part of a shipment not yet reported to its store, after a partial report. */
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
