import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@lading/contracts/core';
import { orderActsApi, orderMergeApi, type OrderActRequest } from '@lading/contracts/orders';
import { labelsApi, ratesApi, shippingApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import type { storeJobs } from './store-jobs.ts';
import { stormOrders, withoutParcel, type StormOrder } from './storm-orders.ts';
import { oneOf, type Random } from './storm-shop.ts';

interface Means {
  server: TestServer;
  seller: Caller;
  random: Random;
  /** Has the carrier take back the label of one package of a shipment of two. */
  voidPackage: (shipmentId: string) => Promise<void>;
}

/** A seller who does anything with the orders of a store; what is refused is refused. */
export function stormSeller(
  { server, seller, random, voidPackage }: Means,
  jobs: ReturnType<typeof storeJobs>,
  storeId: string,
) {
  const one = oneOf(random);
  async function call<Spec extends CallSpec>(...[to, input]: Parameters<typeof server.call<Spec>>) {
    const answer = await server.call(to, input, seller, { 'idempotency-key': randomUUID() });
    if (answer.result !== 'OK' && answer.code >= 500) throw new Error(`${to.path}: ${answer.message}`);
    return answer.result;
  }
  const act = (orderId: string, request: OrderActRequest) =>
    call(orderActsApi.calls.act, { body: { orderId, request } });
  const isOpen = ({ status }: StormOrder) => status === 'UNSHIPPED' || status === 'PARTIALLY_SHIPPED';
  async function buy(orderId: string) {
    const box = { length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const };
    const packages = random(3) === 0 ? [box, box] : [box];
    const quote = await server.call(ratesApi.calls.quote, { body: { orderId, packages } }, seller);
    if (quote.result !== 'OK') return quote.result;
    const { rateId, amount } = quote.data.rates[0]!;
    return call(labelsApi.calls.purchase, { body: { quoteId: quote.data.quoteId, rateId, amount } });
  }
  const mark = (orderId: string) =>
    call(labelsApi.calls.markShipped, {
      body: { orderId, carrierName: 'Own van', serviceCode: '', trackingNumber: '', tellsStore: true },
    });
  async function retry() {
    const [failed] = await jobs.rows(sql<{ id: string }>`
      select report_id::text as id from shipment_report where state = 'FAILED' order by report_id limit 1`);
    return failed && call(shippingApi.calls.retryReport, { body: { reportId: failed.id } });
  }
  /** Does one thing. @returns what, and what came of it */
  return async (): Promise<string> => {
    const orders = await stormOrders(jobs, storeId);
    const open = orders.filter(isOpen);
    const parcels = orders
      .flatMap(({ shipments }) => shipments)
      .filter(({ status }) => !withoutParcel.has(status));
    const order = one(open);
    const [at, street] = [random(15), order?.street];
    const parcel = one(parcels);
    const other = one(open.filter((it) => it.street === street && it !== order));
    const held = one(orders.filter(({ status, stateBy }) => status === 'ON_HOLD' && stateBy === 'person'));
    const canceled = one(orders.filter(({ status, role }) => status === 'CANCELLED' && role === null));
    const merged = one(orders.filter(({ role }) => role === 'WHOLE'));
    const double = one(parcels.filter(({ labels }) => labels > 1));
    const did = async (
      what: string,
      on: { externalId?: string | null } | undefined,
      work: Promise<unknown>,
    ) => `${what} ${on?.externalId ?? ''} ${String(await work)}`;
    if (at < 4 && order) return did('buy', order, buy(order.id));
    if (at < 6 && parcel) {
      const body = { shipmentId: parcel.id };
      return parcel.isMarked
        ? did('withdraw', undefined, call(labelsApi.calls.withdrawMark, { body }))
        : did('void', undefined, call(labelsApi.calls.voidLabels, { body }));
    }
    if (at < 8 && order) {
      const body = { orderId: order.id, version: order.version, lines: [{ line: 0, quantity: 1 }] };
      return did('split', order, call(orderActsApi.calls.split, { body }));
    }
    if (at === 8 && order && other)
      return did(
        'merge',
        order,
        call(orderMergeApi.calls.merge, { body: { orderIds: [order.id, other.id] } }),
      );
    if (at === 9 && merged)
      return did('undo merge', merged, call(orderMergeApi.calls.undoMerge, { body: { orderId: merged.id } }));
    if (at === 10 && order) return did('hold', order, act(order.id, { act: 'hold', reason: 'PAYMENT' }));
    if (at === 11 && held)
      return random(3) === 0
        ? did(
            'change hold',
            held,
            act(held.id, { act: 'change-hold', reason: 'ADDRESS', note: 'Call first' }),
          )
        : did('release', held, act(held.id, { act: 'release' }));
    if (at === 12 && order)
      return random(3) > 0
        ? did('mark', order, mark(order.id))
        : did('cancel', order, act(order.id, { act: 'cancel' }));
    if (at === 13 && canceled) return did('restore', canceled, act(canceled.id, { act: 'restore' }));
    if (at === 14 && double) return did('void one package', undefined, voidPackage(double.id));
    return did('retry', undefined, retry());
  };
}
