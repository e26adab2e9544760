/** What tells goods apart in a line of a channel. */
interface Goods {
  sku: unknown;
  /** The channel's own id of what was bought: the variation, or the product where it has none. None, 0 or empty: it is gone. */
  variantId: unknown;
  /** The channel's own id of the line. */
  lineId: unknown;
}

/** An id as channels write them, by number or text; undefined for 0, an empty text and everything else that is none. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^0*$/.test(text) || text === 'null' ? undefined : text;
}

/** A SKU as it was given; undefined where there is none. */
export function skuOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text || undefined;
}

/**
 * What a line is known by (decision D27): its SKU, else the channel's id of the variation, prefixed by the channel. A line whose product is
 * gone is known by itself alone: never by a value that two goods share.
 */
export function lineCode(
  channel: string,
  { sku, variantId, lineId }: Goods,
): { skuCode: string; isUnknown: boolean } {
  const known = skuOf(sku);
  if (known !== undefined) return { skuCode: known, isUnknown: false };
  const variant = idOf(variantId);
  if (variant !== undefined) return { skuCode: `${channel}-${variant}`, isUnknown: false };
  return { skuCode: `${channel}-line-${idOf(lineId) ?? 'unknown'}`, isUnknown: true };
}
