import type { NotPackedReason } from '@lading/contracts/orders';
import type { ChannelOrder } from './channel-connector.ts';
import { lineCode, skuOf } from './line-code.ts';

/** A line of an order as its channel has it. */
export interface SoldLine {
  /** The channel's own id of the line. */
  id: unknown;
  sku: unknown;
  /** See `lineCode`. */
  variantId: unknown;
  name: unknown;
  quantity: unknown;
  unitPrice: unknown;
  /** How many of them were paid back or taken off. */
  gone: number;
  /** How many of what is left are shipped already. */
  shipped?: number;
  /** How many of what is left the customer comes for, or somebody else delivers. */
  collected?: number;
  /** How many of what is left the store holds back. */
  waiting?: number;
  /** False for what no parcel holds: a tip, a gift card, a download. */
  isShipped: boolean;
  /** The channel says that the product is gone, though it still names an id of it. */
  isUnknown?: boolean;
}

/** How a channel treats lines. */
interface Channel {
  /** What ids of the channel are prefixed with. */
  name: string;
  /** It has no two goods of one SKU: variations that share one have it from their product. */
  hasUniqueSkus: boolean;
  gone: Extract<NotPackedReason, 'REFUNDED' | 'REMOVED'>;
}

/** What is to be packed of an order, and what is not. As it was read: nothing of it is checked. */
interface PartedLines {
  state: ChannelOrder['state'];
  lines: PartedLine[];
  notPacked: (PartedLine & { why: string })[];
}

interface PartedLine {
  skuCode: string;
  skuName: unknown;
  quantity: unknown;
  unitPrice: unknown;
  shipped?: number;
  isUnknown?: boolean;
}

/** What was never shipped: a price alone is no goods. */
const isPrice = ({ unitPrice }: SoldLine) => unitPrice !== null && unitPrice !== '' && Number(unitPrice) < 0;

/** Nothing of the order is goods: it is none of ours. */
export const isWithoutGoods = (sold: readonly SoldLine[]): boolean =>
  sold.length > 0 && sold.every((line) => !line.isShipped || isPrice(line));

/** How many of a line are shipped already, where any are. */
function shippedOf({ shipped = 0 }: SoldLine): { shipped?: number } {
  return Number.isSafeInteger(shipped) && shipped > 0 ? { shipped } : {};
}

/**
 * Parts an order's lines by what is still owed (decision D27): only that is to be packed. Where everything was paid back, the order is
 * canceled, and shipped where nothing but tips and downloads is left of one that is shipped in part; what was shipped or canceled keeps its
 * lines as they were ordered.
 */
export function partedLines(
  channel: Channel,
  sold: readonly SoldLine[],
  state: ChannelOrder['state'],
): PartedLines {
  const codeOf = codesIn(channel, sold);
  const all = sold
    .map((line) => ({ ...line, quantity: countOf(line.quantity) }))
    .filter(({ quantity }) => quantity !== 0)
    .map((line, at) => {
      const code = codeOf(line, at);
      const { name, quantity, unitPrice } = line;
      return {
        line,
        goods: line.isShipped && !isPrice(line),
        asSold: { skuCode: code.skuCode, skuName: name, quantity, unitPrice },
        isUnknown: code.isUnknown || line.isUnknown === true,
      };
    });
  const owed = all.flatMap(({ line, goods, asSold, isUnknown }) => {
    const off = line.gone + (line.collected ?? 0);
    const quantity = off > 0 ? Number(line.quantity) - off : line.quantity;
    const left = { ...asSold, quantity, ...shippedOf(line), ...(isUnknown && { isUnknown }) };
    return goods && (typeof quantity !== 'number' || quantity > 0)
      ? [{ ...left, waiting: line.waiting ?? 0 }]
      : [];
  });
  const never = all.flatMap(({ line, goods, asSold }) => {
    const collected = goods ? (line.collected ?? 0) : 0;
    if (collected > 0) return [{ ...asSold, quantity: collected, why: 'NOT_SHIPPED' }];
    return goods ? [] : [{ ...asSold, why: isPrice(line) ? 'ADJUSTMENT' : 'NOT_SHIPPED' }];
  });
  const hasGoods = all.some(({ goods }) => goods);
  const isOver = state === 'shipped' || state === 'cancelled' || state === 'removed';
  const hasLeft = owed.every(({ quantity, shipped = 0 }) => shipped >= Number(quantity));
  const isAllShipped = state === 'partly-shipped' && owed.length > 0 && hasLeft;
  const isShipped = state === 'shipped' || isAllShipped;
  if (isOver || isAllShipped || (hasGoods && owed.length === 0))
    return {
      state: isOver ? state : isAllShipped ? 'shipped' : 'cancelled',
      lines: all.flatMap(({ line, goods, asSold, isUnknown }) =>
        goods ? [{ ...asSold, ...(isShipped && shippedOf(line)), ...(isUnknown && { isUnknown }) }] : [],
      ),
      notPacked: never,
    };
  const gone = all.flatMap(({ line, goods, asSold }) =>
    goods && line.gone > 0
      ? [{ ...asSold, quantity: Math.min(line.gone, Number(line.quantity)), why: channel.gone }]
      : [],
  );
  const due = withoutWaiting(owed);
  const waits = due.isNothingFree && (state === 'open' || state === 'partly-shipped');
  return {
    state: waits ? 'on-hold' : state,
    lines: due.lines,
    notPacked: [...gone, ...due.waiting, ...never],
  };
}

