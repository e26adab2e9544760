interface Line {
  quantity: number;
  /** As the database writes it; null where it is not known. */
  unitPrice: string | null;
}

const unitsOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const valueOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * Number(unitPrice ?? 0), 0);

/**
 * What part of an order some of its units are, from 0 to 1: by what they cost, or by their number where a price is not known or nothing
 * costs anything.
 * @param lines units that are taken out of it
 * @param all units that it has
 */
export function shareOfLines(lines: readonly Line[], all: readonly Line[]): number {
  const isPriced = all.every(({ unitPrice }) => unitPrice !== null) && valueOf(all) > 0;
  return isPriced ? valueOf(lines) / valueOf(all) : unitsOf(lines) / unitsOf(all);
}
