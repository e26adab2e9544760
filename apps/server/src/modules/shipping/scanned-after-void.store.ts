import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** A void label of one package, which was scanned. */
export interface ScannedLabel {
  shipmentNo: string;
  carrierName: string;
  packageNo: number;
  trackingNumber: string;
}

/**
 * Records that void labels of a shipment were scanned, whose other labels are valid. A number that its carrier has given again is that of
 * the newer label (decision 0181).
 * @param trackingNumbers the scanned numbers, of valid and void labels
 * @returns the void ones of which it was not known yet
 */
export async function noteScannedAfterVoid(
  trx: Trx,
  { shipmentId, trackingNumbers, now }: { shipmentId: string; trackingNumbers: readonly string[]; now: Date },
): Promise<ScannedLabel[]> {
  const { rows } = await sql<ScannedLabel>`
    update label l set scanned_after_void_at = ${now}
    from shipment s
    where s.shipment_id = l.shipment_id and l.shipment_id = ${shipmentId} and l.voided_at is not null
      and l.scanned_after_void_at is null and l.tracking_number = any (${[...trackingNumbers]}::text[])
      and not exists (select from label newer where newer.tracking_number = l.tracking_number and newer.label_id > l.label_id)
    returning s.shipment_no as "shipmentNo", coalesce(s.carrier_name, '') as "carrierName", l.package_no as "packageNo",
      l.tracking_number as "trackingNumber"`.execute(trx);
  return rows;
}
