import type { Page } from '@lading/contracts/core';
import type { ProductDraft, ProductRecord } from '@lading/contracts/products';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { countChosen, everyRow } from '../../platform/lists/found-records.store.ts';
import type {
  ChosenRows,
  ListChoice,
  ListPaging,
  ListSource,
  Sql,
} from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { isRowId } from '../../platform/row-id.ts';
import { asColumns, asRecord } from './product-row.ts';
import type { ProductTable } from './product.table.ts';

type ProductField = 'skuCode' | 'skuName' | 'brand' | 'createTime' | 'updateTime';

/** The filters and order of a product list (decision D9). */
export interface ProductChoice extends ListChoice<ProductField> {
  productType?: number | undefined;
}

const source: ListSource<ProductField> = {
  kind: 'product',
  from: sql`product p`,
  alias: 'p',
  id: sql`p.product_id`,
  usual: 'updateTime:desc',
  keys: {
    skuCode: { key: sql`p.sku_code`, type: 'text' },
    skuName: { key: sql`p.name_order`, type: 'text' },
    brand: { key: sql`p.brand_order`, type: 'text', none: sql`p.brand_order is null` },
    createTime: { key: sql`p.created_at`, type: 'timestamptz' },
    updateTime: { key: sql`p.updated_at`, type: 'timestamptz' },
  },
};

const filtersOf = ({ productType }: ProductChoice): Sql[] =>
  // Literals, so that the planner can use the partial index of the other types, which excludes ordinary products.
  productType === undefined ? [] : [sql`p.product_type = ${sql.lit(productType)}`];

const everyProduct = ({ search, ids, ...choice }: ProductChoice & ChosenRows): Sql =>
  everyRow(source, { search, ids, filters: filtersOf(choice) });

/** The number of products of a selection. */
export const countProducts = (trx: Trx, choice: ProductChoice & ChosenRows): Promise<number> =>
  countChosen(trx, source, everyProduct(choice));

/** One page of products, latest change first by default. */
export const readProductPage = (trx: Trx, choice: ProductChoice & ListPaging): Promise<Page<ProductRecord>> =>
  readListPage(
    trx,
    source,
    { ...choice, filters: filtersOf(choice) },
    {
      read: (ids) =>
        trx
          .selectFrom('product')
          .selectAll()
          .where('product_id', '=', sql<string>`${ids}`)
          .execute(),
      idOf: (row) => row.product_id,
      show: asRecord,
    },
  );

/** Every product of a selection, in batches. */
export function readProductBatches(
  trx: Trx,
  choice: ProductChoice & ChosenRows,
): AsyncIterable<Selectable<ProductTable>[]> {
  const [field, direction] = (choice.sort ?? source.usual).split(':') as [ProductField, 'asc' | 'desc'];
  const { key } = source.keys[field];
  return readInBatches(
    trx,
    sql<Selectable<ProductTable>>`select p.* from ${source.from} where ${everyProduct(choice)}
      order by ${key} ${sql.raw(direction)} nulls last, p.product_id ${sql.raw(direction)}`,
  );
}

/** One product of the organization. */
export async function readProduct(trx: Trx, productId: string): Promise<ProductRecord | undefined> {
  if (!isRowId(productId)) return undefined;
  const row = await trx
    .selectFrom('product')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row && asRecord(row);
}

/** Which of the SKU codes the organization already has, with their products. */
export async function productsBySku(trx: Trx, skuCodes: readonly string[]): Promise<Map<string, string>> {
  if (skuCodes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .select(['sku_code', 'product_id'])
    .where('sku_code', '=', sql<string>`any(${[...skuCodes]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku_code, row.product_id]));
}

/** Adds a product and returns it. */
export async function insertProduct(trx: Trx, draft: ProductDraft): Promise<ProductRecord> {
  return asRecord(
    await trx.insertInto('product').values(asColumns(draft)).returningAll().executeTakeFirstOrThrow(),
  );
}

/** Changes a product and returns it; undefined when the organization has none with that id. */
export async function updateProduct(
  trx: Trx,
  productId: string,
  draft: ProductDraft,
): Promise<ProductRecord | undefined> {
  if (!isRowId(productId)) return undefined;
  const row = await trx
    .updateTable('product')
    .set({ ...asColumns(draft), updated_at: sql<Date>`now()` })
    .where('product_id', '=', productId)
    .returningAll()
    .executeTakeFirst();
  return row && asRecord(row);
}
