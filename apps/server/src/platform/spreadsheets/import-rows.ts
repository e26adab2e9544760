import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { FieldError } from '@lading/contracts/localized-text';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { columnReader } from '@lading/import-engine/pack-columns';
import type { CellWarning } from '@lading/import-engine/raw-table';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import type { MappedRows } from './spreadsheet-job.ts';

const warningTexts: Record<CellWarning['code'], { message: string; zhMessage: string }> = {
  scientific: {
    message:
      'The spreadsheet shows this number in scientific notation; its last digits may be lost. Check it.',
    zhMessage: '表格已将该数字转为科学计数法，末尾数字可能丢失，请核对。',
  },
  'long-number': {
    message: 'A spreadsheet keeps 15 digits of a number; the others may be lost. Check it.',
    zhMessage: '表格中的数字最多保留 15 位，其余位数可能丢失，请核对。',
  },
  'unclosed-quote': {
    message: 'A quotation mark opens here and nothing closes it, so cells may have run together. Check it.',
    zhMessage: '此处引号未闭合，单元格内容可能混在一起，请核对。',
  },
};

/** What is found beside the checks of the engine, by row index; a row that is not named has nothing. */
export interface RowFindings {
  faults: ReadonlyMap<number, readonly FieldError[]>;
  warnings: ReadonlyMap<number, readonly FieldError[]>;
}

const nothingFound: RowFindings = { faults: new Map(), warnings: new Map() };

/** The rows of a file as they travel: every field, the row's number in the file, its faults and warnings (spec §7). */
export function* importRows(mapped: MappedRows, found: RowFindings = nothingFound): Generator<ImportRow> {
  const readers = mapped.fields.map((field, column) => ({
    field,
    read: columnReader(mapped.packed, column),
  }));
  const faults = new Map(mapped.faults);
  const warnings = warningsByRow(mapped);
  for (let row = 0; row < mapped.packed.rowCount; row += 1) {
    const rowNo = mapped.rowNumbers[row]!;
    const values = Object.fromEntries(readers.map(({ field, read }) => [field, read(row)]));
    const warningMessages = [...(warnings.get(rowNo) ?? []), ...(found.warnings.get(row) ?? [])];
    yield {
      ...values,
      rowNo,
      errorMessages: [...(faults.get(row) ?? []), ...(found.faults.get(row) ?? [])],
      ...(warningMessages.length > 0 && { warningMessages }),
    };
  }
}

function warningsByRow({ warnings, fields }: MappedRows): Map<number, FieldError[]> {
  const byRow = new Map<number, FieldError[]>();
  for (const { rowNumber, column, code } of warnings) {
    const warning = { fieldName: fields[column]!, ...warningTexts[code] };
    byRow.set(rowNumber, [...(byRow.get(rowNumber) ?? []), warning]);
  }
  return byRow;
}

/** Rows as they came from a caller, by columns in the order of the import's fields, trimmed. */
export function columnsOf(definition: ImportDefinition, rows: readonly ImportRow[]): ImportRows {
  return {
    fields: definition.fields.map(({ key }) => key),
    columns: definition.fields.map(({ key }) => rows.map((row) => textOf(row, key))),
    rowCount: rows.length,
    rowNumbers: Uint32Array.from(rows, (row, index) =>
      typeof row.rowNo === 'number' ? row.rowNo : index + 1,
    ),
    warnings: [],
  };
}

/** What a row has for a field; nothing for one that it does not have, whatever an object inherits. */
export function textOf(row: ImportRow, key: string): string {
  const value = Object.hasOwn(row, key) ? row[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
