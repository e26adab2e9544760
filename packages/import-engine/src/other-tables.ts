/** Rows above that tell what a column holds. */
const rowsCompared = 50;
/** Fewer say nothing of the others. */
const rowsNeeded = 2;
const leastHeadings = 2;
const longestHeading = 40;

/**
 * Finds rows of a further table in a sheet: behind a blank row stand headings of other columns, and rows of their own below them. They are no
 * records of the table that is read. Processes a file in order, in any number of pieces.
 */
export class OtherTables {
  #lastNumber = 0;
  #isOther = false;

  /**
   * The rows, ascending, of further tables.
   *
   * @param columns of the file, one per heading
   * @param rowNumbers per row its number in the file; blank rows have none
   * @param isOwnHeading whether a row repeats the headings of the table that is read: records follow again
   */
  find(
    columns: readonly (readonly string[])[],
    rowNumbers: Uint32Array,
    isOwnHeading: (row: number) => boolean,
  ): number[] {
    const found: number[] = [];
    for (const [row, number] of rowNumbers.entries()) {
      const isBehindBlank = this.#lastNumber > 0 && number > this.#lastNumber + 1;
      this.#lastNumber = number;
      if (this.#isOther && isOwnHeading(row)) this.#isOther = false;
      else if (isBehindBlank) this.#isOther ||= beginsTable(columns, rowNumbers, row);
      if (this.#isOther) found.push(row);
    }
    return found;
  }
}

/** Whether a row holds headings: texts without digits where all rows above have digits, and one of the row below has them, too. */
function beginsTable(columns: readonly (readonly string[])[], rowNumbers: Uint32Array, row: number): boolean {
  if (rowNumbers[row + 1] !== rowNumbers[row]! + 1) return false;
  const names = columns.flatMap((cells, column) => {
    const name = cells[row]!.trim();
    return name === '' ? [] : [{ name, column }];
  });
  const isHeading = ({ name }: { name: string }) =>
    name.length <= longestHeading && /\p{L}{2}|\p{Script=Han}/u.test(name) && !/\d/.test(name);
  if (names.length < leastHeadings || !names.every(isHeading)) return false;
  if (new Set(names.map(({ name }) => name)).size < names.length) return false;
  const below = columns.flatMap((cells, column) => (cells[row + 1]!.trim() === '' ? [] : [column]));
  // A record may have columns that the one above lacks; a table has none without a heading.
  if (below.length < leastHeadings || !below.every((column) => names.some((own) => own.column === column)))
    return false;
  return (
    names.some(({ column }) => /\d/.test(columns[column]![row + 1]!)) &&
    names.some(({ column }) => hasDigitsAbove(columns[column]!, row))
  );
}

function hasDigitsAbove(cells: readonly string[], row: number): boolean {
  const above = cells.slice(Math.max(0, row - rowsCompared), row).filter((cell) => cell.trim() !== '');
  return above.length >= rowsNeeded && above.every((cell) => /\d/.test(cell));
}
