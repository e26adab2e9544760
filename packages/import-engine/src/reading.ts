import { csvEncodings, type CsvEncoding } from './csv-encoding.ts';
import type { ReadOptions } from './read-options.ts';

/** How a file is to be read where the guess was wrong; what is left out is guessed (decision D8). */
export interface Reading {
  sheet?: string | undefined;
  /** As a spreadsheet numbers it, from 1. */
  headerRow?: number | undefined;
  /** Label of the Encoding Standard, for a CSV; an unknown one counts as left out. */
  encoding?: string | undefined;
}

/** A reading as the readers take it. */
export function readOptionsOf(fileName: string, { sheet, encoding }: Reading): ReadOptions {
  return {
    fileName,
    ...(sheet !== undefined && { sheet }),
    ...(isEncoding(encoding) && { encoding }),
  };
}

function isEncoding(label: string | undefined): label is CsvEncoding {
  return (csvEncodings as readonly (string | undefined)[]).includes(label);
}
