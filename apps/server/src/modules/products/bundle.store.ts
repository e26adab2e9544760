import type { Page } from '@lading/contracts/core';
import type { BundleDetail, BundleDraft, BundleKind, BundleSummary } from '@lading/contracts/products';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListChoice, ListPaging, ListSource, Sql } from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';

type BundleField = 'bundleSku' | 'updateTime';

const source: ListSource<BundleField> = {
  kind: 'bundle',
  from: sql`bundle b`,
  alias: 'b',
  id: sql`b.bundle_id`,
  usual: 'updateTime:desc',
  keys: {
    bundleSku: { key: sql`b.bundle_sku`, type: 'text' },
    updateTime: { key: sql`b.updated_at`, type: 'timestamptz' },
  },
};

type HeadRow = Omit<BundleSummary, 'available' | 'updateTime'> &
  Pick<BundleDetail, 'note' | 'version' | 'productId'> & { updateTime: Date };

const heads = (condition: Sql) => sql<HeadRow>`
  select b.bundle_id::text as "bundleId", b.bundle_sku as "bundleSku", b.bundle_name as "bundleName", b.kind, b.note, b.version,
    b.product_id::text as "productId", b.updated_at as "updateTime",
    (select count(*)::integer from bundle_component c where c.bundle_id = b.bundle_id) as components
  from bundle b where ${condition}`;

/** One page of bundles, the latest changed first unless asked otherwise. */
export function readBundlePage(
  trx: Trx,
  choice: ListChoice<BundleField> & ListPaging & { kind?: BundleKind | undefined },
): Promise<Page<BundleSummary>> {
  const filters = choice.kind ? [sql`b.kind = ${choice.kind}`] : [];
  const read = async (ids: Sql) => {
    const { rows } = await heads(sql`b.bundle_id = ${ids}`).execute(trx);
    const totals = await readBundleTotals(
      trx,
      rows.map(({ bundleId }) => bundleId),
    );
    return rows.map((row) => ({ ...row, available: totals.get(row.bundleId) ?? 0 }));
  };
  return readListPage(
    trx,
    source,
    { ...choice, filters },
    {
      read,
      idOf: ({ bundleId }) => bundleId,
      show: ({ note: _n, version: _v, productId: _p, ...row }) => ({
        ...row,
        updateTime: row.updateTime.toISOString(),
      }),
    },
  );
}

