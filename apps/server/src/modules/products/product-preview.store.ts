import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ProductCells } from './preview-products.ts';
import { productColumns } from './product-row.ts';
import './product.table.ts';

/** The fields of an import of the products with these SKU codes. */
export async function readForPreview(trx: Trx, skuCodes: readonly string[]): Promise<ProductCells[]> {
  const columns = Object.entries(productColumns);
  return trx
    .selectFrom('product')
    .select(columns.map(([field, column]) => sql.ref<string | number | null>(column).as(field)))
    .where('sku_code', '=', sql<string>`any(${skuCodes}::text[])`)
    .execute();
}
