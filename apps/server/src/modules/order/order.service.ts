import type { OrderOverview } from '@lading/contracts/entities/order';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { readOrderOverview } from './order-overview.store.ts';

export { readOrderDetail as findOrder } from './order-detail.store.ts';
export { readOrderPage as listOrders } from './order-page.store.ts';
export { readStores as listStores } from './store.store.ts';

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** The day in numbers in a time zone. @throws RequestError 400 when there is no such zone. */
export function overviewOfDay(trx: Trx, timeZone: string): Promise<OrderOverview> {
  if (!zones.has(timeZone) && timeZone !== 'UTC') {
    throw fieldFault('timeZone', {
      message: 'This is not the name of a time zone, such as America/Los_Angeles.',
      zhMessage: '时区名称无效，示例：America/Los_Angeles。',
    });
  }
  return readOrderOverview(trx, timeZone);
}
