import type { NotPackedReason } from '@lading/contracts/orders';
import type { ChannelOrder } from './channel-connector.ts';
import { lineCode, skuOf } from './line-code.ts';

/** A line of an order as received from its channel. */
export interface SoldLine {
  /** The channel's own id of the line. */
  id: unknown;
  sku: unknown;
  /** See `lineCode`. */
  variantId: unknown;
  /** The SKU is that of the product with the variations, or may be: it does not identify what was bought. */
  inherited?: 'yes' | 'perhaps' | undefined;
  name: unknown;
  quantity: unknown;
  unitPrice: unknown;
  /** Refunded or removed units. */
  gone: number;
  /** Shipped units of the rest. */
  shipped?: number;
  /** Units of the rest for pickup, or delivered by others. */
  collected?: number;
  /** Units of the rest held by the store. */
  waiting?: number;
  /** False for items that are not shipped: a tip, a gift card, a download. */
  isShipped: boolean;
  /** The channel reports the product as deleted, though it still has an id. */
  isUnknown?: boolean;
}

/** How a channel treats lines. */
interface Channel {
  /** Prefix for ids of the channel. */
  name: string;
  /** SKUs are unique there: variations that share one inherit it from their product. Elsewhere they are the same goods (decision 0183). */
  hasUniqueSkus: boolean;
  gone: Extract<NotPackedReason, 'REFUNDED' | 'REMOVED'>;
}

/** The lines to pack, and the others. As read, without validation. */
interface PartedLines {
  state: ChannelOrder['state'];
  lines: PartedLine[];
  notPacked: (PartedLine & { why: string })[];
}

interface PartedLine {
  skuCode: string;
  otherCode?: string;
  sharesSku?: boolean;
  skuName: unknown;
  quantity: unknown;
  unitPrice: unknown;
  shipped?: number;
  gone?: number;
  isUnknown?: boolean;
}

/** Never shipped: a price without goods. */
const isPrice = ({ unitPrice }: SoldLine) => unitPrice !== null && unitPrice !== '' && Number(unitPrice) < 0;

/** The order has no goods: it is ignored. */
export const isWithoutGoods = (sold: readonly SoldLine[]): boolean =>
  sold.length > 0 && sold.every((line) => !line.isShipped || isPrice(line));

/** How many of a line are shipped already, where any are. */
function shippedOf({ shipped = 0 }: SoldLine): { shipped?: number } {
  return Number.isSafeInteger(shipped) && shipped > 0 ? { shipped } : {};
}

/** How many of a line were refunded or removed, where any were. */
function goneOf({ gone, quantity }: SoldLine): { gone?: number } {
  const most = Math.min(gone, Number(quantity));
  return Number.isSafeInteger(most) && most > 0 ? { gone: most } : {};
}

/**
 * Separates an order's lines by what is still owed (decision D27): only that is packed. If everything was refunded, the order is
 * canceled; a partly shipped one counts as shipped when only tips and downloads remain; shipped and canceled orders keep their
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
      const { isUnknown, ...codes } = codeOf(line, at);
      const { name, quantity, unitPrice } = line;
      return {
        line,
        goods: line.isShipped && !isPrice(line),
        asSold: { ...codes, skuName: name, quantity, unitPrice },
        isUnknown: isUnknown || line.isUnknown === true,
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
        goods
          ? [
              {
                ...asSold,
                ...(isShipped && { ...shippedOf(line), ...goneOf(line) }),
                ...(isUnknown && { isUnknown }),
              },
            ]
          : [],
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

/** The owed units without those the store holds; all of them if nothing else could be shipped now. */
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

/** Accepts a count written as a text, as some plug-ins do. */
const countOf = (quantity: unknown): unknown =>
  typeof quantity === 'string' && /^\d+(?:\.0+)?$/.test(quantity.trim()) ? Number(quantity) : quantity;

type Coded = Pick<SoldLine, 'id' | 'sku' | 'variantId' | 'inherited'>;

/** Determines the codes of an order's lines, which depend on all of them. */
export function codesIn(
  { name, hasUniqueSkus }: Pick<Channel, 'name' | 'hasUniqueSkus'>,
  sold: readonly Coded[],
): (line: Coded, at: number) => ReturnType<typeof lineCode> & { otherCode?: string; sharesSku?: boolean } {
  const shared = sharedSkus(sold);
  return ({ id, sku, variantId, inherited }, at) => {
    const goods = { variantId, lineId: id ?? `at-${at + 1}` };
    const given = lineCode(name, { ...goods, sku });
    const ofVariant = lineCode(name, { ...goods, sku: null });
    if (shared.has(skuOf(sku) ?? '')) return hasUniqueSkus ? ofVariant : { ...given, sharesSku: true };
    if (inherited === undefined || given.skuCode === ofVariant.skuCode) return given;
    const [code, other] = inherited === 'yes' ? [ofVariant, given] : [given, ofVariant];
    return { ...code, otherCode: other.skuCode };
  };
}

/** SKUs shared by several variations or listings of the order. */
function sharedSkus(sold: readonly Pick<SoldLine, 'sku' | 'variantId'>[]): Set<string> {
  const variants = new Map<string, Set<unknown>>();
  for (const { sku, variantId } of sold) {
    const text = skuOf(sku);
    if (text !== undefined) variants.set(text, (variants.get(text) ?? new Set()).add(String(variantId)));
  }
  return new Set([...variants].flatMap(([sku, ids]) => (ids.size > 1 ? [sku] : [])));
}
