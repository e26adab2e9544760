import type { Page } from '@lading/contracts/core';
import { eeiCitation, lineValue, type EeiBasis, type EeiRecord } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { personNameIn } from '../../../platform/person-name.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './eei.table.ts';

/** A citation that was entered by hand, as it is read. */
interface KeptEntry {
  basis: EeiBasis;
  itn: string | null;
  exemption: string | null;
  at: string;
  who: string | null;
  isLate: boolean;
}

/** Filters and order of exports. */
interface EeiChoice extends ChosenRows {
  search?: string | undefined;
  sort?: 'boughtTime:asc' | 'boughtTime:desc' | undefined;
  basis?: EeiBasis | undefined;
  /** The period of purchase; the end is exclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const records = (trx: Trx) =>
  trx
    .selectFrom('eei_record as e')
    .innerJoin('label_purchase as p', 'p.purchase_id', 'e.purchase_id')
    .innerJoin('shipment as s', 's.shipment_id', 'e.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    // The last entry counts.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('eei_entry as x')
          .select(['x.basis', 'x.itn', 'x.exemption'])
          .whereRef('x.purchase_id', '=', 'e.purchase_id')
          .orderBy('x.entry_id', 'desc')
          .limit(1)
          .as('n'),
      (join) => join.onTrue(),
    )
    // Failed purchases exported no goods.
    .where('p.state', '=', 'BOUGHT');

const basisNow = sql<EeiBasis>`coalesce(n.basis, e.basis)`;
/** The citations at the purchase and later ones, whether current or not. */
const everCited = sql<string>`concat_ws(chr(10), 'AES ' || e.itn,
  (select string_agg(coalesce(x.exemption, 'AES ' || x.itn), chr(10)) from eei_entry x where x.purchase_id = e.purchase_id))`;
const itnNow = sql<string | null>`case when n.basis is null then e.itn else n.itn end`;

/** The entries by hand, newest first; late once the ship date has passed at the place of origin. */
const entries = sql<KeptEntry[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'basis', x.basis, 'itn', x.itn, 'exemption', x.exemption, 'at', x.created_at,
    'who', ${personNameIn('who')},
    'isLate', (x.created_at at time zone 'Etc/GMT+12')::date > e.ship_date) order by x.entry_id desc)
  from eei_entry x left join person who on who.user_id = x.user_id where x.purchase_id = e.purchase_id), '[]')`;

function chosen(trx: Trx, { search, basis, from, to, ids }: EeiChoice) {
  let query = records(trx);
  if (basis) query = query.where(basisNow, '=', basis);
  if (from) query = query.where('e.created_at', '>=', new Date(from));
  if (to) query = query.where('e.created_at', '<', new Date(to));
  if (ids) query = query.where('e.purchase_id', '=', sql<string>`any (${[...ids]}::bigint[])`);
  if (search) {
    const columns = ['s.shipment_no', 's.tracking_number', 'o.order_no'];
    const parties = ['name', 'company'].map((field) => sql`e.consignee ->> ${sql.lit(field)}`);
    query = query.where(
      holdsText(search, ...columns.map((column) => sql.ref(column)), everCited, ...parties),
    );
  }
  return query;
}

function ordered(trx: Trx, choice: EeiChoice) {
  const direction = choice.sort === 'boughtTime:asc' ? 'asc' : 'desc';
  return chosen(trx, choice)
    .selectAll('e')
    .select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 's.label_status', 'o.order_no'])
    .select(sql<string>`e.ship_date::text`.as('ship_day'))
    .select([basisNow.as('basis_now'), itnNow.as('itn_now'), 'n.exemption', entries.as('entries')])
    .orderBy('e.created_at', direction)
    .orderBy('e.purchase_id', direction);
}
type Row = Awaited<ReturnType<ReturnType<typeof ordered>['executeTakeFirstOrThrow']>>;

const asRecord = (row: Row): EeiRecord => ({
  recordId: row.purchase_id,
  shipmentId: row.shipment_id,
  shipmentNo: row.shipment_no,
  orderNo: row.order_no,
  basis: row.basis_now,
  itn: row.itn_now,
  exemption: row.exemption,
  citedAtPurchase: eeiCitation(row),
  shipDate: row.ship_day,
  entries: row.entries.map(({ at, who, isLate, ...entry }) => ({
    citation: eeiCitation(entry),
    time: new Date(at).toISOString(),
    userName: who,
    isLate,
  })),
  consigneeName: [...new Set([row.consignee.company, row.consignee.name])].filter(Boolean).join(', '),
  countryCode: row.consignee.countryCode ?? '',
  carrierName: row.carrier_name ?? '',
  trackingNumber: row.tracking_number,
  value: row.items.length === 0 ? null : Number(row.worth) / 100,
  currency: row.currency,
  signer: row.signer,
  isVoided: row.label_status === 'VOIDED',
  boughtTime: row.created_at.toISOString(),
  items: row.items.map(({ skuCode, description, hsCode, originCountry, quantity, unitValue }) => ({
    skuCode,
    description,
    hsCode,
    originCountry,
    quantity,
    value: lineValue({ unitValue, quantity }) / 100,
  })),
});

/** One page of exports, the latest purchase first by default. */
export async function readEeiPage(
  trx: Trx,
  choice: EeiChoice & { pageNo: number; pageSize: number },
): Promise<Page<EeiRecord>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asRecord), total };
}

/** One export; undefined when the organization has none with that id. */
export async function readEeiRecord(trx: Trx, recordId: string): Promise<EeiRecord | undefined> {
  if (!isRowId(recordId)) return undefined;
  const row = await ordered(trx, { ids: [recordId] }).executeTakeFirst();
  return row && asRecord(row);
}

/**
 * The citations of the exports of an order, each once; those of returns and of void labels are left out.
 *
 * @param shipmentId one shipment of the order, of which the last purchase counts
 */
export async function readCitations(
  trx: Trx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string | undefined },
): Promise<string[]> {
  const query = records(trx)
    .select([basisNow.as('basis'), itnNow.as('itn'), 'n.exemption'])
    .where('s.order_id', '=', orderId)
    .orderBy('e.purchase_id');
  const rows = await (
    shipmentId === undefined
      ? query.where('s.return_of', 'is', null).where('s.label_status', '!=', 'VOIDED')
      : query.where('s.shipment_id', '=', shipmentId)
  ).execute();
  const citations = rows.map((row) => eeiCitation(row));
  return shipmentId === undefined ? [...new Set(citations)] : citations.slice(-1);
}

/** The number of exports of a selection. */
export const countEei = (trx: Trx, choice: EeiChoice): Promise<number> => countRows(chosen(trx, choice));

/** Every export of a selection, in batches. */
export async function* readEeiBatches(trx: Trx, choice: EeiChoice): AsyncIterable<EeiRecord[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice))) yield rows.map(asRecord);
}
