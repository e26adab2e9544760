import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellEdit, GridStore } from '@lading/data-grid';
import { uniqueValueReader } from '@lading/import-engine/unique-value';
import type { RowGroups } from '../rows/row-groups.ts';

/** A fix for a whole group of issues, carried out as one undo step: cells to change, or rows to delete. */
export type BulkFix =
  | { readonly does: 'edit'; readonly edits: readonly CellEdit[] }
  | { readonly does: 'delete'; readonly rows: readonly number[] };

/** The rows that a fix changes. */
interface FixedRows {
  store: Pick<GridStore, 'value' | 'isDeleted' | 'issues' | 'wholeGroups' | 'getSnapshot'>;
  groups: Pick<RowGroups, 'continues'>;
}

/** How many cells or rows a fix changes. */
export function fixSize(fix: BulkFix): number {
  return fix.does === 'edit' ? fix.edits.length : fix.rows.length;
}

/** Writes one value to all cells of a group. */
export function setAll({ store }: FixedRows, rows: Iterable<number>, key: string, value: string): BulkFix {
  const edits = Array.from(rows, (row) => ({ row, key, value })).filter(({ row }) => !store.isDeleted(row));
  return { does: 'edit', edits };
}

/**
 * Writes to each cell the nearest correct value above it; a run of wrong cells gets that of the row above the run.
 *
 * @param rows ascending
 */
export function copyFromAbove({ store }: FixedRows, rows: Iterable<number>, key: string): BulkFix {
  const edits: CellEdit[] = [];
  const copied = new Map<number, string>();
  /** Rows with nothing to copy in them or above them. */
  let barren = -1;
  for (const row of rows) {
    if (store.isDeleted(row)) continue;
    let above = row - 1;
    let value = '';
    for (; above > barren && value === ''; above -= 1)
      value = copied.get(above) ?? correctValue(store, above, key);
    if (value === '') barren = row;
    else {
      copied.set(row, value);
      edits.push({ row, key, value });
    }
  }
  return { does: 'edit', edits };
}

function correctValue(store: FixedRows['store'], row: number, key: string): string {
  if (store.isDeleted(row) || store.issues(row, key).some(({ severity }) => severity === 'error')) return '';
  return store.value(row, key).trim();
}

/** Deletes the rows of a group, with all others of their orders. */
export function deleteRows({ store }: FixedRows, rows: Iterable<number>): BulkFix {
  const left = [...rows].filter((row) => !store.isDeleted(row));
  return { does: 'delete', rows: store.wholeGroups(left).filter((row) => !store.isDeleted(row)) };
}

/** Keeps one of the rows with the same key and deletes the others. */
export function keepOne(
  definition: ImportDefinition,
  context: FixedRows,
  rows: Iterable<number>,
  kept: 'first' | 'last',
): BulkFix {
  const others = [...rowsByKey(definition, context.store, rows).values()].flatMap((same) =>
    kept === 'first' ? same.slice(1) : same.slice(0, -1),
  );
  return deleteRows(context, others);
}

/**
 * Rows that repeat an order, as shops export one row for each article: those that add nothing to its first row are deleted. Null
 * if rows never belong together, or an order of the group contains a contradiction.
 */
export function mergeAsLines(
  definition: ImportDefinition,
  context: FixedRows,
  rows: Iterable<number>,
): BulkFix | null {
  if (!definition.grouping) return null;
  const { store, groups } = context;
  const { rowCount } = store.getSnapshot();
  const all = definition.fields.map(({ key }) => key);
  const lines: number[] = [];
  for (const [first, ...others] of rowsByKey(definition, store, rows).values())
    for (const row of others) {
      const hasPackages = row + 1 < rowCount && groups.continues(row + 1);
      if (!hasPackages && repeats(store, row, first!, all)) lines.push(row);
    }
  return { does: 'delete', rows: lines };
}

/**
 * Rows directly below their order become further packages of it: they lose the order number and the other values of the order.
 * Rows that contradict the order stay. Null if rows never belong together.
 */
export function mergeAsPackages(
  definition: ImportDefinition,
  { store, groups }: FixedRows,
  rows: Iterable<number>,
): BulkFix | null {
  if (!definition.grouping) return null;
  const members = new Set(definition.grouping.memberFields);
  const ofOrder = definition.fields.map(({ key }) => key).filter((key) => !members.has(key));
  const edits: CellEdit[] = [];
  for (const [first, ...others] of rowsByKey(definition, store, rows).values()) {
    // The last row of the order so far.
    let last = endOf(first!, { store, groups });
    for (const row of others) {
      if (row !== last + 1 || !repeats(store, row, first!, ofOrder)) break;
      for (const key of ofOrder) if (store.value(row, key) !== '') edits.push({ row, key, value: '' });
      last = endOf(row, { store, groups });
    }
  }
  return { does: 'edit', edits };
}

/** Number of rows that a list of edits touches. */
export function rowsEdited(fix: BulkFix): number {
  return fix.does === 'edit' ? new Set(fix.edits.map(({ row }) => row)).size : fix.rows.length;
}

/** The last row of the order that starts at a row. */
function endOf(row: number, { store, groups }: Pick<FixedRows, 'store' | 'groups'>): number {
  const { rowCount } = store.getSnapshot();
  let last = row;
  while (last + 1 < rowCount && groups.continues(last + 1)) last += 1;
  return last;
}

/** Whether a row does not differ from another one in these fields. */
function repeats(
  store: Pick<GridStore, 'value'>,
  row: number,
  first: number,
  keys: readonly string[],
): boolean {
  return keys.every((key) => {
    const text = store.value(row, key).trim();
    return text === '' || text === store.value(first, key).trim();
  });
}

/** The rows that are not deleted by their unique values, ascending. */
function rowsByKey(
  definition: ImportDefinition,
  store: Pick<GridStore, 'value' | 'isDeleted'>,
  rows: Iterable<number>,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const read = uniqueValueReader(definition);
  for (const row of rows) {
    if (store.isDeleted(row)) continue;
    const key = read((name) => store.value(row, name));
    if (key === undefined) continue;
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return found;
}
