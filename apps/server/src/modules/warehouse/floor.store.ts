import type { Bin, BinKind, FloorWarehouse } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** The warehouses that the transaction's organization provides. */
export async function providedWarehouses(trx: Trx): Promise<FloorWarehouse[]> {
  const { rows } = await sql<FloorWarehouse>`
    select warehouse_id::text as "warehouseId", warehouse_code as "warehouseCode", warehouse_name as "warehouseName"
    from warehouse where warehouse_id = any (current_warehouse_ids()) order by warehouse.warehouse_id`.execute(
    trx,
  );
  return rows;
}

/** The bins of a warehouse with their contents, in route order. */
export async function readBins(trx: Trx, warehouseId: string): Promise<Bin[]> {
  const { rows } = await sql<Bin>`
    select b.bin_id::text as "binId", b.bin_code as "binCode", b.kind, b.pick_sequence as "pickSequence",
      coalesce((select sum(s.qty)::integer from stock_bin s where s.bin_id = b.bin_id), 0) as units
    from warehouse_bin b where b.warehouse_id = ${warehouseId} and b.active order by b.pick_sequence, b.bin_code`.execute(
    trx,
  );
  return rows;
}

/** Adds bins, or changes those with the same code. */
export async function saveBins(
  trx: Trx,
  { orgId, warehouseId }: { orgId: string; warehouseId: string },
  bins: readonly { binCode: string; kind: BinKind; pickSequence: number }[],
): Promise<void> {
  const rows = bins.map(({ binCode, kind, pickSequence }) => ({
    bin_code: binCode,
    kind,
    pick_sequence: pickSequence,
  }));
  await sql`insert into warehouse_bin (org_id, warehouse_id, bin_code, kind, pick_sequence)
    select ${orgId}, ${warehouseId}, b.bin_code, b.kind, b.pick_sequence
    from jsonb_populate_recordset(null::warehouse_bin, ${JSON.stringify(rows)}::jsonb) b
    on conflict (warehouse_id, bin_code) do update set kind = excluded.kind, pick_sequence = excluded.pick_sequence, active = true`.execute(
    trx,
  );
}

/** A bin by its label. */
export async function binByCode(trx: Trx, warehouseId: string, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select bin_id::text as id from warehouse_bin
    where warehouse_id = ${warehouseId} and bin_code = ${code} and active`.execute(trx);
  return rows[0]?.id;
}

/** The first bin of a kind. */
export async function firstBin(trx: Trx, warehouseId: string, kind: BinKind): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select bin_id::text as id from warehouse_bin
    where warehouse_id = ${warehouseId} and kind = ${kind} and active order by pick_sequence, bin_code limit 1`.execute(
    trx,
  );
  return rows[0]?.id;
}

/** Units of a product in one place, of one lot. */
export interface BinStock {
  binId: string;
  lotId: string | null;
  quantity: number;
}

/** The places of a product's units: earliest expiry first, then in route order; only of one bin if given. */
export async function placesOf(
  trx: Trx,
  asked: { warehouseId: string; productId: string; bucket: 'DOCK' | 'GOOD' | 'DAMAGED'; binId?: string },
): Promise<BinStock[]> {
  const { rows } = await sql<BinStock>`
    select s.bin_id::text as "binId", s.lot_id::text as "lotId", s.qty as quantity
    from stock_bin s join warehouse_bin b using (bin_id) left join lot using (lot_id)
    where s.warehouse_id = ${asked.warehouseId} and s.product_id = ${asked.productId} and s.bucket = ${asked.bucket} and s.qty > 0
      ${asked.binId === undefined ? sql`` : sql`and s.bin_id = ${asked.binId}`}
    order by lot.expires_on nulls last, b.pick_sequence, b.bin_code`.execute(trx);
  return rows;
}

/** The lot with a number, created if new; one without an expiry date gets the given one. */
export async function lotOf(
  trx: Trx,
  given: { orgId: string; warehouseId: string; productId: string; lotNo: string; expiresOn: string | null },
): Promise<string> {
  await sql`insert into lot (org_id, warehouse_id, product_id, lot_no, expires_on)
    values (${given.orgId}, ${given.warehouseId}, ${given.productId}, ${given.lotNo}, ${given.expiresOn})
    on conflict (warehouse_id, product_id, lot_no) do update set expires_on = excluded.expires_on
      where lot.expires_on is null and excluded.expires_on is not null`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select lot_id::text as id from lot where warehouse_id = ${given.warehouseId}
      and product_id = ${given.productId} and lot_no = ${given.lotNo}`.execute(trx);
  return rows[0]!.id;
}

/** Takes a number of units from places in sequence; undefined when they have fewer. */
export function takeFrom(places: readonly BinStock[], quantity: number): BinStock[] | undefined {
  const taken: BinStock[] = [];
  let rest = quantity;
  for (const place of places) {
    const part = Math.min(rest, place.quantity);
    if (part > 0) taken.push({ ...place, quantity: part });
    rest -= part;
  }
  return rest === 0 ? taken : undefined;
}

/** The same places without the units that were taken from them, see {@link takeFrom}. */
export const withoutTaken = (places: readonly BinStock[], taken: readonly BinStock[]): BinStock[] =>
  places.map((place) => {
    const part = taken.find(({ binId, lotId }) => binId === place.binId && lotId === place.lotId);
    return { ...place, quantity: place.quantity - (part?.quantity ?? 0) };
  });
