import { growArray } from './grow-array.ts';

/** The cells of a column in a block of rows; an array also fits. */
export interface ColumnCells {
  readonly length: number;
  at(row: number): string | undefined;
}

interface Block {
  readonly first: number;
  readonly columns: readonly ColumnCells[];
}

/**
 * The values by column, with a version for each row that increases with every change. Blocks of rows are kept as received and
 * edits are stored on top, so that a file with millions of cells is loaded without touching each one.
 */
export class ColumnarValues {
  readonly keys: readonly string[];
  /** Total number of rows added. */
  rowCount = 0;
  readonly #colOf: ReadonlyMap<string, number>;
  readonly #blocks: Block[] = [];
  /** The block that contains each row. */
  #blockOf = new Uint32Array(0);
  /** By column, then by row. */
  readonly #edits: readonly Map<number, string>[];
  #rowVer = new Uint32Array(0);

  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.#colOf = new Map(keys.map((key, col) => [key, col]));
    this.#edits = keys.map(() => new Map());
  }

  /** Index of a field's column, -1 for an unknown one. */
  col(key: string): number {
    return this.#colOf.get(key) ?? -1;
  }

  /** The value of a cell, or undefined if there is no such cell. */
  at(row: number, col: number): string | undefined {
    const edited = this.#edits[col]?.get(row);
    if (edited !== undefined || row < 0 || row >= this.rowCount) return edited;
    const block = this.#blocks[this.#blockOf[row]!]!;
    return block.columns[col]?.at(row - block.first);
  }

  row(row: number): Record<string, string> {
    return Object.fromEntries(this.keys.map((key, col) => [key, this.at(row, col) ?? '']));
  }

  version(row: number): number {
    return this.#rowVer[row] ?? 0;
  }

  /** Increases the version of a row. */
  bump(row: number): void {
    this.#rowVer[row] = this.version(row) + 1;
  }

  set(row: number, col: number, value: string): void {
    this.#edits[col]?.set(row, value);
  }

  /** Appends rows given by column; returns the id of the first. Throws a `RangeError` unless every column is present and equally long. */
  append(columns: readonly ColumnCells[]): number {
    const first = this.rowCount;
    const added = columns[0]?.length ?? 0;
    if (columns.length !== this.keys.length || columns.some((col) => col.length !== added)) {
      throw new RangeError('append needs every column, all of one length');
    }
    this.rowCount += added;
    this.#blockOf = growArray(this.#blockOf, this.rowCount).fill(this.#blocks.length, first, this.rowCount);
    this.#rowVer = growArray(this.#rowVer, this.rowCount);
    this.#blocks.push({ first, columns });
    return first;
  }
}
