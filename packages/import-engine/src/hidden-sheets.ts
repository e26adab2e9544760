/** Number of hidden sheets that are examined. */
export const hiddenSheetsLookedAt = 20;
/** Characters of a sheet's XML searched for its first rows. */
export const charactersLooked = 65_536;
/** Fewer rows, or cells per row, are a remark or a list of choices. */
const leastRows = 2;
const leastCells = 2;

/**
 * Whether a hidden sheet holds a table, which deserves a notice since it is not imported.
 *
 * @param filled number of cells with a value, by row
 */
export function holdsTable(filled: readonly number[]): boolean {
  return filled.filter((cells) => cells >= leastCells).length >= leastRows;
}

/** The same for the XML of a sheet, or its start. */
export function xmlHoldsTable(xml: string): boolean {
  const rows = xml
    .slice(0, charactersLooked)
    .split(/<(?:\w+:)?row\b/i)
    .slice(1);
  return holdsTable(rows.map((row) => row.match(/<(?:v|is|(?:\w+:)?Data)[\s>]/g)?.length ?? 0));
}

/** The table's information on hidden sheets; empty if there are none. */
export const withHiddenSheets = (names: readonly string[]): { hiddenSheets?: readonly string[] } =>
  names.length === 0 ? {} : { hiddenSheets: names };
