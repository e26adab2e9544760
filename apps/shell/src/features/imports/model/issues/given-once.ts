import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellEdit, GridStore } from '@lading/data-grid';
import type { BulkFix } from './bulk-fix.ts';

/** What a group of rows leaves out because its first row says it, and the fix that gives it to each of them. */
interface GivenOnce {
  fix: BulkFix & { does: 'edit' };
  /** The fields besides that of the group that are blank in all of its rows, and filled where its values come from. */
  keys: readonly string[];
}

/**
 * Values that the first row of a group gives for all, as shops write the variants of a product: where a required field is copied from
 * above, the fields that are blank in the same rows come along.
 *
 * @param copied the edits that copy the required field; see `copyFromAbove`
 * @returns null where no other field is left out, or rows belong together anyway
 */
export function givenOnce(
  { fields, uniqueBy, grouping }: ImportDefinition,
  store: Pick<GridStore, 'value'>,
  copied: BulkFix,
): GivenOnce | null {
  if (grouping || copied.does !== 'edit' || copied.edits.length === 0) return null;
  const own = copied.edits[0]!.key;
  const given = new Set(copied.edits.map(({ row }) => row));
  /** The row that the values of each come from: the nearest above that is none of them. */
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
  const keys = fields
    .map(({ key }) => key)
    .filter(
      (key) =>
        key !== own &&
        !uniqueBy.includes(key) &&
        copied.edits.every(({ row }) => text(row, key) === '') &&
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
