import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './purchase.table.ts';
import './shipment.table.ts';

/** The purchase of labels that are neither void nor scanned. */
interface UnusedLabel {
  shipmentId: string;
  accountId: string;
  serviceCode: string;
  boughtAt: Date;
}

/** Those of shipments whose labels are bought and neither void nor scanned. */
export async function readUnusedLabels(trx: Trx, shipmentIds: readonly string[]): Promise<UnusedLabel[]> {
  const rows = await trx
    .selectFrom('label_purchase as p')
    .innerJoin('shipment as s', 's.shipment_id', 'p.shipment_id')
    .select(['p.shipment_id', 'p.account_id', 'p.service_code', 'p.ended_at'])
    .where('p.shipment_id', '=', sql<string>`any (${[...shipmentIds]}::bigint[])`)
    .where('p.state', '=', 'BOUGHT')
    .where('s.label_status', 'in', ['PURCHASED', 'PRINTED'])
    .where('s.tracking_status', 'in', ['UNKNOWN', 'PRE_TRANSIT'])
    .execute();
  return rows.flatMap(({ shipment_id, account_id, service_code, ended_at }) =>
    ended_at
      ? { shipmentId: shipment_id, accountId: account_id, serviceCode: service_code, boughtAt: ended_at }
      : [],
  );
}