/** A bundle with everything that its page shows; undefined when the organization has none with that id. */
export async function readBundle(trx: Trx, bundleId: string): Promise<BundleDetail | undefined> {
  const { rows } = await heads(sql`b.bundle_id = ${bundleId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  const lines = await sql<BundleDetail['lines'][number]>`
    select coalesce(p.sku_code, i.bundle_sku) as "skuCode", coalesce(p.sku_name, i.bundle_name) as name, c.quantity,
      c.product_id::text as "productId", c.child_id::text as "bundleId"
    from bundle_component c left join product p using (product_id) left join bundle i on i.bundle_id = c.child_id
    where c.bundle_id = ${bundleId} order by c.line_no`.execute(trx);
  const stock = await readBundleStock(trx, bundleId);
  return {
    ...head,
    updateTime: head.updateTime.toISOString(),
    available: stock.reduce((sum, { available }) => sum + available, 0),
    lines: lines.rows,
    stock,
  };
}

/** Allows one change of a bundle per organization at a time, so that two changes cannot form a cycle. */
export async function lockBundles(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bundles', current_org_id()))`.execute(trx);
}

/** Bundles by their SKUs. */
export async function bundlesBySku(
  trx: Trx,
  skus: readonly string[],
): Promise<Map<string, { bundleId: string; kind: BundleKind }>> {
  const { rows } = await sql<{ sku: string; bundleId: string; kind: BundleKind }>`
    select bundle_sku as sku, bundle_id::text as "bundleId", kind from bundle where bundle_sku = any (${skus})`.execute(
    trx,
  );
  return new Map(rows.map(({ sku, ...bundle }) => [sku, bundle]));
}

/** Those of the SKUs that a virtual bundle has, and no product. */
export async function skusOfVirtualBundles(trx: Trx, skus: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select bundle_sku as sku from bundle
    where bundle_sku = any (${[...skus]}::text[]) and kind = 'VIRTUAL'
      and not exists (select from product where product.sku_code = bundle.bundle_sku)`.execute(trx);
  return rows.map(({ sku }) => sku);
}

/** A bundle as it is written, its components by id. */
export interface BundleToSave extends Omit<BundleDraft, 'components'> {
  productId: string | null;
  components: readonly { productId: string | null; childId: string | null; quantity: number }[];
  searchBody: string;
  now: Date;
}

/** Writes a new bundle. */
export async function insertBundle(trx: Trx, bundle: BundleToSave): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into bundle (bundle_sku, bundle_name, kind, product_id, note, search_body, created_at, updated_at)
    values (${bundle.bundleSku}, ${bundle.bundleName}, ${bundle.kind}, ${bundle.productId}, ${bundle.note || null},
      ${bundle.searchBody}, ${bundle.now}, ${bundle.now}) returning bundle_id::text as id`.execute(trx);
  const bundleId = rows[0]!.id;
  await writeComponents(trx, bundleId, bundle);
  return bundleId;
}

/** Replaces a bundle and its components. */
export async function replaceBundle(trx: Trx, bundleId: string, bundle: BundleToSave): Promise<void> {
  await sql`update bundle set bundle_sku = ${bundle.bundleSku}, bundle_name = ${bundle.bundleName}, kind = ${bundle.kind},
      product_id = ${bundle.productId}, note = ${bundle.note || null}, search_body = ${bundle.searchBody},
      version = version + 1, updated_at = ${bundle.now}
    where bundle_id = ${bundleId}`.execute(trx);
  await sql`delete from bundle_component where bundle_id = ${bundleId}`.execute(trx);
  await writeComponents(trx, bundleId, bundle);
}

async function writeComponents(trx: Trx, bundleId: string, { components }: BundleToSave): Promise<void> {
  const rows = components.map(({ productId, childId, quantity }, index) => ({
    line_no: index + 1,
    product_id: productId,
    child_id: childId,
    quantity,
  }));
  await sql`insert into bundle_component (bundle_id, line_no, product_id, child_id, quantity)
    select ${bundleId}, line_no, product_id, child_id, quantity
    from jsonb_populate_recordset(null::bundle_component, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** How many levels of bundles are nested around this one, and whether it contains itself. */
export async function readNesting(
  trx: Trx,
  bundleId: string,
): Promise<{ levels: number; isCircle: boolean }> {
  const { rows } = await sql<{ levels: number; isCircle: boolean }>`
    with recursive below as (
      select c.child_id as id, 1 as level from bundle_component c where c.bundle_id = ${bundleId} and c.child_id is not null
      union
      select c.child_id, b.level + 1 from below b join bundle_component c on c.bundle_id = b.id where c.child_id is not null and b.level < 10
    ), above as (
      select c.bundle_id as id, 1 as level from bundle_component c where c.child_id = ${bundleId}
      union
      select c.bundle_id, a.level + 1 from above a join bundle_component c on c.child_id = a.id where a.level < 10
    )
    select 1 + (select coalesce(max(level), 0) from below) + (select coalesce(max(level), 0) from above) as levels,
      exists (select from below where id = ${bundleId}) as "isCircle"`.execute(trx);
  return rows[0]!;
}

/** Whether another bundle or an alias refers to this one. */
export async function isBundleNamed(trx: Trx, bundleId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from bundle_component where child_id = ${bundleId})
      or exists (select from product_alias where bundle_id = ${bundleId}) as is`.execute(trx);
  return rows[0]!.is;
}

/** Deletes a bundle that nothing refers to. */
export async function deleteBundle(trx: Trx, bundleId: string): Promise<void> {
  await sql`delete from bundle where bundle_id = ${bundleId}`.execute(trx);
}

/** What an import may change of a bundle. */
export interface StoredBundle extends Pick<BundleDetail, 'bundleName' | 'kind' | 'note'> {
  lines: Pick<BundleDetail['lines'][number], 'skuCode' | 'quantity'>[];
}

/** The existing bundles with these SKUs, by SKU. */
export async function readStoredBundles(
  trx: Trx,
  skus: readonly string[],
): Promise<Map<string, StoredBundle>> {
  const { rows } = await sql<StoredBundle & { bundleSku: string }>`
    select b.bundle_sku as "bundleSku", b.bundle_name as "bundleName", b.kind, b.note, coalesce((
      select jsonb_agg(jsonb_build_object('skuCode', coalesce(p.sku_code, i.bundle_sku), 'quantity', c.quantity) order by c.line_no)
      from bundle_component c left join product p using (product_id) left join bundle i on i.bundle_id = c.child_id
      where c.bundle_id = b.bundle_id), '[]') as lines
    from bundle b where b.bundle_sku = any (${[...skus]}::text[])`.execute(trx);
  return new Map(rows.map(({ bundleSku, ...bundle }) => [bundleSku, bundle]));
}

/** How many of each bundle can be promised in each connected warehouse; for a virtual one, what its scarcest component allows. */
const stockOf = (bundleIds: Sql) => sql`
  parts as (
    select b.bundle_id as root, c.product_id, c.child_id, c.quantity::bigint as quantity
    from bundle b join bundle_component c using (bundle_id) where b.kind = 'VIRTUAL' and b.bundle_id = any (${bundleIds})
    union all
    select p.root, c.product_id, c.child_id, p.quantity * c.quantity from parts p join bundle_component c on c.bundle_id = p.child_id
  ), goods as (
    select root, product_id, sum(quantity) as quantity from parts where product_id is not null group by 1, 2
    union all
    select b.bundle_id, b.product_id, 1 from bundle b where b.kind = 'KIT' and b.bundle_id = any (${bundleIds})
  ), bundle_stock as (
    select distinct on (g.root, w.warehouse_id) g.root, w.warehouse_id, floor(coalesce(s.available, 0) / g.quantity) as available, g.product_id
    from goods g cross join warehouse_connection w
      left join stock_level s on s.warehouse_id = w.warehouse_id and s.product_id = g.product_id
    order by g.root, w.warehouse_id, floor(coalesce(s.available, 0) / g.quantity), g.product_id
  )`;

/** How many of each bundle can be promised, in all connected warehouses together. */
async function readBundleTotals(trx: Trx, bundleIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; available: string }>`
    with recursive ${stockOf(sql`${bundleIds}::bigint[]`)}
    select root::text as id, sum(available) as available from bundle_stock group by 1`.execute(trx);
  return new Map(rows.map(({ id, available }) => [id, Number(available)]));
}

/** How many of a bundle can be promised in each connected warehouse, and the SKU that limits it. */
async function readBundleStock(trx: Trx, bundleId: string): Promise<BundleDetail['stock']> {
  const { rows } = await sql<BundleDetail['stock'][number]>`
    with recursive ${stockOf(sql`array[${bundleId}::bigint]`)}
    select b.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", b.available::integer, p.sku_code as "limitedBy"
    from bundle_stock b join warehouse w using (warehouse_id) join product p using (product_id) order by b.warehouse_id`.execute(
    trx,
  );
  return rows;
}
