import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { acrossSystems, mainUnitSize, type MeasureUnit, type UnitSystem } from './fixes/measure-units.ts';
import { isEitherByPoint, readNumber } from './fixes/read-number.ts';
import { unitBehind, unitOfText } from './heading-unit.ts';
import { systemOfText, type MeasureGroup, type MeasureSource } from './measure-plan.ts';
import { rounded, splitWeight, type SplitWeight } from './split-weight.ts';

/** The columns of an import while they are filled. */
export interface MeasuredRows {
  definition: ImportDefinition;
  /** One per field of the definition, changed in place. */
  columns: readonly string[][];
  /** The cell of a column of the file in a row of the import. */
  fileCell: (column: number, row: number) => string;
}

/** A measured cell: its number, and its unit if known. */
interface MeasuredCell {
  source: MeasureSource;
  unit: MeasureUnit | undefined;
  text: string;
  /** Whether other cells of the column show that a point precedes decimals. */
  hasPoints: boolean;
  /** Whether the cell itself names the unit. */
  isWritten: boolean;
}

/**
 * Converts measures to the unit of their row, based on headings and unit columns (see `measurePlan`): 453 under
 * "Variant Grams" is 15.98 oz in a row of in/lb. A row without a unit gets the one of its measures. An ambiguous
 * amount keeps its text plus the unit, so that the user is asked about it.
 */
export function convertMeasures(groups: readonly MeasureGroup[], rows: MeasuredRows): void {
  for (const group of groups) new GroupConversion(group, rows).run();
}

/** Cache size for looked-up texts. */
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
      // A workbook's number has a point before its decimals.
      hasPoints:
        source.isFormatted ||
        this.#column(source.field).some((text) => /^\d*\.(?:\d{1,2}|\d{4,})$|^0\.\d+$/.test(text)),
    }));
    const ofGroup = (of: string) =>
      rows.definition.fields.find(({ measure }) => measure?.of === of && measure.unitField === unitField.key);
    this.#weight = ofGroup('weight');
    this.#minorWeight = ofGroup('minor-weight');
  }

  run(): void {
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
        const own = named[at] && unitBehind(text, source.of);
        const unit =
          own?.unit ?? named[at] ?? (source.isMinor ? undefined : this.#unitOf(written, source.of));
        return [{ source, unit, isWritten: own !== undefined, text: own?.text ?? text, hasPoints }];
      });
      if (cells.length === 0) continue;
      const isChanged = [this.#convertLengths(cells, system, row), this.#convertWeight(cells, system, row)];
      if (named.some(Boolean) || isChanged.includes(true)) units[row] = system;
    }
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
    return this.#sources.map(({ source: { field, unit, unitColumn, of, isFormatted } }) => {
      const own = isFormatted ? unitBehind(this.#column(field)[row]!, of)?.unit : undefined;
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

  /** Two columns that hold one weight in two units ("kg" and "g") are not two parts of it: the second is emptied. */
  #withoutSecondTelling(cells: readonly MeasuredCell[], row: number): readonly MeasuredCell[] {
    const [first, second] = cells;
    if (!first?.source.unit || !second?.source.unit || !amountOf(first) || !amountOf(second)) return cells;
    const grams = sizeOf(first, 'cm/kg');
    if (Math.abs(grams - sizeOf(second, 'cm/kg')) > grams * 0.01) return cells;
    this.#column(second.source.field)[row] = '';
    return [first];
  }
}

/** A length in the unit of its row; an ambiguous one keeps its own unit. */
function convertedLength(cell: MeasuredCell, written: string, system: UnitSystem): string {
  const amount = amountOf(cell);
  if (amount === undefined) return withUnit(written, cell.unit!);
  return rounded(sizeOf(cell, system) / mainUnitSize.length[system], cell.source.field.number?.decimals ?? 2);
}

/** An amount whose unit and number are known, in the smallest unit of a system. */
function sizeOf(cell: MeasuredCell, system: UnitSystem): number {
  const { unit, source } = cell;
  return acrossSystems((amountOf(cell) ?? 0) * unit!.size, source.of, unit!.system, system);
}

/**
 * Whether a cell must be rewritten in a row of this system because its unit differs from its field's or is written in
 * it.
 */
function isForeign({ source, unit, isWritten }: MeasuredCell, system: UnitSystem): boolean {
  if (!unit) return false;
  if (isWritten) return true;
  return unit.system !== system || unit.size !== (source.isMinor ? 1 : mainUnitSize[source.of][system]);
}

/** The number that a cell is without doubt. */
function amountOf({ text, hasPoints }: MeasuredCell): number | undefined {
  if (isEitherByPoint(text) && !hasPoints) return undefined;
  const readings = readNumber(text, () => hasPoints);
  return readings.length === 1 ? Number(readings[0]!.text) : undefined;
}

/** Text that ends with a digit has no unit of its own. */
function withUnit(text: string, unit: MeasureUnit): string {
  return /\d$/.test(text) ? `${text} ${unit.symbol}` : text;
}
