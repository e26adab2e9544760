import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { rewriteInSteps } from './background-rewrites.ts';
import { openDatabase, type Database } from './database.ts';
import { openLog } from './open-log.ts';

const log = openLog('silent');
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

let names: string[];
beforeAll(async () => {
  const files = await readdir(join(import.meta.dirname, '..', '..', 'db', 'migrations'));
  names = files.map((file) => file.replace(/\.sql$/, ''));
});
const before = (name: string) => names.filter((each) => each < name);

/** Rows as they were before the rewrite. */
const earlierRows = `
  begin;
  insert into organisation (org_name) values ('Quay Goods');
  insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
    select 1001, 'Stool-' || n, 'Stool', 'Ready To Ship', 1, 1, 1, 'cm/kg' from generate_series(1, 7) n;
  insert into bundle (org_id, bundle_sku, bundle_name, kind)
    select 1001, 'Set-' || n, 'Set', 'VIRTUAL' from generate_series(1, 3) n;
  -- Without what goes with an order: what it is searched by is written below.
  set local session_replication_role = replica;
  insert into customer_order (org_id, order_no, recipient)
    select 1001, 'Q-' || n, jsonb_build_object('name', 'Ada', 'phone', '+1 555 010 ' || n) from generate_series(1, 7) n;
  insert into order_event (org_id, order_id, happened_at, kind, detail)
    select 1001, order_id, now(), 'noted', '{"note": "leave at the gate"}' from customer_order;
  insert into shipment (org_id, order_id, shipment_no, shipment_status, tracking_number)
    select 1001, order_id, 'S-' || order_no, 'UNSHIPPED', 'T-' || order_no from customer_order;
  insert into label (org_id, purchase_id, shipment_id, package_no, tracking_number, layout)
    select 1001, s.shipment_id, s.shipment_id, n, s.tracking_number || repeat('-second', n - 1), '{}'
    from shipment s, generate_series(1, 2) n;
  select note_orders_by_id(array(select order_id from customer_order));
  select note_shipments_by_id(array(select shipment_id from shipment));
  commit`;

/** What 0610, 0656 and 0661 did in their first release. */
const rewrittenAtOnce = `
  select note_orders_by_id(array(select order_id from customer_order));
  select note_shipments_by_id(array(select shipment_id from shipment));
  alter table product drop column sku_folded;
  alter table product add column sku_folded text generated always as (lower(sku_code)) stored;
  create index product_sku_folded on product (org_id, sku_folded);
  alter table bundle drop column sku_folded;
  alter table bundle add column sku_folded text generated always as (lower(bundle_sku)) stored;
  create index bundle_sku_folded on bundle (org_id, sku_folded)`;

/** A database with these rows, of a release before 0610. */
async function earlierDatabase(): Promise<Database> {
  const name = `rewritten_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => undefined);
  await admin.pool.query(`create database ${name}`);
  const database = openDatabase({ ...inject('postgres'), database: name }, () => undefined);
  closers.push(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
  });
  await database.migrate(before('0610'));
  await database.pool.query(earlierRows);
  return database;
}

const rowsOf = async ({ pool }: Database, query: string): Promise<unknown[]> =>
  (await pool.query(query)).rows;
const schemaOf = (database: Database) =>
  Promise.all(
    [
      `select table_name, column_name, data_type, is_nullable, column_default, is_generated
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
      `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
      `select pg_get_triggerdef(oid) as trigger from pg_trigger where not tgisinternal order by 1`,
      `select pg_get_functiondef(oid) as function from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null order by 1`,
    ].map((query) => rowsOf(database, query)),
  );
const dataOf = (database: Database) =>
  Promise.all(
    [
      'select kind, record_id, body from search_record order by 1, 2',
      'select product_id, sku_folded from product order by 1',
      'select bundle_id, sku_folded from bundle order by 1',
      'select name, done_at is not null as done from background_rewrite order by 1',
    ].map((query) => rowsOf(database, query)),
  );
const bodies = (database: Database, part: string) =>
  rowsOf(database, `select from search_record where kind = 'order' and strpos(body, '${part}') > 0`);

it('a database rewritten at once and one rewritten in steps end the same', async () => {
  const inSteps = await earlierDatabase();
  await inSteps.migrate();
  expect(await bodies(inSteps, 'leave at the gate')).toHaveLength(0);
  expect(await rowsOf(inSteps, 'select from product where sku_folded is not null')).toHaveLength(0);
  await rewriteInSteps({ database: inSteps, log }, { atOnce: 3 });
  expect(await bodies(inSteps, 'leave at the gate')).toHaveLength(7);
  expect(await bodies(inSteps, 't-q-1-second')).toHaveLength(1);

  const atOnce = await earlierDatabase();
  await atOnce.migrate(before('0710'));
  await atOnce.pool.query(rewrittenAtOnce);
  await atOnce.migrate();
  const already = (await dataOf(atOnce)).slice(0, 3);
  await rewriteInSteps({ database: atOnce, log });
  expect((await dataOf(atOnce)).slice(0, 3)).toEqual(already);

  expect(await schemaOf(inSteps)).toEqual(await schemaOf(atOnce));
  expect(await dataOf(inSteps)).toEqual(await dataOf(atOnce));
}, 120_000);

it('a rewrite continues where it stopped, and is not repeated', async () => {
  const database = await earlierDatabase();
  await database.migrate();
  await rewriteInSteps({ database, log }, { signal: AbortSignal.abort() });
  expect(await rowsOf(database, 'select from background_rewrite where done_at is not null')).toHaveLength(0);
  // The progress of a killed node.
  await database.pool
    .query(`update background_rewrite set after_id = (select max(order_id) - 2 from customer_order)
    where name = 'rewrite_order_search'`);
  await rewriteInSteps({ database, log });
  expect(await bodies(database, 'leave at the gate')).toHaveLength(2);
  await database.pool.query(`update product set sku_folded = null`);
  await rewriteInSteps({ database, log });
  expect(await rowsOf(database, 'select from product where sku_folded is not null')).toHaveLength(0);
}, 120_000);

it('SKUs are normalized when they are written', async () => {
  const database = await earlierDatabase();
  await database.migrate();
  await database.pool.query(`update product set sku_code = 'Bench' where product_id = 10001;
    update bundle set bundle_sku = 'Pair' where bundle_id = 690001`);
  expect(await rowsOf(database, 'select sku_folded from product where product_id = 10001')).toEqual([
    { sku_folded: 'bench' },
  ]);
  expect(await rowsOf(database, 'select sku_folded from bundle where bundle_id = 690001')).toEqual([
    { sku_folded: 'pair' },
  ]);
}, 120_000);
