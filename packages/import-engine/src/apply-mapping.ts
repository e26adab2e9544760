import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import type { CountryNumbers } from './country-numbers.ts';
import { fieldOptions } from './field-options.ts';
import { FileRows } from './file-rows.ts';
import { foreignMoneyWarnings } from './foreign-money.ts';
import { importFaults } from './import-faults.ts';
import { measurePlan } from './measure-plan.ts';
import type { CellWarning } from './raw-table.ts';
import { noRecordWarnings, suspicionWarnings, surplusWarnings } from './row-warnings.ts';
import type { Sheet } from './sheet.ts';
import { codesAsShown, withDateCells } from './shown-codes.ts';
import { withSourceColumns } from './source-columns.ts';
import { withoutTextMark } from './text-mark.ts';
import { trimSigns } from './trim-signs.ts';
import { matchedValue, type ValueMatches } from './value-matches.ts';

/** A number without the trailing zeros that its format shows: only codes are taken as displayed. */
function withoutShownDecimals(text: string): string {
  return /^-?\d+\.\d*0$/.test(text) ? trimSigns(text, '', '0').replace(/\.$/, '') : text;
}

/** The rows of an import as columns, one per field of the definition, in its order. */
export interface ImportRows {
  /** Keys of the system fields. */
  fields: string[];
  columns: string[][];
  rowCount: number;
  /** Per row its number in the file as a spreadsheet shows it, from 1. */
  rowNumbers: Uint32Array;
  /** Warnings of mapped columns; `column` is an index into `fields`. */
  warnings: CellWarning[];
  /** File rows that are skipped because every mapped column is empty. */
  rowsWithoutData?: number;
}

/**
 * Converts file columns to import columns: trims cells, resolves unambiguous choices to their stored values, and
 * converts measures to the unit of their row when the file names their own. Skips rows that are blank in every mapped
 * column and merges further lines of an order into it. Fields with neither a column nor a fixed value are empty.
 *
 * @param mapping system field → heading of the file's column, or several as one (see `joinColumns`); unknown fields are
 * ignored
 * @param fixedValues system field → the value of every row, for what the file does not contain; a column takes
 * precedence
 * @param fileRows what is known about the file's origin, and about preceding rows when the file arrives in pieces
 * @param valueMatches texts that were matched to choices of a field
 * @throws ImportFault `noColumn` when the file has no such heading
 */
