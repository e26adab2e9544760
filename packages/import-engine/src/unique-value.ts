import { comparedText } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';

/** A column of names has few distinct texts. */
const remembered = 5_000;

/**
 * Reads the value that must be unique in a file (decision D8): those of `uniqueBy`, of which the last must be filled. Names of
 * stores, warehouses and people ignore case and width (decision D28), as in lookups; codes are compared as written.
 *
 * @returns a function from the cells of a row to its value; undefined for a row that is not compared
 */
export function uniqueValueReader({
  fields,
  uniqueBy,
}: Pick<ImportDefinition, 'fields' | 'uniqueBy'>): (cellOf: (key: string) => string) => string | undefined {
  const names = new Set(
    fields.flatMap(({ key, isCode }) => (uniqueBy.includes(key) && !isCode ? [key] : [])),
  );
  const known = new Map<string, string>();
  function nameOf(text: string): string {
    let name = known.get(text);
    if (name === undefined) {
      name = comparedText(text).replaceAll(/\s+/g, ' ');
      if (known.size < remembered) known.set(text, name);
    }
    return name;
  }
  return (cellOf) => {
    const cells = uniqueBy.map((key) => {
      const text = cellOf(key).trim();
      return text !== '' && names.has(key) ? nameOf(text) : text;
    });
    if (!cells.at(-1)) return undefined;
    return cells.length === 1 ? cells[0] : JSON.stringify(cells);
  };
}
