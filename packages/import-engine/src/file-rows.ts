import type { ImportDefinition } from '@lading/contracts/imports';
import { CountryNumbers } from './country-numbers.ts';
import { DittoMarks } from './ditto-marks.ts';
import { headingForm } from './heading-form.ts';
import { FilledDown } from './filled-down.ts';
import { HeadingRows } from './heading-rows.ts';
import { MissingUnits } from './missing-units.ts';
import { OrderLines } from './order-lines.ts';
import { OtherTables } from './other-tables.ts';
import { recipeFor } from './recipes/find-recipe.ts';
import { MomentReader } from './recipes/moment-reader.ts';
import type { Recipe } from './recipes/recipe.ts';
import { SectionRows } from './section-rows.ts';
import { TotalRows } from './total-rows.ts';
import { UnitsGivenOnce } from './units-given-once.ts';
import { VariantRows } from './recipes/variant-rows.ts';

/**
 * Applies what a file's origin and preceding rows imply to its rows. Processes the file in order, in any number of
 * pieces.
 */
export class FileRows {
  readonly recipe: Recipe | undefined;
  readonly lines: OrderLines;
  readonly totals: TotalRows;
  readonly headings: HeadingRows;
  readonly sections: SectionRows;
  readonly otherTables: OtherTables;
  readonly countries = new CountryNumbers();
  readonly dittos: DittoMarks;
  readonly filledDown: FilledDown;
  readonly units: UnitsGivenOnce;
  readonly missingUnits: MissingUnits;
  readonly #definition: ImportDefinition;
  readonly #variants: VariantRows | undefined;
  readonly #moments: MomentReader | undefined;

  /**
   * @param headings of the file
   * @param mapping system field → heading
   * @param origin key of the recipe for such files, '' for none; undefined to find it
   */
  constructor(
    definition: ImportDefinition,
    headings: readonly string[],
    mapping: Readonly<Record<string, string>>,
    origin?: string,
  ) {
    const recipe = recipeFor(definition, headings, origin);
    this.#definition = definition;
    this.recipe = recipe;
    this.totals = new TotalRows(definition);
    this.headings = new HeadingRows(headings, codeColumns(definition, mapping));
    this.otherTables = new OtherTables(headings.indexOf(mapping[definition.uniqueBy.at(-1) ?? ''] ?? ''));
    this.sections = new SectionRows(definition, headings, mapping);
    this.dittos = new DittoMarks(definition);
    this.filledDown = new FilledDown(definition);
    this.units = new UnitsGivenOnce(definition, mapping);
    this.missingUnits = new MissingUnits(definition, mapping);
    this.lines = new OrderLines(definition, headings, mapping, recipe?.hasOrderLines);
    const forms = headings.map(headingForm);
    if (recipe?.inherits) {
      const columnOf = (heading: string) => forms.indexOf(headingForm(heading));
      this.#variants = new VariantRows(recipe.inherits, definition, columnOf);
    }
    if (recipe?.timeZone ?? recipe?.dayOrder) this.#moments = new MomentReader(recipe);
  }

  /**
   * Fills in implied values: what variants inherit from their product, and the time zone of dates.
   *
   * @param columns one per field of the definition; changed in place
   * @param fileCell the cell of a column of the file in a row
   */
  fill(
    columns: readonly string[][],
    rowCount: number,
    fileCell: (column: number, row: number) => string,
  ): void {
    this.#variants?.fill(columns, rowCount, fileCell);
    const moments = this.#moments;
    if (!moments) return;
    for (const [at, field] of this.#definition.fields.entries()) {
      const cells = columns[at]!;
      if (field.format === 'date-time')
        for (let row = 0; row < rowCount; row += 1) cells[row] = moments.read(cells[row]!);
    }
  }
}

/** The headings of the columns that fill codes, such as SKUs and order numbers. */
const codeColumns = ({ fields }: ImportDefinition, mapping: Readonly<Record<string, string>>): Set<string> =>
  new Set(fields.flatMap(({ key, isCode }) => (isCode && mapping[key] ? [mapping[key]] : [])));
