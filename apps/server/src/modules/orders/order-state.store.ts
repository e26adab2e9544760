import type { Address } from '@lading/contracts/core';
import type { HoldReason, LabelPlan, OrderStatus, StoreHoldReason } from '@lading/contracts/orders';
import type { OrderCustoms } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { OrderFacts } from './order-state-rules.ts';
import './order.table.ts';

/** The actor and the moment of a change. */
export interface Doer {
  userId: string;
  now: Date;
}

/** An order with the facts for the state machine. */
export interface LockedOrder extends OrderFacts {
  orderId: string;
  orderNo: string;
  tags: string[];
  version: number;
  ownFields: string[];
  /** Its store changed it after its label was bought, and it no longer follows its store: it was split, merged or edited. */
  isAstray: boolean;
  /** Its store needs nothing from it: other parcels contain all that it wants of the same order. */
  isNotWanted: boolean;
  /** YYYY-MM-DD. */
  shipBy: string | null;
  labelPlan: LabelPlan | null;
  carrierName: string | null;
  serviceCode: string | null;
  signatureType: string | null;
  insuranceDeclared: number | null;
  sender: Address | null;
  customs: OrderCustoms | null;
  holdReason: HoldReason | null;
  holdUntil: Date | null;
  /** The note on its hold or cancellation. */
  stateNote: string | null;
}

type GoodsFacts = Pick<OrderFacts, 'labeled' | 'awaiting' | 'buying' | 'atWarehouse'>;
const untouched: GoodsFacts = { labeled: 0, awaiting: 0, buying: 0, atWarehouse: false };

/** The facts for the state machine from shipments and outbounds, by order. */
async function goodsFacts(trx: Trx, orderIds: readonly string[]): Promise<Map<string, GoodsFacts>> {
  const shipments = await sql<{ order_id: string } & Omit<GoodsFacts, 'atWarehouse'>>`
    select order_id, count(*) filter (where shipment_status not in ('AWAITING_LABEL', 'VOIDED'))::integer as labeled,
      count(*) filter (where shipment_status = 'AWAITING_LABEL' and relabel_of is null)::integer as awaiting,
      count(*) filter (where label_status = 'PURCHASING')::integer as buying
    from shipment where order_id = any (${[...orderIds]}::bigint[]) and return_of is null group by order_id`.execute(
    trx,
  );
  // A shipped one is no longer with the warehouse once its shipment is recorded.
  const outbounds = await sql<{ order_id: string }>`
    select o.order_id from outbound o
    where o.order_id = any (${[...orderIds]}::bigint[]) and o.status <> 'CANCELLED' and not (o.status = 'SHIPPED' and exists (
      select from shipment s where s.order_id = o.order_id and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED')))`.execute(
    trx,
  );
  const facts = new Map<string, GoodsFacts>();
  for (const { order_id, ...counts } of shipments.rows) facts.set(order_id, { ...untouched, ...counts });
  for (const { order_id } of outbounds.rows)
    facts.set(order_id, { ...(facts.get(order_id) ?? untouched), atWarehouse: true });
  return facts;
}

/**
 * Orders with their facts, locked until the transaction ends unless they are only displayed; orders of other organizations are
 * missing. Always locked newest first, so that concurrent transactions do not deadlock.
 */
