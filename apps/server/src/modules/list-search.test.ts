import { ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexRecords } from '../platform/lists/search-index.ts';
import { readOrderBatches } from './orders/order-page.store.ts';
import { twoOrganisations } from '../platform/testing/two-organisations.ts';
import type { Caller } from '../platform/testing/test-server.ts';

const { orderPage, orderStatusCounts } = ordersApi.calls;
const { productPage, saveProduct } = productsApi.calls;
const { shipmentPage, shipmentStatusCounts } = shippingApi.calls;
const { server, seller, other } = await twoOrganisations();
const { database } = server.platform;

/** What a list answers, with the ids of its records. */
interface Found {
  ids: string[];
  total: number;
  totalExact?: boolean | undefined;
  next?: string | null | undefined;
  previous?: string | null | undefined;
}
interface Query {
  search?: string;
  sort?: string;
  after?: string;
  pageNo?: number;
  pageSize?: number;
  orderStatus?: string;
}

type List = 'orders' | 'products' | 'shipments';
const lists: readonly List[] = ['orders', 'products', 'shipments'];

async function find(list: List, query: Query, caller: Caller = seller): Promise<Found> {
  const input = { query: query as never };
  const answer = await (list === 'orders'
    ? server.call(orderPage, input, caller)
    : list === 'products'
      ? server.call(productPage, input, caller)
      : server.call(shipmentPage, input, caller));
  if (answer.result !== 'OK') throw new Error(`${list} ${JSON.stringify(query)}: ${answer.message}`);
  const { records, ...rest } = answer.data;
  const ids = records.map((record) =>
    'shipmentId' in record ? record.shipmentId : 'productId' in record ? record.productId : record.orderId,
  );
  return { ...rest, ids };
}

const orgOf = async (email: string): Promise<string> =>
  database.asSystem(
    async (trx) =>
      (await trx.selectFrom('person').select('org_id').where('email', '=', email).executeTakeFirstOrThrow())
        .org_id,
  );

