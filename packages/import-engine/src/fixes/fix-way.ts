import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import type { FixStep, FixReading, RowEdits } from './cell-fix.ts';

/** A cell and its row. */
export interface CellOfRow {
  definition: ImportDefinition;
  field: ImportField;
  /** The cell, trimmed. */
  text: string;
  /** Reads the row's cells. */
  value: (key: string) => string;
  /**
   * Whether other cells of the column show that a point precedes decimals. Without it, a point before three digits is
   * ambiguous.
   */
  hasDecimalPoints?: () => boolean;
  /** How the user wants the ambiguous cells of this column read, once answered. */
  readAs?: () => FixReading | undefined;
}

/** One way to fix a cell, before it is known whether the result is valid. */
export interface FixWay {
  reading: FixReading;
  steps: readonly FixStep[];
  edits: RowEdits;
}
