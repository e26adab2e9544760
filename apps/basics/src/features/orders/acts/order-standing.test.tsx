// @vitest-environment happy-dom
import type { OrderDetail } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderStanding, OrderTagsCard } from './order-standing.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const held: OrderDetail = {
  orderId: '7',
  orderNo: 'A-7',
  orderType: 'SELLER',
  orderStatus: 'ON_HOLD',
  holdReason: 'STOCK',
  quantity: 1,
  version: 3,
  packages: [],
  shipments: [],
  allowedActs: ['release'],
  createTime: '2026-11-25T10:00:00Z',
  recipient: { name: 'Dana' },
  lines: [{ skuCode: 'MUG', quantity: 1 }],
};

async function show(order: OrderDetail) {
  await renderPart(<OrderStanding order={order} />, {
    texts: ['ordersWork', 'orders', 'ordersMerge'],
    api: { call: vi.fn() },
  });
}

it('shows when an order on hold is released automatically', async () => {
  await show({ ...held, holdUntil: '2026-12-03T00:00:00.000Z' });
  expect(screen.getByText(/It is released automatically at 2026-12-03 00:00:00\./)).toBeTruthy();
});

it('says that the label of an order is being bought, apart from an order that a warehouse ships', async () => {
  const open: OrderDetail = { ...held, orderStatus: 'UNSHIPPED', holdReason: null, allowedActs: ['note'] };
  const shipment = { shipmentId: '1', shipmentNo: 'SH7', shipmentStatus: 'AWAITING_LABEL' };
  await show({ ...open, shipments: [{ ...shipment, labelStatus: 'PURCHASING' }] });
  expect(screen.getByText(/Its label is being bought/)).toBeTruthy();
  cleanup();
  await show({ ...open, shipments: [shipment] });
  expect(screen.getByText(/A warehouse has this order/)).toBeTruthy();
});

it('shows that a hold without an end waits for a person', async () => {
  await show(held);
  expect(screen.getByText('Release it to ship it.')).toBeTruthy();
});

it('prints the tags of an order, but not the field for another one', async () => {
  const printed = (element: HTMLElement) => element.closest('.print\\:hidden') === null;
  const texts = ['ordersWork', 'commonSubApp', 'commonErrors'] as const;
  const api = { call: vi.fn(() => Promise.resolve([])) };
  const tagged: OrderDetail = { ...held, allowedActs: ['tag'], tags: ['VIP'] };
  await renderPart(<OrderTagsCard order={tagged} />, { texts, api });
  expect(printed(screen.getByText('VIP'))).toBe(true);
  expect(printed(screen.getByLabelText('New tag'))).toBe(false);
  cleanup();
  await renderPart(<OrderTagsCard order={{ ...tagged, tags: [] }} />, { texts, api });
  expect(printed(screen.getByText('Tags'))).toBe(false);
});
