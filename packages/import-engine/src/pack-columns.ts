/**
 * Columns of texts in a form that is cheap to transfer between threads: one text per column and one buffer instead of
 * millions of strings. Pass {@link packedBuffers} to `postMessage` as its transfer list.
 */
export interface PackedColumns {
  rowCount: number;
  /** Per column its cells, concatenated. */
  texts: string[];
  /** Per column `rowCount + 1` places in the column's text, in UTF-16 units. */
  offsets: Uint32Array<ArrayBuffer>;
}

/** Packs columns of equal length. */
export function packColumns(columns: readonly (readonly string[])[], rowCount: number): PackedColumns {
  const offsets = new Uint32Array(columns.length * (rowCount + 1));
  const texts = columns.map((cells, column) => {
    const first = column * (rowCount + 1);
    let place = 0;
    for (let row = 0; row < rowCount; row += 1) {
      place += cells[row]!.length;
      offsets[first + row + 1] = place;
    }
    return cells.join('');
  });
  return { rowCount, texts, offsets };
}

/** A packed column that is read like an array. */
export class PackedColumn {
  /** How many cells it has. */
  readonly length: number;
  readonly #text: string;
  readonly #offsets: Uint32Array<ArrayBuffer>;
  /** Where the column's places begin. */
  readonly #first: number;

  constructor({ rowCount, texts, offsets }: PackedColumns, column: number) {
    this.length = rowCount;
    this.#text = texts[column]!;
    this.#offsets = offsets;
    this.#first = column * (rowCount + 1);
  }

  /** The cell of a row, from 0. */
  at(row: number): string {
    const place = this.#first + row;
    return this.#text.slice(this.#offsets[place], this.#offsets[place + 1]);
  }
}

/** Unpacks the columns lazily, cell by cell, so that receiving millions of cells creates no strings. */
export function packedColumns(packed: PackedColumns): PackedColumn[] {
  return packed.texts.map((_, column) => new PackedColumn(packed, column));
}

/** The buffers to transfer with a packed table. */
export function packedBuffers({ offsets }: PackedColumns): ArrayBuffer[] {
  return [offsets.buffer];
}
