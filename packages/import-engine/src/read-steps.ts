import type { CsvDialect } from './csv-scanner.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import { markScientific } from './mark-scientific.ts';
import type { RawTable } from './raw-table.ts';
import type { TableBuilder } from './table-builder.ts';

/** A table while it is being read: what is known about its file, and the rows so far. */
export interface OpenTable extends Partial<CsvDialect> {
  kind: RawTable['kind'];
  sheets: string[];
  sheet: string;
  encoding?: CsvEncoding;
  garbled?: string;
  /** For an .xls: other visible sheets with the same first row as this one; see `sheetsAlike`. */
  alike?: readonly string[];
  /** Names of hidden sheets, if any of them holds a table. */
  hiddenSheets?: readonly string[];
  /** Numbers, from 0, of the columns that the sheet hides. */
  hiddenColumns?: ReadonlySet<number>;
  table: TableBuilder;
}

/**
 * Reads in steps of some milliseconds each; the caller decides whether to continue. Returns whether the table was read to its
 * end.
 */
export type ReadSteps = Generator<OpenTable, OpenTable & { complete: boolean }>;

/** Runs all steps and returns the whole table. @throws what a step throws */
export function readToEnd(steps: ReadSteps): RawTable {
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    const { table, complete, ...file } = value;
    return markScientific({ ...file, ...table.finish(complete) });
  }
}