export function applyMapping(
  definition: ImportDefinition,
  file: Sheet,
  mapping: Readonly<Record<string, string>>,
  fixedValues: Readonly<Record<string, string>> = {},
  fileRows = new FileRows(definition, file.headings, mapping, ''),
  valueMatches: ValueMatches = {},
): ImportRows {
  const sheet = withSourceColumns(file, mapping);
  const place = new Map(sheet.headings.map((heading, column) => [heading, column]));
  const sources = definition.fields.map((field) => {
    const heading = Object.hasOwn(mapping, field.key) ? (mapping[field.key] ?? '') : '';
    if (heading === '') return -1;
    const column = place.get(heading);
    if (column === undefined) throw importFaults.noColumn(heading);
    return column;
  });
  const filled = filledRows(sheet, sources);
  const mapped = definition.fields.map((field, at) => {
    const source = sheet.columns[sources[at]!];
    if (source) {
      const cells = fieldColumn(field, source, filled, {
        matches: valueMatches,
        countries: fileRows.countries,
      });
      const isShown = field.editor === 'number' && sheet.decimalColumns?.includes(sources[at]!);
      return isShown
        ? cells.map(withoutShownDecimals)
        : codesAsShown(field, cells, { sheet, filled }, sources[at]!);
    }
    const fixed = Object.hasOwn(fixedValues, field.key) ? (fixedValues[field.key] ?? '').trim() : '';
    const value = fieldOptions(field)?.valueOf(fixed) ?? fixed;
    return Array.from({ length: filled.length }, () => value);
  });
  const totals = fileRows.totals.find({
    columns: mapped,
    rowCount: filled.length,
    isFilled: sources.map((source) => source !== -1),
    fileRow: (row) => sheet.columns.map((cells) => cells[filled[row]!]!),
    isKnown: (row) => sheet.sums?.has(sheet.rowNumbers[filled[row]!]!) ?? false,
  });
  const fileCell = (column: number, row: number) => sheet.columns[column]![filled[row]!]!.trim();
  fileRows.fill(mapped, filled.length, fileCell);
  const isCut = (row: number) => sheet.surplus?.rows.has(filled[row]!) ?? false;
  const unitsAbove = new Map(
    Array.from(fileRows.units.fill(mapped, filled.length, isCut), ([row, above]) => [filled[row]!, above]),
  );
  const named = { formatted: sheet.unitColumns, units: fileRows.recipe?.units };
  const plan = measurePlan(definition, sheet.headings, mapping, named);
  const measured = { definition, columns: mapped, fileCell };
  const { conflicts, missing } = fileRows.missingUnits.convert(plan, measured);
  const stays = fileRows.lines.apply(mapped, filled.length);
  const isStaying = (_: unknown, row: number) => stays[row] === 1;
  const hasMerged = stays.includes(0);
  const kept = hasMerged ? filled.filter(isStaying) : filled;
  const columns = hasMerged ? mapped.map((cells) => cells.filter(isStaying)) : mapped;
  fileRows.filledDown.fill(columns, kept.length);
  const isAll = kept.length === sheet.rowCount;
  const rowNumbers = isAll ? sheet.rowNumbers : Uint32Array.from(kept, (row) => sheet.rowNumbers[row]!);
  const mapCells = (row: number, cells: readonly string[]) => {
    const alone = new FileRows(definition, file.headings, mapping, fileRows.recipe?.key ?? '');
    const above = unitsAbove.get(row);
    if (above) alone.units.continueBelow(above);
    const { columns } = applyMapping(
      definition,
      sheetOfRow(file, row, cells),
      mapping,
      fixedValues,
      alone,
      valueMatches,
    );
    return columns.map(([value = '']) => value);
  };
  const found = { definition, sheet, sources, fixedValues, kept, columns, mapCells };
  const ofFile = sheet.warnings.flatMap((warning) =>
    sources.flatMap((source, column) => (source === warning.column ? [{ ...warning, column }] : [])),
  );
  const unitConflicts = conflicts.map(({ row, fieldKey }) => ({
    code: 'unit-conflict' as const,
    rowNumber: sheet.rowNumbers[filled[row]!]!,
    column: definition.fields.findIndex(({ key }) => key === fieldKey),
  }));
  /** Rows of the file that are still rows of the import. */
  const keptRows = (rows: ReadonlySet<number>) =>
    rows.size === 0 ? [] : Array.from(kept).flatMap((row, at) => (rows.has(row) ? [at] : []));
  const sums = new Set(totals.map((row) => filled[row]!));
  const totalRows = keptRows(sums);
  const isHeading = (row: number) => fileRows.headings.has(file.columns, row);
  const others = new Set(fileRows.otherTables.find(file.columns, file.rowNumbers, isHeading));
  const sections = fileRows.sections.find(
    file.columns,
    filled.filter((row) => !sums.has(row) && !others.has(row)),
  );
  const noRecords = new Set([...sums, ...others, ...sections]);
  const contradictions = fileRows.lines.contradictions.flatMap(({ row, column }): CellWarning[] =>
    noRecords.has(filled[row]!)
      ? []
      : [{ code: 'other-record', rowNumber: sheet.rowNumbers[filled[row]!]!, column }],
  );
  const missingUnits = missing.flatMap(({ row, ...unit }): CellWarning[] => {
    const isRecord = stays[row] === 1 && !noRecords.has(filled[row]!) && !isHeading(filled[row]!);
    return isRecord ? [{ code: 'unit-missing', rowNumber: sheet.rowNumbers[filled[row]!]!, ...unit }] : [];
  });
  const headingRows = keptRows(new Set(filled.filter((row) => !noRecords.has(row) && isHeading(row))));
  const sectionRows = keptRows(new Set(sections));
  const otherRows = keptRows(new Set([...others].filter((row) => !sums.has(row))));
  return {
    fields: definition.fields.map((field) => field.key),
    columns,
    rowCount: kept.length,
    rowNumbers,
    warnings: [
      ...surplusWarnings(found),
      ...noRecordWarnings('total-row', definition, { rowNumbers, columns }, totalRows),
      ...noRecordWarnings('heading-row', definition, { rowNumbers, columns }, headingRows),
      ...noRecordWarnings('section-row', definition, { rowNumbers, columns }, sectionRows),
      ...noRecordWarnings('other-table', definition, { rowNumbers, columns }, otherRows),
      ...fileRows.dittos.find(columns, rowNumbers, sheet.dittos),
      ...contradictions,
      ...unitConflicts,
      ...missingUnits,
      ...foreignMoneyWarnings(found),
      ...ofFile,
      ...withDateCells(suspicionWarnings(definition, rowNumbers, columns), definition, {
        sheet,
        sources,
        filled: kept,
      }),
    ],
    rowsWithoutData: sheet.rowCount - filled.length,
  };
}

/** A row of a sheet with replaced cells, keyed by their column number in the file. */
function sheetOfRow(sheet: Sheet, row: number, cells: readonly string[]): Sheet {
  return {
    ...sheet,
    columns: Array.from(sheet.columnNumbers, (number) => [cells[number] ?? '']),
    rowCount: 1,
    rowNumbers: sheet.rowNumbers.slice(row, row + 1),
    surplus: undefined,
    shownAs: undefined,
    warnings: [],
  };
}

function filledRows(sheet: Sheet, sources: readonly number[]): Uint32Array {
  const mapped = sources.filter((source) => source !== -1).map((source) => sheet.columns[source]!);
  const kept = new Uint32Array(sheet.rowCount);
  let count = 0;
  for (let row = 0; row < sheet.rowCount; row += 1) {
    if (mapped.some((cells) => cells[row] !== '' && cells[row]!.trim() !== '')) {
      kept[count] = row;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

function fieldColumn(
  field: ImportField,
  source: readonly string[],
  kept: Uint32Array,
  { matches, countries }: { matches: ValueMatches; countries: CountryNumbers },
): string[] {
  const cells: string[] = [];
  for (let at = 0; at < kept.length; at += 1) cells.push(withoutTextMark(field, source[kept[at]!]!.trim()));
  const options = fieldOptions(field);
  if (!options) return cells;
  // A column of choices has few distinct texts: each is looked up once.
  const values = new Map([['', ''], ...(countries.read(field, cells) ?? [])]);
  return cells.map((text) => {
    let value = values.get(text);
    if (value === undefined) {
      value = options.valueOf(text) ?? matchedValue(matches, field.key, text) ?? text;
      values.set(text, value);
    }
    return value;
  });
}
