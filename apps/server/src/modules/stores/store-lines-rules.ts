import type { ChannelOrder } from './channels/channel-connector.ts';

/** What of an order is to be packed, and what is not. */
interface PackedLines extends Pick<ChannelOrder, 'notPacked'> {
  /** Undefined: those that are there stay. */
  lines: ChannelOrder['lines'] | undefined;
  /** The order has left, and these lines are to follow it. */
  isMore?: boolean;
}

const isOver: ReadonlySet<string> = new Set<ChannelOrder['state']>(['shipped', 'cancelled', 'removed']);

/** What is known of an order's way so far. */
export interface ShippedSoFar {
  /** There is a shipment of ours, which the store counts among its own. */
  hasShipments: boolean;
  /** What the store had shipped by itself when there was none yet, by SKU. */
  byStore: ReadonlyMap<string, number>;
  /** What the order holds here, by SKU, where all of it has left with shipments of ours. */
  left?: ReadonlyMap<string, number> | undefined;
}

/**
 * The lines of an order without what its store has shipped by itself, which nobody packs again. From the first shipment of ours on, what the
 * store says is shipped holds both, and only what it had shipped before is taken off.
 */
export function linesToPack(order: ChannelOrder, soFar: ShippedSoFar): PackedLines {
  const { lines, notPacked } = order;
  if (isOver.has(order.state)) {
    if (!soFar.hasShipments) return { lines, notPacked };
    // Its store has the lines as they were ordered; those of the order here say what has left, and what is left.
    return { lines: undefined, notPacked: [...shippedOf(order, soFar.byStore), ...notPacked] };
  }
  return linesToFollow(order, soFar) ?? linesStillDue(order, soFar);
}

/**
 * What is to follow where everything has left that the order held here: its store has counted all of that, and still has lines to ship. They
 * were held back, or added since. Until it has counted, what has left stays as it was: it is what is reported. Undefined where there are none.
 */
function linesToFollow(order: ChannelOrder, { byStore, left }: ShippedSoFar): PackedLines | undefined {
  if (!left) return undefined;
  const shipped = unitsBySku(order, ({ shipped: units = 0 }) => units);
  const known = (sku: string) => (left.get(sku) ?? 0) + (byStore.get(sku) ?? 0);
  const isCounted = [...left.keys()].every((sku) => (shipped.get(sku) ?? 0) >= known(sku));
  const lines = order.lines.flatMap(({ shipped: gone = 0, ...line }) =>
    line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [],
  );
  if (!isCounted) {
    const wanted = unitsBySku(order, ({ quantity }) => quantity);
    const hasMore = [...wanted].some(([sku, units]) => units > known(sku));
    const told = [...shippedOf(order, byStore), ...order.notPacked];
    const heldBack = new Set(
      order.notPacked.flatMap(({ skuCode, why }) => (why === 'WAITING' ? skuCode : [])),
    );
    // What the store holds back since has left all the same.
    const isHeldSince = [...left.keys()].some(
      (sku) => heldBack.has(sku) && (wanted.get(sku) ?? 0) < known(sku),
    );
    return hasMore || isHeldSince ? { lines: undefined, notPacked: told } : undefined;
  }
  if (lines.length === 0) return undefined;
  if (order.state !== 'on-hold')
    return { lines, isMore: true, notPacked: [...shippedOf(order, shipped), ...order.notPacked] };
  const waiting = lines.map(({ isUnknown: _unknown, ...line }) => ({ ...line, why: 'WAITING' as const }));
  return { lines: undefined, notPacked: [...shippedOf(order, byStore), ...waiting, ...order.notPacked] };
}

function unitsBySku({ lines }: ChannelOrder, unitsOf: (line: ChannelOrder['lines'][number]) => number) {
  const units = new Map<string, number>();
  for (const line of lines) units.set(line.skuCode, (units.get(line.skuCode) ?? 0) + unitsOf(line));
  return units;
}

/** Lines of an order up to so many units of each SKU, as shipped before. */
function shippedOf({ lines }: ChannelOrder, units: ReadonlyMap<string, number>): ChannelOrder['notPacked'] {
  const known = new Map(units);
  return lines.flatMap(({ shipped: _shipped, isUnknown: _unknown, ...line }) => {
    const quantity = Math.min(known.get(line.skuCode) ?? 0, line.quantity);
    known.set(line.skuCode, (known.get(line.skuCode) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity, why: 'SHIPPED' as const }] : [];
  });
}

function linesStillDue(order: ChannelOrder, { hasShipments, byStore }: ShippedSoFar): PackedLines {
  const shipped = unitsBySku(order, ({ shipped: units = 0 }) => units);
  // What it does not count as shipped any more, as after a void of the first of two parcels, is due again.
  const known = new Map([...byStore].map(([sku, units]) => [sku, Math.min(units, shipped.get(sku) ?? 0)]));
  const parted = order.lines.map(({ shipped: units = 0, ...line }) => {
    const before = known.get(line.skuCode) ?? 0;
    const gone = Math.min(hasShipments ? before : units, line.quantity);
    known.set(line.skuCode, before - gone);
    return { line, gone };
  });
  const lines = parted.flatMap(({ line, gone }) =>
    line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [],
  );
  // An order without any line is none.
  if (lines.length === 0) return { lines: order.lines, notPacked: order.notPacked };
  const gone = parted.flatMap(({ line: { isUnknown: _unknown, ...line }, gone: quantity }) =>
    quantity > 0 ? [{ ...line, quantity, why: 'SHIPPED' as const }] : [],
  );
  return { lines, notPacked: [...gone, ...order.notPacked] };
}
