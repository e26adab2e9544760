import type { Address, Page } from '@lading/contracts/core';
import type { BatchOffer, BatchRow, BatchRowState, BatchState, LabelBatch } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import { postageWallet } from '../../funds/index.ts';
import '../purchase.table.ts';
import './batch.table.ts';
import { shipDayOfRow } from './stale-rows.store.ts';

/** The state of a row: once it has a purchase, that of the purchase. */
const stateOfRow = sql<BatchRowState>`case
  when p.state in ('BOUGHT', 'UNKNOWN') then p.state
  when p.state in ('REFUSED', 'NOT_BOUGHT') then 'FAILED'
  when p.state is not null or r.state = 'TAKEN' then 'BUYING'
  else r.state end`;

/** A rate that ships after the first day of its quote ships later, too. */
const shipsLater = sql<boolean>`(r.ships_later or coalesce(${shipDayOfRow} > r.ship_date, false))`;

const rowsOf = (trx: Trx, batchId: string) =>
  trx
    .selectFrom('label_batch_row as r')
    .innerJoin('customer_order as o', 'o.order_id', 'r.order_id')
    .leftJoin('label_purchase as p', 'p.purchase_id', 'r.purchase_id')
    .leftJoin('shipment as s', 's.shipment_id', 'p.shipment_id')
    .where('r.batch_id', '=', batchId);

const shown = (query: ReturnType<typeof rowsOf>) =>
  query
    .selectAll('r')
    .select(['o.order_no', 'p.charged', 'p.currency', 'p.message as purchase_message'])
    .select(['s.shipment_id', 's.shipment_no', 's.tracking_number'])
    .select([sql<string | null>`(${shipDayOfRow})::text`.as('ship_day'), shipsLater.as('is_later')])
    .select(sql<Address>`o.recipient`.as('to'))
    .select(stateOfRow.as('stands'));
type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const money = (minor: string | number | null, currency: string) => ({ minor: Number(minor ?? 0), currency });

function asRow(row: Row): BatchRow {
  const { to, offer } = row;
  const isBought = row.stands === 'BOUGHT';
  return {
    rowId: row.row_id,
    rowNo: row.row_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    recipientName: to.name,
    recipientPlace: [to.city, to.stateCode, to.countryCode].filter(Boolean).join(', '),
    state: row.stands,
    packages: row.rated_packages,
    packagesFrom: row.packages_from,
    choice: row.choice,
    residential: row.residential,
    ratedResidential: row.rated_residential,
    offer,
    was:
      row.was === null || !offer || offer.amount.minor === Number(row.was)
        ? null
        : money(row.was, offer.amount.currency),
    charged: row.charged === null ? null : money(row.charged, row.currency ?? postageWallet.currency),
    shipDate: row.ship_day,
    shipsLater: row.is_later,
    // Unlabeled shipments belong to the order already, so a row shows its shipment only once it has a label.
    shipmentId: isBought ? row.shipment_id : null,
    shipmentNo: isBought ? row.shipment_no : null,
    trackingNumber: isBought ? row.tracking_number : null,
    message: row.purchase_message ?? row.message,
  };
}

/** All rows of a batch in sequence. */
export async function readBatchRows(trx: Trx, batchId: string): Promise<BatchRow[]> {
  const rows = await shown(rowsOf(trx, batchId)).orderBy('r.row_no').execute();
  return rows.map(asRow);
}

/** One row with all its offers; undefined when the batch has none with that id. */
export async function readRowOffers(
  trx: Trx,
  batchId: string,
  rowId: string,
): Promise<{ row: BatchRow; offers: BatchOffer[] } | undefined> {
  if (!isRowId(rowId)) return undefined;
  const row = await shown(rowsOf(trx, batchId)).where('r.row_id', '=', rowId).executeTakeFirst();
  return row && { row: asRow(row), offers: row.offers };
}

const amountOf = sql`(r.offer->'amount'->>'minor')::bigint`;
/** A label for each package of the order. */
const labelsOf = sql`jsonb_array_length(r.rated_packages)`;
const isOfWallet = sql`r.offer->>'billedTo' = 'wallet'`;
const isReady = sql`p.purchase_id is null and r.state = 'READY'
  and r.offer->'amount'->>'currency' = ${sql.lit(postageWallet.currency)}`;

/** The totals of a batch. */
const sums = sql<{
  counts: Partial<Record<BatchRowState, number>>;
  rows: number;
  total: number;
  wallet: number;
  charged: number;
  changed: number;
  difference: number;
  labels: number;
  printable: number;
  later: number;
  laterDay: string | null;
}>`(select json_build_object(
    'counts', coalesce((select json_object_agg(k.stands, k.n) from (
      select ${stateOfRow} as stands, count(*) as n
      from label_batch_row r left join label_purchase p on p.purchase_id = r.purchase_id
      where r.batch_id = b.batch_id group by 1) k), '{}'::json),
    'rows', count(r.row_id),
    'total', coalesce(sum(${amountOf}) filter (where ${isReady}), 0),
    'wallet', coalesce(sum(${amountOf}) filter (where ${isReady} and ${isOfWallet}), 0),
    'charged', coalesce(sum(p.charged) filter (where p.state = 'BOUGHT'), 0),
    'changed', count(*) filter (where ${isReady} and r.was <> ${amountOf}),
    'difference', coalesce(sum(${amountOf} - r.was) filter (where ${isReady} and r.was <> ${amountOf}), 0),
    'later', count(*) filter (where ${isReady} and ${shipsLater}),
    'laterDay', min(${shipDayOfRow}) filter (where ${isReady} and ${shipsLater}),
    'labels', coalesce(sum(${labelsOf}) filter (where ${isReady}), 0),
    'printable', coalesce(
      sum(${labelsOf}) filter (where p.state = 'BOUGHT' and s.label_status in ('PURCHASED', 'PRINTED')), 0))
  from label_batch_row r
  left join label_purchase p on p.purchase_id = r.purchase_id
  left join shipment s on s.shipment_id = p.shipment_id
  where r.batch_id = b.batch_id)`;

