import type { ImportDefinition } from '@lading/contracts/imports';
import type { Inheritance } from './recipe.ts';

/** Number of products remembered for variants further down. */
const productsKept = 100_000;

/** Fills in what variant rows inherit from their product; see {@link Inheritance}. */
export class VariantRows {
  readonly #inherits: Inheritance;
  readonly #column: number;
  /** Columns that identify a product, with a prefix for each. */
  readonly #ids: readonly (readonly [column: number, before: string])[];
  /** Indices of the inherited fields in the definition, and whether a variant's own text is replaced. */
  readonly #fields: readonly { at: number; isReplaced: boolean }[];
  /** Values of the inherited fields, of the current product or by product name. */
  #product: { id: string; values: readonly string[] } | undefined;
  readonly #products = new Map<string, readonly string[]>();

  /** @param columnOf index of a heading in the file, or -1 */
  constructor(inherits: Inheritance, { fields }: ImportDefinition, columnOf: (heading: string) => number) {
    this.#inherits = inherits;
    this.#column = columnOf(inherits.column);
    this.#ids =
      inherits.from === 'parent'
        ? Object.entries(inherits.ids).map(([heading, before]) => [columnOf(heading), before] as const)
        : [];
    this.#fields = inherits.fields.flatMap((key) => {
      const at = fields.findIndex((field) => field.key === key);
      return at === -1 ? [] : [{ at, isReplaced: inherits.replaced?.includes(key) ?? false }];
    });
  }

  /** Processes some rows; the columns are those of the definition, changed in place. */
  fill(
    columns: readonly string[][],
    rowCount: number,
    fileCell: (column: number, row: number) => string,
  ): void {
    if (this.#column === -1) return;
    for (let row = 0; row < rowCount; row += 1) {
      const text = fileCell(this.#column, row);
      const values = this.#valuesFor(columns, row, text, fileCell);
      if (!values) continue;
      this.#fields.forEach(({ at, isReplaced }, place) => {
        const cells = columns[at]!;
        if ((cells[row] === '' || isReplaced) && values[place] !== '') cells[row] = values[place]!;
      });
    }
  }

  /** The values that a row inherits; undefined for a product itself, which is remembered. */
  #valuesFor(
    columns: readonly string[][],
    row: number,
    text: string,
    fileCell: (column: number, row: number) => string,
  ): readonly string[] | undefined {
    const own = () => this.#fields.map(({ at }) => columns[at]![row]!);
    const inherits = this.#inherits;
    if (inherits.from === 'parent') {
      if (text !== '') return this.#products.get(text);
      const values = own();
      for (const [column, before] of this.#ids) {
        const id = column === -1 ? '' : fileCell(column, row);
        if (id !== '' && this.#products.size < productsKept) this.#products.set(before + id, values);
      }
      return undefined;
    }
    const isHead =
      inherits.from === 'same' ? this.#product?.id !== text : inherits.heads.includes(text) || !this.#product;
    if (!isHead) return this.#product!.values;
    this.#product = { id: text, values: own() };
    return undefined;
  }
}
