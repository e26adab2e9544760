import { columnsOfSource } from './joined-columns.ts';
import { areSidesOfOne } from './size-sides.ts';

/** A column that a field shares, and the first other field that it fills. */
interface SharedColumn {
  column: string;
  other: string;
}

/** The fields of a template that share a column with another field (spec §5). The sides of one column of sizes share none. */
export function sharedColumns(mapping: Readonly<Record<string, string>>): Map<string, SharedColumn> {
  const filled = Object.entries(mapping)
    .map(([field, source]) => [field, source.trim()] as const)
    .filter(([, source]) => source !== '')
    .map(([field, source]) => ({ field, source, columns: columnsOfSource(source) }));
  const shared = new Map<string, SharedColumn>();
  for (const { field, source, columns } of filled) {
    for (const other of filled) {
      if (other.field === field || areSidesOfOne(source, other.source)) continue;
      const column = columns.find((one) => other.columns.includes(one));
      if (column === undefined) continue;
      shared.set(field, { column, other: other.field });
      break;
    }
  }
  return shared;
}
