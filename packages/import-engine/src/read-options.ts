import { limits } from '@lading/contracts/core';
import { importFaults } from './import-faults.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import type { UnpackedParts } from './unpacked-parts.ts';

/** Limits of one file (decision D8); an operator may set others. */
type ImportLimits = { [Name in keyof typeof limits.importFile]: number };

/** Progress of a reader. `bytesRead` counts bytes of the file on disk. */
interface ReadProgress {
  bytesRead: number;
  bytesTotal: number;
  rows: number;
}

/** Options of a reader; all are optional. */
export interface ReadOptions {
  /** Its extension must be .csv, .xlsx or .xls; the content decides how it is read. */
  fileName?: string;
  /** Name of the sheet to read, which may be a hidden one; by default the first visible one that has rows. */
  sheet?: string;
  /** Encoding of a CSV, if the detected one is wrong. */
  encoding?: CsvEncoding;
  /** Delimiter of a CSV, one character, if the detected one is wrong. */
  delimiter?: string;
  /** Quote of a CSV, one character or '' for none, if the detected one is wrong. */
  quote?: string;
  /** Stop after this many rows that are not blank. */
  maxRows?: number;
  /** Skip the rows that a workbook hides. */
  skipHidden?: boolean;
  /** Give every row of merged cells their text, or only rows that start a record; without it only the first row has it. */
  fillsMerged?: 'of-rows' | 'of-records';
  limits?: Partial<ImportLimits>;
  /**
   * Called regularly while reading; true ends it with the error `timeout`. The default is the time in
   * `limits.parseMs`.
   */
  isOverdue?: () => boolean;
  onProgress?: (progress: ReadProgress) => void;
  /** Parts of a workbook that were already unpacked. */
  unpacked?: UnpackedParts;
}

/** The options of one reading with all defaults filled in. */
export interface ReadTerms {
  limits: ImportLimits;
  maxRows: number;
  /** Reports progress and throws the error `timeout` when the time is up. */
  check: (progress: ReadProgress) => void;
  unpacked: UnpackedParts | undefined;
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
      if (isOverdue()) throw importFaults.timeout(bounds.parseMs);
      options.onProgress?.(progress);
    },
    unpacked: options.unpacked,
  };
}
