import type { ImportDefinition } from '@lading/contracts/imports';

/** What the rows above a row say of its units. */
interface UnitsAbove {
  /** What identifies their record. */
  record: readonly string[];
  /** By index of a unit field, its text. */
  units: ReadonlyMap<number, string>;
}

/**
 * Gives a further package of an order the unit of the package above, where a file names it once for the order: 3 under "5, kg" are
 * 3 kg, not 3 without a unit. Runs before measures are converted, since the unit may be a smaller one. Processes a file in order, in
 * any number of pieces.
 */
export class UnitsGivenOnce {
  readonly #by: number;
  readonly #keys: readonly number[];
  readonly #units: readonly { at: number; measures: readonly number[] }[];
  /** What identifies the record of the row above. */
  #record: readonly string[] = [];
  /** By index of a unit field, its text in the row above. */
  readonly #above = new Map<number, string>();

  /** @param mapping system field → heading. Without a column of numbers no row continues the one above. */
  constructor({ fields, grouping, uniqueBy }: ImportDefinition, mapping: Readonly<Record<string, string>>) {
    const by = grouping && mapping[grouping.by] ? grouping.by : undefined;
    const members = new Set(grouping?.memberFields ?? []);
    this.#by = fields.findIndex(({ key }) => key === by);
    this.#keys = fields.flatMap(({ key }, at) => (uniqueBy.includes(key) ? [at] : []));
    this.#units = fields.flatMap(({ key }, at) => {
      const measures = fields.flatMap(({ measure }, of) => (measure?.unitField === key ? [of] : []));
      return members.has(key) && measures.length > 0 ? [{ at, measures }] : [];
    });
  }

  /**
   * @param columns one per field of the definition; changed in place
   * @param mayChange whether a row may be mapped again by itself, with other cells
   * @returns by index of such a row what the rows above say; see `continueBelow`
   */
  fill(
    columns: readonly string[][],
    rowCount: number,
    mayChange: (row: number) => boolean,
  ): Map<number, UnitsAbove> {
    const above = new Map<number, UnitsAbove>();
    if (this.#by === -1 || this.#units.length === 0) return above;
    for (let row = 0; row < rowCount; row += 1) {
      if (mayChange(row)) above.set(row, { record: this.#record, units: new Map(this.#above) });
      const isFurther = this.#continues(columns, row);
      for (const { at, measures } of this.#units) {
        const units = columns[at]!;
        if (isFurther && units[row] === '' && measures.some((of) => columns[of]![row] !== ''))
          units[row] = this.#above.get(at) ?? '';
        if (!isFurther || units[row] !== '') this.#above.set(at, units[row]!);
      }
    }
    return above;
  }

  /** Continues below the rows that stand above a row of the file. */
  continueBelow({ record, units }: UnitsAbove): void {
    this.#record = record;
    for (const [at, text] of units) this.#above.set(at, text);
  }

  /** Whether a row is of the same record as the row above: it has no number, or the same one (decision record 0188). */
  #continues(columns: readonly string[][], row: number): boolean {
    if (columns[this.#by]![row] === '') return true;
    const own = this.#keys.map((at) => columns[at]![row]!);
    const isSame = own.every((text, at) => text === this.#record[at]);
    this.#record = own;
    return isSame;
  }
}
