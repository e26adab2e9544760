import type { NumberKind } from './number-formats.ts';
import type { RawTable } from './raw-table.ts';

/** What a table tells of the formats of its cells. */
type Formats = 'unitColumns' | 'decimalColumns' | 'foreignColumns' | 'shownAs';

/** Collects what the number formats of a sheet add to its numbers, by column. */
export class ColumnFormats {
  /** Columns whose number formats name a unit. */
  readonly #units = new Set<number>();
  /** Columns whose number formats show decimals that the numbers need not have. */
  readonly #decimals = new Set<number>();
  /** Columns whose number formats show another currency than the dollar of the United States. */
  readonly #foreign = new Set<number>();
  /** Per column the formats of its cells that a sheet shows in another way than they are read, by row. */
  readonly #shownAs: string[][] = [];

  /** Notes what the number format of a cell adds to its number. */
  note(kind: NumberKind, column: number): void {
    if (typeof kind !== 'object') return;
    if ('unit' in kind) this.#units.add(column);
    else if ('decimals' in kind) this.#decimals.add(column);
  }

  /** Notes a number that is shown in another currency than the dollar of the United States. */
  noteForeign(column: number): void {
    this.#foreign.add(column);
  }

  /** Notes the format of a cell that the sheet shows in another way than it is read. */
  noteShown(format: string, row: number, column: number): void {
    (this.#shownAs[column] ??= [])[row] = format;
  }

  /**
   * What is known of some rows.
   *
   * @param place number of a column → its index
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
