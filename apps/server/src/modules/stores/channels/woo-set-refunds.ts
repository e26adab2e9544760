/** A line of an order of WooCommerce as received. */
type Line = Record<string, unknown>;

/** The refunded units of lines. */
interface GoneUnits {
  /** At least those of a line's own refunds. */
  of: (line: Line) => number;
  /** Parts of which a refunded set has no whole number of units. */
  unclear: ReadonlySet<Line>;
}

/**
 * The refunded units of each line, with those refunded as a set: WooCommerce notes them on the set's own line only, but its parts are packed.
 * @param sets see `setsOf`
 * @param units refunded units by the id of their line
 */
export function goneWithSets(
  lines: readonly Line[],
  sets: ReadonlyMap<Line, Line>,
  units: ReadonlyMap<string, number>,
): GoneUnits {
  const known = new Map<Line, number>();
  const unclear = new Set<Line>();
  for (const start of lines) {
    // From the outermost set to its parts.
    const path: Line[] = [];
    for (let line: Line | undefined = start; line && !known.has(line); line = sets.get(line)) path.push(line);
    for (const line of path.toReversed()) {
      const set = sets.get(line);
      const share = set ? shareOf(line, { set, gone: known.get(set) ?? 0 }) : 0;
      if (!Number.isInteger(share)) unclear.add(line);
      known.set(line, Math.max(units.get(String(line.id)) ?? 0, Math.floor(share)));
    }
  }
  return { of: (line) => known.get(line) ?? 0, unclear };
}

/** Units of a part in the refunded units of its set. */
function shareOf(part: Line, { set, gone }: { set: Line; gone: number }): number {
  const [units, whole] = [Number(part.quantity), Number(set.quantity)];
  if (gone <= 0 || !(units > 0) || !(whole > 0)) return 0;
  return gone >= whole ? units : (units * gone) / whole;
}
