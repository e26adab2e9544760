import { randomUUID } from 'node:crypto';
import { orderBulkApi, type OrderBulkRequest, type OrderStatus } from '@lading/contracts/orders';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { largeSaves } from '../../../platform/testing/large-save.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;

/** The number of an order of {@link bulkActs}. */
export const numbered = (name: string, at: number) => `${name}-${String(at).padStart(5, '0')}`;

/** Bulk acts of `seller@lading.test`, and what they have done. */
export function bulkActs(server: TestServer, seller: Caller) {
  const saves = largeSaves(
    () => server,
    () => seller,
  );
  const begin = (
    request: OrderBulkRequest,
    orders: { ids: string[] } | { matching: { search?: string; orderStatus?: OrderStatus } },
    key: string = randomUUID(),
  ) => server.call(startBulk, { body: { request, orders } }, seller, { 'idempotency-key': key });
  return {
    ...saves,
    begin,
    /** Orders of the seller, numbered from 1; the last ones are the newest, so an act starts with them. */
    async addOrders(name: string, orders: number, status: OrderStatus = 'UNSHIPPED') {
      const { rows } = await server.platform.database.pool.query<{ order_id: string }>(
        `insert into customer_order (org_id, order_no, order_status, recipient)
         select org_id, $1 || '-' || lpad(n::text, 5, '0'), $3, '{"name": "Ann"}'
         from person, generate_series(1, $2) n where email = 'seller@lading.test' returning order_id`,
        [name, orders, status],
      );
      return rows.map((row) => row.order_id);
    },
    started: async (...given: Parameters<typeof begin>) => (await dataOf(begin(...given))).taskId,
    report: (taskId: string, caller = seller) => server.call(bulkReport, { params: { taskId } }, caller),
    rowsOf: (taskId: string, query: object = {}) =>
      dataOf(server.call(bulkRows, { params: { taskId }, query }, seller)),
    standing: (name: string, status: OrderStatus) =>
      saves.count('customer_order where order_no like $1 and order_status = $2', `${name}-%`, status),
    events: (name: string, kind: string) =>
      saves.count(
        'order_event join customer_order using (order_id) where order_no like $1 and kind = $2',
        `${name}-%`,
        kind,
      ),
    /** Keeps others from changing the order until it is released. */
    holdOrder: (orderNo: string) =>
      saves.holdBack('select from customer_order where order_no = $1 for update', orderNo),
  };
}
