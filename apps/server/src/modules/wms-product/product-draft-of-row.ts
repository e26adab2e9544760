import type { ProductDraft } from '@lading/contracts/entities/product';
import { productImport } from '@lading/contracts/imports/product.import';

/** A row of the import that has passed its checks, as a product: empty cells are none, number cells become numbers. */
export function productDraftOfRow(cellOf: (field: string) => string): ProductDraft {
  const fields = productImport.fields.map(({ key, editor }) => {
    const text = cellOf(key);
    if (text === '') return [key, null];
    return [key, editor === 'number' ? Number(text) : text];
  });
  return Object.fromEntries(fields) as ProductDraft;
}
