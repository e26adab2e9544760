import { productsApi } from '@lading/contracts/products';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexRecords } from './search-index.job.ts';
import { twoOrganizations } from '../testing/two-organizations.ts';
import { askedLists, lists } from '../../testing/asked-lists.ts';
import { readOrderBatches, readOrderPage } from '../../modules/orders/order-page.store.ts';

const { productPage } = productsApi.calls;
const world = await twoOrganizations();
const { server, other } = world;
const { database } = server.platform;
const { find, orgOf, addProduct } = askedLists(world);
const sellerOrg = await orgOf('seller@lading.test');
const otherOrg = await orgOf('other@lading.test');

describe('pages by keys (decision D16)', () => {
  const sorts = {
    orders: ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'],
    products: ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'],
    shipments: ['shipmentNo', 'orderNo', 'createTime', 'shipDate', 'postage'],
  } as const;
  const cases = lists.flatMap((list) =>
    sorts[list].flatMap((field) =>
      (['asc', 'desc'] as const).map((way) => [list, `${field}:${way}`] as const),
    ),
  );

  it.each(cases)(
    '%s by %s return every row once, forward and back, like pages by number',
    async (list, sort) => {
      const all = await find(list, { sort, pageSize: 200 });
      const pageSize = Math.ceil(Math.min(all.ids.length, 200) / 4);
      const rest = all.next ? await find(list, { sort, pageSize: 200, after: all.next }) : undefined;
      const whole = [...all.ids, ...(rest?.ids ?? [])];
      expect(new Set(whole).size).toBe(whole.length);

      const forth: string[][] = [];
      let page = await find(list, { sort, pageSize });
      for (;;) {
        forth.push(page.ids);
        if (!page.next || forth.length === 4) break;
        page = await find(list, { sort, pageSize, after: page.next });
      }
      expect(forth.flat()).toEqual(whole.slice(0, forth.flat().length));
      expect((await find(list, { sort, pageSize, pageNo: 2 })).ids).toEqual(forth[1]);
      for (let at = forth.length - 2; at >= 0; at -= 1) {
        page = await find(list, { sort, pageSize, after: page.previous! });
        expect(page.ids, `back to ${at}`).toEqual(forth[at]);
      }
      expect(page.previous).toBeNull();
    },
  );

  it('repeat and skip nothing while rows are added in between', async () => {
    const before = (await find('products', { pageSize: 200 })).ids;
    const seen: string[] = [];
    let page = await find('products', { pageSize: 4 });
    for (let turn = 0; ; turn += 1) {
      seen.push(...page.ids);
      if (!page.next) break;
      await addProduct(`BETWEEN-${turn}`, 'Comes in between');
      page = await find('products', { pageSize: 4, after: page.next });
    }
    expect(seen).toEqual(before);
  });

  it('start again when the URL means another order or is invalid', async () => {
    const { next } = await find('products', { pageSize: 4, sort: 'skuCode:asc' });
    const first = (await find('products', { pageSize: 4 })).ids;
    for (const after of [next!, 'nonsense', Buffer.from('[1,2]').toString('base64url')])
      expect((await find('products', { pageSize: 4, after })).ids).toEqual(first);
  });
});

describe('the order of names (decision D28)', () => {
  it('goes by letters, whatever their case, width and accents', async () => {
    const names = ['Zebra cup QXQ', 'apple cup QXQ', 'Élan cup QXQ', 'ｂowl cup QXQ', 'elan dish QXQ'];
    const added = new Map<string, string>();
    for (const [at, name] of names.entries()) added.set(await addProduct(`QXQ-${at}`, name), name);
    const { ids } = await find('products', { search: 'qxq', sort: 'skuName:asc' });
    expect(ids.map((id) => added.get(id))).toEqual([names[1], names[3], names[2], names[4], names[0]]);
  });

  it('puts Chinese names after them, in pinyin order, page by page', async () => {
    const names = [
      '张家口杯 QXZ',
      '王府井杯 QXZ',
      '李宁杯 QXZ',
      '阿里杯 QXZ',
      'Zebra cup QXZ',
      '李宁（大）QXZ',
    ];
    const added = new Map<string, string>();
    for (const [at, name] of names.entries()) added.set(await addProduct(`QXZ-${at}`, name), name);
    const seen: (string | undefined)[] = [];
    for (let after: string | undefined; ;) {
      const page = await find('products', {
        search: 'qxz',
        sort: 'skuName:asc',
        pageSize: 2,
        ...(after && { after }),
      });
      seen.push(...page.ids.map((id) => added.get(id)));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toEqual([names[4], names[3], names[5], names[2], names[1], names[0]]);
  });

  it('is that of the browser for Chinese characters', async () => {
    const signs = Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 10));
    const { rows } = await database.asSystem((trx) =>
      sql<{
        sign: string;
      }>`select sign from unnest(${signs}::text[]) sign order by order_text(sign) collate "C"`.execute(trx),
    );
    const { compare } = new Intl.Collator('zh-u-co-pinyin');
    expect(rows.map(({ sign }) => sign).join('')).toBe(signs.toSorted(compare).join(''));
  });

  it('works without a search path, as when a dump is restored', async () => {
    const { rows } = await database.asSystem(async (trx) => {
      await sql`set local search_path = ''`.execute(trx);
      return sql<{ text: string }>`select public.order_text('ＺＥＢＲＡ') as text`.execute(trx);
    });
    expect(rows).toEqual([{ text: 'zebra' }]);
  });

  it('is also used by exports', async () => {
    const names = await database.asOrganization(sellerOrg, async (trx) => {
      await sql`
        with made as (
          insert into store (name, channel) values ('Zebra QXE', 4), ('apple QXE', 4), ('Beta QXE', 4) returning store_id, name)
        insert into customer_order (store_id, order_no, recipient) select store_id, 'QXE-' || name, '{"name": "Ann", "city": "Reno"}' from made`.execute(
        trx,
      );
      const found: (string | null)[] = [];
      for await (const rows of readOrderBatches(trx, { search: 'qxe-', sort: 'storeName:asc' }))
        found.push(...rows.map(({ store_name }) => store_name));
      return found;
    });
    expect(names).toEqual(['apple QXE', 'Beta QXE', 'Zebra QXE']);
  });
});

