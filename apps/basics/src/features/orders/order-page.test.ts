// @vitest-environment happy-dom
import type { OrderAct } from '@lading/contracts/orders';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-basics.ts';

const order = {
  orderId: '5',
  orderNo: 'SO-5',
  orderStatus: 'UNSHIPPED',
  orderType: 'SELLER',
  currency: 'USD',
  quantity: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  recipient: { name: 'Ann Lee', addressLine1: '1 Main St', city: 'Reno', countryCode: 'US' },
  lines: [{ skuCode: 'MUG', skuName: 'Mug', quantity: 1, unitPrice: 5, currency: 'USD' }],
  packages: [],
  shipments: [],
};

let app: MountedApp;
afterEach(() => app.unmount());

/** Opens the page of an order with the given permissions from the server. */
async function openOrder(userId: string, allowedActs: readonly OrderAct[]): Promise<void> {
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.includes('/order/detail/')
      ? { ...order, allowedActs }
      : path.includes('/timeline/')
        ? []
        : { records: [], total: 0 },
  });
  app = await mountAt('#/orders/5', server, userId);
  await eventually(() => app.find('h1', 'SO-5'));
  await eventually(() => app.find('button', 'Packing slip'));
}

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('offers a label for an open order', { timeout: 60_000 }, async () => {
  await openOrder('1', ['label', 'hold', 'tag']);
  expect(buttons()).toContain('Create label');
});

it('offers no label if a warehouse ships the order', { timeout: 60_000 }, async () => {
  await openOrder('2', ['tag', 'note']);
  expect(app.text()).toContain('A warehouse has this order and ships it');
  expect(buttons()).not.toContain('Create label');
});
