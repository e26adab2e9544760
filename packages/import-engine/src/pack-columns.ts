/**
 * Columns of texts in a form that travels between threads without being copied: two buffers instead of millions of strings.
 * Hand {@link packedBuffers} to `postMessage` as its transfer list.
 */
export interface PackedColumns {
  rowCount: number;
  /** UTF-8, column after column. */
  text: Uint8Array<ArrayBuffer>;
  /** Per column where its bytes begin in `text`, and the end of the last. */
  columnStarts: Uint32Array<ArrayBuffer>;
  /** Per column `rowCount + 1` places in the column's text, in UTF-16 units. */
  offsets: Uint32Array<ArrayBuffer>;
}

/** Packs columns of equal length. */
export function packColumns(columns: readonly (readonly string[])[], rowCount: number): PackedColumns {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(columns.length * (rowCount + 1));
  const parts = columns.map((cells, column) => {
    const first = column * (rowCount + 1);
    let place = 0;
    for (let row = 0; row < rowCount; row += 1) {
      place += cells[row]!.length;
      offsets[first + row + 1] = place;
    }
    return encoder.encode(cells.join(''));
  });
  const columnStarts = new Uint32Array(columns.length + 1);
  parts.forEach((part, column) => {
    columnStarts[column + 1] = columnStarts[column]! + part.length;
  });
  const text = new Uint8Array(columnStarts[columns.length]!);
  parts.forEach((part, column) => text.set(part, columnStarts[column]));
  return { rowCount, text, columnStarts, offsets };
}

/** A packed column that is read like an array; its text is decoded when it is first asked for a cell. */
export class PackedColumn {
  /** How many cells it has. */
  readonly length: number;
  readonly #packed: PackedColumns;
  readonly #column: number;
  #read: ((row: number) => string) | null = null;

  constructor(packed: PackedColumns, column: number) {
    this.length = packed.rowCount;
    this.#packed = packed;
    this.#column = column;
  }

  /** The cell of a row, from 0. */
  at(row: number): string {
    this.#read ??= columnReader(this.#packed, this.#column);
    return this.#read(row);
  }
}

/** The columns again: to be read cell by cell, so that taking over a file of millions of cells makes none of them. */
export function packedColumns(packed: PackedColumns): PackedColumn[] {
  return Array.from(
    { length: packed.columnStarts.length - 1 },
    (_, column) => new PackedColumn(packed, column),
  );
}

/** Reads single cells of a packed column, for a screen that shows a few rows of many: the text of a row, from 0. */
export function columnReader(packed: PackedColumns, column: number): (row: number) => string {
  const bytes = packed.text.subarray(packed.columnStarts[column], packed.columnStarts[column + 1]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const first = column * (packed.rowCount + 1);
  return (row) => text.slice(packed.offsets[first + row], packed.offsets[first + row + 1]);
}

/** The buffers that a packed table gives away when it is sent. */
export function packedBuffers(packed: PackedColumns): ArrayBuffer[] {
  return [packed.text.buffer, packed.columnStarts.buffer, packed.offsets.buffer];
}
