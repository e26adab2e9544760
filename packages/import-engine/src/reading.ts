import type { ImportDefinition } from '@lading/contracts/imports';
import { csvEncodings, type CsvEncoding } from './csv-encoding.ts';
import type { ReadOptions } from './read-options.ts';

/** How to read a file if the guess was wrong; missing settings are guessed (decision D8). */
export interface Reading {
  sheet?: string | undefined;
  /** Numbered as in a spreadsheet, from 1. */
  headerRow?: number | undefined;
  /** Label of the Encoding Standard, for a CSV; an unknown one is ignored. */
  encoding?: string | undefined;
  /** Between the cells of a CSV: one character; anything else is ignored. */
  delimiter?: string | undefined;
  /** Around the cells of a CSV: one character, or '' for none; anything else is ignored. */
  quote?: string | undefined;
  /** Skip the rows that a workbook hides; by default they are read. */
  skipHidden?: boolean | undefined;
  /** Key of the recipe for files of its origin, '' for none; see `recipeFor`. */
  origin?: string | undefined;
}

/**
 * A reading as reader options.
 *
 * @param definition the import that the rows are for: if its rows belong together, a row without a key continues the record above
 * it, even if it shares other merged cells with it
 */
export function readOptionsOf(
  fileName: string,
  { sheet, encoding, delimiter, quote, skipHidden }: Reading,
  definition?: ImportDefinition,
): ReadOptions {
  return {
    fileName,
    ...(skipHidden && { skipHidden }),
    ...(definition && { fillsMerged: definition.grouping ? 'of-records' : 'of-rows' }),
    ...(sheet !== undefined && { sheet }),
    ...(isEncoding(encoding) && { encoding }),
    ...(delimiter !== undefined && isSeparator(delimiter) && { delimiter }),
    ...(quote !== undefined && (quote === '' || isSeparator(quote)) && { quote }),
  };
}

function isEncoding(label: string | undefined): label is CsvEncoding {
  return (csvEncodings as readonly (string | undefined)[]).includes(label);
}

/** One character that can separate or quote cells. */
function isSeparator(text: string): boolean {
  return text.length === 1 && !/[\r\n]/.test(text);
}
