import { limits } from '@lading/contracts/limits';
import { importFaults } from './import-faults.ts';
import type { CsvEncoding } from './csv-encoding.ts';

/** Bounds of one file (decision D8); an operator may set others. */
export type ImportLimits = { [Name in keyof typeof limits.importFile]: number };

/** How far a reader is. `bytesRead` counts bytes of the file as it lies on disk. */
export interface ReadProgress {
  bytesRead: number;
  bytesTotal: number;
  rows: number;
}

/** What a reader may be told; all of it may be left out. */
export interface ReadOptions {
  /** Its ending must be .csv, .xlsx or .xls; the content decides how it is read. */
  fileName?: string;
  /** Name of the sheet to read; without it the first visible one that has rows. */
  sheet?: string;
  /** Encoding of a CSV, where the detected one is wrong. */
  encoding?: CsvEncoding;
  /** Delimiter of a CSV, where the detected one is wrong. */
  delimiter?: string;
  /** Stop after so many rows that are not blank. */
  maxRows?: number;
  limits?: Partial<ImportLimits>;
  /** Asked now and then while reading; true ends it with the fault `timeout`. Without it the time of `limits.parseMs` counts. */
  isOverdue?: () => boolean;
  onProgress?: (progress: ReadProgress) => void;
}

/** The options of one reading with every gap filled. */
export interface ReadTerms {
  limits: ImportLimits;
  maxRows: number;
  /** Reports progress and throws the fault `timeout` once the time is over. */
  check: (progress: ReadProgress) => void;
}

/** Fills the gaps of the options; the clock starts now. */
export function readTerms(options: ReadOptions): ReadTerms {
  const bounds = { ...limits.importFile, ...options.limits };
  const end = performance.now() + bounds.parseMs;
  const isOverdue = options.isOverdue ?? (() => performance.now() > end);
  return {
    limits: bounds,
    maxRows: options.maxRows ?? Number.POSITIVE_INFINITY,
    check: (progress) => {
      if (isOverdue()) throw importFaults.timeout();
      options.onProgress?.(progress);
    },
  };
}
