import type { FieldError } from '@lading/contracts/localized-text';
import { productImport } from '@lading/contracts/imports/product.import';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { validateRows } from '@lading/import-engine/validate-rows';
import {
  isEnough,
  preparedFaults,
  preparedParts,
  type PreparedSave,
} from '../../platform/bulk/prepared-save.ts';
import { readBulk } from '../../platform/bulk/read-bulk.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { productDraftOfRow } from './product-draft-of-row.ts';

/** Checks the rows of a save, given as JSON, and turns them into products. */
export function prepareProducts(bytes: Uint8Array): PreparedSave {
  const read = readBulk(bytes, wmsProduct.calls.saveRows.body);
  if ('faults' in read) return preparedFaults(read.faults);
  const { body: rows } = read;
  if (rows.length === 0)
    return preparedFaults([
      { fieldName: '', message: 'There are no rows to import.', zhMessage: '没有可导入的行。' },
    ]);
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
