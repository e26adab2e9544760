import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../../../platform/database.ts';
import type { CarrierRequest } from '../carrier-adapter.ts';
import { demoTrackingNumber } from './demo-number-rules.ts';

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_label: {
      carrier_ref: Generated<string>;
      reference: string;
      shipment_no: string;
      service_code: string;
      request: ColumnType<CarrierRequest, string, never>;
      tracking_numbers: ColumnType<string[], string, never>;
      bought_at: Date;
      void_requested_at: Date | null;
    };
    demo_carrier_dispute: { invoice_line: string; disputed_at: Date };
  }
}

/** A purchase in the books of the demo carrier. */
export interface DemoSale {
  carrierRef: string;
  reference: string;
  /** The text on the label. */
  shipmentNo: string;
  serviceCode: string;
  request: CarrierRequest;
  /** In the order of the packages. */
  trackingNumbers: string[];
  boughtAt: Date;
  voidRequestedAt: Date | null;
}

const sales = (trx: Trx) => trx.selectFrom('demo_carrier_label').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof sales>['executeTakeFirstOrThrow']>>;
const asSale = (row: Row): DemoSale => ({
  carrierRef: row.carrier_ref,
  reference: row.reference,
  shipmentNo: row.shipment_no,
  serviceCode: row.service_code,
  request: row.request,
  trackingNumbers: row.tracking_numbers,
  boughtAt: row.bought_at,
  voidRequestedAt: row.void_requested_at,
});

/** Sells labels: each package gets its own number. */
export async function insertSale(
  trx: Trx,
  sale: Pick<DemoSale, 'reference' | 'shipmentNo' | 'serviceCode' | 'request'> & { now: Date },
): Promise<DemoSale> {
  const { rows } = await sql<{ serial: string }>`
    select nextval('demo_carrier_serial') as serial from generate_series(1, ${sale.request.packages.length})`.execute(
    trx,
  );
  const numbers = rows.map(({ serial }) => demoTrackingNumber(Number(serial)));
  const row = await trx
    .insertInto('demo_carrier_label')
    .values({
      reference: sale.reference,
      shipment_no: sale.shipmentNo,
      service_code: sale.serviceCode,
      request: JSON.stringify(sale.request),
      tracking_numbers: JSON.stringify(numbers),
      bought_at: sale.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asSale(row);
}

/** The first sale under a reference of the buyer's. */
export async function saleByReference(trx: Trx, reference: string): Promise<DemoSale | undefined> {
  const row = await sales(trx).where('reference', '=', reference).orderBy('carrier_ref').executeTakeFirst();
  return row && asSale(row);
}

/** A sale, locked until the transaction ends. */
export async function saleByRef(trx: Trx, carrierRef: string): Promise<DemoSale | undefined> {
  const row = await sales(trx).where('carrier_ref', '=', carrierRef).forUpdate().executeTakeFirst();
  return row && asSale(row);
}

/** Sales that have one of the numbers. */
export async function salesByNumbers(trx: Trx, numbers: readonly string[]): Promise<DemoSale[]> {
  const rows = await sales(trx)
    .where(sql<boolean>`tracking_numbers ?| ${sql.val([...numbers])}`)
    .execute();
  return rows.map(asSale);
}

/** Records that a sale was voided. */
export async function markVoid(trx: Trx, carrierRef: string, now: Date): Promise<void> {
  await trx
    .updateTable('demo_carrier_label')
    .set({ void_requested_at: now })
    .where('carrier_ref', '=', carrierRef)
    .execute();
}

/** Sales since a moment whose parcels are heavier than declared. */
export async function heavySales(trx: Trx, since: Date): Promise<DemoSale[]> {
  const rows = await sales(trx)
    .where('bought_at', '>=', since)
    .where(sql<boolean>`request->'to'->>'addressLine2' ilike '%HEAVY+%'`)
    .execute();
  return rows.map(asSale);
}

/** Records a dispute; the first counts. */
export async function beginDispute(trx: Trx, invoiceLine: string, now: Date): Promise<void> {
  await trx
    .insertInto('demo_carrier_dispute')
    .values({ invoice_line: invoiceLine, disputed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a line was disputed; undefined when it was not. */
export async function disputedAt(trx: Trx, invoiceLine: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('demo_carrier_dispute')
    .select('disputed_at')
    .where('invoice_line', '=', invoiceLine)
    .executeTakeFirst();
  return row?.disputed_at;
}
