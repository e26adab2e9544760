import type { Page } from '@lading/contracts/entities/page';
import type { ShipmentStatus, ShipmentSummary } from '@lading/contracts/entities/shipment';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like-pattern.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import './shipment.table.ts';

const sortColumns = {
  shipmentNo: 'shipment.shipment_no',
  orderNo: 'customer_order.order_no',
  createTime: 'shipment.created_at',
  postage: 'shipment.postage',
} as const;

/** Which shipments a list is asked for, and in what order (decision D9). */
export interface ShipmentChoice {
  search?: string | undefined;
  sort?: `${keyof typeof sortColumns}:${'asc' | 'desc'}` | undefined;
  shipmentStatus?: ShipmentStatus | undefined;
}

function matchingShipments(trx: Trx, { shipmentStatus, search }: ShipmentChoice) {
  let matching = trx
    .selectFrom('shipment')
    .leftJoin('customer_order', 'customer_order.order_id', 'shipment.order_id');
  if (shipmentStatus) matching = matching.where('shipment_status', '=', shipmentStatus);
  if (search) {
    const pattern = containing(search);
    matching = matching.where((where) =>
      where.or([
        where('shipment_no', 'ilike', pattern),
        where('tracking_number', 'ilike', pattern),
        where('customer_order.order_no', 'ilike', pattern),
        where(sql`customer_order.recipient->>'name'`, 'ilike', pattern),
        where(sql`customer_order.recipient->>'city'`, 'ilike', pattern),
      ]),
    );
  }
  return matching;
}

/** Packages of the order; a weight of two units counts as pounds or kilograms (decision D8), of two systems as none. */
const packages = sql<{
  count: number;
  weight: number | null;
  unit: 'lb' | 'kg' | null;
}>`(select json_build_object(
    'count', count(*),
    'weight', case when count(distinct unit) = 1 then
      sum(coalesce(weight1, 0) + coalesce(weight2, 0) / case unit when 'in/lb' then 16 else 1000 end) end,
    'unit', case when count(distinct unit) = 1 then case min(unit) when 'in/lb' then 'lb' else 'kg' end end)
  from order_package where order_package.order_id = shipment.order_id)`;

function orderedShipments(trx: Trx, choice: ShipmentChoice) {
  const [field, direction] = (choice.sort ?? 'createTime:desc').split(':') as [
    keyof typeof sortColumns,
    'asc' | 'desc',
  ];
  return matchingShipments(trx, choice)
    .selectAll('shipment')
    .select(['customer_order.order_no', 'customer_order.recipient'])
    .select(packages.as('packages'))
    .orderBy(sortColumns[field], (order) =>
      direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('shipment.shipment_id', direction);
}

/** A shipment as the list reads it. */
export type ShipmentRow = Awaited<ReturnType<ReturnType<typeof orderedShipments>['execute']>>[number];

function asSummary(row: ShipmentRow): ShipmentSummary {
  return {
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    shipmentStatus: row.shipment_status,
    orderId: row.order_id,
    orderNo: row.order_no,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
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
    createTime: row.created_at.toISOString(),
  };
}

/** How many shipments there are of a choice. */
export function countShipments(trx: Trx, choice: ShipmentChoice): Promise<number> {
  return countRows(matchingShipments(trx, choice));
}

/** One page of shipments, newest first unless asked otherwise. */
export async function readShipmentPage(
  trx: Trx,
  choice: ShipmentChoice & { pageNo: number; pageSize: number },
): Promise<Page<ShipmentSummary>> {
  const { rows, total } = await readPage(
    orderedShipments(trx, choice),
    matchingShipments(trx, choice),
    choice,
  );
  return { records: rows.map(asSummary), total };
}

/** Every shipment of a choice as the list has them, some at a time. */
export function readShipmentBatches(trx: Trx, choice: ShipmentChoice): AsyncIterable<ShipmentRow[]> {
  return readInBatches(trx, orderedShipments(trx, choice));
}
