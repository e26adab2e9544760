import type { ImportDefinition } from '@lading/contracts/imports';
import { headingWords } from './heading-form.ts';
import { columnsOfSource } from './joined-columns.ts';

/** Words in the headings of columns that describe the contents of an order, line by line. */
const chineseLineWords = /商品|产品|货品|货号/;
const lineWords = new Set(
  'sku asin lineitem item items product products quantity qty 商 产 货 数'.split(' '),
);

/** What happens to a row that repeats the number of the order above it. */
type LineFate = 'own' | 'merged' | 'package';

/**
 * Finds rows that are further lines of the order above them, as shops export one row for each article: they add
 * nothing to the order and are merged into it. If no column names articles, a row with another package is one more
 * package of the order (spec §3). A row that contradicts the order stays separate, for the user to decide. Processes
 * a file in order, in any number of pieces.
 */
export class OrderLines {
  readonly #definition: ImportDefinition;
  readonly #members: ReadonlySet<string>;
  readonly #areLines: boolean;
  readonly #hasLineColumn: boolean;
  readonly #mapped: ReadonlySet<string>;
  /** Rows that were merged so far. */
  merged = 0;
  /** Of the rows processed last: those that continue the order above but contradict it, and the index of that field. */
  contradictions: { row: number; column: number }[] = [];
  /** Values of the current order, by field of the definition; its packages so far. */
  #order: { values: string[]; packages: Set<string> } | undefined;

  /**
   * @param headings of the file
   * @param mapping system field → heading
   * @param areLines whether every row is one article: then a different package is not another package
   */
  constructor(
    definition: ImportDefinition,
    headings: readonly string[],
    mapping: Readonly<Record<string, string>>,
    areLines = false,
  ) {
    this.#definition = definition;
    this.#areLines = areLines;
    this.#members = new Set(definition.grouping?.memberFields ?? []);
    this.#mapped = new Set(Object.keys(mapping).filter((key) => mapping[key]));
    const used = new Set(Object.values(mapping).flatMap((source) => columnsOfSource(source)));
    this.#hasLineColumn = headings.some(
      (heading) =>
        !used.has(heading) &&
        (chineseLineWords.test(heading) || headingWords(heading).some((word) => lineWords.has(word))),
    );
  }

  /**
   * Processes mapped rows: rows that become packages of the order above lose the values that the order has.
   *
   * @param columns one per field of the definition; changed in place
   * @returns per row 1 if it stays
   */
  apply(columns: readonly string[][], rowCount: number): Uint8Array {
    const stays = new Uint8Array(rowCount).fill(1);
    const { grouping, fields } = this.#definition;
    this.contradictions = [];
    if (!grouping) return stays;
    const by = columns[fields.findIndex(({ key }) => key === grouping.by)]!;
    for (let row = 0; row < rowCount; row += 1) {
      if (by[row] === '') {
        const column = this.#contradictionOf(columns, row);
        if (column !== -1) this.contradictions.push({ row, column });
        continue;
      }
      const fate = this.#fateOf(columns, row);
      if (fate === 'own') this.#begin(columns, row);
      else if (fate === 'merged') {
        stays[row] = 0;
        this.merged += 1;
      } else
        fields.forEach(({ key }, at) => {
          if (!this.#members.has(key)) columns[at]![row] = '';
        });
    }
    return stays;
  }

  #begin(columns: readonly string[][], row: number): void {
    const values = columns.map((cells) => cells[row]!);
    this.#order = { values, packages: new Set([this.#packageOf(columns, row)]) };
  }

  /** The index of the first field in which a continuation differs from its order; -1 if none does. */
  #contradictionOf(columns: readonly string[][], row: number): number {
    const { values } = this.#order ?? {};
    return this.#definition.fields.findIndex(({ key }, at) => {
      const value = columns[at]![row]!;
      return values !== undefined && value !== '' && !this.#members.has(key) && value !== values[at];
    });
  }

  #fateOf(columns: readonly string[][], row: number): LineFate {
    const order = this.#order;
    if (!order) return 'own';
    const { fields, uniqueBy } = this.#definition;
    for (let at = 0; at < fields.length; at += 1) {
      const { key } = fields[at]!;
      const value = columns[at]![row]!;
      if (this.#members.has(key) || value === order.values[at]) continue;
      if (value !== '' || uniqueBy.includes(key)) return 'own';
    }
    const parcel = this.#areLines ? '' : this.#packageOf(columns, row);
    if (parcel === '') return 'merged';
    if (this.#hasLineColumn) return order.packages.has(parcel) ? 'merged' : 'own';
    // Two packages may be identical: only the user knows.
    if (order.packages.has(parcel)) return 'own';
    order.packages.add(parcel);
    return 'package';
  }

  /** The package columns of a row in the file; empty if blank. */
  #packageOf(columns: readonly string[][], row: number): string {
    const told = this.#definition.fields.map(({ key }, at) =>
      this.#members.has(key) && this.#mapped.has(key) ? columns[at]![row]! : '',
    );
    return told.some((text) => text !== '') ? JSON.stringify(told) : '';
  }
}
