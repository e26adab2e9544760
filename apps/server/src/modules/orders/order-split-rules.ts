interface Line {
  quantity: number;
  /** As the database writes it; null when unknown. */
  unitPrice: string | null;
}

const unitsOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const valueOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * Number(unitPrice ?? 0), 0);

/**
 * The share of an order that some of its units make up, from 0 to 1: by price, or by number when a price is unknown or nothing
 * costs anything.
 * @param lines the units taken out
 * @param all all its units
 */
export function shareOfLines(lines: readonly Line[], all: readonly Line[]): number {
  const isPriced = all.every(({ unitPrice }) => unitPrice !== null) && valueOf(all) > 0;
  return isPriced ? valueOf(lines) / valueOf(all) : unitsOf(lines) / unitsOf(all);
}
