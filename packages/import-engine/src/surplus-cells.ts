/** Texts beyond the last heading, by row of a sheet; see {@link surplusCells}. */
export interface SurplusCells {
  /** Number in the file of the first column beyond the last heading, from 0. */
  from: number;
  /** Row index → its cells from that column on, up to the last filled one. */
  rows: ReadonlyMap<number, readonly string[]>;
}

/**
 * Collects the texts beyond the last heading: a comma without quotes moves the rest of its row by one cell (decision
 * D26).
 *
 * @param columnNumbers number in the file of each column, ascending
 */
export function surplusCells(
  from: number,
  columns: readonly (readonly string[])[],
  columnNumbers: ArrayLike<number>,
): SurplusCells {
  const rows = new Map<number, string[]>();
  columns.forEach((cells, at) => {
    const place = columnNumbers[at]! - from;
    if (place < 0) return;
    cells.forEach((text, row) => {
      if (text.trim() === '') return;
      const ofRow = rows.get(row) ?? [];
      rows.set(row, ofRow);
      while (ofRow.length < place) ofRow.push('');
      ofRow.push(text);
    });
  });
  return { from, rows };
}
