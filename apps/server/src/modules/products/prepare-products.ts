import { importMessages, type ImportRow } from '@lading/contracts/imports';
import type { FieldError } from '@lading/contracts/core';
import { productImport, productsApi } from '@lading/contracts/products';
import { validateRows } from '@lading/import-engine/validate-rows';
import {
  isEnough,
  preparedFaults,
  preparedParts,
  type PreparedSave,
} from '../../platform/bulk/prepared-save.ts';
import { readBulk } from '../../platform/bulk/read-bulk.ts';
import { fieldEffects } from '../../platform/spreadsheets/carried-fields.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { bundleSkuFaults } from './bundle-sku-faults.ts';
import type { ImportedProduct } from './product-row.ts';
import type { SkuQuestions } from './sku-questions.ts';

const effectsOf = (clearsBlanks: boolean) => fieldEffects(productImport, clearsBlanks);

/** A row of the import that has passed its checks, as it is written: number cells become numbers, cleared cells become null. */
function productOfRow(
  row: ImportRow,
  cellOf: (field: string) => string,
  effectOf: ReturnType<typeof effectsOf>,
): ImportedProduct {
  const cells = {
    isFilled: (key: string) => cellOf(key) !== '',
    isCarried: (key: string) => Object.hasOwn(row, key),
  };
  const fields = productImport.fields.flatMap(({ key, editor }) => {
    const effect = effectOf(key, cells);
    if (effect === 'keep') return [];
    const text = cellOf(key);
    return [[key, effect === 'clear' ? null : editor === 'number' ? Number(text) : text] as const];
  });
  return Object.fromEntries(fields) as ImportedProduct;
}

/** What the check of a save needs to know. */
export interface ProductSaveFacts {
  /** Blank cells clear the product's values. */
  clearsBlanks: boolean;
}

/** Checks the rows of a save, given as JSON, and turns them into what is written. */
export async function prepareProducts(
  bytes: Uint8Array,
  { clearsBlanks }: ProductSaveFacts,
  questions: Pick<SkuQuestions, 'bundleSkus'>,
): Promise<PreparedSave> {
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
  for (const [row, ofRow] of await bundleSkuFaults(columns, questions)) {
    if (isEnough(faults)) break;
    for (const fault of ofRow) faults.push({ ...fault, fieldName: `${row}.${fault.fieldName}` });
  }
  if (faults.length > 0) return preparedFaults(faults);
  const place = new Map<string, number>(columns.fields.map((field, index) => [field, index]));
  const effectOf = effectsOf(clearsBlanks);
  const products = rows.map((row, at) =>
    productOfRow(row, (field) => columns.columns[place.get(field)!]![at]!, effectOf),
  );
  return preparedParts(products, rows.length);
}
