import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@lading/contracts/core';
import { orderActsApi, orderMergeApi, type OrderActRequest } from '@lading/contracts/orders';
import { labelsApi, ratesApi, shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import type { storeJobs } from './store-jobs.ts';

/** What is on record here of the orders of a store. */
export interface StormOrder {
  id: string;
  externalId: string | null;
  status: string;
  stateBy: string | null;
  reason: string | null;
  role: string | null;
  splitFrom: string | null;
  mergedInto: string | null;
  isChanged: boolean;
  version: number;
  street: string;
  lines: { sku: string; units: number }[];
  shipments: { id: string; no: string; status: string; isMarked: boolean }[];
}

/** All of them, as the database has them. */
export const stormOrders = (jobs: ReturnType<typeof storeJobs>, storeId: string): Promise<StormOrder[]> =>
  jobs.rows(sql<StormOrder>`
    select order_id::text as id, external_id as "externalId", order_status as status, state_by as "stateBy",
      hold_reason as reason, merge_role as role, split_from::text as "splitFrom", merged_into::text as "mergedInto",
      changed_in_store_at is not null as "isChanged", version, recipient->>'addressLine1' as street,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', sku_code, 'units', quantity) order by line_no), '[]')
        from order_line l where l.order_id = o.order_id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', shipment_id::text, 'no', shipment_no, 'status', shipment_status,
        'isMarked', marked_at is not null) order by shipment_id), '[]')
        from shipment s where s.order_id = o.order_id and s.return_of is null) as shipments
    from customer_order o where store_id = ${storeId} order by order_id`);

export const withoutParcel = new Set(['AWAITING_LABEL', 'VOIDED']);

/** A seller who does anything with the orders of a store; what is refused is refused. */
export function stormSeller(
  { server, seller, random }: { server: TestServer; seller: Caller; random: (below: number) => number },
  jobs: ReturnType<typeof storeJobs>,
  storeId: string,
) {
  const one = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  async function call<Spec extends CallSpec>(
    ...[to, input]: Parameters<typeof server.call<Spec>>
  ): Promise<unknown> {
    const answer = await server.call(to, input, seller, { 'idempotency-key': randomUUID() });
    if (answer.result === 'OK') return answer.data;
    if (answer.code >= 500) throw new Error(`${to.path}: ${answer.message}`);
    return undefined;
  }
  const act = (orderId: string, request: OrderActRequest) =>
    call(orderActsApi.calls.act, { body: { orderId, request } });
  const isOpen = ({ status }: StormOrder) => status === 'UNSHIPPED' || status === 'PARTIALLY_SHIPPED';
  async function buy(orderId: string) {
    const box = { length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const };
    const quote = await server.call(ratesApi.calls.quote, { body: { orderId, packages: [box] } }, seller);
    if (quote.result !== 'OK') return;
    const { rateId, amount } = quote.data.rates[0]!;
    await call(labelsApi.calls.purchase, { body: { quoteId: quote.data.quoteId, rateId, amount } });
  }
  /** Does one thing. */
  return async (): Promise<void> => {
    const orders = await stormOrders(jobs, storeId);
    const open = orders.filter(isOpen);
    const parcels = orders.flatMap(({ shipments }) => shipments);
    const order = one(open);
    const [at, street] = [random(14), order?.street];
    const parcel = one(parcels.filter(({ status }) => !withoutParcel.has(status)));
    const other = one(open.filter((it) => it.street === street && it !== order));
    const held = one(orders.filter(({ reason }) => reason === 'PAYMENT'));
    const canceled = one(orders.filter(({ status, role }) => status === 'CANCELLED' && role === null));
    const merged = one(orders.filter(({ role }) => role === 'WHOLE'));
    if (at < 4 && order) return buy(order.id);
    if (at < 6 && parcel)
      return void (await (parcel.isMarked
        ? call(labelsApi.calls.withdrawMark, { body: { shipmentId: parcel.id } })
        : call(labelsApi.calls.voidLabels, { body: { shipmentId: parcel.id } })));
    if (at < 8 && order) {
      const { id: orderId, version } = order;
      return void (await call(orderActsApi.calls.split, {
        body: { orderId, version, lines: [{ line: 0, quantity: 1 }] },
      }));
    }
    if (at === 8 && order && other)
      return void (await call(orderMergeApi.calls.merge, { body: { orderIds: [order.id, other.id] } }));
    if (at === 9 && merged)
      return void (await call(orderMergeApi.calls.undoMerge, { body: { orderId: merged.id } }));
    if (at === 10 && order) return void (await act(order.id, { act: 'hold', reason: 'PAYMENT' }));
    if (at === 11 && held) return void (await act(held.id, { act: 'release' }));
    if (at === 12 && order)
      return void (await (random(3) > 0
        ? call(labelsApi.calls.markShipped, {
            body: {
              orderId: order.id,
              carrierName: 'Own van',
              serviceCode: '',
              trackingNumber: '',
              tellsStore: true,
            },
          })
        : act(order.id, { act: 'cancel' })));
    if (at === 13 && canceled) return void (await act(canceled.id, { act: 'restore' }));
    const [failed] = await jobs.rows(sql<{ id: string }>`
      select report_id::text as id from shipment_report where state = 'FAILED' order by report_id limit 1`);
    if (failed) await call(shippingApi.calls.retryReport, { body: { reportId: failed.id } });
  };
}
