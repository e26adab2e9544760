/** The identifiers of goods in a channel's line. */
interface Goods {
  sku: unknown;
  /** The channel's id of the bought item: the variation, or the product without one. None, 0 or empty: it no longer exists. */
  variantId: unknown;
  /** The channel's own id of the line. */
  lineId: unknown;
}

/** An id as channels write it, number or text; undefined for 0, an empty text and anything else. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^0*$/.test(text) || text === 'null' ? undefined : text;
}

/** A SKU as given; undefined without one. */
export function skuOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text || undefined;
}

/**
 * The code of a line (decision D27): its SKU, or the channel's id of the variation with the channel's prefix. A line whose product no
 * longer exists gets a code of its own: never a value that two goods share.
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
