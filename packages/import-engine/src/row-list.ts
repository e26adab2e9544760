import type { ListParam } from '@lading/contracts/core';

/** Rows that a text names; more are counted. */
const named = 10;

/** Rows by their numbers in the file, as a text lists them. */
export function rowList(numbers: readonly number[]): ListParam {
  return { items: numbers.slice(0, named), total: numbers.length };
}
