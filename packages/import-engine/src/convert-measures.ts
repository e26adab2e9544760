import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import type { MeasureUnit, UnitSystem } from './fixes/measure-units.ts';
import {
  amountOf,
  arePartsOf,
  convertedLength,
  isForeign,
  isSameWeight,
  sizeOf,
  withUnit,
  type MeasuredCell,
  type UnitConflict,
} from './measured-cell.ts';
import { unitBehind, unitOfText } from './heading-unit.ts';
import { systemOfText, type MeasureGroup, type MeasureSource } from './measure-plan.ts';
import { areAsWritten } from './measures-as-written.ts';
import { splitWeight, type SplitWeight } from './split-weight.ts';

/** The columns of an import while they are filled. */
export interface MeasuredRows {
  definition: ImportDefinition;
  /** One per field of the definition, changed in place. */
  columns: readonly string[][];
  /** The cell of a column of the file in a row of the import. */
  fileCell: (column: number, row: number) => string;
}

/**
 * Converts measures to the unit of their row, based on headings and unit columns (see `measurePlan`): 453 under
 * "Variant Grams" is 15.98 oz in a row of in/lb. A row without a unit gets the one of its measures. An ambiguous
 * amount keeps its text plus the unit, so that the user is asked about it, and so does one whose heading and unit
 * column name different units.
 */
export function convertMeasures(groups: readonly MeasureGroup[], rows: MeasuredRows): UnitConflict[] {
  const others = groups.filter((group) => !areAsWritten(group, rows));
  return others.flatMap((group) => new GroupConversion(group, rows).run());
}

const remembered = 5_000;

