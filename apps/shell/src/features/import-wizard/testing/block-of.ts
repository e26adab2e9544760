import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { checkCells } from '@lading/import-engine/check-cells';
import type { RowBlock } from '@lading/import-engine/file-reading';
import { oddRows } from '@lading/import-engine/odd-rows';
import { packColumns } from '@lading/import-engine/pack-columns';
import { packFaults } from '@lading/import-engine/pack-faults';

/** Rows as the reader gives them; the number of a row is its `rowNo`, or its place from `first` on. */
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
  };
}