export async function readOrderStates(
  trx: Trx,
  orderIds: readonly string[],
  { isLocked = true } = {},
): Promise<LockedOrder[]> {
  const query = trx
    .selectFrom('customer_order as o')
    .select(['o.order_id', 'o.order_no', 'o.order_status', 'o.state_by', 'o.partly_elsewhere'])
    .select(['o.tags', 'o.version', 'o.own_fields', 'o.merge_role', 'o.cancelled_in_store_at'])
    .select(['o.held_in_store_at', 'o.held_in_store_for', 'o.label_plan'])
    .select(['o.changed_in_store_at', 'o.split_from', 'o.not_wanted_at'])
    .select(['o.signature_type', 'o.insurance_declared', 'o.sender', 'o.customs'])
    .select(['o.carrier_name', 'o.service_code', 'o.hold_reason', 'o.hold_until', 'o.state_note'])
    .select(sql<string | null>`o.ship_by::text`.as('ship_by_day'))
    .where('o.order_id', '=', sql<string>`any (${orderIds.filter(isRowId)}::bigint[])`)
    .orderBy('o.order_id', 'desc');
  const rows = await (isLocked ? query.forUpdate() : query).execute();
  const facts = rows.length > 0 ? await goodsFacts(trx, orderIds.filter(isRowId)) : new Map();
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNo: row.order_no,
    tags: row.tags,
    version: row.version,
    status: row.order_status,
    stateBy: row.state_by,
    partlyElsewhere: row.partly_elsewhere,
    cancelledInStore: row.cancelled_in_store_at !== null,
    heldInStore: row.held_in_store_at !== null,
    heldInStoreFor: row.held_in_store_for,
    mergeRole: row.merge_role,
    ownFields: row.own_fields,
    isAstray:
      row.changed_in_store_at !== null &&
      (row.split_from !== null || row.merge_role === 'WHOLE' || row.own_fields.includes('lines')),
    isNotWanted: row.not_wanted_at !== null,
    shipBy: row.ship_by_day,
    labelPlan: row.label_plan,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
    signatureType: row.signature_type,
    insuranceDeclared: row.insurance_declared === null ? null : Number(row.insurance_declared),
    sender: row.sender,
    customs: row.customs,
    holdReason: row.hold_reason,
    holdUntil: row.hold_until,
    stateNote: row.state_note,
    ...(facts.get(row.order_id) ?? untouched),
  }));
}

/** One order, see {@link readOrderStates}; undefined when the organization has none with that id. */
export async function readOrderState(
  trx: Trx,
  orderId: string,
  how?: { isLocked?: boolean },
): Promise<LockedOrder | undefined> {
  return (await readOrderStates(trx, [orderId], how))[0];
}

/** The fields that accompany a change of state. */
interface StateChange {
  status: OrderStatus;
  effect: 'set-aside' | 'take-up' | undefined;
  by: 'person' | 'store';
  reason?: HoldReason | null;
  note?: string | null;
  /** When a hold ends automatically. */
  until?: Date | null;
  now: Date;
}

/** Since when its store holds the order. */
const heldSince = sql<Date | null>`
  case when order_status = 'ON_HOLD' and state_by = 'store' then state_at else held_in_store_at end`;
/** The reason for that hold. */
const heldFor = sql<StoreHoldReason | null>`
  case when order_status = 'ON_HOLD' and state_by = 'store' then hold_reason else held_in_store_for end`;

/** The store's hold that is stored beneath a person's decision. */
const heldBeneath = <Column extends 'held_in_store_at' | 'held_in_store_for'>(column: Column) =>
  sql<Column extends 'held_in_store_at' ? Date | null : StoreHoldReason | null>`
    case when state_by = 'person' then ${sql.ref(column)} end`;

/** Writes one new state of orders. */
export async function writeOrderState(
  trx: Trx,
  orderIds: readonly string[],
  { status, effect, by, reason = null, note = null, until = null, now }: StateChange,
): Promise<void> {
  const aside = { state_note: note, state_by: by, state_at: now };
  const nothing = { state_note: null, state_by: null, state_at: null };
  await trx
    .updateTable('customer_order')
    .set({
      order_status: status,
      updated_at: now,
      not_wanted_at: null,
      hold_reason: status === 'ON_HOLD' ? reason : null,
      hold_until: status === 'ON_HOLD' ? until : null,
      ...(effect === 'set-aside' ? aside : effect === 'take-up' ? nothing : {}),
      // The store's hold is only stored beneath a person's decision, including a hold that the person cancels.
      ...(effect === 'set-aside' &&
        by === 'person' && { held_in_store_at: heldSince, held_in_store_for: heldFor }),
      ...(by === 'store' && { held_in_store_at: null, held_in_store_for: null }),
      // A store's hold that was not applied when a person resumed the order waits until its label is void.
      ...(effect === 'take-up' &&
        by === 'person' && {
          held_in_store_at: heldBeneath('held_in_store_at'),
          held_in_store_for: heldBeneath('held_in_store_for'),
        }),
    })
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
}