async function addProduct(skuCode: string, skuName: string, skuNameCN?: string): Promise<string> {
  const sizes = { length: 1, width: 1, height: 1, unit: 'in/lb', packageType: 'Ready To Ship' } as const;
  const answer = await server.call(saveProduct, { body: { skuCode, skuName, skuNameCN, ...sizes } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.productId;
}

/** Both ways in which a record is found: looked at while it waits, and by the index. */
const ways = [
  ['while records wait for the index', () => Promise.resolve(0)],
  ['by the index', () => indexRecords(server.platform)],
] as const;

describe.each(ways)('a search, %s', (way, prepare) => {
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const [sku, name, nameCN] of [
      ['ZZ-0047110815', 'Galvanized Watering Can', '镀锌浇水壶'],
      [String.raw`YY-50%_\off'"`, `Sale 50%_\\ O'Hara "quoted" & (odd) | !:*`, '打折商品'],
      ['ＷＷ-００１', 'Société ÉLAN Straße ｶﾞﾗｽ', '（全角）杯子'],
    ] as const)
      ids.set(sku, await addProduct(`${sku}${way.length}`, name, nameCN));
    await prepare();
  });

  it.each([
    ['the middle of a word', 'vanized wat'],
    ['the middle of a number', '471108'],
    ['any letter case', 'GALVANIZED'],
    ['two characters', 'zz'],
    ['one character', '锌'],
    ['two Chinese characters', '浇水'],
    ['the end of a Chinese name', '水壶'],
    ['a whole Chinese name', '镀锌浇水壶'],
  ])('finds %s', async (_what, search) => {
    const found = await find('products', { search });
    expect(found.ids).toContain(ids.get('ZZ-0047110815'));
    expect(found.ids).not.toContain(ids.get(String.raw`YY-50%_\off'"`));
  });

  it.each([
    ['ww-001'],
    ['ＷＷ－００１'],
    ['societe'],
    ['SOCIÉTÉ'],
    ['Élan'],
    ['STRASSE'],
    ['ガラス'],
    ['(全角)杯'],
    ['（全角）'],
  ])('finds %s whatever its width, case and accents (decision D28)', async (search) => {
    expect((await find('products', { search })).ids).toContain(ids.get('ＷＷ-００１'));
  });

  it.each(['%_', String.raw`_\o`, `f'"`, `o'hara "q`, '& (', '| !:*', '50%_', String.raw`\\`.slice(1)])(
    'takes %s literally',
    async (search) => {
      const found = await find('products', { search });
      expect(found.ids).toContain(ids.get(String.raw`YY-50%_\off'"`));
      expect(found.ids).not.toContain(ids.get('ZZ-0047110815'));
    },
  );

  it('never spans two fields, and finds nothing where there is nothing', async () => {
    for (const search of ['can镀', '不存在', 'qq', '%%', 'galvanised'])
      expect((await find('products', { search })).total, search).toBe(0);
  });

  it('finds an order and its shipment by tracking number, and no longer after it changed', async () => {
    const tracking = `1ZTEST${way.length}9988776655`;
    const set = (value: string) =>
      database.asOrganisation(seller_, async (trx) =>
        sql<{ order_id: string; shipment_id: string }>`
          update shipment set tracking_number = ${value}
          where shipment_id = (select min(shipment_id) from shipment where order_id is not null)
          returning order_id::text, shipment_id::text`.execute(trx),
      );
    const { rows } = await set(tracking);
    await prepare();
    expect((await find('orders', { search: tracking.slice(4, 14) })).ids).toEqual([rows[0]!.order_id]);
    expect((await find('shipments', { search: tracking.slice(4, 14) })).ids).toEqual([rows[0]!.shipment_id]);
    await set('1ZOTHER');
    await prepare();
    for (const list of ['orders', 'shipments'] as const)
      expect((await find(list, { search: tracking })).total).toBe(0);
  });

  it('never finds what belongs to another organization, by whatever it is searched for', async () => {
    const words = await database.asOrganisation(otherOrg, async (trx) =>
      sql<{ kind: string; record_id: string; word: string }>`
        select kind, record_id::text, regexp_split_to_table(body, '\n') as word from search_record`.execute(
        trx,
      ),
    );
    expect(new Set(words.rows.map(({ kind }) => kind))).toEqual(new Set(['order', 'product', 'shipment']));
    const theirs = new Map<List, Set<string>>(
      lists.map((list) => [
        list,
        new Set(words.rows.filter(({ kind }) => list.startsWith(kind)).map((row) => row.record_id)),
      ]),
    );
    const searches = new Set(words.rows.flatMap(({ word }) => [word, word.slice(1, 4), word.slice(0, 2)]));
    const leaks = await database.asOrganisation(seller_, async (trx) =>
      sql<{ id: string; kind: string; term: string }>`
        select id::text, kind, term from unnest(${[...searches]}::text[]) term
        cross join unnest(array['order', 'product', 'shipment']) kind
        cross join lateral find_records(kind, term, 100000) id`.execute(trx),
    );
    expect(leaks.rows.length).toBeGreaterThan(0);
    expect(leaks.rows.filter(({ id, kind }) => theirs.get(`${kind}s` as List)!.has(id))).toEqual([]);
    for (const list of lists)
      for (const search of [...searches].slice(0, 40)) {
        const { ids: found } = await find(list, { search, pageSize: 200 });
        expect(
          found.filter((id) => theirs.get(list)!.has(id)),
          `${list} ${search}`,
        ).toEqual([]);
      }
  });
});

const seller_ = await orgOf('seller@lading.test');
const otherOrg = await orgOf('other@lading.test');

describe('what is searched by', () => {
  it('finds nothing outside of an organization', async () => {
    const found = await database.asSystem((trx) => sql`select find_records('product', 'a', 10)`.execute(trx));
    expect(found.rows).toEqual([]);
  });

  it('goes with its record', async () => {
    const productId = await addProduct('GONE-SOON-1', 'Gone soon');
    await database.asOrganisation(seller_, (trx) =>
      trx.deleteFrom('product').where('product_id', '=', productId).execute(),
    );
    const left = await database.asSystem((trx) =>
      sql`select from search_record where kind = 'product' and record_id = ${productId}`.execute(trx),
    );
    expect(left.rows).toEqual([]);
  });

  it('is written for every record, those of the seed too', async () => {
    for (const [kind, table] of [
      ['order', 'customer_order'],
      ['product', 'product'],
      ['shipment', 'shipment'],
    ] as const) {
      const { rows } = await database.asSystem((trx) =>
        sql<{ same: boolean }>`select (select count(*) from ${sql.table(table)}) =
          (select count(*) from search_record where kind = ${kind}) as same`.execute(trx),
      );
      expect(rows, kind).toEqual([{ same: true }]);
    }
  });
});

