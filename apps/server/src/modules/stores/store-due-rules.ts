import type { Unlabeled } from '../orders/index.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';

/** Units by SKU. */
export type Units = Readonly<Record<string, number>>;

type Lines = ChannelOrder['lines'];

function sumOf(lines: Lines, unitsOf: (line: Lines[number]) => number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) sums[line.skuCode] = (sums[line.skuCode] ?? 0) + unitsOf(line);
  return sums;
}

/**
 * Units that have left according to a store that reports an order as shipped, by SKU: those it counts as shipped, or all except
 * refunded and removed ones. If it counts neither, those it wanted shipped before.
 * @param before null: unknown
 */
export function sentUnits(lines: Lines, before: Units | null): Units {
  const sent = sumOf(lines, ({ quantity, shipped = 0, gone = 0 }) => Math.max(shipped, quantity - gone));
  if (before === null || lines.some(({ shipped = 0, gone = 0 }) => shipped > 0 || gone > 0)) return sent;
  for (const sku of Object.keys(sent)) sent[sku] = Math.min(sent[sku] ?? 0, before[sku] ?? 0);
  return sent;
}

/**
 * Orders without a parcel of which nothing was sent of an order that its store reports as shipped, and everything was paid back. What
 * the store has sent itself is in the first of them: it does not say which.
 * @param lines as they were ordered
 * @param counted units in parcels of ours, as the store knows them
 */
export function unsentOf(
  lines: Lines,
  { sent, counted, unlabeled }: { sent: Units; counted: Units; unlabeled: readonly Unlabeled[] },
): Set<string> {
  const ordered = sumOf(lines, ({ quantity }) => quantity);
  const isPaidBack = (sku: string) => (ordered[sku] ?? 0) > (sent[sku] ?? 0);
  const byStore: Record<string, number> = { ...sent };
  const takes = (sku: string, units: number) => {
    const left = byStore[sku] ?? 0;
    byStore[sku] = left - units;
    return left > 0;
  };
  for (const [sku, units] of Object.entries(counted)) takes(sku, units);
  const unsent = unlabeled.filter(({ units }) => {
    const goods = Object.entries(units);
    const isSent = goods.map(([sku, count]) => takes(sku, count)).includes(true);
    return !isSent && goods.every(([sku]) => isPaidBack(sku));
  });
  return new Set(unsent.map(({ orderId }) => orderId));
}

/**
 * Units that an order's store wants us to ship, by SKU: all owed units except those the store has shipped itself.
 * @param counted units with one of our labels, which the store counts as shipped
 */
export function dueInStore(lines: Lines, counted: Units = {}): Units {
  const shipped = sumOf(lines, ({ shipped: units = 0 }) => units);
  const due = sumOf(lines, ({ quantity }) => quantity);
  for (const sku of Object.keys(due)) {
    // More of what a merge held for others may have been taken off than it holds.
    const byStore = Math.max(0, (shipped[sku] ?? 0) - Math.max(0, counted[sku] ?? 0));
    due[sku] = Math.max(0, (due[sku] ?? 0) - byStore);
  }
  return due;
}

/**
 * Whether a store wants other goods shipped than before, and than are held here for it. Goods that a person added or changed here
 * do not matter unless the store has changed the same ones.
 * @param before null: unknown; then only held units beyond the due ones are a difference
 */
export function isDifferent(due: Units, before: Units | null, held: Units): boolean {
  const skus = new Set([...Object.keys(due), ...Object.keys(before ?? {})]);
  return [...skus].some((sku) => {
    const [wanted = 0, here = 0] = [due[sku], held[sku]];
    return before === null ? here > wanted : wanted !== (before[sku] ?? 0) && here !== wanted;
  });
}

/**
 * Whether bought labels may contain other goods than a store wants shipped now: it wants less than before, or more, which neither follows
 * by itself, as it does where the store counts shipped units, nor puts something on hold.
 * @param isFollowed whether its order has the lines of its store
 * @param hasRest whether something that is held has no label yet
 */
export function concernsLabels(
  due: Units,
  before: Units | null,
  held: Units,
  { isFollowed, isCounted, hasRest = false }: { isFollowed: boolean; isCounted: boolean; hasRest?: boolean },
): boolean {
  const isMoreSeen = isCounted && (isFollowed || hasRest);
  const skus = new Set([...Object.keys(due), ...Object.keys(before ?? {})]);
  return [...skus].some((sku) => {
    const [wanted = 0, earlier = 0, here = 0] = [due[sku], before?.[sku], held[sku]];
    if (before === null || wanted === earlier) return false;
    return wanted < earlier ? isFollowed || here > wanted : !isMoreSeen && here < wanted;
  });
}

/**
 * Whether labeled parcels contain all that a store wants shipped now, and the other held goods are ones it wanted before: nothing
 * needs a decision then.
 */
export function isRestOver(
  due: Units,
  before: Units | null,
  { held, labeled }: { held: Units; labeled: Units },
): boolean {
  const rest = Object.keys(held).filter((sku) => (held[sku] ?? 0) > (labeled[sku] ?? 0));
  return rest.length > 0 && rest.every((sku) => (before?.[sku] ?? 0) > 0) && isAllLabeled(due, labeled);
}

/** Whether there are labels for all that a store wants shipped. */
export const isAllLabeled = (due: Units, labeled: Units): boolean =>
  Object.values(labeled).some((units) => units > 0) &&
  Object.entries(due).every(([sku, units]) => units <= (labeled[sku] ?? 0));

/** Whether something of what is held has no label yet. */
export const isSomeUnlabeled = (held: Units, labeled: Units): boolean =>
  Object.entries(held).some(([sku, units]) => units > (labeled[sku] ?? 0));

/** Whether a store wants less of something than before. */
export const isLess = (due: Units, before: Units): boolean =>
  Object.entries(before).some(([sku, units]) => (due[sku] ?? 0) < units);
