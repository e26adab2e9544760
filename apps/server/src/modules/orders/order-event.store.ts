import type { OrderEvent, OrderEventKind } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** What is put on record of an order. */
export interface NewOrderEvent {
  kind: OrderEventKind;
  /** Who did it; none where a store, a carrier or the clock did. */
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

/** The same of many orders at once, such as those of an import. */
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

/** Adds to the timelines of orders what one person did at one moment. */
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

/** Entries that are read of one order. */
const timelineMost = 500;

/** What has happened to an order, newest first. */
export async function readTimeline(trx: Trx, orderId: string): Promise<OrderEvent[]> {
  const rows = await trx
    .selectFrom('order_event as e')
    .leftJoin('person as p', 'p.user_id', 'e.user_id')
    .select(['e.event_id', 'e.happened_at', 'e.kind', 'e.detail'])
    .select(
      sql<string | null>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.user_name)`.as(
        'who',
      ),
    )
    .where('e.order_id', '=', orderId)
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.event_id', 'desc')
    .limit(timelineMost)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    time: row.happened_at.toISOString(),
    kind: row.kind,
    userName: row.who,
    detail: row.detail,
  }));
}
