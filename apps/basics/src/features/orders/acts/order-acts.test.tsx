// @vitest-environment happy-dom
import type { OrderDetail } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderActs } from './order-acts.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const order: OrderDetail = {
  orderId: '7',
  orderNo: 'A-7',
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 2,
  version: 3,
  packages: [],
  shipments: [],
  allowedActs: ['label', 'edit', 'cancel', 'hold', 'split'],
  createTime: '2026-11-25T10:00:00Z',
  recipient: { name: 'Dana', countryCode: 'US' },
  lines: [{ skuCode: 'MUG', quantity: 2 }],
};
const show = () =>
  renderPart(<OrderActs order={order} />, {
    texts: ['ordersWork', 'orders', 'ordersCustoms', 'ordersMerge', 'commonSubApp'],
    api: { call: vi.fn(() => Promise.resolve([])) },
  });
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'));
async function entries() {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

it('shows the acts of an order as buttons, and rare ones in a menu', async () => {
  await show();
  expect(buttons()).toEqual(['Packing slip', 'Cancel order', 'Hold', 'More']);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  expect(await entries()).toEqual(['Copy order', 'Mark as shipped', 'Split order']);
});

it('has them all in the menu on a phone, so that the next step stands in one line', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  await show();
  expect(buttons()).toEqual(['More']);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  expect(await entries()).toEqual([
    'Copy order',
    'Packing slip',
    'Cancel order',
    'Hold',
    'Mark as shipped',
    'Split order',
  ]);
});
