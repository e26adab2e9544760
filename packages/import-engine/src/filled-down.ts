import type { ImportDefinition } from '@lading/contracts/imports';

/**
 * Fills the cells that a further row of a record leaves empty and takes from the row above (see `ImportGrouping.filledDown`), so that each row
 * tells all that its own check asks for. Processes a file in order, in any number of pieces.
 */
export class FilledDown {
  readonly #by: number;
  readonly #places: readonly number[];
  readonly #members: readonly number[];
  #above: string[] = [];

  constructor({ fields, grouping }: ImportDefinition) {
    const placeOf = (wanted: string) => fields.findIndex(({ key }) => key === wanted);
    this.#by = grouping ? placeOf(grouping.by) : -1;
    this.#places = (grouping?.filledDown ?? []).map(placeOf);
    this.#members = (grouping?.memberFields ?? []).map(placeOf);
  }

  /** @param columns one per field of the definition; changed in place */
  fill(columns: readonly string[][], rowCount: number): void {
    if (this.#places.length === 0) return;
    for (let row = 0; row < rowCount; row += 1) {
      const isFurther = columns[this.#by]![row] === '';
      if (isFurther && this.#members.every((at) => columns[at]![row] === '')) continue;
      for (const at of this.#places) {
        const cells = columns[at]!;
        if (isFurther && cells[row] === '') cells[row] = this.#above[at] ?? '';
        this.#above[at] = cells[row]!;
      }
    }
  }
}
