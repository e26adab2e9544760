import type { Address, Page, StatusCounts } from '@lading/contracts/core';
import { shipmentStatuses, type ShipmentStatus, type ShipmentSummary } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { countByStatus } from '../../platform/lists/count-by-status.store.ts';
import { countChosen, everyRow } from '../../platform/lists/found-records.store.ts';
import type { ChosenRows, ListPaging, ListSource, Sql } from '../../platform/lists/list-source.ts';
import { readListPage } from '../../platform/lists/read-list-page.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { attentionOf } from './attention.store.ts';
import { shipmentFilters, type ShipmentChoice, type ShipmentField } from './shipment-filter.store.ts';
import './shipment.table.ts';
import { isGoing } from './standing-label.store.ts';

/** How the shipment list is searched and sorted. */
const shipmentSource: ListSource<ShipmentField> = {
  kind: 'shipment',
  from: sql`shipment s`,
  alias: 's',
  id: sql`s.shipment_id`,
  usual: 'createTime:desc',
  keys: {
    shipmentNo: { key: sql`s.shipment_no`, type: 'text' },
    createTime: { key: sql`s.created_at`, type: 'timestamptz', growsWithId: true },
    shipDate: { key: sql`s.ship_date`, type: 'date', none: sql`s.ship_date is null` },
    postage: { key: sql`s.postage_hundredths`, type: 'bigint', none: sql`s.postage_hundredths is null` },
    orderNo: {
      key: sql`(select o.order_no from customer_order o where o.order_id = s.order_id)`,
      type: 'text',
      none: sql`s.order_id is null`,
      // Uses the index of order numbers first, and from each order finds its shipments.
      read: ({ conditions, direction, limit, behind }) => sql`
        select s.shipment_id as id, o.order_no as key
        from customer_order o join shipment s on s.order_id = o.order_id
        where ${conditions} ${
          behind
            ? sql`and o.order_no ${behind.comparison}= ${behind.key}
                and (o.order_no <> ${behind.key} or s.shipment_id ${behind.comparison} ${behind.id})`
            : sql``
        }
        order by o.order_no ${direction}, s.shipment_id ${direction} limit ${sql.lit(limit)}`,
    },
  },
};

/**
 * The shipment's packages once it has its own, without those that lack a valid label, otherwise its order's. A weight in two units is
 * given in pounds or kilograms (decision D8); one in two unit systems is omitted.
 */
const packages = sql<{
  count: number;
  weight: number | null;
  unit: 'lb' | 'kg' | null;
}>`(select json_build_object(
    'count', count(*),
    'weight', case when count(distinct unit) = 1 then
      sum(coalesce(weight1, 0) + coalesce(weight2, 0) / case unit when 'in/lb' then 16 else 1000 end) end,
    'unit', case when count(distinct unit) = 1 then case min(unit) when 'in/lb' then 'lb' else 'kg' end end)
  from (
    select unit, weight as weight1, null::numeric as weight2 from shipment_package
    where shipment_package.shipment_id = shipment.shipment_id and ${isGoing('shipment_package')}
    union all
    select unit, weight1, weight2 from order_package where order_package.order_id = shipment.order_id
      and not exists (select from shipment_package own where own.shipment_id = shipment.shipment_id)
  ) package)`;

function selectSummary(trx: Trx, now: Date) {
  return trx
    .selectFrom('shipment')
    .leftJoin('customer_order', 'customer_order.order_id', 'shipment.order_id')
    .selectAll('shipment')
    .select('customer_order.order_no')
    .select(sql<string | null>`shipment.ship_date::text`.as('ship_day'))
    .select(sql<Address | null>`coalesce(shipment.recipient, customer_order.recipient)`.as('recipient'))
    .select(packages.as('packages'))
    .select(attentionOf('shipment', now).as('attention'));
}

/** A shipment as the list reads it. */
export type ShipmentRow = Awaited<ReturnType<ReturnType<typeof selectSummary>['execute']>>[number];

function asSummary(row: ShipmentRow): ShipmentSummary {
  return {
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    shipmentStatus: row.shipment_status,
    labelStatus: row.label_status,
    trackingStatus: row.tracking_status,
    attention: row.attention,
    newsTime: row.last_event_at?.toISOString(),
    orderId: row.order_id,
    orderNo: row.order_no,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
    serviceName: row.service_name,
    trackingNumber: row.tracking_number,
    recipientName: row.recipient?.name,
    recipientCity: row.recipient?.city,
    recipientStateCode: row.recipient?.stateCode,
    recipientCountryCode: row.recipient?.countryCode,
    packageCount: row.packages.count,
    weight: row.packages.weight,
    weightUnit: row.packages.unit,
    postage: wireNumber(row.postage),
    currency: row.currency,
    shipDate: row.ship_day,
    createTime: row.created_at.toISOString(),
  };
}

/** A shipment as the list shows it; undefined when the organization has none with that id. */
export async function readShipmentSummary(
  trx: Trx,
  shipmentId: string,
  now: Date,
): Promise<ShipmentSummary | undefined> {
  const row = await selectSummary(trx, now).where('shipment.shipment_id', '=', shipmentId).executeTakeFirst();
  return row && asSummary(row);
}

const everyShipment = ({ search, ids, ...choice }: ShipmentChoice & ChosenRows): Sql =>
  everyRow(shipmentSource, { search, ids, filters: shipmentFilters(choice) });

/** The number of shipments of a selection. */
export const countShipments = (trx: Trx, choice: ShipmentChoice & ChosenRows): Promise<number> =>
  countChosen(trx, shipmentSource, everyShipment(choice));

/** One page of shipments, newest first by default. */
export const readShipmentPage = (
  trx: Trx,
  choice: ShipmentChoice & ListPaging,
): Promise<Page<ShipmentSummary>> =>
  readListPage(
    trx,
    shipmentSource,
    { ...choice, filters: shipmentFilters(choice) },
    {
      read: (ids) =>
        selectSummary(trx, choice.now)
          .where('shipment.shipment_id', '=', sql<string>`${ids}`)
          .execute(),
      idOf: (row) => row.shipment_id,
      show: asSummary,
    },
  );

/** The number of matching shipments by state. */
export function countShipmentsByStatus(
  trx: Trx,
  choice: ShipmentChoice,
): Promise<StatusCounts<ShipmentStatus>> {
  return countByStatus(trx, shipmentSource, {
    status: sql`s.shipment_status`,
    statuses: shipmentStatuses,
    search: choice.search,
    filters: shipmentFilters({ ...choice, shipmentStatus: undefined }),
  });
}

/** Every shipment of a selection in list order, in batches. */
export function readShipmentBatches(
  trx: Trx,
  choice: ShipmentChoice & ChosenRows,
): AsyncIterable<ShipmentRow[]> {
  const [field, direction] = (choice.sort ?? shipmentSource.usual).split(':') as [
    ShipmentField,
    'asc' | 'desc',
  ];
  const columns = {
    shipmentNo: 'shipment.shipment_no',
    orderNo: 'customer_order.order_no',
    createTime: 'shipment.created_at',
    shipDate: 'shipment.ship_date',
    postage: 'shipment.postage_hundredths',
  } as const;
  const chosen = sql<string>`(select s.shipment_id from ${shipmentSource.from} where ${everyShipment(choice)})`;
  const query = selectSummary(trx, choice.now)
    .where('shipment.shipment_id', 'in', chosen)
    .orderBy(columns[field], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('shipment.shipment_id', direction);
  return readInBatches(trx, query);
}
