import type { Bucket, StockEventKind } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** Units of a product moving from one place to another. */
export interface Move {
  productId: string;
  lotId?: string | null;
  quantity: number;
  from: Bucket;
  to: Bucket;
  fromBin?: string | null;
  toBin?: string | null;
  inboundLineId?: string | null;
  outboundLineId?: string | null;
}

/** The subject of an event. */
export type StockSubject = 'inbound' | 'outbound' | 'return' | 'work-order' | 'crossdock' | 'product';

/** A reported event in a warehouse. */
export interface StockEvent {
  /** The client who owns the goods. */
  orgId: string;
  warehouseId: string;
  kind: StockEventKind;
  /** The reporter and the key: each key is recorded once. */
  source: 'client' | 'floor';
  key: string;
  digest: string;
  occurredAt: Date;
  actorId: string;
  subject: { kind: StockSubject; id: string };
  payload?: Readonly<Record<string, string | number | null>>;
  moves?: readonly Move[];
  reverses?: string;
}

/** Writes an event with all its consequences; see `record_stock_event`. */
export async function insertEvent(
  trx: Trx,
  event: StockEvent,
): Promise<{ eventId: string; repeated: boolean }> {
  const given = {
    org_id: event.orgId,
    warehouse_id: event.warehouseId,
    kind: event.kind,
    source: event.source,
    source_key: event.key,
    digest: event.digest,
    occurred_at: event.occurredAt.toISOString(),
    actor_id: event.actorId,
    subject_kind: event.subject.kind,
    subject_id: event.subject.id,
    payload: event.payload ?? {},
    reverses_id: event.reverses ?? null,
    moves: (event.moves ?? []).map((move) => ({
      product_id: move.productId,
      lot_id: move.lotId ?? null,
      qty: move.quantity,
      from_bucket: move.from,
      to_bucket: move.to,
      from_bin: move.fromBin ?? null,
      to_bin: move.toBin ?? null,
      inbound_line_id: move.inboundLineId ?? null,
      outbound_line_id: move.outboundLineId ?? null,
    })),
  };
  const { rows } = await sql<{ event_id: string; repeated: boolean }>`
    select event_id, repeated from record_stock_event(${JSON.stringify(given)}::jsonb)`.execute(trx);
  return { eventId: rows[0]!.event_id, repeated: rows[0]!.repeated };
}

/** The recorded event of a key with its digest. */
export async function eventByKey(
  trx: Trx,
  { warehouseId, source, key }: Pick<StockEvent, 'warehouseId' | 'source' | 'key'>,
): Promise<{ eventId: string; digest: string } | undefined> {
  const { rows } = await sql<{ eventId: string; digest: string }>`
    select event_id as "eventId", digest from wms_event_key
    where warehouse_id = ${warehouseId} and source = ${source} and source_key = ${key}`.execute(trx);
  return rows[0];
}

/** An event to reverse, with its moves. */
export async function readEvent(
  trx: Trx,
  eventId: string,
): Promise<
  | {
      orgId: string;
      warehouseId: string;
      kind: StockEventKind;
      subjectKind: StockSubject;
      subjectId: string;
      isReversed: boolean;
      moves: Move[];
    }
  | undefined
> {
  const { rows } = await sql<{
    orgId: string;
    warehouseId: string;
    kind: StockEventKind;
    subjectKind: StockSubject;
    subjectId: string;
    isReversed: boolean;
    moves: Move[] | null;
  }>`
    select e.org_id as "orgId", e.warehouse_id as "warehouseId", e.kind, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
      exists (select from wms_event r where r.reverses_id = e.event_id) as "isReversed",
      (select json_agg(json_build_object(
        'productId', m.product_id::text, 'lotId', m.lot_id::text, 'quantity', m.qty, 'from', m.from_bucket, 'to', m.to_bucket,
        'fromBin', m.from_bin::text, 'toBin', m.to_bin::text,
        'inboundLineId', m.inbound_line_id::text, 'outboundLineId', m.outbound_line_id::text) order by m.move_id desc)
        from stock_move m where m.event_id = e.event_id) as moves
    from wms_event e where e.event_id = ${eventId}`.execute(trx);
  const [found] = rows;
  return found && { ...found, moves: found.moves ?? [] };
}

/** A product with less available stock than requested. */
export interface Shortage {
  productId: string;
  wanted: number;
  available: number;
}

/** A product with fewer available units than are to leave the shelf, and the first outbounds that have the others reserved. */
interface PromisedProduct {
  skuCode: string;
  available: number;
  outbounds: string[];
}

/**
 * The first product of which so many units are on the shelf, but are partly reserved for outbounds; undefined without one.
 *
 * @param wanted units by product
 */
export async function promisedProduct(
  trx: Trx,
  warehouseId: string,
  wanted: ReadonlyMap<string, number>,
): Promise<PromisedProduct | undefined> {
  const { rows } = await sql<PromisedProduct>`
    select p.sku_code as "skuCode", l.available::integer as available, array(
        select o.outbound_no from outbound_line n join outbound o on o.outbound_id = n.outbound_id
        where n.product_id = l.product_id and n.warehouse_id = l.warehouse_id and n.reserved > 0
        group by o.outbound_id order by o.outbound_id limit 5) as outbounds
    from unnest(${[...wanted.keys()]}::bigint[], ${[...wanted.values()]}::bigint[]) w (product_id, units)
      join stock_level l on l.warehouse_id = ${warehouseId} and l.product_id = w.product_id
      join product p on p.product_id = w.product_id
    where l.available < w.units and l.good >= w.units order by p.product_id limit 1`.execute(trx);
  return rows[0];
}

/** Reserves everything for an outbound, or nothing; returns what is short. */
export async function reserveStock(trx: Trx, outboundId: string): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    select product_id as "productId", wanted, available from reserve_stock(${outboundId})`.execute(trx);
  return rows;
}

/** Releases the reservations of an outbound. */
export async function releaseStock(trx: Trx, outboundId: string): Promise<void> {
  await sql`select release_stock(${outboundId})`.execute(trx);
}

/** Violated invariants; empty unless there is a bug. See `check_stock`, `check_returns`, `check_work_orders` and `check_crossdocks`. */
export async function checkStock(trx: Trx): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from check_stock() union all select * from check_returns() union all select * from check_work_orders()
    union all select * from check_crossdocks()`.execute(trx);
  return rows;
}
