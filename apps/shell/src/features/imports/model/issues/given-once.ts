import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellEdit, GridStore } from '@lading/data-grid';
import type { BulkFix } from './bulk-fix.ts';

/** Values that a group of rows omits because its first row has them, and the fix that copies them to each row. */
interface GivenOnce {
  fix: BulkFix & { does: 'edit' };
  /** The fields, in addition to that of the group, that are blank in all of its rows and filled in the row above. */
  keys: readonly string[];
}

/**
 * Values given only in the first row of a group, as shops write the variants of a product: if a required field is copied from
 * above, the fields that are blank in the same rows are copied with it.
 *
 * @param copied the edits that copy the required field; see `copyFromAbove`
 * @returns null if no other field is omitted, or rows belong together anyway
 */
export function givenOnce(
  { fields, uniqueBy, grouping }: ImportDefinition,
  store: Pick<GridStore, 'value'>,
  copied: BulkFix,
): GivenOnce | null {
  if (grouping || copied.does !== 'edit' || copied.edits.length === 0) return null;
  const own = copied.edits[0]!.key;
  const given = new Set(copied.edits.map(({ row }) => row));
  /** The source row for each row: the nearest one above that is not in the group. */
  const sourceOf = (row: number): number => {
    let source = row - 1;
    while (given.has(source)) source -= 1;
    return source;
  };
  const sources = copied.edits.map(({ row }, at) =>
    copied.edits[at - 1]?.row === row - 1 ? -1 : sourceOf(row),
  );
  sources.forEach((source, at) => {
    if (source === -1) sources[at] = sources[at - 1]!;
  });
  const text = (row: number, key: string) => store.value(row, key).trim();
  const isBlank = (key: string) => copied.edits.every(({ row }) => text(row, key) === '');
  /** Measures of a row without a unit are still those of the file: its unit may not be the one that the row above was converted to. */
  const measuresOf = (unit: string) => fields.filter(({ measure }) => measure?.unitField === unit);
  const keys = fields
    .map(({ key }) => key)
    .filter(
      (key) =>
        key !== own &&
        !uniqueBy.includes(key) &&
        isBlank(key) &&
        measuresOf(key).every((field) => isBlank(field.key)) &&
        sources.some((source) => source >= 0 && text(source, key) !== ''),
    );
  if (keys.length === 0) return null;
  const more = copied.edits.flatMap(({ row }, at) =>
    keys.flatMap((key): CellEdit[] => {
      const value = sources[at]! >= 0 ? text(sources[at]!, key) : '';
      return value === '' ? [] : [{ row, key, value }];
    }),
  );
  return { fix: { does: 'edit', edits: [...copied.edits, ...more] }, keys };
}
