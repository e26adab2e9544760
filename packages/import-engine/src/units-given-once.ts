import type { ImportDefinition } from '@lading/contracts/imports';

/**
 * Gives a further package of an order the unit of the package above, where a file names it once for the order: 3 under "5, kg" are
 * 3 kg, not 3 without a unit. Runs before measures are converted, since the unit may be a smaller one. Processes a file in order, in
 * any number of pieces.
 */
export class UnitsGivenOnce {
  readonly #by: number;
  readonly #units: readonly { at: number; measures: readonly number[] }[];
  /** By index of a unit field, its text in the row above. */
  readonly #above = new Map<number, string>();

  /** @param mapping system field → heading. Without a column of numbers no row continues the one above. */
  constructor({ fields, grouping }: ImportDefinition, mapping: Readonly<Record<string, string>>) {
    const by = grouping && mapping[grouping.by] ? grouping.by : undefined;
    const members = new Set(grouping?.memberFields ?? []);
    this.#by = fields.findIndex(({ key }) => key === by);
    this.#units = fields.flatMap(({ key }, at) => {
      const measures = fields.flatMap(({ measure }, of) => (measure?.unitField === key ? [of] : []));
      return members.has(key) && measures.length > 0 ? [{ at, measures }] : [];
    });
  }

  /** @param columns one per field of the definition; changed in place */
  fill(columns: readonly string[][], rowCount: number): void {
    if (this.#by === -1) return;
    const numbers = columns[this.#by]!;
    for (const { at, measures } of this.#units) {
      const units = columns[at]!;
      for (let row = 0; row < rowCount; row += 1) {
        const isFurther = numbers[row] === '';
        if (isFurther && units[row] === '' && measures.some((of) => columns[of]![row] !== ''))
          units[row] = this.#above.get(at) ?? '';
        if (!isFurther || units[row] !== '') this.#above.set(at, units[row]!);
      }
    }
  }
}
