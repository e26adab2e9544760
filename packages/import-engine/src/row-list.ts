import type { ListParam } from '@lading/contracts/core';

/** Number of rows listed in a text; more are counted. */
const named = 10;

/** Row numbers of the file, as listed in a text. */
export function rowList(numbers: readonly number[]): ListParam {
  return { items: numbers.slice(0, named), total: numbers.length };
}
