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
  const { meta_data: meta } = line;
  // A list, or PHP's object by positions: see `phpList`.
  for (const one of (Array.isArray(meta) ? meta : Object.values(meta ?? {})) as unknown[]) {
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

/** The fields with a part's own basket key, and those in which a set lists the keys of its parts. */
const partKeys = ['_bundled_item_cart_key', '_bundle_cart_key', '_composite_cart_key', '_mnm_cart_key'];
const listKeys = ['_bundled_items', '_composite_children', '_mnm_contents'];

/** The lines with a key, in their order. */
type Index = Map<string, Line[]>;

function addTo(index: Index, key: string | undefined, line: Line): void {
  if (key === undefined) return;
  const known = index.get(key);
  if (!known) index.set(key, [line]);
  // The first other line is enough: see `otherThan`.
  else if (known.length < 2) known.push(line);
}

const otherThan = (lines: readonly Line[] | undefined, line: Line) => lines?.find((other) => other !== line);

/** Finds the set's line of each part's line. If several have the product, it is the last one before the part. */
function namedSets(lines: readonly Line[]): Map<Line, Line> {
  const all: Index[] = namings.map(() => new Map());
  const lists: Index = new Map();
  for (const line of lines) {
    namings.forEach(({ own }, at) => addTo(all[at]!, idOf(given(line, ...own)), line));
    const listed = given(line, ...listKeys);
    if (listed === undefined) continue;
    // An array, an object, or a text of PHP with the keys in it.
    for (const key of new Set(JSON.stringify(listed).match(/[\w-]+/g))) addTo(lists, key, line);
  }
  const before = namings.map(() => new Map<string, Line>());
  const sets = new Map<Line, Line>();
  for (const line of lines) {
    let set: Line | undefined;
    for (const [at, { of }] of namings.entries()) {
      const named = idOf(given(line, ...of));
      if (named !== undefined) set ??= before[at]!.get(named) ?? otherThan(all[at]!.get(named), line);
    }
    const key = set ? undefined : idOf(given(line, ...partKeys));
    if (key !== undefined) set = otherThan(lists.get(key), line);
    if (set) sets.set(line, set);
    for (const [at, { own }] of namings.entries()) {
      const id = idOf(given(line, ...own));
      if (id !== undefined) before[at]!.set(id, line);
    }
  }
  return sets;
}

/** Finds the set's line of each part's line. Lines that contain each other are no sets. */
export function setsOf(lines: readonly Line[]): ReadonlyMap<Line, Line> {
  const sets = namedSets(lines);
  const seen = new Set<Line>();
  for (const start of lines) {
    const path = new Set<Line>();
    let line: Line | undefined = start;
    while (line && !seen.has(line)) {
      seen.add(line);
      path.add(line);
      line = sets.get(line);
    }
    while (line && path.has(line)) {
      const next = sets.get(line);
      sets.delete(line);
      line = next;
    }
  }
  return sets;
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
 * @param sets see {@link setsOf}
 * @param isVirtual lines that are not shipped by themselves
 */
export function packedOtherwise(
  lines: readonly Line[],
  sets: ReadonlyMap<Line, Line>,
  isVirtual: (line: Line) => boolean,
): (line: Line) => boolean {
  const thingsOf = Map.groupBy(lines, (line) => sets.get(line));
  /** Whether it is in a set that is packed as a whole. */
  const isInside = (line: Line) => {
    const set = sets.get(line);
    return set !== undefined && isByItself(line) === false && !isVirtual(set);
  };
  /** Lines of goods, and of sets with goods at any depth. */
  const holders = new Set<Line>();
  for (const line of lines)
    if (!isVirtual(line))
      for (let at: Line | undefined = line; at && !holders.has(at); at = sets.get(at)) holders.add(at);
  return (line) => {
    const things = thingsOf.get(line) ?? [];
    if (isInside(line)) return true;
    return !things.some(isInside) && things.some((thing) => holders.has(thing));
  };
}
