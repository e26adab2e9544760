/** A line of an order of WooCommerce, as it is given. */
type Line = Record<string, unknown>;

/** An id of a line or product, also where it is written as a text; undefined for none: 0, an empty text. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text === '' || text === '0' ? undefined : text;
}

/** The value of a field that a plug-in keeps with a line: in the line itself, or in its meta data. */
function given(line: Line, ...names: string[]): unknown {
  for (const name of names) if (line[name] !== undefined) return line[name];
  const meta = Array.isArray(line.meta_data) ? (line.meta_data as unknown[]) : [];
  for (const one of meta) {
    const { key, value } = (one ?? {}) as { key?: unknown; value?: unknown };
    if (typeof key === 'string' && names.includes(key)) return value;
  }
  return undefined;
}

/** Fields of a line of a set that name the set, with those by which its own line is known: a line, a key in the basket, or a product. */
const namings: readonly { of: string[]; own: string[] }[] = [
  // Product Bundles, Composite Products, Mix and Match.
  { of: ['bundled_by'], own: ['id'] },
  { of: ['composite_parent'], own: ['id'] },
  { of: ['mnm_child_of', 'container_id'], own: ['id'] },
  // The same by their keys in the basket, where the extension adds nothing to the REST API; YITH's bundles name theirs so too.
  { of: ['_bundled_by'], own: ['_bundle_cart_key', '_cartstamp_key'] },
  { of: ['_composite_parent'], own: ['_composite_cart_key'] },
  { of: ['_mnm_container'], own: ['_mnm_cart_key'] },
  // WPC's bundles and composites name the product.
  { of: ['_woosb_parent_id', 'woosb_parent_id'], own: ['product_id'] },
  { of: ['_wooco_parent_id', 'wooco_parent_id', 'wooco_parent'], own: ['product_id'] },
];

/** The line of the set that a line is of. Of several of one product that is the last one before it. */
function setOf(line: Line, at: number, lines: readonly Line[]): Line | undefined {
  for (const { of, own } of namings) {
    const named = idOf(given(line, ...of));
    if (named === undefined) continue;
    const isIt = (other: Line) => other !== line && idOf(given(other, ...own)) === named;
    const found = lines.slice(0, at).findLast(isIt) ?? lines.find(isIt);
    if (found) return found;
  }
  // Keys of the things are kept with the set.
  const key = idOf(
    given(line, '_bundled_item_cart_key', '_bundle_cart_key', '_composite_cart_key', '_mnm_cart_key'),
  );
  if (key === undefined) return undefined;
  return lines.find((other) => {
    const keys = given(other, '_bundled_items', '_composite_children', '_mnm_contents');
    return other !== line && keys !== undefined && JSON.stringify(keys).includes(key);
  });
}

/** Whether a thing of a set is packed by itself, as the plug-in says; undefined: it does not. */
function isByItself(line: Line): boolean | undefined {
  const said = given(
    line,
    '_bundled_item_needs_shipping',
    '_composited_item_needs_shipping',
    '_mnm_child_needs_shipping',
  );
  return said === 'yes' ? true : said === 'no' ? false : undefined;
}

/**
 * Tells the lines of an order that no parcel holds because others of the same set do. A set has a line of its own, and one for each thing in it.
 * Where a plug-in says that things are packed in their set, the set is packed; else the things are, which are what lies on the shelf.
 * @param isVirtual of which lines, by themselves, no parcel holds anything
 */
export function packedOtherwise(
  lines: readonly Line[],
  isVirtual: (line: Line) => boolean,
): (line: Line) => boolean {
  const sets = new Map(lines.map((line, at) => [line, setOf(line, at, lines)]));
  const thingsOf = Map.groupBy(lines, (line) => sets.get(line));
  /** It is in a set that is packed itself. */
  const isInside = (line: Line) => {
    const set = sets.get(line);
    return set !== undefined && isByItself(line) === false && !isVirtual(set);
  };
  const holdsGoods = (line: Line): boolean => !isVirtual(line) || (thingsOf.get(line) ?? []).some(holdsGoods);
  return (line) => {
    const things = thingsOf.get(line) ?? [];
    if (isInside(line)) return true;
    return !things.some(isInside) && things.some(holdsGoods);
  };
}