class GroupConversion {
  readonly #rows: MeasuredRows;
  readonly #unitField: ImportField;
  readonly #columns = new Map<string, string[]>();
  /** Converted measures by text; a column has few distinct ones. */
  readonly #lengths = new Map<string, string>();
  readonly #weights = new Map<string, SplitWeight>();
  /** Units and systems by cell text; a column has few distinct ones. */
  readonly #unitsOf = {
    length: new Map<string, MeasureUnit | undefined>(),
    weight: new Map<string, MeasureUnit | undefined>(),
  };
  readonly #systems = new Map<string, UnitSystem | undefined>();
  readonly #sources: readonly { source: MeasureSource; hasPoints: boolean }[];
  /** The two parts of a weight; a definition may have neither. */
  readonly #weight: ImportField | undefined;
  readonly #minorWeight: ImportField | undefined;

  constructor({ unitField, sources }: MeasureGroup, rows: MeasuredRows) {
    this.#rows = rows;
    this.#unitField = unitField;
    this.#sources = sources.map((source) => ({
      source,
      // A number from a workbook has a point before its decimals.
      hasPoints:
        source.isFormatted ||
        this.#column(source.field).some((text) => /^\d*\.(?:\d{1,2}|\d{4,})$|^0\.\d+$/.test(text)),
    }));
    const ofGroup = (of: string) =>
      rows.definition.fields.find(({ measure }) => measure?.of === of && measure.unitField === unitField.key);
    this.#weight = ofGroup('weight');
    this.#minorWeight = ofGroup('minor-weight');
  }

  run(): UnitConflict[] {
    const conflicts: UnitConflict[] = [];
    const isTwice = this.#isToldTwice();
    const units = this.#column(this.#unitField);
    const columns = this.#sources.map(({ source }) => this.#column(source.field));
    for (let row = 0; row < units.length; row += 1) {
      const written = units[row]!;
      const named = this.#namedUnits(row);
      if (written === '' && !named.some(Boolean)) continue;
      const system =
        written === ''
          ? named.find((unit, at) => unit && columns[at]![row] !== '')?.system
          : this.#systemOf(written);
      if (system === undefined) continue;
      const cells = this.#sources.flatMap(({ source, hasPoints }, at): MeasuredCell[] => {
        const text = columns[at]![row]!;
        if (text === '') return [];
        if (this.#disagrees(source, text, written, row)) {
          columns[at]![row] = withUnit(text, named[at]!);
          conflicts.push({ row, fieldKey: source.field.key });
          return [];
        }
        const own = named[at] && unitBehind(text, source.of);
        const unit =
          own?.unit ?? named[at] ?? (source.isMinor ? undefined : this.#unitOf(written, source.of));
        return [{ source, unit, isWritten: own !== undefined, text: own?.text ?? text, hasPoints }];
      });
      if (this.#differs(cells) && (isTwice || !arePartsOf(cells))) {
        for (const { source, unit, text } of cells.filter((cell) => cell.source.of === 'weight')) {
          this.#column(source.field)[row] = withUnit(text, unit!);
          conflicts.push({ row, fieldKey: source.field.key });
        }
        continue;
      }
      if (cells.length === 0) continue;
      const isChanged = [this.#convertLengths(cells, system, row), this.#convertWeight(cells, system, row)];
      if (named.some(Boolean) || isChanged.includes(true)) units[row] = system;
    }
    return conflicts;
  }

  /** Whether the heading of a measure and a cell of units beside it name different units. */
  #disagrees(
    { ofHeading, of, otherColumn, isMinor, isFormatted }: MeasureSource,
    text: string,
    written: string,
    row: number,
  ): boolean {
    if (!ofHeading || isMinor) return false;
    const beside = otherColumn === -1 ? undefined : this.#unitOf(this.#rows.fileCell(otherColumn, row), of);
    const format = isFormatted ? unitBehind(text, of)?.unit : undefined;
    // "cm/kg" is the unit to convert into, "cm" the unit of the numbers.
    const ofRow = written.includes('/') ? undefined : this.#unitOf(written, of);
    return [beside, format, ofRow].some((other) => other !== undefined && other !== ofHeading);
  }

  #column({ key }: ImportField): string[] {
    let column = this.#columns.get(key);
    if (!column) {
      column = this.#rows.columns[this.#rows.definition.fields.findIndex((field) => field.key === key)]!;
      this.#columns.set(key, column);
    }
    return column;
  }

  #unitOf(text: string, of: MeasureUnit['of']): MeasureUnit | undefined {
    const known = this.#unitsOf[of];
    if (!known.has(text) && known.size < remembered) known.set(text, unitOfText(text, of));
    return known.has(text) ? known.get(text) : unitOfText(text, of);
  }

  #systemOf(text: string): UnitSystem | undefined {
    const known = this.#systems;
    if (!known.has(text) && known.size < remembered) known.set(text, systemOfText(this.#unitField, text));
    return known.has(text) ? known.get(text) : systemOfText(this.#unitField, text);
  }

  #namedUnits(row: number): (MeasureUnit | undefined)[] {
    return this.#sources.map(({ source: { field, unit, unitColumn, of, isFormatted, isSide } }) => {
      const own = isFormatted || isSide ? unitBehind(this.#column(field)[row]!, of)?.unit : undefined;
      return (
        own ??
        unit ??
        (unitColumn === -1 ? undefined : this.#unitOf(this.#rows.fileCell(unitColumn, row), of))
      );
    });
  }

  #convertLengths(cells: readonly MeasuredCell[], system: UnitSystem, row: number): boolean {
    const foreign = cells.filter((cell) => cell.source.of === 'length' && isForeign(cell, system));
    for (const cell of foreign) {
      const column = this.#column(cell.source.field);
      const key = `${column[row]} ${cell.unit!.symbol} ${system} ${cell.source.field.key}`;
      let text = this.#lengths.get(key);
      if (text === undefined) {
        text = convertedLength(cell, column[row]!, system);
        if (this.#lengths.size < remembered) this.#lengths.set(key, text);
      }
      column[row] = text;
    }
    return foreign.length > 0;
  }

  #convertWeight(all: readonly MeasuredCell[], system: UnitSystem, row: number): boolean {
    const cells = this.#withoutSecondTelling(
      all.filter(({ source }) => source.of === 'weight'),
      row,
    );
    if (!cells.some((cell) => isForeign(cell, system))) return false;
    if (cells.some((cell) => !cell.unit || amountOf(cell) === undefined)) {
      for (const cell of cells.filter((one) => isForeign(one, system))) {
        const column = this.#column(cell.source.field);
        column[row] = withUnit(column[row]!, cell.unit!);
      }
      return true;
    }
    const total = cells.reduce((sum, cell) => sum + sizeOf(cell, system), 0);
    const prefersMinor = cells[0]!.source.isMinor;
    const key = `${total} ${system} ${prefersMinor}`;
    let split = this.#weights.get(key);
    if (!split) {
      split = splitWeight(total, system, {
        decimals: this.#weight?.number?.decimals ?? 2,
        minorDecimals: this.#minorWeight?.number?.decimals ?? 0,
        prefersMinor,
      });
      if (this.#weights.size < remembered) this.#weights.set(key, split);
    }
    if (this.#weight) this.#column(this.#weight)[row] = split.main;
    if (this.#minorWeight) this.#column(this.#minorWeight)[row] = split.minor;
    return true;
  }

  /** Two columns that hold one weight in two units ("kg" and "g") are not its two parts: the second is emptied. */
  #withoutSecondTelling(cells: readonly MeasuredCell[], row: number): readonly MeasuredCell[] {
    const [first, second] = cells;
    if (!first || !second || !isSameWeight(first, second)) return cells;
    this.#column(second.source.field)[row] = '';
    return [first];
  }

  /** Whether the two weight columns hold the same weight in most rows that fill both. */
  #isToldTwice(): boolean {
    const weights = this.#sources.filter(({ source }) => source.of === 'weight');
    if (weights.length !== 2) return false;
    const [firstCells, secondCells] = weights.map(({ source }) => this.#column(source.field));
    let same = 0;
    let other = 0;
    for (let row = 0; row < firstCells!.length; row += 1) {
      if (firstCells![row] === '' || secondCells![row] === '') continue;
      const cells = this.#weightsOf(row);
      if (this.#differs(cells)) other += 1;
      else if (cells.every((cell) => cell.unit && amountOf(cell))) same += 1;
    }
    return same > other;
  }

  /** The weights of a row with their units, before they are converted. */
  #weightsOf(row: number): MeasuredCell[] {
    const named = this.#namedUnits(row);
    const written = this.#column(this.#unitField)[row]!;
    return this.#sources.flatMap(({ source, hasPoints }, at) => {
      const text = this.#column(source.field)[row]!;
      if (source.of !== 'weight' || text === '') return [];
      const unit = named[at] ?? (source.isMinor ? undefined : this.#unitOf(written, 'weight'));
      return [{ source, unit, isWritten: false, text, hasPoints }];
    });
  }

  /** Whether two weights that should be equal differ. */
  #differs(cells: readonly MeasuredCell[]): boolean {
    const [first, second] = cells.filter(({ source }) => source.of === 'weight');
    if (!first?.unit || !second?.unit || !amountOf(first) || !amountOf(second)) return false;
    return !isSameWeight(first, second);
  }
}
