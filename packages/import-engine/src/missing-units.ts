import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { convertMeasures, type MeasuredRows } from './convert-measures.ts';
import type { UnitConflict } from './measured-cell.ts';
import { systemOfText, type MeasureGroup } from './measure-plan.ts';

/** A row whose measures have no unit, in a file that names units. */
interface MissingUnit {
  row: number;
  /** Index of the unit field. */
  column: number;
  /** Its unit and measures if it had the unit of all other rows; undefined where those have several. */
  edits?: Record<string, string>;
}

interface UnitColumn {
  field: ImportField;
  at: number;
  /** Indices of the fields in this unit. */
  measures: readonly number[];
  /** The units named so far, by their text in lower case. */
  named: Map<string, string>;
}

/** How a row without a unit is read, where it may have none. */
const usual = 'in/lb';

const isAmount = (text: string): boolean => /^[\d.,]+$/.test(text) && /[1-9]/.test(text);

/**
 * Converts measures, and finds rows that name no unit while other rows do (decision D25). Only here the unit of the other rows is
 * still known as written: 310 below "mm" are 31 cm, so unit and measures have to change together. Processes a file in order, in
 * any number of pieces.
 */
export class MissingUnits {
  readonly #definition: ImportDefinition;
  readonly #units: readonly UnitColumn[];

  /** @param mapping system field → heading */
  constructor(definition: ImportDefinition, mapping: Readonly<Record<string, string>>) {
    this.#definition = definition;
    const { fields } = definition;
    this.#units = fields.flatMap((field, at): UnitColumn[] => {
      const measures = fields.flatMap(({ measure }, of) => (measure?.unitField === field.key ? [of] : []));
      return measures.length > 0 && mapping[field.key] ? [{ field, at, measures, named: new Map() }] : [];
    });
  }

  /** Converts the measures of rows in place; see `convertMeasures`. */
  convert(
    groups: readonly MeasureGroup[],
    rows: MeasuredRows,
  ): { conflicts: UnitConflict[]; missing: MissingUnit[] } {
    const found = this.#units.map((unit) => this.#find(unit, groups, rows));
    const conflicts = convertMeasures(groups, rows);
    return { conflicts, missing: found.flatMap((missing) => missing(rows.columns)) };
  }

  /**
   * Reads rows before they are converted.
   *
   * @returns a function that finds those without a unit afterwards
   */
  #find(
    unit: UnitColumn,
    groups: readonly MeasureGroup[],
    { columns, fileCell }: MeasuredRows,
  ): (converted: readonly string[][]) => MissingUnit[] {
    const { field, at, measures, named } = unit;
    const blank: number[] = [];
    columns[at]!.forEach((text, row) => {
      if (text === '') {
        if (measures.some((of) => isAmount(columns[of]![row]!))) blank.push(row);
      } else if (named.size < 2 && !named.has(text.toLowerCase()) && systemOfText(field, text))
        named.set(text.toLowerCase(), text);
    });
    const [text, other] = named.values();
    const system = text === undefined ? undefined : systemOfText(field, text);
    if (blank.length === 0 || text === undefined || system === undefined) return () => [];
    const stillBlank = (converted: readonly string[][]) =>
      blank.flatMap((row, place) => (converted[at]![row] === '' ? [{ row, place }] : []));
    if (other !== undefined) {
      // A required unit is an error already.
      if (field.required) return () => [];
      return (converted) => stillBlank(converted).map(({ row }) => ({ row, column: at }));
    }
    const asOthers = columns.map((cells, of) => {
      if (of === at) return blank.map(() => text);
      return measures.includes(of) ? blank.map((row) => cells[row]!) : [];
    });
    const own = groups.filter(({ unitField }) => unitField.key === field.key);
    convertMeasures(own, {
      definition: this.#definition,
      columns: asOthers,
      fileCell: (column, place) => fileCell(column, blank[place]!),
    });
    return (converted) =>
      stillBlank(converted).flatMap(({ row, place }) => {
        const changed = measures.filter((of) => asOthers[of]![place] !== converted[of]![row]);
        // The row is right as it is, or its blank unit an error that needs no other fix.
        if (changed.length === 0 && (system === usual || field.required)) return [];
        const edits: Record<string, string> = { [field.key]: system };
        for (const one of changed) edits[this.#definition.fields[one]!.key] = asOthers[one]![place]!;
        return [{ row, column: at, edits }];
      });
  }
}
