// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-basics.ts';

let app: MountedApp;
afterEach(() => app.unmount());

const order = {
  orderId: '5',
  orderNo: 'SO-5',
  orderStatus: 'UNSHIPPED',
  orderType: 'SELLER',
  currency: 'USD',
  quantity: 1,
  tags: ['rush'],
  createTime: '2026-11-20T16:00:00.000Z',
};
const serving =
  (tags: string[]): Answer =>
  ({ path }) => ({
    result: 'OK',
    data: path.endsWith('/order/tags')
      ? tags
      : path.endsWith('/order/page')
        ? { records: [order], total: 1 }
        : path.endsWith('/order/statusCounts')
          ? {
              counts: { UNSHIPPED: 31 },
              over: [],
              queues: { counts: { AWAITING_LABEL: 27 }, over: ['AWAITING_LABEL'] },
            }
          : null,
  });
const filter = (value = 'rush') =>
  [...document.querySelectorAll('[role="combobox"]')].find((one) => one.textContent?.includes(value));
const asked = (end: string, name = 'tag') =>
  app.calls.findLast(({ path }) => path.endsWith(end))?.query.get(name);

it(
  'the list of orders and its numbers are narrowed by a tag of the address',
  { timeout: 60_000 },
  async () => {
    app = await mountAt('#/orders?tag=rush', serving(['gift', 'rush']), '1');
    await eventually(() => app.find('a', 'SO-5'));
    await eventually(() => expect(filter()).toBeDefined());
    expect([asked('/order/page'), asked('/order/statusCounts')]).toEqual(['rush', 'rush']);
  },
);

it('a tag filter that no longer matches an order can still be removed', { timeout: 60_000 }, async () => {
  app = await mountAt('#/orders?tag=rush', serving([]), '2');
  await eventually(() => expect(filter()).toBeDefined());
});

it(
  'the list of orders and its numbers are narrowed by the warehouse that ships them',
  { timeout: 60_000 },
  async () => {
    const account = { warehouseList: [{ warehouseId: '7', warehouseName: 'Reno' }] };
    app = await mountAt('#/orders?warehouse=7', serving([]), '3', account);
    await eventually(() => expect(filter('Reno')).toBeDefined());
    const ends = ['/order/page', '/order/statusCounts'];
    await eventually(() => expect(ends.map((end) => asked(end, 'warehouseId'))).toEqual(['7', '7']));
  },
);

it(
  'orders that await a label have a tab between those to ship and those on hold, with an address of its own',
  { timeout: 60_000 },
  async () => {
    app = await mountAt('#/orders?status=AWAITING_LABEL', serving([]), '5');
    await eventually(() => app.find('a', 'SO-5'));
    expect([asked('/order/page', 'queue'), asked('/order/page', 'orderStatus')]).toEqual([
      'AWAITING_LABEL',
      null,
    ]);
    // The numbers of the tabs are those of all orders.
    expect(asked('/order/statusCounts', 'queue')).toBeNull();
    const tabs = () => [...document.querySelectorAll('[role="tab"]')].map((one) => one.textContent ?? '');
    await eventually(() => expect(tabs().some((text) => /^Awaiting label.*27\+/.test(text))).toBe(true));
    const at = (start: string) => tabs().findIndex((text) => text.startsWith(start));
    expect(at('To ship')).toBeLessThan(at('Awaiting label'));
    expect(at('Awaiting label')).toBeLessThan(at('On hold'));
    const selected = document.querySelector('[role="tab"][aria-selected="true"]');
    expect(selected?.textContent).toMatch(/^Awaiting label/);
  },
);

it('a state has one name in the tabs and in the rows', { timeout: 60_000 }, async () => {
  app = await mountAt('#/orders', serving([]), '4');
  await eventually(() => app.find('a', 'SO-5'));
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  await eventually(() => expect(texts('[role="tab"]').some((text) => text.startsWith('To ship'))).toBe(true));
  expect(texts('[data-row]').some((text) => text.includes('To ship'))).toBe(true);
});

it(
  'the tab of orders to ship shows what is due first, the others the newest',
  { timeout: 60_000 },
  async () => {
    app = await mountAt('#/orders?status=UNSHIPPED', serving([]), '8');
    await eventually(() => expect(asked('/order/page', 'sort')).toBe('shipBy:asc'));
    await app.unmount();
    app = await mountAt('#/orders?status=ON_HOLD', serving([]), '9');
    await eventually(() => expect(asked('/order/page', 'sort')).toBe('createTime:desc'));
  },
);
