import type { OrderOverview } from '@lading/contracts/orders';

/** Whether there is anything to count: a new account sees its first steps instead of zeros. */
export function hasOrders({ today, yesterday, statusCounts }: OrderOverview): boolean {
  return [today.orderCount, yesterday.orderCount, ...Object.values(statusCounts)].some((count) => count > 0);
}