describe('pages by keys (decision D16)', () => {
  const sorts = {
    orders: ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'],
    products: ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'],
    shipments: ['shipmentNo', 'orderNo', 'createTime', 'postage'],
  } as const;
  const cases = lists.flatMap((list) =>
    sorts[list].flatMap((field) =>
      (['asc', 'desc'] as const).map((way) => [list, `${field}:${way}`] as const),
    ),
  );

  it.each(cases)(
    '%s by %s give every row once, forth and back, as pages by number do',
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

  it('repeat and skip nothing while rows come in between', async () => {
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

  it('begin again where the address means another order or nothing', async () => {
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

  it('puts Chinese names behind them, in the order of pinyin, page by page', async () => {
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

  it('is found without a search path, as a dump is restored', async () => {
    const { rows } = await database.asSystem(async (trx) => {
      await sql`set local search_path = ''`.execute(trx);
      return sql<{ text: string }>`select public.order_text('ＺＥＢＲＡ') as text`.execute(trx);
    });
    expect(rows).toEqual([{ text: 'zebra' }]);
  });

  it('is that of an export too', async () => {
    const names = await database.asOrganisation(seller_, async (trx) => {
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

describe('a range of days', () => {
  it('takes what was created from its first moment on and before its last', async () => {
    const all = await server.call(orderPage, { query: { pageSize: 200, sort: 'createTime:asc' } }, seller);
    const times = all.result === 'OK' ? all.data.records.map(({ createTime }) => createTime) : [];
    const [from, to] = [times[3]!, times[8]!];
    const within = times.filter((time) => time >= from && time < to).length;
    const asked = await server.call(orderPage, { query: { from, to } }, seller);
    expect(asked).toMatchObject({ data: { total: within, totalExact: true } });
    const counted = await server.call(orderStatusCounts, { query: { from, to } }, seller);
    const counts = counted.result === 'OK' ? Object.values(counted.data.counts) : [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(within);
  });
});

describe('the numbers of tabs', () => {
  it('follow the search and the filters, as the list does', async () => {
    const all = await server.call(orderPage, { query: { pageSize: 200 } }, seller);
    const records = all.result === 'OK' ? all.data.records : [];
    const { recipientCity, storeId } = records.find((record) => record.storeId)!;
    const queries = [
      {},
      { search: recipientCity!.slice(1) },
      { storeId: storeId! },
      { orderType: 'VENDOR' },
    ] as const;
    for (const query of queries) {
      const answer = await server.call(orderStatusCounts, { query }, seller);
      const { counts, over } = answer.result === 'OK' ? answer.data : { counts: {}, over: ['failed'] };
      expect(over).toEqual([]);
      for (const orderStatus of ['UNSHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const) {
        const { total } = await find('orders', { ...query, orderStatus });
        expect(counts[orderStatus] ?? 0, `${JSON.stringify(query)} ${orderStatus}`).toBe(total);
      }
    }
  });

  it('are those of shipments too', async () => {
    const answer = await server.call(shipmentStatusCounts, { query: {} }, seller);
    const { total } = await find('shipments', {});
    const counts = answer.result === 'OK' ? Object.values(answer.data.counts) : [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('stop at 10,000, and count what few match among many', async () => {
    await database.asOrganisation(otherOrg, (trx) =>
      sql`
        insert into customer_order (order_no, order_status, recipient)
        select 'MANY-' || i, case when i % 100 = 0 then 'ON_HOLD' else 'SHIPPED' end, jsonb_build_object('name', 'Many ' || i % 10)
        from generate_series(1, 10200) i`.execute(trx),
    );
    const read = (query: object) => server.call(orderStatusCounts, { query }, other);
    expect(await read({})).toMatchObject({ data: { counts: { SHIPPED: 10_000 }, over: ['SHIPPED'] } });
    // Of many rows that hold a text, as many are looked at as can be in time: there are at least so many.
    expect(await read({ search: 'many-' })).toMatchObject({
      data: { counts: { SHIPPED: expect.closeTo(2_000, -3), ON_HOLD: 102 }, over: ['SHIPPED'] },
    });
    expect(await read({ search: 'many 3' })).toMatchObject({
      data: { counts: { SHIPPED: 1_020 }, over: [] },
    });
  });
});

describe('a list of more rows than are counted', () => {
  beforeAll(async () => {
    await database.asOrganisation(otherOrg, (trx) =>
      sql`
        insert into product (sku_code, sku_name, brand, product_type, package_type, length, width, height, unit)
        select 'BULK-' || lpad(i::text, 6, '0'), 'Bulk thing ' || i % 7, case when i % 3 > 0 then 'B' || i % 5 end,
          case when i % 2000 = 0 then 2 else 1 end, 'Ready To Ship', 1, 1, 1, 'in/lb'
        from generate_series(1, 10050) i`.execute(trx),
    );
    await indexRecords(server.platform);
  });

  it('says "10,000+", and is walked to its end all the same', async () => {
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

  it('counts what few there are of it', async () => {
    expect(await find('products', { search: 'bulk-0100' }, other)).toMatchObject({
      total: 51,
      totalExact: true,
    });
    const input = { query: { productType: 2, search: 'bulk-' } as never };
    const answer = await server.call(productPage, input, other);
    expect(answer).toMatchObject({ data: { total: 5, totalExact: true } });
  });
});
