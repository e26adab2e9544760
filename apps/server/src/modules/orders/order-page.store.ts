import type { Page, StatusCounts } from '@lading/contracts/core';
import {
  orderStatuses,
  withoutWarehouse,
  type HoldReason,
  type OrderQueue,
  type OrderStatus,
  type OrderSummary,
  type OrderType,
} from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { countByStatus } from '../../platform/lists/count-by-status.store.ts';
import { countChosen, everyRow, timeBetween } from '../../platform/lists/found-records.store.ts';
import type {
  ChosenRows,
  ListChoice,
  ListPaging,
  ListSource,
  Sql,
  TimeRange,
} from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { awaitingStatuses, awaitsLabel } from './order-awaiting-label.store.ts';
import './order.table.ts';

type OrderField = 'orderNo' | 'createTime' | 'updateTime' | 'storeName' | 'totalAmount' | 'shipBy';

/** The filters and order of an order list (decision D9). */
export interface OrderChoice extends ListChoice<OrderField>, TimeRange {
  orderType?: OrderType | undefined;
  orderStatus?: OrderStatus | undefined;
  queue?: OrderQueue | undefined;
  storeId?: string | undefined;
  warehouseId?: string | undefined;
  holdReason?: HoldReason | undefined;
  tag?: string | undefined;
  /** YYYY-MM-DD. */
  dueBy?: string | undefined;
}

/** How the order list is searched and sorted. */
const orderSource: ListSource<OrderField> = {
  kind: 'order',
  from: sql`customer_order o`,
  alias: 'o',
  id: sql`o.order_id`,
  usual: 'createTime:desc',
  keys: {
    orderNo: { key: sql`o.order_no`, type: 'text' },
    createTime: { key: sql`o.created_at`, type: 'timestamptz', growsWithId: true },
    updateTime: { key: sql`o.updated_at`, type: 'timestamptz' },
    totalAmount: { key: sql`o.total_hundredths`, type: 'bigint', none: sql`o.total_hundredths is null` },
    shipBy: { key: sql`o.ship_by`, type: 'date', none: sql`o.ship_by is null` },
    storeName: {
      key: sql`(select store.name_order from store where store.store_id = o.store_id)`,
      type: 'text',
      none: sql`o.store_id is null`,
      // A few rows of each store, in the order of store names: no index spans both tables.
      read: ({ conditions, direction, limit, behind }) => sql`
        select few.order_id as id, store.name_order as key from store cross join lateral (
          select o.order_id from customer_order o
          where o.store_id = store.store_id and ${conditions}
            ${behind ? sql`and (store.name_order <> ${behind.key} or o.order_id ${behind.comparison} ${behind.id})` : sql``}
          order by o.order_id ${direction} limit ${sql.lit(limit)}
        ) few ${behind ? sql`where store.name_order ${behind.comparison}= ${behind.key}` : sql``}
        order by store.name_order ${direction}, few.order_id ${direction} limit ${sql.lit(limit)}`,
    },
  },
};

/** Matches the index of due orders. */
const stillToShip = sql`o.order_status in ('UNSHIPPED', 'PARTIALLY_SHIPPED', 'ON_HOLD')`;

const shippedFrom = (warehouseId: string): Sql =>
  warehouseId === withoutWarehouse
    ? sql`o.warehouse_id is null`
    : sql`o.warehouse_id = ${isRowId(warehouseId) ? warehouseId : '0'}::bigint`;

/** The filters of the list besides its search. */
function orderFilters(choice: OrderChoice): Sql[] {
  const { orderType, orderStatus, queue, storeId, warehouseId, holdReason, tag, dueBy } = choice;
  return [
    // A literal, so that the planner can use the partial index of vendor orders.
    ...(orderType ? [sql`o.order_type = ${sql.lit(orderType)}`] : []),
    // As above, for the indexes of orders to ship.
    ...(orderStatus ? [sql`o.order_status = ${sql.lit(orderStatus)}`] : []),
    ...(queue === 'AWAITING_LABEL' ? [awaitsLabel] : []),
    ...(storeId === undefined ? [] : [sql`o.store_id = ${isRowId(storeId) ? storeId : '0'}::bigint`]),
    ...(warehouseId === undefined ? [] : [shippedFrom(warehouseId)]),
    ...(holdReason ? [sql`o.hold_reason = ${holdReason}`] : []),
    ...(tag ? [sql`exists (select from order_tag g where g.order_id = o.order_id and g.tag = ${tag})`] : []),
    ...(dueBy ? [sql`${stillToShip} and o.ship_by <= ${dueBy}::date`] : []),
    ...timeBetween(sql`o.created_at`, choice),
  ];
}

