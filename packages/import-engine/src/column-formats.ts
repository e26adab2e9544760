import type { NumberKind } from './number-formats.ts';
import type { RawTable } from './raw-table.ts';

/** What the cell formats of a table reveal. */
type Formats = 'unitColumns' | 'decimalColumns' | 'foreignColumns' | 'shownAs';

/** Collects what the number formats of a sheet add to its numbers, by column. */
export class ColumnFormats {
  /** Columns whose number formats name a unit. */
  readonly #units = new Set<number>();
  /** Columns whose number formats show decimals that the stored numbers may lack. */
  readonly #decimals = new Set<number>();
  /** Columns whose number formats show a currency other than US dollars. */
  readonly #foreign = new Set<number>();
  /** By column, then row: formats of cells that the sheet displays differently from the value that is read. */
  readonly #shownAs: string[][] = [];

  /** Notes what the number format of a cell adds to its number. */
  note(kind: NumberKind, column: number): void {
    if (typeof kind !== 'object') return;
    if ('unit' in kind) this.#units.add(column);
    else if ('decimals' in kind) this.#decimals.add(column);
  }

  /** Records a number that is displayed in a currency other than US dollars. */
  noteForeign(column: number): void {
    this.#foreign.add(column);
  }

  /** Records the format of a cell that the sheet displays differently from the value that is read. */
  noteShown(format: string, row: number, column: number): void {
    (this.#shownAs[column] ??= [])[row] = format;
  }

  /**
   * The formats of some rows.
   *
   * @param place column number → column index
   */
  at(place: ReadonlyMap<number, number>, from: number, to: number): Pick<RawTable, Formats> {
    const at = (columns: Iterable<number>) =>
      Array.from(columns).flatMap((column) => place.get(column) ?? []);
    const shown = this.#shownAs.flatMap((formats, column) => {
      const index = place.get(column);
      return index === undefined ? [] : [[index, formats.slice(from, to)] as const];
    });
    return {
      unitColumns: at(this.#units),
      decimalColumns: at(this.#decimals),
      foreignColumns: at(this.#foreign),
      ...(shown.length > 0 && { shownAs: new Map(shown) }),
    };
  }
}
