import type { Page } from '@lading/contracts/core';
import type { LabelVoid, VoidState } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import type { ChosenRows } from '../../platform/lists/list-source.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import './purchase.table.ts';
import './shipment.table.ts';
import './tracking.table.ts';

/** Filters and order of voids. */
export interface VoidChoice {
  search?: string | undefined;
  sort?: 'requestTime:asc' | 'requestTime:desc' | undefined;
  state?: VoidState | undefined;
  /** The period of the requests; the end is exclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const voids = (trx: Trx) =>
  trx
    .selectFrom('label_void as v')
    .innerJoin('shipment as s', 's.shipment_id', 'v.shipment_id')
    .innerJoin('label_purchase as p', 'p.purchase_id', 'v.purchase_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id');

/** The credit in the ledger: the key of a void is its purchase. */
const transactionOf = sql<string | null>`(select t.transaction_id from ledger_transaction t
  where t.org_id = v.org_id and t.kind = 'void' and t.key = v.purchase_id::text)`;

/** The credited or expected amount; otherwise the label's charge. */
const creditOf = sql<string>`coalesce(
  (select sum(e.amount) from ledger_entry e where e.transaction_id = ${transactionOf} and e.account = 'wallet'),
  (select x.amount from expected_credit x
    where x.org_id = v.org_id and x.cause_kind = 'label-void' and x.cause_id = v.purchase_id::text),
  p.charged)`;

const shown = (query: ReturnType<typeof voids>) =>
  query
    .selectAll('v')
    .select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 's.label_status'])
    .select(['p.currency', 'o.order_no'])
    .select(creditOf.as('credit'))
    .select(sql<string | null>`v.credit_expected::text`.as('credit_on'))
    .select(transactionOf.as('transaction_id'));

/** A void as lists and files read it. */
export type VoidRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const asVoid = (row: VoidRow): LabelVoid => ({
  voidId: row.void_id,
  shipmentId: row.shipment_id,
  shipmentNo: row.shipment_no,
  orderNo: row.order_no,
  carrierName: row.carrier_name ?? '',
  trackingNumber: row.tracking_number,
  amount: { minor: Number(row.credit), currency: row.currency },
  state: row.state,
  message: row.message,
  creditExpected: row.credit_on,
  // A refund refused once the label was void is only requested again if its carrier accepts a second request.
  isRetryable: row.state === 'REJECTED' && (row.label_status !== 'VOIDED' || row.is_refund_retryable),
  isLabelVoid: row.label_status === 'VOIDED',
  requestTime: row.requested_at.toISOString(),
  creditTime: row.credited_at?.toISOString() ?? null,
  disputeTime: row.disputed_at?.toISOString() ?? null,
  transactionId: row.transaction_id,
});

/** The void of a shipment; undefined when there is none. */
export async function readVoid(trx: Trx, shipmentId: string): Promise<LabelVoid | undefined> {
  const row = await shown(voids(trx)).where('v.shipment_id', '=', shipmentId).executeTakeFirst();
  return row && asVoid(row);
}

function chosen(trx: Trx, { search, state, from, to, ids }: VoidChoice & ChosenRows) {
  let query = voids(trx);
  if (state) query = query.where('v.state', '=', state);
  if (from) query = query.where('v.requested_at', '>=', new Date(from));
  if (to) query = query.where('v.requested_at', '<', new Date(to));
  if (ids) query = query.where('v.void_id', '=', sql<string>`any (${[...ids]}::bigint[])`);
  if (search) {
    const columns = ['s.shipment_no', 's.tracking_number', 'o.order_no'];
    query = query.where(holdsText(search, ...columns.map((column) => sql.ref(column))));
  }
  return query;
}

function ordered(trx: Trx, choice: VoidChoice & ChosenRows) {
  const direction = choice.sort === 'requestTime:asc' ? 'asc' : 'desc';
  return shown(chosen(trx, choice)).orderBy('v.requested_at', direction).orderBy('v.void_id', direction);
}

/** One page of voids, newest first by default. */
export async function readVoidPage(
  trx: Trx,
  choice: VoidChoice & { pageNo: number; pageSize: number },
): Promise<Page<LabelVoid>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asVoid), total };
}

/** The number of voids of a selection. */
export const countVoids = (trx: Trx, choice: VoidChoice & ChosenRows): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every void of a selection, in batches. */
export const readVoidBatches = (trx: Trx, choice: VoidChoice & ChosenRows): AsyncIterable<VoidRow[]> =>
  readInBatches(trx, ordered(trx, choice));
