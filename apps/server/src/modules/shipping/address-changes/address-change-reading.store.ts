import type { Address, Page } from '@lading/contracts/core';
import type { AddressChange, AddressChangeState } from '@lading/contracts/shipment-service';
import type { LabelStatus, TrackingStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import { readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './address-change.table.ts';

const changes = (trx: Trx) =>
  trx
    .selectFrom('carrier_address_change as c')
    .innerJoin('shipment as s', 's.shipment_id', 'c.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id');
const shown = (trx: Trx) =>
  changes(trx).selectAll('c').select(['s.shipment_no', 's.tracking_number', 'o.order_no']);
type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const asShown = (row: Row): AddressChange => ({
  ...{ changeId: row.change_id, shipmentId: row.shipment_id, shipmentNo: row.shipment_no },
  ...{ orderNo: row.order_no, trackingNumber: row.tracking_number, carrierName: row.carrier_name },
  ...{ kind: row.kind, state: row.state, old: row.old_address, to: row.new_address },
  fee: { minor: Number(row.fee), currency: row.currency },
  ...{ billedTo: row.is_wallet ? 'wallet' : 'account', isRefunded: row.is_refunded },
  ...{ message: row.message, transactionId: row.transaction_id },
  requestTime: row.called_at?.toISOString() ?? null,
  answerTime: row.answered_at?.toISOString() ?? null,
  endTime: row.ended_at?.toISOString() ?? null,
});

/** A change of address as its owner sees it; undefined when the organization has none with that id. */
export async function readAddressChange(trx: Trx, changeId: string): Promise<AddressChange | undefined> {
  if (!isRowId(changeId)) return undefined;
  const row = await shown(trx).where('c.change_id', '=', changeId).executeTakeFirst();
  return row && asShown(row);
}

/** The changes of address of a shipment, the latest first; without drafts. */
export async function addressChangesOf(trx: Trx, shipmentId: string): Promise<AddressChange[]> {
  const rows = await shown(trx)
    .where('c.shipment_id', '=', shipmentId)
    .where('c.state', '<>', 'DRAFT')
    .orderBy('c.change_id', 'desc')
    .execute();
  return rows.map(asShown);
}

/** One page of changes of address, the latest first unless asked otherwise; without drafts. */
export async function readAddressChanges(
  trx: Trx,
  choice: {
    pageNo: number;
    pageSize: number;
    search?: string | undefined;
    sort?: 'requestTime:asc' | 'requestTime:desc' | undefined;
    state?: AddressChangeState | undefined;
  },
): Promise<Page<AddressChange>> {
  const { search, state, sort } = choice;
  const searched = [
    ...['s.shipment_no', 's.tracking_number', 'o.order_no'].map((name) => sql.ref(name)),
    ...['name', 'company', 'addressLine1'].map((part) => sql`c.new_address ->> ${sql.lit(part)}`),
    sql`c.old_address ->> 'name'`,
  ];
  const found = sql<boolean>`c.state <> 'DRAFT' and (${state ?? null}::text is null or c.state = ${state ?? ''})
    and ${search ? holdsText(search, ...searched) : sql`true`}`;
  const direction = sort === 'requestTime:asc' ? 'asc' : 'desc';
  const { rows, total } = await readPage(
    shown(trx).where(found).orderBy('c.called_at', direction).orderBy('c.change_id', direction),
    changes(trx).where(found),
    choice,
  );
  return { records: rows.map(asShown), total };
}

/** What decides about the address of a shipment. */
export interface ChangeableShipment {
  shipmentId: string;
  shipmentNo: string;
  orderId: string | null;
  labelStatus: LabelStatus;
  trackingStatus: TrackingStatus;
  accountId: string | null;
  carrierName: string;
  /** To whom it goes now: since a redirect that was completed, to its address. */
  recipient: Address | null;
  /** What the carrier knows its labels by; null: none were bought here. */
  labelRef: string | null;
}

/** A shipment, locked until the transaction ends where it is about to be changed; undefined when the organization has none with that id. */
export async function readChangeable(
  trx: Trx,
  shipmentId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ChangeableShipment | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const query = trx
    .selectFrom('shipment as s')
    .leftJoin('label_purchase as p', (join) =>
      join.onRef('p.shipment_id', '=', 's.shipment_id').on('p.state', '=', 'BOUGHT'),
    )
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    .select(['s.shipment_no', 's.order_id', 's.label_status', 's.tracking_status', 's.account_id'])
    .select(['s.carrier_name', 'p.carrier_ref'])
    .select(
      sql<Address | null>`coalesce(
      (select c.new_address from carrier_address_change c
        where c.shipment_id = s.shipment_id and c.state = 'COMPLETED' and c.kind = 'REDIRECT'
        order by c.change_id desc limit 1),
      s.recipient, o.recipient)`.as('recipient'),
    )
    .where('s.shipment_id', '=', shipmentId);
  const row = await (isLocked ? query.forUpdate('s') : query).executeTakeFirst();
  return (
    row && {
      ...{ shipmentId, shipmentNo: row.shipment_no, orderId: row.order_id, recipient: row.recipient },
      ...{ labelStatus: row.label_status, trackingStatus: row.tracking_status, accountId: row.account_id },
      ...{ carrierName: row.carrier_name ?? '', labelRef: row.carrier_ref },
    }
  );
}
