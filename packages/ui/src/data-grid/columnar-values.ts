import { growArray } from './grow-array.ts';

/** The values column by column, `cols[col][row]`, with a version for each row that rises with every change of it. */
export class ColumnarValues {
  readonly keys: readonly string[];
  /** Rows ever added. */
  rowCount = 0;
  readonly #colOf: ReadonlyMap<string, number>;
  readonly #cols: string[][];
  #rowVer = new Uint32Array(0);

  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.#colOf = new Map(keys.map((key, col) => [key, col]));
    this.#cols = keys.map(() => []);
  }

  /** The column of a field, -1 for an unknown one. */
  col(key: string): number {
    return this.#colOf.get(key) ?? -1;
  }

  /** The value of a cell, or nothing when there is no such cell. */
  at(row: number, col: number): string | undefined {
    return this.#cols[col]?.[row];
  }

  column(col: number): readonly string[] {
    return this.#cols[col] ?? [];
  }

  row(row: number): Record<string, string> {
    return Object.fromEntries(this.keys.map((key, col) => [key, this.at(row, col) ?? '']));
  }

  version(row: number): number {
    return this.#rowVer[row] ?? 0;
  }

  /** Notes that values of a row have changed. */
  bump(row: number): void {
    this.#rowVer[row] = this.version(row) + 1;
  }

  set(row: number, col: number, value: string): void {
    const values = this.#cols[col];
    if (values) values[row] = value;
  }

  /** Adds rows given column by column; gives the id of the first. Throws a `RangeError` unless every column is there and as long. */
  append(columns: readonly (readonly string[])[]): number {
    const first = this.rowCount;
    const added = columns[0]?.length ?? 0;
    if (columns.length !== this.keys.length || columns.some((col) => col.length !== added)) {
      throw new RangeError('append needs every column, all of one length');
    }
    columns.forEach((values, col) => {
      const target = this.#cols[col];
      for (const value of values) target?.push(value);
    });
    this.rowCount += added;
    this.#rowVer = growArray(this.#rowVer, this.rowCount);
    return first;
  }
}
