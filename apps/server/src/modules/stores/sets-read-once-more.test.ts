import type { StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { storeCaller } from './testing/store-caller.ts';
import { item } from './testing/woo-lines.ts';
import { wooOrder, wooSite } from './testing/woo-site.ts';

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({ LADING_TRUSTED_STORE_HOSTS: woo.host });
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19);
const migration = join(import.meta.dirname, '../../../db/migrations/0750-sets-read-once-more.sql');

it('open orders with sets from before these were packed once are read once more', async () => {
  const bought = (id: number, status: string, line_items: object[]) =>
    wooOrder(id, { status, line_items, date_modified_gmt: minutesAgo(50) });
  const set = [item(1, 'SET', 1), item(2, 'CUP', 2, { bundled_by: '1' })];
  const others = [item(3, 'CUP', 1), item(4, 'JUG', 1)];
  woo.orders = [
    bought(71, 'processing', set),
    bought(72, 'on-hold', set),
    bought(73, 'completed', set),
    bought(74, 'processing', others),
    bought(75, 'processing', [item(5, 'JUG', 1)]),
    wooOrder(76, { date_modified_gmt: minutesAgo(10) }),
  ];
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  const stores = storeCaller(server, await server.signIn('plain@lading.test'));
  const { storeId } = await stores.connected(keys);
  await stores.pulled(storeId);
  const { database } = server.platform;
  // As an earlier release has read them.
  await database.pool.query(`
    begin;
    set local role lading_system;
    insert into order_line (org_id, order_id, line_no, sku_code, quantity)
      select org_id, order_id, 9, 'SET', 1 from customer_order where external_id in ('71', '72', '73');
    update customer_order set external_digest = 'earlier' where external_id in ('71', '72', '73');
    commit`);
  const standing = () =>
    database.asSystem(async (trx) => {
      const { rows } = await sql<{ it: string }>`
        select external_id || ': ' || string_agg(quantity || ' ' || sku_code, ', ' order by line_no)
          || case when read_again_at is not null then ' again' else '' end as it
        from customer_order join order_line using (order_id)
        where store_id = ${storeId} and external_id < '76' group by order_id order by external_id`.execute(
        trx,
      );
      return rows.map((row) => row.it);
    });
  await stores.pulled(storeId);
  expect((await standing())[0]).toBe('71: 2 CUP, 1 SET');
  await database.pool.query(`begin; ${await readFile(migration, 'utf8')} commit`);
  expect(await standing()).toEqual([
    '71: 2 CUP, 1 SET again',
    '72: 2 CUP, 1 SET again',
    expect.not.stringContaining('again'),
    '74: 1 CUP, 1 JUG again',
    '75: 1 JUG',
  ]);
  await stores.pulled(storeId);
  expect(await standing()).toEqual([
    '71: 2 CUP',
    '72: 2 CUP',
    '73: 2 CUP, 1 SET',
    '74: 1 CUP, 1 JUG',
    '75: 1 JUG',
  ]);
});
