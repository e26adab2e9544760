import type { StormOrder } from './storm-orders.ts';

/**
 * Keeps what parcels hold. The lines of an order are those of its newest shipment: what an earlier one holds was in its lines before.
 */
export function stormParcels() {
  const held = new Map<string, StormOrder['lines']>();
  return {
    /** Call it after all that may change orders. */
    note(orders: readonly StormOrder[]): void {
      for (const { shipments, lines } of orders) {
        const newest = shipments.at(-1);
        if (newest && newest.status !== 'VOIDED') held.set(newest.id, lines);
      }
    },
    linesOf: (shipmentId: string): StormOrder['lines'] => held.get(shipmentId) ?? [],
  };
}
export type StormParcels = ReturnType<typeof stormParcels>;
