import type { ChannelOrder } from './channels/channel-connector.ts';

/** The lines of an order to pack, and the others. */
interface PackedLines extends Pick<ChannelOrder, 'notPacked'> {
  /** Undefined: the existing ones stay. */
  lines: ChannelOrder['lines'] | undefined;
  /** The order has left, and these lines follow it. */
  isMore?: boolean;
}

const isOver: ReadonlySet<string> = new Set<ChannelOrder['state']>(['shipped', 'cancelled', 'removed']);

/** The known progress of an order. */
export interface ShippedSoFar {
  /** There is a shipment of ours, which the store counts with its own. */
  hasShipments: boolean;
  /** The lines here are what is left, and await a label: the store has counted all shipments before. */
  isRestAwaiting?: boolean;
  /** It has left with the order that it was merged into: the lines here are what it has in that parcel. */
  isInMerge?: boolean;
  /** Units shipped by the store itself before our first shipment, by SKU. */
  byStore: ReadonlyMap<string, number>;
  /** The content of the order here, by SKU, if all of it has left in our shipments. */
  left?: ReadonlyMap<string, number> | undefined;
}

/**
 * The lines of an order without those its store has shipped itself, which must not be packed again. After our first shipment, the
 * store's shipped count includes both, so only what it had shipped before is subtracted, unless what is left awaits a label.
 */
export function linesToPack(order: ChannelOrder, soFar: ShippedSoFar): PackedLines {
  const { lines, notPacked } = order;
  // Its store has the lines as they were ordered, or what it wants now; those of the order here say what has left, and what is left.
  const asHere = () => ({ lines: undefined, notPacked: [...shippedOf(order, soFar.byStore), ...notPacked] });
  if (soFar.isInMerge) return asHere();
  if (isOver.has(order.state)) return soFar.hasShipments ? asHere() : { lines, notPacked };
  return linesToFollow(order, soFar) ?? linesStillDue(order, soFar);
}

/**
 * An order without the shipped units that its store may count for a void label of ours: it has not been told of the void, and they are due
 * again.
 * @param untold units of such labels, by SKU
 */
export function withoutVoid(order: ChannelOrder, untold: Readonly<Record<string, number>>): ChannelOrder {
  const left: Record<string, number> = { ...untold };
  const lines = order.lines.map((line) => {
    const units = Math.min(line.shipped ?? 0, left[line.skuCode] ?? 0);
    if (units <= 0) return line;
    left[line.skuCode] = (left[line.skuCode] ?? 0) - units;
    return { ...line, shipped: (line.shipped ?? 0) - units };
  });
  return { ...order, lines };
}

/**
 * The following lines of a completely shipped order: its store has counted all of that, and still has lines to ship, which
 * were held or added since. Before it has counted, the order is unchanged: it is what is reported. Undefined when there are none.
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
    // Units that the store has held since then were shipped anyway.
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

/** Lines of an order up to a number of units per SKU, shipped before. */
function shippedOf({ lines }: ChannelOrder, units: ReadonlyMap<string, number>): ChannelOrder['notPacked'] {
  const known = new Map(units);
  return lines.flatMap(({ shipped: _shipped, gone: _gone, isUnknown: _unknown, ...line }) => {
    const quantity = Math.min(known.get(line.skuCode) ?? 0, line.quantity);
    known.set(line.skuCode, (known.get(line.skuCode) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity, why: 'SHIPPED' as const }] : [];
  });
}

function linesStillDue(
  order: ChannelOrder,
  { hasShipments, isRestAwaiting = false, byStore }: ShippedSoFar,
): PackedLines {
  const shipped = unitsBySku(order, ({ shipped: units = 0 }) => units);
  // Units it no longer counts as shipped, as after voiding the first of two parcels, are due again.
  const known = new Map([...byStore].map(([sku, units]) => [sku, Math.min(units, shipped.get(sku) ?? 0)]));
  const parted = order.lines.map(({ shipped: units = 0, ...line }) => {
    const before = known.get(line.skuCode) ?? 0;
    const gone = Math.min(hasShipments && !isRestAwaiting ? before : units, line.quantity);
    known.set(line.skuCode, before - gone);
    return { line, gone };
  });
  const lines = parted.flatMap(({ line, gone }) =>
    line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [],
  );
  // An order needs at least one line.
  if (lines.length === 0) return { lines: order.lines, notPacked: order.notPacked };
  const gone = parted.flatMap(({ line: { isUnknown: _unknown, ...line }, gone: quantity }) =>
    quantity > 0 ? [{ ...line, quantity, why: 'SHIPPED' as const }] : [],
  );
  return { lines, notPacked: [...gone, ...order.notPacked] };
}
