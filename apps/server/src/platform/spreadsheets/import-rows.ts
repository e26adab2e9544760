import { type FieldError, normalForm } from '@lading/contracts/core';
import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { FilledDown } from '@lading/import-engine/filled-down';
import { cellWarningText } from '@lading/import-engine/cell-warning-text';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import type { MappedRows } from './map-file.ts';

/** Findings in addition to the engine's checks, by row index; missing rows have none. */
export interface FoundInRows {
  faults: ReadonlyMap<number, readonly FieldError[]>;
  warnings: ReadonlyMap<number, readonly FieldError[]>;
}

const nothingFound: FoundInRows = { faults: new Map(), warnings: new Map() };

/** The rows of a file in wire format: every field, the row's number in the file, its errors and warnings (spec §7). */
export function* importRows(mapped: MappedRows, found: FoundInRows = nothingFound): Generator<ImportRow> {
  const { fields, columns } = mapped;
  const findings = findingsReader(mapped, found);
  for (let row = 0; row < mapped.rowCount; row += 1) {
    const values = Object.fromEntries(fields.map((field, at) => [field, columns[at]![row]!]));
    yield { ...values, ...findings.of(row) };
  }
}

/** The rows with findings, without their values: for a caller that has already read the file. */
export function* faultyRows(mapped: MappedRows, found: FoundInRows = nothingFound): Generator<ImportRow> {
  const { has, of } = findingsReader(mapped, found);
  // Most rows are valid: skip them without creating objects.
  for (let row = 0; row < mapped.rowCount; row += 1) if (has(row)) yield of(row);
}

function findingsReader(mapped: MappedRows, found: FoundInRows) {
  const { faults } = mapped;
  const warnings = warningsByRow(mapped);
  return {
    has: (row: number) =>
      faults.has(row) ||
      found.faults.has(row) ||
      found.warnings.has(row) ||
      (warnings.size > 0 && warnings.has(mapped.rowNumbers[row]!)),
    of(row: number) {
      const rowNo = mapped.rowNumbers[row]!;
      const warningMessages = [...(warnings.get(rowNo) ?? []), ...(found.warnings.get(row) ?? [])];
      return {
        rowNo,
        errorMessages: [...(faults.get(row) ?? []), ...(found.faults.get(row) ?? [])],
        ...(warningMessages.length > 0 && { warningMessages }),
      };
    },
  };
}

function warningsByRow({ warnings, fields }: MappedRows): Map<number, FieldError[]> {
  const byRow = new Map<number, FieldError[]>();
  for (const { rowNumber, column, code } of warnings) {
    const warning = { fieldName: fields[column]!, ...cellWarningText(code) };
    byRow.set(rowNumber, [...(byRow.get(rowNumber) ?? []), warning]);
  }
  return byRow;
}

/** Rows as received from a caller, by columns in the order of the import's fields: trimmed and normalized (decision D28). */
export function columnsOf(definition: ImportDefinition, rows: readonly ImportRow[]): ImportRows {
  const columns = definition.fields.map(({ key }) => rows.map((row) => normalForm(textOf(row, key))));
  new FilledDown(definition).fill(columns, rows.length);
  return {
    fields: definition.fields.map(({ key }) => key),
    columns,
    rowCount: rows.length,
    rowNumbers: Uint32Array.from(rows, (row, index) =>
      typeof row.rowNo === 'number' ? row.rowNo : index + 1,
    ),
    warnings: [],
  };
}

/** The value of a row for a field; empty if the row itself does not have it, ignoring inherited properties. */
export function textOf(row: ImportRow, key: string): string {
  const value = Object.hasOwn(row, key) ? row[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
