import type { ColumnType, Generated } from 'kysely';
import type { Trx } from '../../../../platform/database.ts';
import type { PickupRequest } from '../carrier-pickups.ts';

/** A request as it is stored: its moments are texts. */
type KeptRequest = Omit<PickupRequest, 'readyAt' | 'closeAt'> & { readyAt: string; closeAt: string };

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_pickup: {
      pickup_ref: Generated<string>;
      reference: string;
      request: ColumnType<KeptRequest, string, never>;
      fee: ColumnType<string, number, never>;
      booked_at: Date;
      cancelled_at: Date | null;
    };
  }
}

/** A pickup in the books of the demo carrier; the fee in US cents. */
export interface DemoPickup {
  pickupRef: string;
  request: KeptRequest;
  fee: number;
  cancelledAt: Date | null;
}

const pickups = (trx: Trx) => trx.selectFrom('demo_carrier_pickup').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof pickups>['executeTakeFirstOrThrow']>>;
const asPickup = (row: Row): DemoPickup => ({
  pickupRef: row.pickup_ref,
  request: row.request,
  fee: Number(row.fee),
  cancelledAt: row.cancelled_at,
});

/** A pickup by the carrier's reference or the shipper's. */
export async function demoPickupBy(
  trx: Trx,
  by: { pickupRef: string } | { reference: string },
): Promise<DemoPickup | undefined> {
  const row = await (
    'pickupRef' in by
      ? pickups(trx).where('pickup_ref', '=', by.pickupRef)
      : pickups(trx).where('reference', '=', by.reference)
  ).executeTakeFirst();
  return row && asPickup(row);
}

/** Books a pickup, once per reference. */
export async function insertDemoPickup(
  trx: Trx,
  { request, fee, now }: { request: PickupRequest; fee: number; now: Date },
): Promise<DemoPickup> {
  await trx
    .insertInto('demo_carrier_pickup')
    .values({ reference: request.reference, request: JSON.stringify(request), fee, booked_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return (await demoPickupBy(trx, { reference: request.reference }))!;
}

/** Removes a pickup from the driver's list. */
export async function cancelDemoPickup(trx: Trx, pickupRef: string, now: Date): Promise<void> {
  await trx
    .updateTable('demo_carrier_pickup')
    .set({ cancelled_at: now })
    .where('pickup_ref', '=', pickupRef)
    .execute();
}
