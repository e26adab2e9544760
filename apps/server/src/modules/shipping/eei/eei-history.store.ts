import type { Page } from '@lading/contracts/core';
import type { EeiBasis, EeiRecord } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './eei.table.ts';

/** Which exports, and in what order. */
interface EeiChoice extends ChosenRows {
  search?: string | undefined;
  sort?: 'boughtTime:asc' | 'boughtTime:desc' | undefined;
  basis?: EeiBasis | undefined;
  /** Moments between which they were bought; the second is not included. */
  from?: string | undefined;
  to?: string | undefined;
}

const records = (trx: Trx) =>
  trx
    .selectFrom('eei_record as e')
    .innerJoin('label_purchase as p', 'p.purchase_id', 'e.purchase_id')
    .innerJoin('shipment as s', 's.shipment_id', 'e.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    // What was not bought in the end left no goods.
    .where('p.state', '=', 'BOUGHT');

function chosen(trx: Trx, { search, basis, from, to, ids }: EeiChoice) {
  let query = records(trx);
  if (basis) query = query.where('e.basis', '=', basis);
  if (from) query = query.where('e.created_at', '>=', new Date(from));
  if (to) query = query.where('e.created_at', '<', new Date(to));
  if (ids) query = query.where('e.purchase_id', '=', sql<string>`any (${[...ids]}::bigint[])`);
  if (search) {
    const columns = ['s.shipment_no', 's.tracking_number', 'o.order_no', 'e.itn'];
    const name = sql`e.consignee ->> 'name'`;
    query = query.where(holdsText(search, ...columns.map((column) => sql.ref(column)), name));
  }
  return query;
}

function ordered(trx: Trx, choice: EeiChoice) {
  const direction = choice.sort === 'boughtTime:asc' ? 'asc' : 'desc';
  return chosen(trx, choice)
    .selectAll('e')
    .select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 's.label_status', 'o.order_no'])
    .select(sql<string>`e.ship_date::text`.as('ship_day'))
    .orderBy('e.created_at', direction)
    .orderBy('e.purchase_id', direction);
}
type Row = Awaited<ReturnType<ReturnType<typeof ordered>['executeTakeFirstOrThrow']>>;

const asRecord = (row: Row): EeiRecord => ({
  ...{ recordId: row.purchase_id, shipmentId: row.shipment_id, shipmentNo: row.shipment_no },
  ...{ orderNo: row.order_no, basis: row.basis, itn: row.itn, shipDate: row.ship_day },
  consigneeName: row.consignee.name || row.consignee.company || '',
  countryCode: row.consignee.countryCode ?? '',
  ...{ carrierName: row.carrier_name ?? '', trackingNumber: row.tracking_number },
  ...{ value: Number(row.worth) / 100, currency: row.currency, signer: row.signer },
  isVoided: row.label_status === 'VOIDED',
  boughtTime: row.created_at.toISOString(),
  items: row.items.map(({ skuCode, description, hsCode, originCountry, quantity, unitValue }) => ({
    ...{ skuCode, description, hsCode, originCountry, quantity },
    value: (unitValue * quantity) / 100,
  })),
});

/** One page of exports, the latest bought first unless asked otherwise. */
export async function readEeiPage(
  trx: Trx,
  choice: EeiChoice & { pageNo: number; pageSize: number },
): Promise<Page<EeiRecord>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asRecord), total };
}

/** How many exports there are of a choice. */
export const countEei = (trx: Trx, choice: EeiChoice): Promise<number> => countRows(chosen(trx, choice));

/** Every export of a choice, some at a time. */
export async function* readEeiBatches(trx: Trx, choice: EeiChoice): AsyncIterable<EeiRecord[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice))) yield rows.map(asRecord);
}
