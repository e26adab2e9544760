import {
  actsIn,
  waveTransitions,
  type Wave,
  type WaveRow,
  type WaveSorted,
  type WaveStatus,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { barcodesOf } from './inbound-floor.store.ts';
import { roundOf, type PlaceOfRound, type WantedInTote } from './wave-round-rules.ts';

const rowsOf = (condition: Sql) => sql<Omit<WaveRow, 'createTime'> & { createTime: Date }>`
  select v.wave_id::text as "waveId", v.wave_no as "waveNo", v.status, v.created_at as "createTime",
    count(distinct o.outbound_id)::integer as orders, coalesce(sum(l.ordered), 0)::integer as units,
    coalesce(sum(l.picked), 0)::integer as picked
  from wave v left join wave_outbound o using (wave_id) left join outbound_line l on l.outbound_id = o.outbound_id
  where ${condition} group by v.wave_id order by v.wave_id limit 200`;

const asRow = (row: Omit<WaveRow, 'createTime'> & { createTime: Date }): WaveRow => ({
  ...row,
  createTime: row.createTime.toISOString(),
});

/** Open waves of a warehouse, oldest first. */
export async function readWaves(trx: Trx, warehouseId: string): Promise<WaveRow[]> {
  const { rows } = await rowsOf(
    sql`v.warehouse_id = ${warehouseId} and v.status in ('DRAFT', 'IN_PROGRESS')`,
  ).execute(trx);
  return rows.map(asRow);
}

type Goods = Pick<Wave['stops'][number], 'productId' | 'skuCode' | 'skuName' | 'barcodes'>;

/** The remaining needs of a wave's orders and their places, as the next round. */
async function readStops(trx: Trx, waveId: string): Promise<Wave['stops']> {
  const wanted = await sql<WantedInTote & Goods>`
    select w.tote, l.product_id::text as "productId", l.reserved as quantity, p.sku_code as "skuCode", p.sku_name as "skuName",
      ${barcodesOf} as barcodes
    from wave_outbound w join outbound o using (outbound_id) join outbound_line l on l.outbound_id = o.outbound_id
      join product p using (product_id)
    where w.wave_id = ${waveId} and w.is_open and o.status in ('ALLOCATED', 'PICKING') and l.reserved > 0
    order by w.tote, l.line_no`.execute(trx);
  const places = await sql<PlaceOfRound>`
    select b.bin_code as "binCode", s.product_id::text as "productId", b.pick_sequence as "pickSequence", lot.lot_no as "lotNo", s.qty as quantity
    from stock_bin s join warehouse_bin b using (bin_id) left join lot using (lot_id)
    where s.warehouse_id = (select warehouse_id from wave where wave_id = ${waveId}) and s.bucket = 'GOOD' and s.qty > 0
      and s.product_id = any (${wanted.rows.map(({ productId }) => productId)}::bigint[])
    order by lot.expires_on nulls last, b.pick_sequence, b.bin_code`.execute(trx);
  const goods = new Map(
    wanted.rows.map(({ productId, skuCode, skuName, barcodes }) => [
      productId,
      { skuCode, skuName, barcodes },
    ]),
  );
  return roundOf(wanted.rows, places.rows).map((stop) => ({ ...stop, ...goods.get(stop.productId)! }));
}

/** A wave for work on the floor; undefined for one of another warehouse. */
export async function readWave(trx: Trx, waveId: string): Promise<Wave | undefined> {
  const { rows } = await rowsOf(sql`v.wave_id = ${waveId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  const totes = await sql<Wave['totes'][number]>`
    select w.tote, o.outbound_id::text as "outboundId", o.outbound_no as "outboundNo", c.org_name as "clientName", o.status, o.units,
      (select coalesce(sum(l.picked), 0)::integer from outbound_line l where l.outbound_id = o.outbound_id) as picked
    from wave_outbound w join outbound o using (outbound_id) join organisation c on c.org_id = o.org_id
    where w.wave_id = ${waveId} order by w.tote`.execute(trx);
  return {
    ...asRow(head),
    totes: totes.rows,
    stops: head.status === 'IN_PROGRESS' || head.status === 'DRAFT' ? await readStops(trx, waveId) : [],
    acts: actsIn(waveTransitions, head.status, 'floor'),
  };
}

/** Parcels ready to pick and in no wave, most urgent first; locked, skipping those locked by others. */
export async function outboundsForWave(trx: Trx, warehouseId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ outboundId: string }>`
    select o.outbound_id::text as "outboundId" from outbound o
    where o.warehouse_id = ${warehouseId} and o.status = 'ALLOCATED'
      and not exists (select from wave_outbound w where w.outbound_id = o.outbound_id and w.is_open)
      and not exists (select from freight f where f.outbound_id = o.outbound_id)
    order by o.ship_by nulls last, o.outbound_id limit ${most} for no key update of o skip locked`.execute(
    trx,
  );
  return rows.map(({ outboundId }) => outboundId);
}

/** The wave created under a key. */
export async function waveByKey(trx: Trx, warehouseId: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ waveId: string }>`
    select wave_id::text as "waveId" from wave where warehouse_id = ${warehouseId} and create_key = ${key}`.execute(
    trx,
  );
  return rows[0]?.waveId;
}

/** Writes a wave without orders; undefined when its key is taken, for which it waits. */
export async function insertWave(
  trx: Trx,
  given: { orgId: string; warehouseId: string; key: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ waveId: string }>`
    insert into wave (org_id, warehouse_id, create_key, created_at)
    values (${given.orgId}, ${given.warehouseId}, ${given.key}, ${given.now})
    on conflict do nothing returning wave_id::text as "waveId"`.execute(trx);
  return rows[0]?.waveId;
}

/** Gives orders of a wave a tote each. */
export async function insertTotes(trx: Trx, waveId: string, outboundIds: readonly string[]): Promise<void> {
  await sql`
    insert into wave_outbound (org_id, warehouse_id, wave_id, outbound_id, tote)
    select o.org_id, o.warehouse_id, ${waveId}, o.outbound_id, chosen.tote
    from unnest(${outboundIds}::bigint[]) with ordinality chosen (outbound_id, tote) join outbound o using (outbound_id)`.execute(
    trx,
  );
}

/** A wave, locked until the transaction ends. */
export interface LockedWave {
  waveId: string;
  orgId: string;
  warehouseId: string;
  number: string;
  state: WaveStatus;
}

/** Locks a wave; concurrent work on it waits. */
export async function lockWave(trx: Trx, waveId: string): Promise<LockedWave | undefined> {
  const { rows } = await sql<LockedWave>`
    select wave_id::text as "waveId", org_id::text as "orgId", warehouse_id::text as "warehouseId", wave_no as number, status as state
    from wave where wave_id = ${waveId} for no key update`.execute(trx);
  return rows[0];
}

/** Changes the state of a wave; its end frees its orders for another one. */
export async function saveWaveState(trx: Trx, waveId: string, status: WaveStatus): Promise<void> {
  await sql`update wave set status = ${status} where wave_id = ${waveId}`.execute(trx);
  if (status === 'DONE' || status === 'CANCELLED')
    await sql`update wave_outbound set is_open = false where wave_id = ${waveId} and is_open`.execute(trx);
}

/** Orders of a wave that are still being picked, in tote order. */
export async function totesOf(
  trx: Trx,
  waveId: string,
): Promise<{ tote: number; outboundId: string; outboundNo: string }[]> {
  const { rows } = await sql<{ tote: number; outboundId: string; outboundNo: string }>`
    select w.tote, w.outbound_id::text as "outboundId", o.outbound_no as "outboundNo"
    from wave_outbound w join outbound o using (outbound_id) where w.wave_id = ${waveId} and w.is_open order by w.tote`.execute(
    trx,
  );
  return rows;
}

/** How units picked under a key were sorted. */
export async function readWavePick(
  trx: Trx,
  { waveId, key }: { waveId: string; key: string },
): Promise<{ digest: string; sorted: WaveSorted } | undefined> {
  const { rows } = await sql<{ digest: string; sorted: WaveSorted }>`
    select digest, sorted from wave_pick where wave_id = ${waveId} and event_key = ${key}`.execute(trx);
  return rows[0];
}

/** Stores how units picked under a key were sorted. */
export async function insertWavePick(
  trx: Trx,
  { orgId, warehouseId, waveId }: LockedWave,
  given: { key: string; digest: string; sorted: WaveSorted },
): Promise<void> {
  await sql`insert into wave_pick (org_id, warehouse_id, wave_id, event_key, digest, sorted)
    values (${orgId}, ${warehouseId}, ${waveId}, ${given.key}, ${given.digest}, ${JSON.stringify(given.sorted)})`.execute(
    trx,
  );
}