/** The columns that {@link asSummary} reads. */
function selectSummary(trx: Trx) {
  return trx
    .selectFrom('customer_order')
    .leftJoin('store', 'store.store_id', 'customer_order.store_id')
    .selectAll('customer_order')
    .select(['store.name as store_name', 'store.channel as store_channel'])
    .select(sql<string | null>`customer_order.ship_by::text`.as('ship_by_day'))
    .select((select) =>
      select
        .selectFrom('warehouse')
        .select('warehouse.warehouse_name')
        .whereRef('warehouse.warehouse_id', '=', 'customer_order.warehouse_id')
        .as('warehouse_name'),
    )
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
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
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
    holdReason: row.hold_reason,
    holdUntil: row.hold_until?.toISOString() ?? null,
    shipBy: row.ship_by_day,
    tags: row.tags,
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}

/** The number of orders of a selection. */
export const countOrders = (trx: Trx, choice: OrderChoice & ChosenRows): Promise<number> =>
  countChosen(trx, orderSource, everyOrder(choice));

/** The condition for all orders of a selection. */
export const everyOrder = ({ search, ids, ...choice }: OrderChoice & ChosenRows): Sql =>
  everyRow(orderSource, { search, ids, filters: orderFilters(choice) });

/** One page of orders, newest first by default. */
export const readOrderPage = (trx: Trx, choice: OrderChoice & ListPaging): Promise<Page<OrderSummary>> =>
  readListPage(
    trx,
    orderSource,
    { ...choice, filters: orderFilters(choice) },
    {
      read: (ids) =>
        selectSummary(trx)
          .where('customer_order.order_id', '=', sql<string>`${ids}`)
          .execute(),
      idOf: (row) => row.order_id,
      show: asSummary,
    },
  );

/** The number of matching orders by state, and by queue. */
export async function countOrdersByStatus(
  trx: Trx,
  choice: OrderChoice,
): Promise<StatusCounts<OrderStatus> & { queues: StatusCounts<OrderQueue> }> {
  const { part, ...byStatus } = await countByStatus(trx, orderSource, {
    status: sql`o.order_status`,
    statuses: orderStatuses,
    search: choice.search,
    filters: orderFilters({ ...choice, orderStatus: undefined, queue: undefined }),
    part: { of: awaitingStatuses, condition: awaitsLabel },
  });
  return {
    ...byStatus,
    queues: {
      counts: part && part.count > 0 ? { AWAITING_LABEL: part.count } : {},
      over: part?.isOver ? ['AWAITING_LABEL'] : [],
    },
  };
}

/** Every order of a selection in list order, in batches. */
export function readOrderBatches(trx: Trx, choice: OrderChoice & ChosenRows): AsyncIterable<SummaryRow[]> {
  const [field, direction] = (choice.sort ?? orderSource.usual).split(':') as [OrderField, 'asc' | 'desc'];
  const chosen = sql<string>`(select o.order_id from ${orderSource.from} where ${everyOrder(choice)})`;
  const columns = {
    orderNo: 'customer_order.order_no',
    createTime: 'customer_order.created_at',
    updateTime: 'customer_order.updated_at',
    storeName: 'store.name_order',
    totalAmount: 'customer_order.total_hundredths',
    shipBy: 'customer_order.ship_by',
  } as const;
  const query = selectSummary(trx)
    .where('customer_order.order_id', 'in', chosen)
    .orderBy(columns[field], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('customer_order.order_id', direction);
  return readInBatches(trx, query);
}

/** The order with an id, as {@link asSummary} reads it. */
export function readOrderRow(trx: Trx, orderId: string): Promise<SummaryRow | undefined> {
  return selectSummary(trx).where('customer_order.order_id', '=', orderId).executeTakeFirst();
}
