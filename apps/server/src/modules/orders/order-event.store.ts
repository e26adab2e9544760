import type { OrderEvent, OrderEventKind } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personNameIn } from '../../platform/person-name.ts';
import { originsOf } from './order-ties.store.ts';
import './order.table.ts';

/** An entry of an order's timeline. */
export interface NewOrderEvent {
  kind: OrderEventKind;
  /** The person who did it; none for a store, a carrier or the scheduler. */
  userId?: string | null;
  at: Date;
  detail?: OrderEvent['detail'];
}

/** Adds to the timeline of an order. */
export async function addOrderEvent(
  trx: Trx,
  orderId: string,
  { kind, userId = null, at, detail = {} }: NewOrderEvent,
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, kind, user_id: userId, happened_at: at, detail: JSON.stringify(detail) })
    .execute();
}

/** The same for many orders at once, such as those of an import. */
export async function addOrderEvents(
  trx: Trx,
  orderIds: readonly string[],
  { kind, userId = null, at }: Omit<NewOrderEvent, 'detail'>,
): Promise<void> {
  await addEachEvent(
    trx,
    orderIds.map((orderId) => ({ orderId, kind })),
    { userId, at },
  );
}

/** Adds acts of one person at one moment to the timelines of orders. */
export async function addEachEvent(
  trx: Trx,
  events: readonly ({ orderId: string } & Pick<NewOrderEvent, 'kind' | 'detail'>)[],
  { userId, at }: { userId: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into order_event (order_id, happened_at, kind, user_id, detail)
    select order_id, ${at}::timestamptz, kind, ${userId}::bigint, detail
    from unnest(
      ${events.map(({ orderId }) => orderId)}::bigint[], ${events.map(({ kind }) => kind)}::text[],
      ${events.map(({ detail }) => JSON.stringify(detail ?? {}))}::jsonb[]
    ) as event (order_id, kind, detail)`.execute(trx);
}

/** Maximum entries read per order. */
const timelineMost = 500;

/** The events of an order, newest first, and the notes of those that its goods were in before. Such a note names its order. */
export async function readTimeline(trx: Trx, orderId: string): Promise<OrderEvent[]> {
  const rows = await trx
    .selectFrom('order_event as e')
    .innerJoin('customer_order as o', 'o.order_id', 'e.order_id')
    .leftJoin('person as p', 'p.user_id', 'e.user_id')
    .select(['e.event_id', 'e.happened_at', 'e.kind', 'e.detail', 'o.order_id', 'o.order_no'])
    .select(personNameIn('p').as('who'))
    .where(
      sql<boolean>`e.order_id in ${originsOf(orderId)} and (e.order_id = ${orderId} or e.kind = 'noted')`,
    )
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.event_id', 'desc')
    .limit(timelineMost)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    time: row.happened_at.toISOString(),
    kind: row.kind,
    userName: row.who,
    detail:
      row.order_id === orderId
        ? row.detail
        : { ...row.detail, orders: [{ orderId: row.order_id, orderNo: row.order_no }] },
  }));
}
