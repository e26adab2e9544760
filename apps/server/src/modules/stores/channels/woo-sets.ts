/** A line of an order of WooCommerce as received. */
type Line = Record<string, unknown>;

/** The id of a line or product, also if written as a text; undefined for 0 and an empty text. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text === '' || text === '0' ? undefined : text;
}

/** The value of a plug-in field of a line: in the line itself, or in its meta data. */
function given(line: Line, ...names: string[]): unknown {
  for (const name of names) if (line[name] !== undefined) return line[name];
  const meta = Array.isArray(line.meta_data) ? (line.meta_data as unknown[]) : [];
  for (const one of meta) {
    const { key, value } = (one ?? {}) as { key?: unknown; value?: unknown };
    if (typeof key === 'string' && names.includes(key)) return value;
  }
  return undefined;
}

/** Fields of a set's part that refer to the set, with those that identify the set's own line: a line id, a basket key, or a product. */
const namings: readonly { of: string[]; own: string[] }[] = [
  // Product Bundles, Composite Products, Mix and Match.
  { of: ['bundled_by'], own: ['id'] },
  { of: ['composite_parent'], own: ['id'] },
  { of: ['mnm_child_of', 'container_id'], own: ['id'] },
  // The same through basket keys, when the extension adds nothing to the REST API; YITH's bundles use the same names.
  { of: ['_bundled_by'], own: ['_bundle_cart_key', '_cartstamp_key'] },
  { of: ['_composite_parent'], own: ['_composite_cart_key'] },
  { of: ['_mnm_container'], own: ['_mnm_cart_key'] },
  // WPC's bundles and composites refer to the product.
  { of: ['_woosb_parent_id', 'woosb_parent_id'], own: ['product_id'] },
  { of: ['_wooco_parent_id', 'wooco_parent_id', 'wooco_parent'], own: ['product_id'] },
];

/** The set's line for a part's line. If several have the product, the last one before it. */
function setOf(line: Line, at: number, lines: readonly Line[]): Line | undefined {
  for (const { of, own } of namings) {
    const named = idOf(given(line, ...of));
    if (named === undefined) continue;
    const isIt = (other: Line) => other !== line && idOf(given(other, ...own)) === named;
    const found = lines.slice(0, at).findLast(isIt) ?? lines.find(isIt);
    if (found) return found;
  }
  // The set has the keys of its parts.
  const key = idOf(
    given(line, '_bundled_item_cart_key', '_bundle_cart_key', '_composite_cart_key', '_mnm_cart_key'),
  );
  if (key === undefined) return undefined;
  return lines.find((other) => {
    const keys = given(other, '_bundled_items', '_composite_children', '_mnm_contents');
    return other !== line && keys !== undefined && JSON.stringify(keys).includes(key);
  });
}

/** Whether a part of a set is packed separately, according to the plug-in; undefined: unknown. */
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
 * Finds lines of an order that are not shipped because others of the same set are. A set has its own line, and one for each part.
 * If a plug-in says that parts are packed in their set, the set is packed; otherwise the parts, which are what lies on the shelf.
 * @param isVirtual lines that are not shipped by themselves
 */
export function packedOtherwise(
  lines: readonly Line[],
  isVirtual: (line: Line) => boolean,
): (line: Line) => boolean {
  const sets = new Map(lines.map((line, at) => [line, setOf(line, at, lines)]));
  const thingsOf = Map.groupBy(lines, (line) => sets.get(line));
  /** Whether it is in a set that is packed as a whole. */
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
