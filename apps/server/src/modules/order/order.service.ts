export { readOrderDetail as findOrder } from './order-detail.store.ts';
export { readOrderPage as listOrders } from './order-page.store.ts';
export { readStores as listStores } from './store.store.ts';