describe('a list with more rows than are counted', () => {
  beforeAll(async () => {
    await database.asOrganization(otherOrg, (trx) =>
      sql`
        insert into product (sku_code, sku_name, brand, product_type, package_type, length, width, height, unit)
        select 'BULK-' || lpad(i::text, 6, '0'), 'Bulk thing ' || i % 7, case when i % 3 > 0 then 'B' || i % 5 end,
          case when i % 2000 = 0 then 2 else 1 end, 'Ready To Ship', 1, 1, 1, 'in/lb'
        from generate_series(1, 10050) i`.execute(trx),
    );
    await indexRecords(server.platform);
  });

  it('shows "10,000+", and can still be paged to its end', async () => {
    const first = await find('products', { pageSize: 200, sort: 'skuCode:desc' }, other);
    expect(first).toMatchObject({ total: 10_000, totalExact: false });
    const searched = await find('products', { search: 'bulk-', sort: 'skuCode:asc', pageSize: 200 }, other);
    expect(searched).toMatchObject({ total: 10_000, totalExact: false });
    const second = await find(
      'products',
      { search: 'bulk-', sort: 'skuCode:asc', pageSize: 200, after: searched.next! },
      other,
    );
    expect(new Set([...searched.ids, ...second.ids]).size).toBe(400);
    const back = await find(
      'products',
      { search: 'bulk-', sort: 'skuCode:asc', pageSize: 200, after: second.previous! },
      other,
    );
    expect(back.ids).toEqual(searched.ids);
  });

  it('counts small results exactly', async () => {
    expect(await find('products', { search: 'bulk-0100' }, other)).toMatchObject({
      total: 51,
      totalExact: true,
    });
    const input = { query: { productType: 2, search: 'bulk-' } as never };
    const answer = await server.call(productPage, input, other);
    expect(answer).toMatchObject({ data: { total: 5, totalExact: true } });
  });

  it('counts no further than requested, and shows the same rows', async () => {
    const asked = { search: 'bulk-', sort: 'skuCode:asc', pageSize: 5 };
    const some = await find('products', { ...asked, countTo: 100 }, other);
    expect(some).toMatchObject({ total: 100, totalExact: false });
    expect(some.ids).toEqual((await find('products', asked, other)).ids);
    expect(await find('products', { search: 'bulk-0100', countTo: 100 }, other)).toMatchObject({
      total: 51,
      totalExact: true,
    });
  });

  it('reads few rows when all matches are old, and shows the same ones', async () => {
    await database.asOrganization(otherOrg, (trx) =>
      sql`
        insert into customer_order (order_no, recipient, created_at)
        select case when i <= 60 then 'OLD-' else 'NEW-' end || i, '{"name": "Ann", "city": "Reno"}', now() + i * interval '1 second'
        from generate_series(1, 5000) i`.execute(trx),
    );
    await indexRecords(server.platform);
    const asked = { search: 'old-', pageSize: 5, pageNo: 2 };
    const whole = await find('orders', asked, other);
    expect(whole).toMatchObject({ total: 60, totalExact: true });
    for (const sort of ['createTime:desc', 'createTime:asc', 'orderNo:desc']) {
      const some = await find('orders', { ...asked, sort, countTo: 20 }, other);
      expect(some).toMatchObject({ total: 20, totalExact: false });
      expect(some.ids).toEqual((await find('orders', { ...asked, sort }, other)).ids);
      const next = { ...asked, sort, after: some.next! };
      expect((await find('orders', { ...next, countTo: 20 }, other)).ids).toEqual(
        (await find('orders', next, other)).ids,
      );
    }
    const rowsRead = sql<{ rows: string }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables where relname = 'customer_order'`;
    const read = await database.asOrganization(otherOrg, async (trx) => {
      const before = await rowsRead.execute(trx);
      await readOrderPage(trx, { search: 'old-', pageNo: 1, pageSize: 5, countTo: 20 });
      const after = await rowsRead.execute(trx);
      return Number(after.rows[0]!.rows) - Number(before.rows[0]!.rows);
    });
    expect(read).toBeLessThan(100);
  });
});
