import type { ImportDefinition } from '@lading/contracts/imports';
import type { ImportRows } from './apply-mapping.ts';
import { checkCells, type RowFaults } from './check-cells.ts';
import { findDuplicates } from './find-duplicates.ts';

/**
 * Checks every row of a file and lists all errors (spec §5): those of its cells, then values that must be unique in
 * the file.
 */
export function validateRows(definition: ImportDefinition, rows: ImportRows): RowFaults {
  const { byRow, count } = checkCells(definition, rows);
  const duplicates = findDuplicates(definition, rows);
  for (const { row, fieldName, text } of duplicates) {
    const fault = { fieldName, ...text };
    const faults = byRow.get(row);
    if (faults) faults.push(fault);
    else byRow.set(row, [fault]);
  }
  return { byRow, count: count + duplicates.length };
}