const batches = (trx: Trx) => trx.selectFrom('label_batch as b');
const summed = (query: ReturnType<typeof batches>) => query.selectAll('b').select(sums.as('sums'));
type BatchRecord = Awaited<ReturnType<ReturnType<typeof summed>['executeTakeFirstOrThrow']>>;

function stateOf({ working, sums: { counts, rows } }: BatchRecord): BatchState {
  if (working === 'rating') return 'VALIDATING';
  if (working === 'buying') return 'PURCHASING';
  const bought = counts.BOUGHT ?? 0;
  if (rows > 0 && bought === rows) return 'DONE';
  const isTried = bought + (counts.FAILED ?? 0) + (counts.UNKNOWN ?? 0) + (counts.BUYING ?? 0) > 0;
  return isTried && !counts.READY ? 'DONE_WITH_ERRORS' : 'READY';
}

/** A batch as the list shows it. */
export type ListedBatch = Omit<LabelBatch, 'services'>;

function asBatch(record: BatchRecord): ListedBatch {
  const { counts, rows, total, wallet, charged, changed, difference, labels, printable } = record.sums;
  const { later, laterDay } = record.sums;
  const { currency } = postageWallet;
  return {
    batchId: record.batch_id,
    state: stateOf(record),
    rows,
    counts,
    labels,
    printable,
    total: money(total, currency),
    walletTotal: money(wallet, currency),
    charged: money(charged, currency),
    changed: { rows: changed, difference: money(difference, currency) },
    later: laterDay === null ? null : { rows: later, shipDate: laterDay },
    createTime: record.created_at.toISOString(),
  };
}

/** A batch; undefined when the organization has none with that id. */
export async function readBatch(trx: Trx, batchId: string): Promise<LabelBatch | undefined> {
  if (!isRowId(batchId)) return undefined;
  const record = await summed(batches(trx)).where('b.batch_id', '=', batchId).executeTakeFirst();
  if (!record) return undefined;
  const { rows } = await sql<LabelBatch['services'][number]>`
    select distinct on (o->>'accountId', o->>'serviceCode')
      o->>'accountId' as "accountId", o->>'carrierName' as "carrierName",
      o->>'serviceCode' as "serviceCode", o->'serviceName' as "serviceName"
    from label_batch_row r cross join jsonb_array_elements(r.offers) o
    where r.batch_id = ${batchId} order by o->>'accountId', o->>'serviceCode'`.execute(trx);
  return { ...asBatch(record), services: rows };
}

/** Filters and order of batches; newest first by default. */
interface BatchListChoice extends ChosenRows {
  search?: string | undefined;
  sort?: string | undefined;
}

function chosen(trx: Trx, { search, ids }: BatchListChoice) {
  let matching = batches(trx);
  if (ids) matching = matching.where('b.batch_id', '=', sql<string>`any (${ids.filter(isRowId)}::bigint[])`);
  if (search)
    matching = matching.where(
      sql<boolean>`(b.batch_id::text = ${search} or exists (select from label_batch_row r
        join customer_order o on o.order_id = r.order_id
        where r.batch_id = b.batch_id and o.order_no = ${search}))`,
    );
  return matching;
}

const ordered = (trx: Trx, choice: BatchListChoice) =>
  summed(chosen(trx, choice)).orderBy('b.batch_id', choice.sort === 'createTime:asc' ? 'asc' : 'desc');

/** The number of batches of a selection. */
export const countBatches = (trx: Trx, choice: BatchListChoice): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every batch of a selection, some at a time. */
export async function* readBatchesInTurn(trx: Trx, choice: BatchListChoice): AsyncGenerator<ListedBatch[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice))) yield rows.map(asBatch);
}

/** One page of batches. */
export async function readBatchPage(
  trx: Trx,
  choice: BatchListChoice & { pageNo: number; pageSize: number },
): Promise<Page<ListedBatch>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asBatch), total };
}

/** Shipments of a batch that have labels to print, in the order of its rows. */
export async function printableShipments(trx: Trx, batchId: string): Promise<string[]> {
  const rows = await rowsOf(trx, batchId)
    .select('s.shipment_id')
    .where('p.state', '=', 'BOUGHT')
    .where('s.label_status', 'in', ['PURCHASED', 'PRINTED'])
    .orderBy('r.row_no')
    .execute();
  return rows.flatMap((row) => row.shipment_id ?? []);
}

/** Rows of a locked batch that failed, before or at their purchase. */
export async function failedRows(trx: Trx, batchId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('label_batch_row as r')
    .leftJoin('label_purchase as p', 'p.purchase_id', 'r.purchase_id')
    .select('r.row_id')
    .where('r.batch_id', '=', batchId)
    .where(
      sql<boolean>`(p.state in ('REFUSED', 'NOT_BOUGHT')
      or p.purchase_id is null and r.state in ('FAILED', 'INVALID'))`,
    )
    .execute();
  return rows.map((row) => row.row_id);
}
