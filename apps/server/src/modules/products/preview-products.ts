import { type FieldError, nearCode, normalForm } from '@lading/contracts/core';
import type { SavePreview } from '@lading/contracts/imports';
import { productImport, productsApi } from '@lading/contracts/products';
import { cellMark, readMarks } from '@lading/import-engine/cell-marks';
import { readBulk } from '../../platform/bulk/read-bulk.ts';
import { fieldEffects } from '../../platform/spreadsheets/carried-fields.ts';
import { FieldChanges } from '../../platform/spreadsheets/field-changes.ts';

/** Products per query. */
const codesAsked = 2_000;

/** A product's values in the fields of the import; none for an empty field. */
export type ProductCells = Readonly<Record<string, string | number | null>>;

/** What a preview looks up about SKU codes. */
export interface ProductQuestions {
  /** Those that exist already. */
  known: (skuCodes: readonly string[]) => Promise<readonly ProductCells[]>;
  /** Those that may be confused with an existing one, with that one; see `nearCode`. */
  otherCase: (skuCodes: readonly string[]) => Promise<readonly (readonly [sku: string, other: string])[]>;
}

/** The maximum number of similar SKUs that are listed. */
const named = 3;

/**
 * How many of the rows of a save, given as fingerprints of their cells in JSON, would be new, changed, or unchanged, and which fields would
 * change, and which new products may be confused with others; see `rowMarks` of the import engine.
 *
 * @param clearsBlanks blank cells clear the product's values
 */
export async function previewProducts(
  bytes: Uint8Array,
  { known: knownOf, otherCase }: ProductQuestions,
  clearsBlanks: boolean,
): Promise<{ ok: true; result: SavePreview } | { ok: false; faults: FieldError[] }> {
  const read = readBulk(bytes, productsApi.calls.previewSave.body);
  if ('faults' in read) return { ok: false, faults: read.faults };
  const { skuCodes, marks, carried: carriedKeys } = read.body;
  const result = { created: 0, updated: 0, unchanged: 0 };
  const ofOtherCase: { sku: string; other: string }[] = [];
  const written = new Map<string, string>();
  const changes = new FieldChanges(productImport);
  const effectOf = fieldEffects(productImport, clearsBlanks);
  const carried = new Set(carriedKeys);
  const isCarried = (key: string) => carried.has(key);

  /** Whether a row changes a product; counts its changes. */
  function change(row: ReadonlyMap<string, string>, product: ProductCells): boolean {
    const cells = { isFilled: (key: string) => row.has(key), isCarried };
    let isChanged = false;
    for (const field of productImport.fields) {
      const effect = effectOf(field.key, cells);
      if (effect === 'keep') continue;
      const stored = String(product[field.key] ?? '');
      const isCleared = effect === 'clear';
      if (isCleared ? stored === '' : row.get(field.key) === cellMark(field, stored)) continue;
      isChanged = true;
      changes.add(field.key, { isCleared });
    }
    return isChanged;
  }

  for (let start = 0; start < skuCodes.length; start += codesAsked) {
    const codes = skuCodes.slice(start, start + codesAsked).map(normalForm);
    const known = new Map((await knownOf(codes)).map((product) => [String(product['skuCode']), product]));
    const created = codes.filter((code) => !known.has(code));
    const others = new Map(created.length > 0 ? await otherCase(created) : []);
    for (const sku of created) {
      const folded = nearCode(sku);
      const other = others.get(sku) ?? written.get(folded);
      if (other === undefined) written.set(folded, sku);
      else if (other !== sku) ofOtherCase.push({ sku, other });
    }
    codes.forEach((code, at) => {
      const product = known.get(code);
      if (product === undefined) result.created += 1;
      else if (change(readMarks(productImport, marks[start + at] ?? ''), product)) result.updated += 1;
      else result.unchanged += 1;
    });
  }
  const told = { count: ofOtherCase.length, examples: ofOtherCase.slice(0, named) };
  return {
    ok: true,
    result: { ...result, changes: changes.found, ...(told.count > 0 && { otherCase: told }) },
  };
}
