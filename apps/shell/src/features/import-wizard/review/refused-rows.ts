import type { FieldError } from '@lading/contracts/localized-text';

/**
 * The faults of a refused save by row: they name `index.field`, an index into the rows that were sent; others belong to no row.
 *
 * @param ids the rows that were sent
 */
export function refusedRows(
  ids: readonly number[],
  faults: readonly FieldError[],
): ReadonlyMap<number, readonly FieldError[]> {
  const byRow = new Map<number, FieldError[]>();
  for (const fault of faults) {
    const [, index, field] = /^(\d+)\.(.+)$/.exec(fault.fieldName) ?? [];
    const row = index === undefined ? undefined : ids[Number(index)];
    if (row !== undefined && field)
      byRow.set(row, [...(byRow.get(row) ?? []), { ...fault, fieldName: field }]);
  }
  return byRow;
}
