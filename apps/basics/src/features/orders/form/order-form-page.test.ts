// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';

const order = {
  orderId: '5',
  orderNo: 'SO-5',
  orderStatus: 'UNSHIPPED',
  orderType: 'SELLER',
  currency: 'USD',
  quantity: 1,
  version: 3,
  allowedActs: ['edit', 'label'],
  createTime: '2026-11-20T16:00:00.000Z',
  recipient: { name: 'Ann Lee', addressLine1: '1 Main St', city: 'Reno', countryCode: 'US' },
  lines: [{ skuCode: 'MUG', skuName: 'Mug', quantity: 1, unitPrice: 5, currency: 'USD' }],
  packages: [],
  shipments: [],
};
const settings = {
  unit: 'in/lb',
  presetId: null,
  signature: 'none',
  customsSigner: '',
  cutOff: null,
  insurance: null,
};

let app: MountedApp;
afterEach(() => app.unmount());

/** Opens the edit of an order, with the given query in its address. */
async function openEdit(userId: string, query: string): Promise<void> {
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.includes('/order/detail/')
      ? order
      : path.includes('/setting')
        ? { settings, presets: [], sender: null, returnTo: null }
        : { records: [], total: 0 },
  });
  app = await mountAt(`#/orders/5/edit${query}`, server, userId);
  await eventually(() => app.find('a', 'Cancel'));
}

it('leads back to the panel of the label from which it was opened', { timeout: 60_000 }, async () => {
  await openEdit('1', '?label=new&insured=20');
  expect(app.find('a', 'Cancel').getAttribute('href')).toMatch(/\/orders\/5\?label=new&insured=20$/);
});

it('leads back to the order alone otherwise', { timeout: 60_000 }, async () => {
  await openEdit('2', '');
  expect(app.find('a', 'Cancel').getAttribute('href')).toMatch(/\/orders\/5$/);
});
