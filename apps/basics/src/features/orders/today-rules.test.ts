import type { OrderOverview } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { hasOrders } from './today-rules.ts';

const day = (orderCount: number): OrderOverview['today'] => ({
  orderCount,
  quantity: orderCount,
  amounts: [],
});

it.each<[string, Partial<OrderOverview>, boolean]>([
  ['a new account', {}, false],
  ['an account whose statuses all stand at zero', { statusCounts: { UNSHIPPED: 0, SHIPPED: 0 } }, false],
  ['an account whose orders are all shipped', { statusCounts: { UNSHIPPED: 0, SHIPPED: 3 } }, true],
  ['an account with a first order', { today: day(1) }, true],
  ['an account that had orders yesterday', { yesterday: day(2) }, true],
])('numbers are shown to %s, or not', (_name, overview, isShown) => {
  expect(hasOrders({ today: day(0), yesterday: day(0), statusCounts: {}, ...overview })).toBe(isShown);
});
