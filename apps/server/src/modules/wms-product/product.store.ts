import type { ProductDraft, ProductRecord } from '@lading/contracts/entities/product';
import type { Page } from '@lading/contracts/entities/page';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like-pattern.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';
import { asColumns, asRecord, productColumns } from './product-row.ts';
import type { ProductTable } from './product.table.ts';

const sortColumns = {
  skuCode: 'sku_code',
  skuName: 'sku_name',
  brand: 'brand',
  createTime: 'created_at',
  updateTime: 'updated_at',
} as const satisfies Record<string, keyof ProductTable>;

/** Which products a list is asked for, and in what order (decision D9). */
export interface ProductChoice {
  search?: string | undefined;
  sort?: `${keyof typeof sortColumns}:${'asc' | 'desc'}` | undefined;
  productType?: number | undefined;
}

function matchingProducts(trx: Trx, { productType, search }: ProductChoice) {
  let matching = trx.selectFrom('product');
  if (productType !== undefined) matching = matching.where('product_type', '=', productType);
  if (search) {
    const pattern = containing(search);
    matching = matching.where((where) =>
      where.or(
        (['sku_code', 'sku_name', 'sku_name_cn', 'upc', 'ean', 'asin', 'fn_sku', 'brand'] as const).map(
          (column) => where(column, 'ilike', pattern),
        ),
      ),
    );
  }
  return matching;
}

function orderedProducts(trx: Trx, choice: ProductChoice) {
  const [field, direction] = (choice.sort ?? 'updateTime:desc').split(':') as [
    keyof typeof sortColumns,
    'asc' | 'desc',
  ];
  return matchingProducts(trx, choice)
    .selectAll()
    .orderBy(sortColumns[field], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('product_id', direction);
}

/** How many products there are of a choice. */
export function countProducts(trx: Trx, choice: ProductChoice): Promise<number> {
  return countRows(matchingProducts(trx, choice));
}

/** One page of products, newest change first unless asked otherwise. */
export async function readProductPage(
  trx: Trx,
  choice: ProductChoice & { pageNo: number; pageSize: number },
): Promise<Page<ProductRecord>> {
  const { rows, total } = await readPage(orderedProducts(trx, choice), matchingProducts(trx, choice), choice);
  return { records: rows.map(asRecord), total };
}

/** Every product of a choice, some at a time. */
export function readProductBatches(
  trx: Trx,
  choice: ProductChoice,
): AsyncIterable<Selectable<ProductTable>[]> {
  return readInBatches(trx, orderedProducts(trx, choice));
}

/** One product of the organisation. */
export async function readProduct(trx: Trx, productId: string): Promise<ProductRecord | undefined> {
  if (!isRowId(productId)) return undefined;
  const row = await trx
    .selectFrom('product')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row && asRecord(row);
}

/** Which of the SKU codes the organisation has already, with the product that has it. */
export async function productsBySku(trx: Trx, skuCodes: readonly string[]): Promise<Map<string, string>> {
  if (skuCodes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .select(['sku_code', 'product_id'])
    .where('sku_code', '=', sql<string>`any(${[...skuCodes]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku_code, row.product_id]));
}

/** Adds a product and gives it back. */
export async function insertProduct(trx: Trx, draft: ProductDraft): Promise<ProductRecord> {
  return asRecord(
    await trx.insertInto('product').values(asColumns(draft)).returningAll().executeTakeFirstOrThrow(),
  );
}

/** Changes a product and gives it back; undefined when the organisation has none with that id. */
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

/** How many of the products of a save were new, changed, or as they already were. */
export interface UpsertCounts {
  created: number;
  updated: number;
  unchanged: number;
}

const columns = Object.values(productColumns).map((column) => sql.ref(column));
const incoming = Object.values(productColumns).map((column) => sql.ref(`excluded.${column}`));
const current = Object.values(productColumns).map((column) => sql.ref(`product.${column}`));
/** Rows of one statement: keeps the JSON parameter at a few megabytes. */
const rowsPerStatement = 5_000;

/** Creates or updates products by SKU code (decision D8). The SKU codes must be distinct. */
export async function upsertProducts(trx: Trx, drafts: readonly ProductDraft[]): Promise<UpsertCounts> {
  const counts: UpsertCounts = { created: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < drafts.length; start += rowsPerStatement) {
    const rows = drafts.slice(start, start + rowsPerStatement).map(asColumns);
    // A row that changes nothing is not written, so it comes back from neither branch and keeps its time of change.
    const written = await sql<{ created: boolean }>`
      insert into product (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)
      on conflict (org_id, sku_code) do update
        set (${sql.join(columns)}, updated_at) = row (${sql.join(incoming)}, now())
        where (${sql.join(current)}) is distinct from (${sql.join(incoming)})
      returning (xmax = 0) as created`.execute(trx);
    const created = written.rows.filter((row) => row.created).length;
    counts.created += created;
    counts.updated += written.rows.length - created;
    counts.unchanged += rows.length - written.rows.length;
  }
  return counts;
}
