import type { Page } from '@lading/contracts/core';
import type { Pickup, PickupState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import { readPage } from '../../../platform/read-page.ts';
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
type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const asShown = (row: ShownRow): Shown => ({
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

/** One page of pickups, latest first by default; without drafts. */
export async function readPickups(
  trx: Trx,
  choice: {
    pageNo: number;
    pageSize: number;
    search?: string | undefined;
    sort?: string | undefined;
    state?: PickupState | undefined;
  },
): Promise<Page<Shown>> {
  const { search, state, sort = 'readyTime:desc' } = choice;
  const searched = [
    sql`p.pickup_id::text`,
    sql`p.confirmation`,
    sql`p.carrier_name`,
    ...['name', 'company', 'addressLine1'].map((part) => sql`p.address->>${sql.lit(part)}`),
  ];
  const found = sql<boolean>`p.state <> 'DRAFT' and (${state ?? null}::text is null or p.state = ${state ?? ''})
    and ${search ? holdsText(search, ...searched) : sql`true`}`;
  const column = sort.startsWith('createTime') ? 'p.created_at' : 'p.ready_at';
  const direction = sort.endsWith(':asc') ? 'asc' : 'desc';
  const { rows, total } = await readPage(
    shown(trx).where(found).orderBy(column, direction).orderBy('p.pickup_id', direction),
    trx.selectFrom('carrier_pickup as p').where(found),
    choice,
  );
  return { records: rows.map(asShown), total };
}
