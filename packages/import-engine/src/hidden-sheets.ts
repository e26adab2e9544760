/** Hidden sheets that are looked at. */
export const hiddenSheetsLookedAt = 20;
/** Characters of a sheet's XML in which its first rows are looked for. */
export const charactersLooked = 65_536;
/** Fewer rows, or cells in a row, are a remark or a list of choices. */
const leastRows = 2;
const leastCells = 2;

/**
 * Whether a sheet that a workbook hides holds a table, which is worth a notice as it is not imported.
 *
 * @param filled per row how many of its cells have a value
 */
export function holdsTable(filled: readonly number[]): boolean {
  return filled.filter((cells) => cells >= leastCells).length >= leastRows;
}

/** The same of the XML of a sheet, or of its beginning. */
export function xmlHoldsTable(xml: string): boolean {
  const rows = xml
    .slice(0, charactersLooked)
    .split(/<(?:\w+:)?row\b/i)
    .slice(1);
  return holdsTable(rows.map((row) => row.match(/<(?:v|is|(?:\w+:)?Data)[\s>]/g)?.length ?? 0));
}

/** What a table says of its workbook's hidden sheets; nothing where there are none. */
export const withHiddenSheets = (names: readonly string[]): { hiddenSheets?: readonly string[] } =>
  names.length === 0 ? {} : { hiddenSheets: names };
