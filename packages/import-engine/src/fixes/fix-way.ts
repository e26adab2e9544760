import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import type { FixStep, Reading, RowEdits } from './cell-fix.ts';

/** A cell and its row. */
export interface CellOfRow {
  definition: ImportDefinition;
  field: ImportField;
  /** The cell, trimmed. */
  text: string;
  /** Reads the row's cells. */
  value: (key: string) => string;
  /** Whether other cells of the column show that a point stands before decimals. Left out, a point before three digits may be either. */
  hasDecimalPoints?: () => boolean;
  /** How the column is read where a cell may be read in two ways, once that was answered. */
  readAs?: () => Reading | undefined;
}

/** One way to mend a cell, before it is known whether it helps. */
export interface FixWay {
  reading: Reading;
  steps: readonly FixStep[];
  edits: RowEdits;
}
