import type { ChannelOrder } from './channels/channel-connector.ts';

/** What of an order is to be packed, and what is not. */
type PackedLines = Pick<ChannelOrder, 'lines' | 'notPacked'>;

const isOver: ReadonlySet<string> = new Set<ChannelOrder['state']>(['shipped', 'cancelled', 'removed']);

/** What is known of an order's way so far. */
export interface ShippedSoFar {
  /** There is a shipment of ours, which the store counts among its own. */
  hasShipments: boolean;
  /** What the store had shipped by itself when there was none yet, by SKU. */
  byStore: ReadonlyMap<string, number>;
}

/**
 * The lines of an order without what its store has shipped by itself, which nobody packs again. From the first shipment of ours on, what the
 * store says is shipped holds both, and only what it had shipped before is taken off.
 */
export function linesToPack(order: ChannelOrder, { hasShipments, byStore }: ShippedSoFar): PackedLines {
  if (isOver.has(order.state)) return order;
  const known = new Map(byStore);
  const parted = order.lines.map(({ shipped = 0, ...line }) => {
    const before = known.get(line.skuCode) ?? 0;
    const gone = Math.min(hasShipments ? before : shipped, line.quantity);
    known.set(line.skuCode, before - gone);
    return { line, gone };
  });
  const lines = parted.flatMap(({ line, gone }) =>
    line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [],
  );
  // An order without any line is none.
  if (lines.length === 0) return order;
  const gone = parted.flatMap(({ line: { isUnknown: _unknown, ...line }, gone: quantity }) =>
    quantity > 0 ? [{ ...line, quantity, why: 'SHIPPED' as const }] : [],
  );
  return { lines, notPacked: [...gone, ...order.notPacked] };
}
