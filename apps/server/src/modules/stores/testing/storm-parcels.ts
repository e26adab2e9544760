import type { StormOrder } from './storm-orders.ts';

/**
 * Records the contents of each shipment. An order only has the lines of its newest shipment, so those of earlier ones must be noted
 * before the next one is created.
 */
export function stormParcels() {
  const held = new Map<string, StormOrder['lines']>();
  return {
    /** Must be called after every step that can change orders. */
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
