import type { ImportDefinition } from '@lading/contracts/imports';

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

  /** @param columns one per field of the definition; changed in place */
  fill(columns: readonly string[][], rowCount: number): void {
    if (this.#by === -1 || this.#units.length === 0) return;
    for (let row = 0; row < rowCount; row += 1) {
      const isFurther = this.#continues(columns, row);
      for (const { at, measures } of this.#units) {
        const units = columns[at]!;
        if (isFurther && units[row] === '' && measures.some((of) => columns[of]![row] !== ''))
          units[row] = this.#above.get(at) ?? '';
        if (!isFurther || units[row] !== '') this.#above.set(at, units[row]!);
      }
    }
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
