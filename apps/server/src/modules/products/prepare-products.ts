import { importMessages } from '@lading/contracts/imports';
import type { FieldError } from '@lading/contracts/core';
import { type ProductDraft, productImport, productsApi } from '@lading/contracts/products';
import { validateRows } from '@lading/import-engine/validate-rows';
import {
  isEnough,
  preparedFaults,
  preparedParts,
  type PreparedSave,
} from '../../platform/bulk/prepared-save.ts';
import { readBulk } from '../../platform/bulk/read-bulk.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';

/** A row of the import that has passed its checks, as a product: empty cells are none, number cells become numbers. */
function productDraftOfRow(cellOf: (field: string) => string): ProductDraft {
  const fields = productImport.fields.map(({ key, editor }) => {
    const text = cellOf(key);
    if (text === '') return [key, null];
    return [key, editor === 'number' ? Number(text) : text];
  });
  return Object.fromEntries(fields) as ProductDraft;
}

/** Checks the rows of a save, given as JSON, and turns them into products. */
export function prepareProducts(bytes: Uint8Array): PreparedSave {
  const read = readBulk(bytes, productsApi.calls.saveRows.body);
  if ('faults' in read) return preparedFaults(read.faults);
  const { body: rows } = read;
  if (rows.length === 0) return preparedFaults([{ fieldName: '', ...importMessages.noRows() }]);
  const columns = columnsOf(productImport, rows);
  const faults: FieldError[] = [];
  for (const [row, ofRow] of validateRows(productImport, columns).byRow) {
    for (const fault of ofRow) faults.push({ ...fault, fieldName: `${row}.${fault.fieldName}` });
    if (isEnough(faults)) break;
  }
  if (faults.length > 0) return preparedFaults(faults);
  const place = new Map<string, number>(columns.fields.map((field, index) => [field, index]));
  const drafts = rows.map((_, row) =>
    productDraftOfRow((field) => columns.columns[place.get(field)!]![row]!),
  );
  return preparedParts(drafts, rows.length);
}
