import { z } from 'zod';
import { fieldError, type FieldError } from '../core/localized-text.ts';

/**
 * One row of an import as it travels (spec §3, §7): each system field with its value, and every fault of the row.
 * Values are texts wherever the file had text, so leading zeros and long numbers survive (decision D8).
 *
 * Our server adds `rowNo`, the row's number in the file as a spreadsheet shows it (from 1); a back end may leave it out.
 * Which fields there are is said by the field table of the import type, not here.
 */
export type ImportRow = {
  [field: string]: string | number | null | undefined | FieldError[];
  errorMessages?: FieldError[] | undefined;
  /** Ours: what was read but may not be what was meant, such as scientific notation; it does not keep the row back. */
  warningMessages?: FieldError[] | undefined;
};

/** An {@link ImportRow} as it arrives: another back end may say null where a row has no faults. */
type SentRow = {
  [field: string]: string | number | null | undefined | FieldError[];
  errorMessages?: FieldError[] | null | undefined;
  warningMessages?: FieldError[] | null | undefined;
};

const faults = z.union([z.array(fieldError), z.null().transform(() => undefined)]).optional();

/** Schema of an {@link ImportRow}. A null `errorMessages` counts as none. */
export const importRow: z.ZodType<ImportRow, SentRow> = z
  .object({ errorMessages: faults, warningMessages: faults })
  .catchall(z.union([z.string(), z.number(), z.null()]));
