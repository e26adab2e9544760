/** Rows above that tell what a column holds. */
const rowsCompared = 50;
/** Fewer say nothing of the others. */
const rowsNeeded = 2;
const leastHeadings = 2;
const longestHeading = 40;

type Columns = readonly (readonly string[])[];

/**
 * Finds rows of a further table in a sheet: behind a blank row stand headings of other columns, and rows of their own below them. They are no
 * records of the table that is read. Processes a file in order, in any number of pieces.
 */
export class OtherTables {
  readonly #keyColumn: number;
  #lastNumber = 0;
  #isOther = false;
  /** Per column the cells of the last rows of the pieces before. */
  #above: string[][] = [];
  /** The last row of the piece before, if it stood behind a blank row: what is below it decides what it is. */
  #candidate: string[] | undefined;
  /** How the codes of the records look, from where a further table began. */
  #keyForms: ReadonlySet<string> = new Set();

  /** @param keyColumn index of the column with the code of each record, -1 if none is known */
  constructor(keyColumn = -1) {
    this.#keyColumn = keyColumn;
  }

  /**
   * The rows, ascending, of further tables.
   *
   * @param columns of the file, one per heading
   * @param rowNumbers per row its number in the file; blank rows have none
   * @param isOwnHeading whether a row repeats the headings of the table that is read: records follow again
   */
  find(columns: Columns, rowNumbers: Uint32Array, isOwnHeading: (row: number) => boolean): number[] {
    const found: number[] = [];
    for (const [row, number] of rowNumbers.entries()) {
      const isBehindBlank = this.#lastNumber > 0 && number > this.#lastNumber + 1;
      const candidate = isBehindBlank ? undefined : this.#candidate;
      this.#candidate = undefined;
      this.#lastNumber = number;
      if (this.#isOther) this.#isOther = !isOwnHeading(row) && !this.#isRecord(columns, row);
      else if (candidate) this.#isOther = this.#begins(columns, row, candidate);
      else if (isBehindBlank && row + 1 === rowNumbers.length) this.#candidate = rowOf(columns, row);
      else if (isBehindBlank && rowNumbers[row + 1] === number + 1)
        this.#isOther = this.#begins(columns, row + 1, rowOf(columns, row));
      if (this.#isOther) found.push(row);
    }
    this.#above = columns.map((_, column) =>
      this.#cellsAbove(columns, column, rowNumbers.length - (this.#candidate ? 1 : 0)),
    );
    return found;
  }

  /** Whether a row with the first records of a further table follows its headings. */
  #begins(columns: Columns, row: number, headings: readonly string[]): boolean {
    const end = row > 0 ? row - 1 : 0;
    const key = this.#keyColumn;
    const above = key === -1 ? [] : this.#cellsAbove(columns, key, end).filter((cell) => cell.trim() !== '');
    this.#keyForms = new Set(above.map(formOf));
    if (key !== -1 && this.#keyForms.has(formOf(headings[key]!))) return false;
    if (this.#isRecord(columns, row)) return false;
    const hasDigitsAbove = (column: number) => {
      const cells = this.#cellsAbove(columns, column, end).filter((cell) => cell.trim() !== '');
      return cells.length >= rowsNeeded && cells.every((cell) => /\d/.test(cell));
    };
    return areHeadings(headings, rowOf(columns, row), hasDigitsAbove);
  }

  /** Whether the code of a row looks like those of the records. */
  #isRecord(columns: Columns, row: number): boolean {
    const code = columns[this.#keyColumn]?.[row]?.trim() ?? '';
    return code !== '' && this.#keyForms.has(formOf(code));
  }

  #cellsAbove(columns: Columns, column: number, row: number): string[] {
    const own = columns[column]!.slice(Math.max(0, row - rowsCompared), row);
    const before = this.#above[column] ?? [];
    return [...before.slice(Math.max(0, before.length + own.length - rowsCompared)), ...own];
  }
}

const rowOf = (columns: Columns, row: number): string[] => columns.map((cells) => cells[row]!.trim());

/** Whether a row holds headings: texts without digits where all rows above have digits, and one of the row below has them, too. */
function areHeadings(
  cells: readonly string[],
  below: readonly string[],
  hasDigitsAbove: (column: number) => boolean,
): boolean {
  const names = cells.flatMap((name, column) => (name === '' ? [] : [{ name, column }]));
  const isHeading = ({ name }: { name: string }) =>
    name.length <= longestHeading && /\p{L}{2}|\p{Script=Han}/u.test(name) && !/\d/.test(name);
  if (names.length < leastHeadings || !names.every(isHeading)) return false;
  if (new Set(names.map(({ name }) => name)).size < names.length) return false;
  // A record may have columns that the one above lacks; a table has none without a heading.
  const filled = below.flatMap((cell, column) => (cell === '' ? [] : [column]));
  if (filled.length < leastHeadings || !filled.every((column) => cells[column] !== '')) return false;
  return (
    names.some(({ column }) => /\d/.test(below[column]!)) &&
    names.some(({ column }) => hasDigitsAbove(column))
  );
}

/** How a code looks: which kinds of characters it has, of a number how many digits. */
function formOf(code: string): string {
  const text = code.trim();
  if (/^\d+$/.test(text)) return '9'.repeat(text.length);
  const kinds = text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/\p{Lo}/gu, '字')
    .replaceAll(/\d/g, '9');
  return [...new Set(kinds)].toSorted().join('');
}
