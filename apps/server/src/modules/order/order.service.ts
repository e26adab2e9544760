import type { OrderOverview } from '@lading/contracts/entities/order';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { readOrderOverview } from './order-overview.store.ts';

export { readOrderDetail as findOrder } from './order-detail.store.ts';
export { readOrderPage as listOrders } from './order-page.store.ts';
export { readStores as listStores } from './store.store.ts';

/** Asking for one takes longer than the query it is for. */
const knownZones = new Set<string>();

/** Whether it is an IANA name; an offset such as `+08:00` is none, and means the opposite to PostgreSQL. */
function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  if (!/^[a-z_]+(?:\/[a-z0-9_+-]+)*$/i.test(name)) return false;
  try {
    if (Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '') return false;
    if (knownZones.size < 1_000) knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}

/** The day in numbers in a time zone. @throws RequestError 400 when there is no such zone. */
export function overviewOfDay(trx: Trx, timeZone: string): Promise<OrderOverview> {
  if (!isTimeZone(timeZone)) {
    throw fieldFault('timeZone', {
      message: 'This is not the name of a time zone, such as America/Los_Angeles.',
      zhMessage: '时区名称无效，示例：America/Los_Angeles。',
    });
  }
  return readOrderOverview(trx, timeZone);
}
