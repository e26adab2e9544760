import type { Page } from '@lading/contracts/core';
import type { AliasDraft, AliasType, ProductAlias } from '@lading/contracts/products';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListChoice, ListPaging, ListSource, Sql } from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';

type AliasField = 'alias' | 'updateTime';

const source: ListSource<AliasField> = {
  kind: 'alias',
  from: sql`product_alias a`,
  alias: 'a',
  id: sql`a.alias_id`,
  usual: 'updateTime:desc',
  keys: {
    alias: { key: sql`a.alias`, type: 'text' },
    updateTime: { key: sql`a.updated_at`, type: 'timestamptz' },
  },
};

const aliases = (condition: Sql) => sql<Omit<ProductAlias, 'updateTime'> & { updateTime: Date }>`
  select a.alias_id::text as "aliasId", a.alias, a.alias_type as "aliasType", a.store_id::text as "storeId", s.name as "storeName",
    coalesce(p.sku_code, b.bundle_sku) as "skuCode", coalesce(p.sku_name, b.bundle_name) as name,
    a.product_id::text as "productId", a.bundle_id::text as "bundleId", a.quantity, a.updated_at as "updateTime"
  from product_alias a left join store s using (store_id) left join product p on p.product_id = a.product_id
    left join bundle b on b.bundle_id = a.bundle_id
  where ${condition}`;

type Row = Omit<ProductAlias, 'updateTime'> & { updateTime: Date };
const asAlias = (row: Row): ProductAlias => ({ ...row, updateTime: row.updateTime.toISOString() });

/** One page of aliases, the latest changed first unless asked otherwise. */
export function readAliasPage(
  trx: Trx,
  choice: ListChoice<AliasField> &
    ListPaging & { aliasType?: AliasType | undefined; storeId?: string | undefined },
): Promise<Page<ProductAlias>> {
  const filters = [
    ...(choice.aliasType ? [sql`a.alias_type = ${choice.aliasType}`] : []),
    ...(choice.storeId ? [sql`a.store_id::text = ${choice.storeId}`] : []),
  ];
  return readListPage(
    trx,
    source,
    { ...choice, filters },
    {
      read: async (ids) => (await aliases(sql`a.alias_id = ${ids}`).execute(trx)).rows,
      idOf: ({ aliasId }) => aliasId,
      show: asAlias,
    },
  );
}

/** One alias; undefined when the organization has none with that id. */
export async function readAlias(trx: Trx, aliasId: string): Promise<ProductAlias | undefined> {
  const { rows } = await aliases(sql`a.alias_id = ${aliasId}`).execute(trx);
  return rows[0] && asAlias(rows[0]);
}

/** The alias of this name, type and store, regardless of its target. */
export async function aliasByName(
  trx: Trx,
  { alias, aliasType, storeId }: Pick<AliasDraft, 'alias' | 'aliasType' | 'storeId'>,
): Promise<ProductAlias | undefined> {
  const { rows } = await aliases(sql`a.alias = ${alias} and a.alias_type = ${aliasType}
    and a.store_id is not distinct from ${storeId ?? null}::bigint`).execute(trx);
  return rows[0] && asAlias(rows[0]);
}

/** Whether the organization has this store. */
export async function hasStore(trx: Trx, storeId: string): Promise<boolean> {
  const { rows } = await sql`select from store where store_id = ${storeId}`.execute(trx);
  return rows.length > 0;
}

/** An alias as it is written, its target by id. */
export interface AliasToSave extends AliasDraft {
  productId: string | null;
  bundleId: string | null;
  now: Date;
}

/** Writes an alias, or changes the one of the id; undefined when another has its name. */
export async function writeAlias(
  trx: Trx,
  aliasId: string | undefined,
  alias: AliasToSave,
): Promise<string | undefined> {
  const values = sql`${alias.alias}, ${alias.aliasType}, ${alias.storeId ?? null}::bigint, ${alias.productId}::bigint,
    ${alias.bundleId}::bigint, ${alias.quantity}, ${[alias.alias, alias.skuCode].join('\n')}, ${alias.now}::timestamptz`;
  const { rows } = await (
    aliasId === undefined
      ? sql<{ id: string }>`
        insert into product_alias (alias, alias_type, store_id, product_id, bundle_id, quantity, search_body, updated_at, created_at)
        values (${values}, ${alias.now}::timestamptz) on conflict do nothing returning alias_id::text as id`
      : sql<{ id: string }>`
        update product_alias a set (alias, alias_type, store_id, product_id, bundle_id, quantity, search_body, updated_at) = (${values})
        where a.alias_id = ${aliasId} and not exists (
          select from product_alias o where o.alias = ${alias.alias} and o.alias_type = ${alias.aliasType}
            and o.store_id is not distinct from ${alias.storeId ?? null}::bigint and o.alias_id <> a.alias_id)
        returning alias_id::text as id`
  ).execute(trx);
  return rows[0]?.id;
}

/** Deletes an alias. @returns whether there was one */
export async function deleteAlias(trx: Trx, aliasId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from product_alias where alias_id = ${aliasId}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}
