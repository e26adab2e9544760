export { readOrderDetail as findOrder } from './order-detail.store.ts';
export { readOrderOverview as overviewOfDay, readOrderTrend as trendOfDays } from './order-overview.store.ts';
export { countOrdersByStatus, readOrderPage as listOrders } from './order-page.store.ts';
export { listTags } from './order-work.store.ts';
