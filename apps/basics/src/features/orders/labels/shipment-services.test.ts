// @vitest-environment happy-dom
import type { ShipmentAct } from '@lading/contracts/shipping';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';
import { shipmentDetail } from '../../../testing/shipment-detail.ts';

const shipment = {
  shipmentId: '7',
  shipmentNo: 'SH5',
  shipmentStatus: 'IN_TRANSIT',
  packageCount: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  currency: 'USD',
  trackingNumber: '0095',
};
const order = {
  orderId: '5',
  orderNo: 'SO-5',
  orderStatus: 'SHIPPED',
  orderType: 'SELLER',
  currency: 'USD',
  quantity: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  allowedActs: [],
  recipient: { name: 'Ann Lee', addressLine1: '1 Main St', city: 'Reno', countryCode: 'US' },
  lines: [{ skuCode: 'MUG', skuName: 'Mug', quantity: 1, unitPrice: 5, currency: 'USD' }],
  packages: [],
  shipments: [shipment],
};
const detail = shipmentDetail(shipment, { trackingStatus: 'IN_TRANSIT' });

let app: MountedApp;
afterEach(() => app.unmount());

/** Opens the labels of an order's shipment with the given permissions from the server. */
async function openLabels(userId: string, acts: readonly ShipmentAct[]): Promise<void> {
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.includes('/order/detail/')
      ? order
      : path.includes('/shipment/detail/')
        ? { ...detail, acts }
        : path.includes('/timeline/')
          ? []
          : { records: [], total: 0 },
  });
  app = await mountAt('#/orders/5', server, userId);
  await eventually(() => document.querySelector<HTMLElement>('[aria-label="Labels of SH5"]')!.click());
  await eventually(() => app.find('[role="dialog"]', 'SH5'));
}
const links = () =>
  [...document.querySelectorAll('[role="dialog"] a')].map((one) => [
    one.textContent,
    one.getAttribute('href'),
  ]);

it('lead from the labels of an order to a claim and a change of address', { timeout: 60_000 }, async () => {
  await openLabels('81', ['claim', 'changeAddress']);
  await eventually(() =>
    expect(links()).toEqual([
      ['File insurance claim', expect.stringContaining('/settings/insurance-claim?shipment=7')],
      ['Change address', expect.stringContaining('/settings/address-change?shipment=7')],
    ]),
  );
});

it('are hidden if the server allows neither', { timeout: 60_000 }, async () => {
  await openLabels('82', []);
  await eventually(() => {
    expect(app.calls.some(({ path }) => path.includes('/shipment/detail/'))).toBe(true);
    expect(document.querySelector('[role="dialog"] [aria-busy="true"]')).toBeNull();
  });
  expect(links()).toEqual([]);
});
