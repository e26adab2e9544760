import type { ImportDefinition } from '@lading/contracts/imports';
import { applyMapping } from './apply-mapping.ts';
import { checkCells } from './check-cells.ts';
import type { FileRows } from './file-rows.ts';
import { garbledWarnings } from './garbled-cells.ts';
import { incompleteWarnings } from './incomplete-cells.ts';
import { oddRows } from './odd-rows.ts';
import { packColumns, type PackedColumns } from './pack-columns.ts';
import { packFaults, type PackedFaults } from './pack-faults.ts';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';
import type { ValueMatches } from './value-matches.ts';

/** What the fields of an import are filled from. */
export interface RowSources {
  /** System field → heading. */
  mapping: Readonly<Record<string, string>>;
  /** System field → the value of every row. */
  fixedValues: Readonly<Record<string, string>>;
  valueMatches?: ValueMatches | undefined;
}

/** Some rows of an import, mapped and checked individually; duplicates across the file are not detected here. */
export interface RowBlock {
  packed: PackedColumns;
  rowNumbers: Uint32Array<ArrayBuffer>;
  faults: PackedFaults;
  /** Rows of the block that may contain something suspicious, ascending; see `oddRows`. */
  odd: Uint32Array<ArrayBuffer>;
  /** `column` is an index into the definition's fields. */
  warnings: CellWarning[];
  /** Number of rows merged into the order above them, as further lines of it; see `OrderLines`. */
  mergedRows: number;
  /** Rows that are skipped because every mapped column is empty. */
  rowsWithoutData: number;
}

/** The position of a block in its file, and its mapping. */
interface BlockContext {
  sources: RowSources;
  /** State from the preceding rows. */
  fileRows: FileRows;
  /** Whether rows precede it. */
  isContinuation: boolean;
}

/** Maps and checks some rows of a file. */
export function rowBlock(
  definition: ImportDefinition,
  sheet: Sheet,
  { sources: { mapping, fixedValues, valueMatches }, fileRows, isContinuation }: BlockContext,
): RowBlock {
  const mergedBefore = fileRows.lines.merged;
  const rows = applyMapping(definition, sheet, mapping, fixedValues, fileRows, valueMatches);
  const packed = packColumns(rows.columns, rows.rowCount);
  return {
    packed,
    rowNumbers: Uint32Array.from(rows.rowNumbers),
    faults: packFaults(checkCells(definition, rows, isContinuation).byRow),
    odd: oddRows(definition, packed),
    warnings: [
      ...rows.warnings,
      ...garbledWarnings(definition, packed, rows.rowNumbers),
      ...incompleteWarnings(definition, packed, rows.rowNumbers),
    ],
    mergedRows: fileRows.lines.merged - mergedBefore,
    rowsWithoutData: rows.rowsWithoutData ?? 0,
  };
}
