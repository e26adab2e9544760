import type { Page } from '@lading/contracts/core';
import type { StockCard, StockLevel, StockMove, stockFilters } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListChoice, ListPaging, ListSource, Sql } from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';

type StockField = 'skuCode' | 'onHand' | 'available' | 'changeTime';

/** The filters of a stock list. */
export interface StockChoice extends ListChoice<StockField> {
  warehouseId?: string | undefined;
  stock?: (typeof stockFilters)[number] | undefined;
}

/** Rows are found by their product, so the search is one more filter. */
const source: ListSource<StockField> = {
  kind: 'product',
  from: sql`stock_level l join product p on p.product_id = l.product_id`,
  alias: 'l',
  id: sql`l.level_id`,
  usual: 'changeTime:desc',
  keys: {
    skuCode: { key: sql`p.sku_code`, type: 'text' },
    onHand: { key: sql`l.on_hand`, type: 'bigint' },
    available: { key: sql`l.available`, type: 'bigint' },
    changeTime: { key: sql`l.changed_at`, type: 'timestamptz' },
  },
};

const filtersOf = ({ search, warehouseId, stock }: StockChoice): Sql[] => [
  ...(search ? [sql`l.product_id in (select find_records('product', ${search}, null))`] : []),
  ...(warehouseId ? [sql`l.warehouse_id::text = ${warehouseId}`] : []),
  ...(stock === 'available' ? [sql`l.available > 0`] : []),
  ...(stock === 'none-available' ? [sql`l.available = 0`] : []),
  ...(stock === 'damaged' ? [sql`l.damaged > 0`] : []),
];

type LevelRow = Omit<StockLevel, 'changeTime'> & { changeTime: Date };

const levels = (condition: Sql) => sql<LevelRow>`
  select l.level_id::text as "levelId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
    l.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", l.on_hand::integer as "onHand",
    l.available::integer as available, l.reserved, l.dock, l.staged, l.hold, l.damaged, l.changed_at as "changeTime",
    coalesce((select sum(greatest(0, e.expected - e.counted_good - e.counted_damaged))::integer
      from inbound_line e join inbound i using (inbound_id)
      where e.product_id = l.product_id and i.warehouse_id = l.warehouse_id
        and i.status in ('SUBMITTED', 'ARRIVED', 'RECEIVING')), 0) as incoming
  from stock_level l join product p using (product_id) join warehouse w using (warehouse_id) where ${condition}`;

const asLevel = (row: LevelRow): StockLevel => ({ ...row, changeTime: row.changeTime.toISOString() });

/** One page of stock, last moved first by default. */
export const readStockPage = (trx: Trx, choice: StockChoice & ListPaging): Promise<Page<StockLevel>> =>
  readListPage(
    trx,
    source,
    { ...choice, search: undefined, filters: filtersOf(choice) },
    {
      read: async (ids) => (await levels(sql`l.level_id = ${ids}`).execute(trx)).rows,
      idOf: ({ levelId }) => levelId,
      show: asLevel,
    },
  );

/** Everything about the stock of one product; undefined when the organization has none with that id. */
export async function readStockCard(trx: Trx, productId: string): Promise<StockCard | undefined> {
  const products = await sql<{ productId: string; skuCode: string; skuName: string }>`
    select product_id::text as "productId", sku_code as "skuCode", sku_name as "skuName"
    from product where product_id = ${productId}`.execute(trx);
  const [product] = products.rows;
  if (!product) return undefined;
  const levelsOfProduct = await levels(
    sql`l.product_id = ${productId} order by order_text(w.warehouse_name) collate "C"`,
  ).execute(trx);
  const bins = await sql<StockCard['bins'][number]>`
    select w.warehouse_name as "warehouseName", b.bin_code as "binCode", s.bucket, lot.lot_no as "lotNo",
      lot.expires_on::text as "expiresOn", s.qty as quantity
    from stock_bin s join warehouse_bin b using (bin_id) join warehouse w on w.warehouse_id = s.warehouse_id left join lot using (lot_id)
    where s.product_id = ${productId} and s.qty > 0 order by order_text(w.warehouse_name) collate "C", s.bucket, b.bin_code limit 500`.execute(
    trx,
  );
  const layers = await sql<StockCard['layers'][number]>`
    select w.warehouse_name as "warehouseName", y.received_on::text as "receivedOn", lot.lot_no as "lotNo",
      sum(y.qty)::integer as quantity, sum(y.qty_left)::integer as "quantityLeft"
    from stock_layer y join warehouse w using (warehouse_id) left join lot using (lot_id)
    where y.product_id = ${productId} and y.qty_left > 0
    group by 1, 2, 3 order by 2 limit 500`.execute(trx);
  const reservations = await sql<StockCard['reservations'][number]>`
    select o.outbound_id::text as "outboundId", o.outbound_no as "outboundNo", o.client_ref as "clientRef", sum(l.reserved)::integer as quantity
    from outbound_line l join outbound o using (outbound_id) where l.product_id = ${productId} and l.reserved > 0
    group by o.outbound_id order by o.outbound_id limit 200`.execute(trx);
  const expected = await sql<StockCard['expected'][number]>`
    select i.inbound_id::text as "inboundId", i.inbound_no as "inboundNo", i.client_ref as "clientRef", i.eta::text as eta,
      sum(greatest(0, l.expected - l.counted_good - l.counted_damaged))::integer as quantity
    from inbound_line l join inbound i using (inbound_id)
    where l.product_id = ${productId} and i.status in ('SUBMITTED', 'ARRIVED', 'RECEIVING')
      and l.expected > l.counted_good + l.counted_damaged
    group by i.inbound_id order by i.eta nulls last limit 200`.execute(trx);
  return {
    ...product,
    levels: levelsOfProduct.rows.map(asLevel),
    bins: bins.rows,
    layers: layers.rows,
    reservations: reservations.rows,
    expected: expected.rows,
    moves: await readMoves(trx, productId),
  };
}

async function readMoves(trx: Trx, productId: string): Promise<StockMove[]> {
  const { rows } = await sql<Omit<StockMove, 'time'> & { time: Date }>`
    select m.move_id::text as "moveId", e.event_id::text as "eventId", e.kind, e.occurred_at as time, w.warehouse_name as "warehouseName",
      m.qty as quantity, m.from_bucket as from, m.to_bucket as to, f.bin_code as "fromBin", t.bin_code as "toBin", lot.lot_no as "lotNo",
      e.subject_kind as "subjectKind", e.subject_id::text as "subjectId", coalesce(i.inbound_no, o.outbound_no, r.return_no, k.work_order_no) as "subjectNo",
      exists (select from wms_event r where r.reverses_id = e.event_id) as "isReversed"
    from stock_move m join wms_event e using (event_id) join warehouse w on w.warehouse_id = m.warehouse_id
      left join warehouse_bin f on f.bin_id = m.from_bin left join warehouse_bin t on t.bin_id = m.to_bin
      left join lot on lot.lot_id = m.lot_id
      left join inbound i on e.subject_kind = 'inbound' and i.inbound_id = e.subject_id
      left join outbound o on e.subject_kind = 'outbound' and o.outbound_id = e.subject_id
      left join customer_return r on e.subject_kind = 'return' and r.return_id = e.subject_id
      left join work_order k on e.subject_kind = 'work-order' and k.work_order_id = e.subject_id
    where m.product_id = ${productId} order by m.move_id desc limit 200`.execute(trx);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}
