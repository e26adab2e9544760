import { lookAlikes, nearCode, normalForm } from '@lading/contracts/core';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Trx } from '../platform/database.ts';
import { seededChance } from '../platform/seeded-chance.ts';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';
import { askedLists } from '../testing/asked-lists.ts';
import { orderKey } from '../modules/orders/known-orders.ts';
import { findOrders } from '../modules/orders/order-import.store.ts';
import { skusLikeOthers } from '../modules/products/index.ts';

const world = await twoOrganizations();
const { database } = world.server.platform;
const { orgOf, addProduct } = askedLists(world);
const sellerOrg = await orgOf('seller@lading.test');
const otherOrg = await orgOf('other@lading.test');
const storeId = await database.asOrganization(sellerOrg, async (trx) => {
  const { rows } = await sql<{ id: string }>`select min(store_id)::text as id from store`.execute(trx);
  return rows[0]!.id;
});

/** The codes for which the database's form is not `nearCode`. */
async function differing(codes: readonly string[]): Promise<string[]> {
  const stored = codes.map(normalForm);
  const { rows } = await database.asSystem((trx) =>
    // Signs that the database's version of Unicode does not have yet have no other form there.
    sql<{ form: string; isKnown: boolean }>`
      select near_code(code) as form, unicode_assigned(code) as "isKnown"
      from unnest(${stored}::text[]) with ordinality as given (code, at) order by at`.execute(trx),
  );
  return stored.filter((code, at) => rows[at]!.isKnown && rows[at]!.form !== nearCode(code));
}

it('the database has the same near form for every character', async () => {
  const codes: string[] = [];
  for (let sign = 1; sign <= 0x1_ff_ff; sign += 1)
    if (sign < 0xd8_00 || sign > 0xdf_ff) codes.push(`a${String.fromCodePoint(sign)}-1`);
  expect(await differing(codes)).toEqual([]);
});

it('the database has the same near form for codes of any signs', async () => {
  const chance = seededChance(20);
  const signs = [
    ...Array.from(
      `aZ-_09/#ßİıſµŉǰΐσςՙևﬁ①㌖ﷺ杯ガｶﾞ１ａＡ각가\u1100\u1161 \t\u00a0\u00ad\u0085\u180e\u200b\u2028\u3000\ufeff`,
    ),
    ...Array.from('\u0300\u0301\u0308\u0323\u0327\u0345\u3099\u{1d15e}\u{10428}\u{1e922}'),
    ...Array.from(lookAlikes.signs.toLowerCase()),
    ...Array.from(lookAlikes.signs),
  ];
  const codes = Array.from({ length: 5_000 }, () =>
    Array.from({ length: 1 + chance.below(12) }, () => chance.one(signs)).join(''),
  );
  expect(await differing(codes)).toEqual([]);
});

const addOrder = (orgId: string, orderNo: string, inStore: string | null = null) =>
  database.asOrganization(orgId, (trx) =>
    sql`insert into customer_order (order_no, store_id, recipient) values (${orderNo}, ${inStore}, '{}')`.execute(
      trx,
    ),
  );

it('finds orders of the same store that differ in case, width, blanks or look-alikes', async () => {
  for (const orderNo of ['LaD-1', 'ＬＡＤ－２', 'LAD 3', 'lаd-4', 'LAD-5'])
    await addOrder(sellerOrg, orderNo);
  await addOrder(sellerOrg, 'lad-6', storeId);
  await addOrder(otherOrg, 'lad-7');
  const numbers = ['LAD-1', 'lad-2', 'lad3', 'lad-4', 'lad –5', 'LAD-5', 'LAD-6', 'LAD-7'];
  const found = await database.asOrganization(sellerOrg, (trx) =>
    findOrders(trx, [
      ...numbers.map((orderNo) => ({ storeId: null, orderNo })),
      { storeId, orderNo: 'LAD-6' },
    ]),
  );
  expect([...found.taken]).toEqual([orderKey(null, 'LAD-5')]);
  expect(found.alike).toEqual(
    new Map([
      [orderKey(null, 'LAD-1'), 'LaD-1'],
      [orderKey(null, 'lad-2'), 'ＬＡＤ－２'],
      [orderKey(null, 'lad3'), 'LAD 3'],
      [orderKey(null, 'lad-4'), 'lаd-4'],
      [orderKey(null, 'lad –5'), 'LAD-5'],
      [orderKey(storeId, 'LAD-6'), 'lad-6'],
    ]),
  );
});

it('finds nothing outside of an organization, nor of another one', async () => {
  const find = (trx: Trx) =>
    sql`select from find_near_skus('{CUP-7}') union all select from find_near_orders('{0}', '{LAD-7}')`.execute(
      trx,
    );
  await addProduct('cup-7', 'Cup');
  const inOther = await database.asOrganization(otherOrg, find);
  const inSeller = await database.asOrganization(sellerOrg, find);
  const outside = await database.asSystem(find);
  expect([inOther, inSeller, outside].map(({ rows }) => rows.length)).toEqual([1, 1, 0]);
});

it.each([
  ['product_near', 'product', (trx: Trx) => skusLikeOthers(trx, ['A-1', 'b-1', 'C 1'])],
  ['bundle_near', 'bundle', (trx: Trx) => skusLikeOthers(trx, ['A-1', 'b-1', 'C 1'])],
  [
    'customer_order_near',
    'customer_order',
    (trx: Trx) => findOrders(trx, [{ storeId: null, orderNo: 'a-1' }]),
  ],
])('looks near codes up in %s, and does not read all rows of %s', async (index, table, look) => {
  await database.asOrganization(sellerOrg, async (trx) => {
    // However few rows a test has.
    await sql`set local enable_seqscan = off`.execute(trx);
    // The counts may include those of earlier transactions of the connection.
    const scans = async () => {
      const { rows } = await sql<{ ofIndex: string; ofTable: string }>`
        select pg_stat_get_xact_numscans(${index}::regclass) as "ofIndex",
          pg_stat_get_xact_numscans(${table}::regclass) as "ofTable"`.execute(trx);
      return { ofIndex: Number(rows[0]!.ofIndex), ofTable: Number(rows[0]!.ofTable) };
    };
    const before = await scans();
    await look(trx);
    const after = await scans();
    expect(after.ofIndex).toBeGreaterThan(before.ofIndex);
    expect(after.ofTable).toBe(before.ofTable);
  });
});
