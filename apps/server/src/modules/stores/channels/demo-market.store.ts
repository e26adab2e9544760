import { sql, type ColumnType } from 'kysely';
import type { Trx } from '../../../platform/database.ts';

declare module '../../../platform/tables.ts' {
  interface Tables {
    /** The shipments reported to the demo's marketplace; no organization sees them. */
    demo_market_shipment: {
      shop: string;
      order_id: string;
      reference: string;
      carrier: string;
      tracking_number: string;
      /** Null: the complete order. */
      units: ColumnType<number | null, number | null | undefined, number | null>;
      times_told: ColumnType<number, number | undefined, number>;
      reported_at: Date;
      withdrawn_at: Date | null;
    };
  }
}

/** A shipment as reported by a seller. */
export interface ToldShipment {
  shop: string;
  orderId: string;
  reference: string;
  carrier: string;
  trackingNumber: string;
  units?: number | undefined;
  isWithdrawn: boolean;
}

/** Records a shipment; a repeated report under its reference is the same one, whose numbers may have changed. */
export async function keepShipment(trx: Trx, told: ToldShipment, now: Date): Promise<void> {
  await trx
    .insertInto('demo_market_shipment')
    .values({
      shop: told.shop,
      order_id: told.orderId,
      reference: told.reference,
      carrier: told.carrier,
      tracking_number: told.trackingNumber,
      units: told.units ?? null,
      reported_at: now,
      withdrawn_at: told.isWithdrawn ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'reference']).doUpdateSet({
        times_told: sql<number>`demo_market_shipment.times_told + 1`,
        ...(!told.isWithdrawn && { tracking_number: told.trackingNumber }),
        withdrawn_at: told.isWithdrawn ? now : null,
      }),
    )
    .execute();
}

/** The orders of a shop with shipments, and the shipped units. */
export async function shippedUnits(trx: Trx, shop: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('demo_market_shipment')
    .select(['order_id', 'units'])
    .where('shop', '=', shop)
    .where('withdrawn_at', 'is', null)
    .execute();
  const shipped = new Map<string, number>();
  for (const { order_id: orderId, units } of rows)
    shipped.set(orderId, (shipped.get(orderId) ?? 0) + (units ?? Infinity));
  return shipped;
}
