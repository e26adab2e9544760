import type { FieldError } from '@lading/contracts/core';
import type { SavePreview } from '@lading/contracts/imports';
import { productImport, productsApi } from '@lading/contracts/products';
import { rowDigest } from '@lading/import-engine/row-digest';
import { readBulk } from '../../platform/bulk/read-bulk.ts';

/** Products per query. */
const codesAsked = 2_000;

/** A product's values in the fields of the import; none for an empty field. */
export type ProductCells = Readonly<Record<string, string | number | null>>;

/** Which of the SKU codes exist already. */
export type KnownProducts = (skuCodes: readonly string[]) => Promise<readonly ProductCells[]>;

/** How many of the rows of a save, given as JSON, would be new, changed, or unchanged; see `rowDigest` of the import engine. */
export async function previewProducts(
  bytes: Uint8Array,
  knownOf: KnownProducts,
): Promise<{ ok: true; result: SavePreview } | { ok: false; faults: FieldError[] }> {
  const read = readBulk(bytes, productsApi.calls.previewSave.body);
  if ('faults' in read) return { ok: false, faults: read.faults };
  const { skuCodes, digests } = read.body;
  const result = { created: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < skuCodes.length; start += codesAsked) {
    const codes = skuCodes.slice(start, start + codesAsked);
    const known = new Map(
      (await knownOf(codes)).map((product) => [
        String(product['skuCode']),
        rowDigest(productImport, (key) => String(product[key] ?? '')),
      ]),
    );
    codes.forEach((code, at) => {
      const digest = known.get(code);
      if (digest === undefined) result.created += 1;
      else if (digest === digests[start + at]) result.unchanged += 1;
      else result.updated += 1;
    });
  }
  return { ok: true, result };
}
