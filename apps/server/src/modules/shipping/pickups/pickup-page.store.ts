import type { Page } from '@lading/contracts/core';
import type { Pickup, PickupState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../shipment.table.ts';
import './pickup.table.ts';
import { pickups, type Shown } from './pickup.store.ts';

const shown = (trx: Trx) =>
  pickups(trx).select(
    sql<Pickup['shipments']>`coalesce((
      select jsonb_agg(jsonb_build_object('shipmentId', s.shipment_id::text, 'shipmentNo', s.shipment_no) order by s.shipment_id)
      from shipment s where s.shipment_id in (select value::bigint from jsonb_array_elements_text(p.shipment_ids))
    ), '[]')`.as('shipments'),
  );
/** A pickup as the list reads it. */
export type PickupRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const asShown = (row: PickupRow): Shown => ({
  pickupId: row.pickup_id,
  accountId: row.account_id,
  carrierName: row.carrier_name,
  state: row.state,
  address: row.address,
  day: row.day,
  ready: row.ready,
  close: row.close,
  timeZone: row.time_zone,
  packages: row.packages,
  weightLb: Number(row.weight_lb),
  place: row.place,
  instructions: row.instructions,
  fee: { minor: Number(row.fee), currency: row.currency },
  billedTo: row.is_wallet ? 'wallet' : 'account',
  shipments: row.shipments,
  confirmation: row.confirmation,
  message: row.message,
  transactionId: row.transaction_id,
  createTime: row.created_at.toISOString(),
});

/** A pickup as its owner sees it; undefined when the organization has none with that id. */
export async function readPickup(trx: Trx, pickupId: string): Promise<Shown | undefined> {
  if (!isRowId(pickupId)) return undefined;
  const row = await shown(trx).where('p.pickup_id', '=', pickupId).executeTakeFirst();
  return row && asShown(row);
}

/** Filters and order of pickups; the latest first by default, and without drafts. */
interface PickupChoice extends ChosenRows {
  search?: string | undefined;
  sort?: string | undefined;
  state?: PickupState | undefined;
}

const searched = [
  sql`p.pickup_id::text`,
  sql`p.confirmation`,
  sql`p.carrier_name`,
  ...['name', 'company', 'addressLine1'].map((part) => sql`p.address->>${sql.lit(part)}`),
];

const found = ({ search, state, ids }: PickupChoice) => sql<boolean>`p.state <> 'DRAFT'
  and ${state ? sql`p.state = ${state}` : sql`true`}
  and ${ids ? sql`p.pickup_id = any (${ids.filter(isRowId)}::bigint[])` : sql`true`}
  and ${search ? holdsText(search, ...searched) : sql`true`}`;

const chosen = (trx: Trx, choice: PickupChoice) => trx.selectFrom('carrier_pickup as p').where(found(choice));

function ordered(trx: Trx, choice: PickupChoice) {
  const { sort = 'readyTime:desc' } = choice;
  const column = sort.startsWith('createTime') ? 'p.created_at' : 'p.ready_at';
  const direction = sort.endsWith(':asc') ? 'asc' : 'desc';
  return shown(trx).where(found(choice)).orderBy(column, direction).orderBy('p.pickup_id', direction);
}

/** The number of pickups of a selection. */
export const countPickups = (trx: Trx, choice: PickupChoice): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every pickup of a selection, in batches. */
export const readPickupBatches = (trx: Trx, choice: PickupChoice): AsyncIterable<PickupRow[]> =>
  readInBatches(trx, ordered(trx, choice));

/** One page of pickups. */
export async function readPickups(
  trx: Trx,
  choice: PickupChoice & { pageNo: number; pageSize: number },
): Promise<Page<Shown>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asShown), total };
}
