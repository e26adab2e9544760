import { z } from 'zod';
import { fieldError, type FieldError } from '../core/localized-text.ts';

/**
 * One row of an import on the wire (spec §3, §7): each system field with its value, and all errors of the row. Values are texts
 * if the file had text, so that leading zeros and long numbers survive (decision D8).
 *
 * Our server adds `rowNo`, the row's number in the file as in a spreadsheet (from 1); a back end may omit it. The fields are
 * defined by the field table of the import type, not here.
 */
export type ImportRow = {
  [field: string]: string | number | null | undefined | FieldError[];
  errorMessages?: FieldError[] | undefined;
  /** Ours: readings that may not be what was meant, such as scientific notation; they do not block the row. */
  warningMessages?: FieldError[] | undefined;
};

/** An {@link ImportRow} as received: another back end may send null if a row has no errors. */
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
