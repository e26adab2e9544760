import { z } from 'zod';

/** A column that the analysis suggests for a system field, how sure it is (0–1), and why. */
export const mappingSuggestion = z.object({
  clientField: z.string(),
  score: z.number().min(0).max(1),
  /** Machine-readable, such as `alias`; the shell has the texts. */
  reason: z.string(),
});
export type MappingSuggestion = z.infer<typeof mappingSuggestion>;

/**
 * An uploaded spreadsheet after analysis (spec §3, "Import session"). Only `referenceId` and `fieldsOption` are specified; the
 * others are the extension of decision D8 and may be missing from another back end.
 */
export const analysedFile = z.object({
  /** Cache id of the file, until it expires. */
  referenceId: z.string(),
  /** Distinct headings of the file's columns, in file order. */
  fieldsOption: z.array(z.string()),
  /** Number of columns in the file, if there are more than in `fieldsOption`. */
  columnCount: z.number().int().nonnegative().optional(),
  /** Data rows below the header row. */
  rowCount: z.number().int().nonnegative().optional(),
  /** The sheets of a workbook, in its order. */
  sheets: z.array(z.string()).optional(),
  /** The sheet that was read. */
  sheet: z.string().nullish(),
  /** Other sheets that start with the same row: their rows are not read. */
  sheetsAlike: z.array(z.string()).optional(),
  /** Hidden sheets with a table: not in `sheets`, and only read if chosen. */
  hiddenSheets: z.array(z.string()).optional(),
  /** The row used as headings, numbered from 1 as in a spreadsheet; 0 when no row holds headings. */
  headerRow: z.number().int().nonnegative().optional(),
  /** The first rows that are not blank, abbreviated, to choose the header row from. */
  topRows: z.array(z.object({ rowNumber: z.number().int().positive(), text: z.string() })).optional(),
  /** Hidden rows with cells, as far as the sheet has been read, and the numbers of the first ones. */
  hiddenRows: z
    .object({
      count: z.number().int().positive(),
      first: z.array(z.number().int().positive()).readonly(),
    })
    .optional(),
  /** Encoding of a CSV, as the Encoding Standard labels it (`utf-8`, `gb18030`, …); null for a workbook. */
  encoding: z.string().nullish(),
  /** An excerpt of a CSV that looks wrongly decoded; null if there is none. */
  garbled: z.string().nullish(),
  /** The character between the cells of a CSV; null for a workbook. */
  delimiter: z.string().nullish(),
  /** The character around cells of a CSV that hold delimiters, empty for none; null for a workbook. */
  quote: z.string().nullish(),
  /** Key of the recipe for files of this origin, such as `shopify-orders`; empty if none is known. */
  origin: z.string().optional(),
  /** The first data rows, one text per column of `fieldsOption`. */
  sample: z.array(z.array(z.string())).optional(),
  /** By system field; fields without a likely column are missing. */
  suggestion: z.record(z.string(), mappingSuggestion).optional(),
});
export type AnalysedFile = z.infer<typeof analysedFile>;
