import { z } from 'zod';

const isPosition = (name: string) => /^\d+$/.test(name);

/** The rows of an object whose names are all positions; anything else stays as it is. */
function rowsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  return names.length > 0 && names.every(isPosition) ? Object.values(value) : value;
}

/**
 * A list of a shop that runs on PHP, as far as `row` reads it. Where a plug-in has removed a row, PHP writes the others as an object by
 * their positions: `{"0": …, "2": …}`.
 */
export const phpList = <Row extends z.ZodType>(row: Row) => z.preprocess(rowsOf, z.array(row));