type OwedLine = PartedLine & { waiting: number };

/** What is owed without what the store holds back; all of it where that leaves nothing to be shipped now. */
function withoutWaiting(owed: readonly OwedLine[]) {
  const heldOf = ({ quantity, shipped = 0, waiting }: OwedLine) =>
    Math.max(0, Math.min(waiting, Number(quantity) - shipped));
  const isHeld = owed.some((line) => heldOf(line) > 0);
  const isFree = owed.some((line) => !(Number(line.quantity) - (line.shipped ?? 0) - heldOf(line) <= 0));
  const plain = ({ waiting: _waiting, ...line }: OwedLine): PartedLine => line;
  if (!isHeld || !isFree) return { lines: owed.map(plain), waiting: [], isNothingFree: isHeld };
  const lines = owed.flatMap((line) => {
    const quantity = heldOf(line) > 0 ? Number(line.quantity) - heldOf(line) : line.quantity;
    return quantity === 0 ? [] : [{ ...plain(line), quantity }];
  });
  const waiting = owed.flatMap((line) => {
    const { shipped: _shipped, isUnknown: _isUnknown, ...asSold } = plain(line);
    return heldOf(line) > 0 ? [{ ...asSold, quantity: heldOf(line), why: 'WAITING' }] : [];
  });
  return { lines, waiting, isNothingFree: false };
}

/** A count that was written as a text, as some plug-ins do, is one. */
const countOf = (quantity: unknown): unknown =>
  typeof quantity === 'string' && /^\d+(?:\.0+)?$/.test(quantity.trim()) ? Number(quantity) : quantity;

/** Tells what the lines of an order are known by: it depends on all of them. */
export function codesIn(
  { name, hasUniqueSkus }: Pick<Channel, 'name' | 'hasUniqueSkus'>,
  sold: readonly Pick<SoldLine, 'id' | 'sku' | 'variantId'>[],
): (line: Pick<SoldLine, 'id' | 'sku' | 'variantId'>, at: number) => ReturnType<typeof lineCode> {
  const shared = hasUniqueSkus ? sharedSkus(sold) : new Set<string>();
  return ({ id, sku, variantId }, at) =>
    lineCode(name, {
      variantId,
      lineId: id ?? `at-${at + 1}`,
      sku: shared.has(skuOf(sku) ?? '') ? null : sku,
    });
}

/** SKUs that several variations of the order have, as those without one of their own do. */
function sharedSkus(sold: readonly Pick<SoldLine, 'sku' | 'variantId'>[]): Set<string> {
  const variants = new Map<string, Set<unknown>>();
  for (const { sku, variantId } of sold) {
    const text = skuOf(sku);
    if (text !== undefined) variants.set(text, (variants.get(text) ?? new Set()).add(String(variantId)));
  }
  return new Set([...variants].flatMap(([sku, ids]) => (ids.size > 1 ? [sku] : [])));
}
