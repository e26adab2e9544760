import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { checkCells } from '@lading/import-engine/check-cells';
import type { RowBlock } from '@lading/import-engine/row-block';
import { oddRows } from '@lading/import-engine/odd-rows';
import { packColumns } from '@lading/import-engine/pack-columns';
import { packFaults } from '@lading/import-engine/pack-faults';

/** Rows in the reader's form; the number of a row is its `rowNo`, or its position starting at `first`. */
export function blockOf(definition: ImportDefinition, rows: readonly ImportRow[], first = 1): RowBlock {
  const fields = definition.fields.map(({ key }) => key);
  const columns = fields.map((key) => rows.map((row) => (typeof row[key] === 'string' ? row[key] : '')));
  const rowNumbers = Uint32Array.from(rows, ({ rowNo }, at) =>
    typeof rowNo === 'number' ? rowNo : first + at,
  );
  const rowCount = rows.length;
  const mapped = { fields, columns, rowCount, rowNumbers, warnings: [] };
  const packed = packColumns(columns, rowCount);
  return {
    packed,
    rowNumbers,
    faults: packFaults(checkCells(definition, mapped, first > 1).byRow),
    odd: oddRows(definition, packed),
    warnings: [],
    mergedRows: 0,
    rowsWithoutData: 0,
  };
}
