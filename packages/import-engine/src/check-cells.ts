import type { FieldError, LocalizedText } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import type { ImportRows } from './apply-mapping.ts';
import { checkField, requiredText } from './check-field.ts';
import { isKept, isRequired } from './required-field.ts';

/**
 * Finds rows that belong together (spec §3): a row without the grouping field continues the group above it, so an
 * order with several packages takes several rows. Returns the index of each row's first group row; without grouping
 * that is the row itself. A first row that continues nothing is a group of its own.
 */
export function groupPackages(definition: ImportDefinition, rows: ImportRows): Uint32Array {
  const groups = new Uint32Array(rows.rowCount);
  const by = definition.grouping ? rows.columns[rows.fields.indexOf(definition.grouping.by)] : undefined;
  let first = 0;
  for (let row = 0; row < rows.rowCount; row += 1) {
    if (!by || by[row] !== '') first = row;
    groups[row] = first;
  }
  return groups;
}

/** The errors of an import by row; rows without errors are absent. */
export interface RowFaults {
  /** Row index → all its errors, in the order of the fields. */
  byRow: Map<number, FieldError[]>;
  /** Total number of errors. */
  count: number;
}

/**
 * Checks every cell on its own and lists all errors (spec §5): required cells, limits, choices, formats. A row that
 * continues a group is only checked for its own fields; an empty row is not checked.
 *
 * @param isContinuation whether rows precede the first one, so that without the grouping field it continues their
 * last group
 */
export function checkCells(
  definition: ImportDefinition,
  rows: ImportRows,
  isContinuation = false,
): RowFaults {
  const byRow = new Map<number, FieldError[]>();
  let count = 0;
  const add = (row: number, fieldName: string, text: LocalizedText) => {
    const fault = { fieldName, ...text };
    const faults = byRow.get(row);
    if (faults) faults.push(fault);
    else byRow.set(row, [fault]);
    count += 1;
  };
  const groups = groupPackages(definition, rows);
  const by = definition.grouping ? rows.columns[rows.fields.indexOf(definition.grouping.by)] : undefined;
  const firstContinues = isContinuation && by?.[0] === '';
  const continues = (row: number) => groups[row] !== row || (row === 0 && firstContinues);
  const members = new Set(definition.grouping?.memberFields ?? []);
  const isBlank = blankRows(rows);
  const placeOf = new Map(rows.fields.map((key, at) => [key, at]));
  const cellIn = (row: number) => (key: string) => rows.columns[placeOf.get(key)!]![row]!;
  definition.fields.forEach((field, at) => {
    const cells = rows.columns[at]!;
    const mayBeRequired = field.required === true || field.requiredIf !== undefined;
    const required = mayBeRequired ? requiredText(field) : undefined;
    const isMember = members.has(field.key);
    for (let row = 0; row < rows.rowCount; row += 1) {
      const text = cells[row]!;
      if (text !== '') {
        const fault = checkField(field, text);
        if (fault && isKept(field, cellIn(row))) add(row, field.key, fault);
      } else if (required && !isBlank[row] && (isMember || !continues(row))) {
        if (isRequired(field, cellIn(row))) add(row, field.key, required);
      }
    }
  });
  return { byRow, count };
}

/** Rows with only empty cells, which occur in a grid being edited. */
function blankRows(rows: ImportRows): Uint8Array {
  const isBlank = new Uint8Array(rows.rowCount).fill(1);
  for (const cells of rows.columns) {
    for (let row = 0; row < rows.rowCount; row += 1) if (cells[row] !== '') isBlank[row] = 0;
  }
  return isBlank;
}
