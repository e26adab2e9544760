import { orderMessages, type OrderOverview, type OrderTrend } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { readOrderOverview, readOrderTrend } from './order-overview.store.ts';

export { readOrderDetail as findOrder } from './order-detail.store.ts';
export { listTags } from './order-work.store.ts';
export { countOrdersByStatus, readOrderPage as listOrders } from './order-page.store.ts';

/** Validating a zone takes longer than the query that uses it. */
const knownZones = new Set<string>();

/** Whether it is an IANA name; an offset such as `+08:00` is not, and PostgreSQL reads it with the opposite sign. */
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

/** @throws RequestError 400 when there is no such zone. */
export function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw fieldFault('timeZone', orderMessages.noTimeZone());
  }
}

/** The figures of the day in a time zone. @throws RequestError 400 when there is no such zone. */
export function overviewOfDay(trx: Trx, timeZone: string): Promise<OrderOverview> {
  requireTimeZone(timeZone);
  return readOrderOverview(trx, timeZone);
}

/** The figures of the last days including today. @throws RequestError 400 when there is no such zone. */
export function trendOfDays(trx: Trx, asked: { timeZone: string; days: number }): Promise<OrderTrend> {
  requireTimeZone(asked.timeZone);
  return readOrderTrend(trx, asked);
}
