import type { CsvEncoding } from './csv-encoding.ts';
import { markScientific } from './mark-scientific.ts';
import type { RawTable } from './raw-table.ts';
import type { TableBuilder } from './table-builder.ts';

/** A table while it is being read: what is known of its file, and the rows so far. */
export interface OpenTable {
  kind: RawTable['kind'];
  sheets: string[];
  sheet: string;
  encoding?: CsvEncoding;
  delimiter?: string;
  table: TableBuilder;
}

/**
 * Reading in steps of some milliseconds each; what comes between them decides whether it goes on. It ends with whether the table was
 * read to its end.
 */
export type ReadSteps = Generator<OpenTable, OpenTable & { complete: boolean }>;

/** Takes every step at once and gives the whole table. @throws what a step throws */
export function readToEnd(steps: ReadSteps): RawTable {
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    const { table, complete, ...file } = value;
    return markScientific({ ...file, ...table.finish(complete) });
  }
}
