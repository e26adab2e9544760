import type { OrderStatus, OrderSummary } from '@lading/contracts/entities/order';
import type { Page } from '@lading/contracts/entities/page';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like-pattern.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import './order.table.ts';

const sortColumns = {
  orderNo: 'customer_order.order_no',
  createTime: 'customer_order.created_at',
  updateTime: 'customer_order.updated_at',
  storeName: 'store.name',
  totalAmount: 'customer_order.total_amount',
} as const;

/** Which orders a list is asked for, and in what order (decision D9). */
export interface OrderChoice {
  search?: string | undefined;
  sort?: `${keyof typeof sortColumns}:${'asc' | 'desc'}` | undefined;
  orderType?: 'SELLER' | 'VENDOR' | undefined;
  orderStatus?: OrderStatus | undefined;
  storeId?: string | undefined;
}

function matchingOrders(trx: Trx, query: OrderChoice) {
  let orders = trx
    .selectFrom('customer_order')
    .leftJoin('store', 'store.store_id', 'customer_order.store_id');
  if (query.orderType) orders = orders.where('order_type', '=', query.orderType);
  if (query.orderStatus) orders = orders.where('order_status', '=', query.orderStatus);
  if (query.storeId !== undefined) {
    orders = orders.where('customer_order.store_id', '=', isRowId(query.storeId) ? query.storeId : '0');
  }
  if (query.search) {
    const pattern = containing(query.search);
    orders = orders.where((where) =>
      where.or([
        where('order_no', 'ilike', pattern),
        where('reference', 'ilike', pattern),
        where(sql`recipient->>'name'`, 'ilike', pattern),
        where(sql`recipient->>'city'`, 'ilike', pattern),
        where.exists(
          where
            .selectFrom('order_line')
            .select('line_no')
            .whereRef('order_line.order_id', '=', 'customer_order.order_id')
            .where((line) =>
              line.or([line('sku_code', 'ilike', pattern), line('sku_name', 'ilike', pattern)]),
            ),
        ),
      ]),
    );
  }
  return orders;
}

/** The columns that {@link asSummary} reads. */
function selectSummary(orders: ReturnType<typeof matchingOrders>) {
  return orders
    .selectAll('customer_order')
    .select(['store.name as store_name', 'store.channel as store_channel'])
    .select((select) =>
      select
        .selectFrom('order_line')
        .select(sql<string>`coalesce(sum(quantity), 0)`.as('units'))
        .whereRef('order_line.order_id', '=', 'customer_order.order_id')
        .as('units'),
    );
}

/** An order as the list reads it. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummary>['execute']>>[number];

/** A row as the list shows it. */
export function asSummary(row: SummaryRow): OrderSummary {
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    orderType: row.order_type,
    orderStatus: row.order_status,
    storeId: row.store_id,
    storeName: row.store_name,
    channel: row.store_channel,
    recipientName: row.recipient.name,
    recipientCity: row.recipient.city,
    recipientStateCode: row.recipient.stateCode,
    recipientCountryCode: row.recipient.countryCode,
    quantity: Number(row.units ?? 0),
    totalAmount: wireNumber(row.total_amount),
    currency: row.currency,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}

function orderedOrders(trx: Trx, choice: OrderChoice) {
  const [field, direction] = (choice.sort ?? 'createTime:desc').split(':') as [
    keyof typeof sortColumns,
    'asc' | 'desc',
  ];
  return selectSummary(matchingOrders(trx, choice))
    .orderBy(sortColumns[field], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('customer_order.order_id', direction);
}

/** How many orders there are of a choice. */
export function countOrders(trx: Trx, choice: OrderChoice): Promise<number> {
  return countRows(matchingOrders(trx, choice));
}

/** One page of orders, newest first unless asked otherwise. */
export async function readOrderPage(
  trx: Trx,
  choice: OrderChoice & { pageNo: number; pageSize: number },
): Promise<Page<OrderSummary>> {
  const { rows, total } = await readPage(orderedOrders(trx, choice), matchingOrders(trx, choice), choice);
  return { records: rows.map(asSummary), total };
}

/** Every order of a choice as the list has them, some at a time. */
export function readOrderBatches(trx: Trx, choice: OrderChoice): AsyncIterable<SummaryRow[]> {
  return readInBatches(trx, orderedOrders(trx, choice));
}

/** The order with an id, as {@link asSummary} reads it. */
export function readOrderRow(trx: Trx, orderId: string): Promise<SummaryRow | undefined> {
  const orders = trx
    .selectFrom('customer_order')
    .leftJoin('store', 'store.store_id', 'customer_order.store_id')
    .where('customer_order.order_id', '=', orderId);
  return selectSummary(orders).executeTakeFirst();
}
