import { ordersApi } from '@lading/contracts/orders';
import { shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexRecords } from './search-index.job.ts';
import { twoOrganizations } from '../testing/two-organizations.ts';
import { askedLists, lists, type List } from '../../testing/asked-lists.ts';

const { orderPage, orderStatusCounts } = ordersApi.calls;
const { shipmentStatusCounts } = shippingApi.calls;
const world = await twoOrganizations();
const { server, seller, other } = world;
const { database } = server.platform;
const { find, orgOf, addProduct } = askedLists(world);
const sellerOrg = await orgOf('seller@lading.test');
const otherOrg = await orgOf('other@lading.test');

/** Both ways to find a record: scanned while pending, and by the index. */
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
  ])('finds %s ignoring width, case and accents (decision D28)', async (search) => {
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

  it('never spans two fields, and finds nothing without a match', async () => {
    for (const search of ['can镀', '不存在', 'qq', '%%', 'galvanised'])
      expect((await find('products', { search })).total, search).toBe(0);
  });

  it('finds an order and its shipment by tracking number, and no longer after it changed', async () => {
    const tracking = `1ZTEST${way.length}9988776655`;
    const set = (value: string) =>
      database.asOrganization(sellerOrg, async (trx) =>
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

  it('never finds data of another organization, whatever the search', async () => {
    const words = await database.asOrganization(otherOrg, async (trx) =>
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
    const leaks = await database.asOrganization(sellerOrg, async (trx) =>
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

describe('the search index', () => {
  it('finds nothing outside of an organization', async () => {
    const found = await database.asSystem((trx) => sql`select find_records('product', 'a', 10)`.execute(trx));
    expect(found.rows).toEqual([]);
  });

  it('is deleted with its record', async () => {
    const productId = await addProduct('GONE-SOON-1', 'Gone soon');
    await database.asOrganization(sellerOrg, (trx) =>
      trx.deleteFrom('product').where('product_id', '=', productId).execute(),
    );
    const left = await database.asSystem((trx) =>
      sql`select from search_record where kind = 'product' and record_id = ${productId}`.execute(trx),
    );
    expect(left.rows).toEqual([]);
  });

  it('is written for every record, including seeded ones', async () => {
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
describe('a range of days', () => {
  it('includes what was created from its first moment on and before its last', async () => {
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

describe('the counts of tabs', () => {
  it('follow the search and the filters, like the list', async () => {
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

  it('exist for shipments too', async () => {
    const answer = await server.call(shipmentStatusCounts, { query: {} }, seller);
    const { total } = await find('shipments', {});
    const counts = answer.result === 'OK' ? Object.values(answer.data.counts) : [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('stop at 10,000, and count few matches among many rows', async () => {
    await database.asOrganization(otherOrg, (trx) =>
      sql`
        insert into customer_order (order_no, order_status, recipient)
        select 'MANY-' || i, case when i % 100 = 0 then 'ON_HOLD' else 'SHIPPED' end, jsonb_build_object('name', 'Many ' || i % 10)
        from generate_series(1, 10200) i`.execute(trx),
    );
    const read = (query: object) => server.call(orderStatusCounts, { query }, other);
    expect(await read({})).toMatchObject({ data: { counts: { SHIPPED: 10_000 }, over: ['SHIPPED'] } });
    // Of many rows with a text, as many are checked as time allows: the count is a lower bound.
    expect(await read({ search: 'many-' })).toMatchObject({
      data: { counts: { SHIPPED: expect.closeTo(2_000, -3), ON_HOLD: 102 }, over: ['SHIPPED'] },
    });
    expect(await read({ search: 'many 3' })).toMatchObject({
      data: { counts: { SHIPPED: 1_020 }, over: [] },
    });
  });
});
