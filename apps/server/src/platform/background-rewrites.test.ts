import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { rewriteInSteps } from './background-rewrites.job.ts';
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

async function databaseBefore(migration: string): Promise<Database> {
  const name = `rewritten_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => undefined);
  await admin.pool.query(`create database ${name}`);
  const database = openDatabase({ ...inject('postgres'), database: name }, () => undefined);
  closers.push(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
  });
  await database.migrate(before(migration));
  return database;
}

/** A database with these rows, of a release before 0610. */
async function earlierDatabase(): Promise<Database> {
  const database = await databaseBefore('0610');
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
const waitsForLock = async (database: Database) =>
  expect(
    await rowsOf(
      database,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    ),
  ).toHaveLength(1);
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

it.each([
  ['order', `update customer_order set reference = 'CHANGED' where order_no = 'Q-3'`],
  ['shipment', `update shipment set tracking_number = 'CHANGED' where shipment_no = 'S-Q-3'`],
])(
  'a step keeps the search text of %s rows that are changed meanwhile, and adds none of deleted ones',
  async (kind, change) => {
    const database = await earlierDatabase();
    await database.migrate();
    await database.pool.query(`
      insert into customer_order (org_id, order_no, recipient) values (1001, 'Q-gone', '{}');
      insert into shipment (org_id, shipment_no, shipment_status) values (1001, 'S-gone', 'UNSHIPPED')`);
    const other = await database.pool.connect();
    await other.query(`begin; ${change};
      delete from customer_order where order_no = 'Q-gone'; delete from shipment where shipment_no = 'S-gone'`);
    const step = database.asSystem((trx) =>
      sql`select ${sql.id(`rewrite_${kind}_search`)}(0::bigint, 100)`.execute(trx),
    );
    await vi.waitFor(() => waitsForLock(database), { timeout: 20_000 });
    await other.query('commit');
    other.release();
    await step;
    const texts = (part: string) =>
      rowsOf(database, `select from search_record where kind = '${kind}' and strpos(body, '${part}') > 0`);
    expect(await texts('changed')).toHaveLength(1);
    expect(await texts('gone')).toHaveLength(0);
  },
  120_000,
);

it('a step that takes too long is repeated with fewer rows, and a failed rewrite holds up no other', async () => {
  const database = await earlierDatabase();
  await database.migrate();
  await database.pool.query(`
    create function rewrite_a(after bigint, most integer) returns bigint language plpgsql as $$
    begin raise exception 'does not work'; end $$;
    create function rewrite_b(after bigint, most integer) returns bigint language plpgsql as $$
    begin
      if most > 100 then raise exception 'too long' using errcode = '57014'; end if;
      if most > 50 then raise exception 'deadlock' using errcode = '40P01'; end if;
      return case when after < 200 then after + most end;
    end $$;
    grant execute on function rewrite_a, rewrite_b to lading_system;
    set role lading_system; insert into background_rewrite (name) values ('rewrite_a'), ('rewrite_b'); reset role`);
  await expect(rewriteInSteps({ database, log })).rejects.toThrow('Not rewritten: rewrite_a');
  expect(await rowsOf(database, 'select name from background_rewrite where done_at is null')).toEqual([
    { name: 'rewrite_a' },
  ]);
}, 120_000);

it('migrations neither read all orders, nor keep them locked while a table of imports gets its new key', async () => {
  const database = await databaseBefore('0691');
  const reader = await database.pool.connect();
  await reader.query('begin; select from import_change');
  const migrated = database.migrate();
  await vi.waitFor(() => waitsForLock(database), { timeout: 20_000 });
  await reader.query('select from customer_order');
  await reader.query('commit');
  reader.release();
  await migrated;
  const query = `select convalidated from pg_constraint where conname = 'customer_order_customs_check'`;
  expect(await rowsOf(database, query)).toEqual([{ convalidated: false }]);
}, 120_000);
