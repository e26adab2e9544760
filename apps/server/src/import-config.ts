import { type FileLimits, usualFileLimits } from '@lading/contracts/core';
import { z } from 'zod';

const megabyte = 1024 * 1024;
const whole = (least: number, most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(least, `must be ${least} at least`)
    .max(most, `must be ${most} at most`)
    .default(usual);

/**
 * Environment variables for the limits of one import file (decision D8). Rows are limited to the default, for which the calls
 * that carry rows are designed, and the size to what those calls can wait for.
 */
export const importEnvironment = {
  LADING_IMPORT_MEGABYTES: whole(1, 500, usualFileLimits.bytes / megabyte),
  LADING_IMPORT_ROWS: whole(10, usualFileLimits.rows, usualFileLimits.rows),
  LADING_IMPORT_COLUMNS: whole(10, 1_000, usualFileLimits.columns),
  LADING_IMPORT_CELL_CHARACTERS: whole(100, 32_767, usualFileLimits.cellCharacters),
  LADING_IMPORT_UNZIP_RATIO: whole(5, 1_000, usualFileLimits.unzipRatio),
  LADING_IMPORT_SECONDS: whole(1, 100, usualFileLimits.parseMs / 1_000),
};

type Values = z.output<z.ZodObject<typeof importEnvironment>>;

/** The limits of one import file (decision D8). */
export const importLimits = (values: Values): FileLimits => ({
  bytes: values.LADING_IMPORT_MEGABYTES * megabyte,
  rows: values.LADING_IMPORT_ROWS,
  columns: values.LADING_IMPORT_COLUMNS,
  cellCharacters: values.LADING_IMPORT_CELL_CHARACTERS,
  unzipRatio: values.LADING_IMPORT_UNZIP_RATIO,
  parseMs: values.LADING_IMPORT_SECONDS * 1_000,
});
