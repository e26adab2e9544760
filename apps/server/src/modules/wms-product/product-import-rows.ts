import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { FieldError } from '@lading/contracts/localized-text';
import { productImport } from '@lading/contracts/imports/product.import';
import { columnReader } from '@lading/import-engine/pack-columns';
import type { CellWarning } from '@lading/import-engine/raw-table';
import type { MappedRows } from '../../platform/spreadsheets/spreadsheet-job.ts';

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

/** The rows of a file as they travel: every field, the row's number in the file, its faults and warnings (spec §7). */
export function* importRows(mapped: MappedRows): Generator<ImportRow> {
  const readers = mapped.fields.map((field, column) => ({
    field,
    read: columnReader(mapped.packed, column),
  }));
  const faults = new Map(mapped.faults);
  const warnings = warningsByRow(mapped);
  for (let row = 0; row < mapped.packed.rowCount; row += 1) {
    const rowNo = mapped.rowNumbers[row]!;
    const values = Object.fromEntries(readers.map(({ field, read }) => [field, read(row)]));
    const warningMessages = warnings.get(rowNo);
    yield {
      ...values,
      rowNo,
      errorMessages: faults.get(row) ?? [],
      ...(warningMessages && { warningMessages }),
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

/** Rows as they came from a caller, by columns in the order of the field table, trimmed. */
export function columnsOf(rows: readonly ImportRow[]) {
  const textOf = (row: ImportRow, key: string): string => {
    const value = Object.hasOwn(row, key) ? row[key] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    fields: productImport.fields.map(({ key }) => key),
    columns: productImport.fields.map(({ key }) => rows.map((row) => textOf(row, key))),
    rowCount: rows.length,
    rowNumbers: Uint32Array.from(rows, (row, index) =>
      typeof row.rowNo === 'number' ? row.rowNo : index + 1,
    ),
    warnings: [],
  };
}
