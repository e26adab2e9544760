import type { ImportDefinition } from '@lading/contracts/imports';
import type { ImportRows } from './apply-mapping.ts';

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
