import { storesApi } from '@lading/contracts/stores';
import { orderDetailApi, ordersApi, orderTrendApi } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { orderPage, orderOverview } = ordersApi.calls;
const { orderDetail } = orderDetailApi.calls;
const { orderTrend } = orderTrendApi.calls;
const { storeList } = storesApi.calls;

const { server, seller, other } = await twoOrganizations();

async function page(query: Parameters<typeof server.call<typeof orderPage>>[1]['query'], caller = seller) {
  const answer = await server.call(orderPage, { query }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

describe('the order list (decision D9)', () => {
  it('shows the newest orders first', async () => {
    const times = (await page({ pageSize: 50 })).records.map((record) => record.createTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('distinguishes vendor orders from a seller’s own', async () => {
    const vendor = await page({ orderType: 'VENDOR', pageSize: 200 });
    const own = await page({ orderType: 'SELLER', pageSize: 200 });
    expect(vendor.total).toBeGreaterThan(0);
    expect((await page({})).total).toBe(vendor.total + own.total);
    expect(vendor.records.every((record) => record.orderNo.startsWith('PO-'))).toBe(true);
  });

  it('filters by state and by store', async () => {
    const stores = await server.call(storeList, {}, seller);
    const storeId = stores.result === 'OK' ? stores.data[0]!.storeId : '';
    const found = await page({ orderStatus: 'SHIPPED', storeId, pageSize: 200 });
    expect(found.total).toBeGreaterThan(0);
    for (const record of found.records) expect(record).toMatchObject({ orderStatus: 'SHIPPED', storeId });
  });

  it('finds an order by number, recipient and SKU', async () => {
    const { orderNo, recipientName, orderId } = (await page({ pageSize: 1 })).records[0]!;
    const detail = await server.call(orderDetail, { params: { orderId } }, seller);
    const sku = detail.result === 'OK' ? detail.data.lines[0]!.skuCode : '';
    for (const search of [orderNo, recipientName!, sku]) {
      const ids = (await page({ search, pageSize: 200 })).records.map((record) => record.orderId);
      expect(ids, search).toContain(orderId);
    }
  });

  it('shows each organization its own orders only', async () => {
    const mine = new Set((await page({ pageSize: 200 })).records.map((record) => record.orderId));
    const theirs = (await page({ pageSize: 200 }, other)).records;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((record) => mine.has(record.orderId))).toEqual([]);
  });

  it('finds nothing in another organization’s store', async () => {
    const stores = await server.call(storeList, {}, other);
    const storeId = stores.result === 'OK' ? stores.data[0]!.storeId : '';
    expect((await page({ storeId })).total).toBe(0);
  });
});

describe('one order', () => {
  it('comes with its lines, addresses, packages and shipments', async () => {
    const { orderId } = (await page({ orderStatus: 'SHIPPED', pageSize: 1 })).records[0]!;
    const answer = await server.call(orderDetail, { params: { orderId } }, seller);
    if (answer.result !== 'OK') throw new Error(answer.message);
    expect(answer.data.lines.length).toBeGreaterThan(0);
    expect(answer.data.recipient.zipCode).toBeTruthy();
    expect(answer.data.packages[0]?.trackingNumber).toBe(answer.data.shipments[0]?.trackingNumber);
  });

  it('is not found by another organization', async () => {
    const { orderId } = (await page({ pageSize: 1 })).records[0]!;
    expect(await server.call(orderDetail, { params: { orderId } }, other)).toMatchObject({ code: 404 });
  });
});

describe('the figures of the day', () => {
  it('counts today’s orders, in the requested zone', async () => {
    // The demo's newest orders are less than an hour old: in a zone where it is noon, that is today.
    const hour = new Date().getUTCHours();
    const timeZone = `Etc/GMT${hour >= 12 ? '+' : '-'}${Math.abs(hour - 12)}`;
    const answer = await server.call(orderOverview, { query: { timeZone } }, seller);
    if (answer.result !== 'OK') throw new Error(answer.message);
    expect(answer.data.today.orderCount).toBeGreaterThan(0);
    expect(answer.data.today.amounts[0]?.currency).toBe('USD');
    expect(Object.values(answer.data.statusCounts).reduce((sum, count) => sum + count, 0)).toBe(
      (await page({})).total,
    );
  });

  it('refuses a zone that does not exist', async () => {
    const answer = await server.call(
      orderOverview,
      { query: { timeZone: "UTC'; drop table store" } },
      seller,
    );
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'timeZone' }] });
  });

  it('lists the last days in sequence, each with its orders', async () => {
    const timeZone = 'America/Los_Angeles';
    const answer = await server.call(orderTrend, { query: { timeZone, days: 14 } }, seller);
    if (answer.result !== 'OK') throw new Error(answer.message);
    const { days } = answer.data;
    expect(days).toHaveLength(14);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.at(-1)!.day).toBe(new Intl.DateTimeFormat('en-CA', { timeZone }).format());
    // In another zone, the call for one day counts the same orders.
    const overview = await server.call(orderOverview, { query: { timeZone } }, seller);
    expect(overview).toMatchObject({
      data: {
        today: { orderCount: days.at(-1)!.orderCount, amounts: days.at(-1)!.amounts },
        yesterday: { orderCount: days.at(-2)!.orderCount, amounts: days.at(-2)!.amounts },
      },
    });
    expect(await server.call(orderTrend, { query: { timeZone, days: 14 } }, other)).not.toMatchObject({
      data: { days },
    });
  });

  it('refuses too many days', async () => {
    const answer = await server.call(orderTrend, { query: { timeZone: 'UTC', days: 400 } }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'days' }] });
  });
});
