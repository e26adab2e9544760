import type { ChannelOrder } from './channels/channel-connector.ts';

/** Units by SKU. */
export type Units = Readonly<Record<string, number>>;

type Lines = ChannelOrder['lines'];

function sumOf(lines: Lines, unitsOf: (line: Lines[number]) => number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) sums[line.skuCode] = (sums[line.skuCode] ?? 0) + unitsOf(line);
  return sums;
}

/** Units of an order that its store counts as shipped, by SKU; empty where it counts none. */
export const shippedUnits = (lines: Lines): Units =>
  sumOf(
    lines.filter(({ shipped = 0 }) => shipped > 0),
    ({ shipped = 0 }) => shipped,
  );

/** The SKUs of a shipped order whose unsent units were all refunded or removed. */
export function paidBack(lines: Lines): Set<string> {
  const left = sumOf(lines, ({ quantity, shipped = 0 }) => quantity - shipped);
  const gone = sumOf(lines, ({ gone: units = 0 }) => units);
  return new Set(Object.keys(left).filter((sku) => gone[sku]! > 0 && left[sku]! <= gone[sku]!));
}

/**
 * Units that an order's store wants us to ship, by SKU: all owed units except those the store has shipped itself.
 * @param counted units with one of our labels, which the store counts as shipped
 */
export function dueInStore(lines: Lines, counted: Units = {}): Units {
  const shipped = shippedUnits(lines);
  const due = sumOf(lines, ({ quantity }) => quantity);
  for (const sku of Object.keys(due)) {
    const byStore = Math.max(0, (shipped[sku] ?? 0) - (counted[sku] ?? 0));
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
 * Whether bought labels may contain other goods than a store wants shipped now: it wants less than before, or more, which is not
 * automatic when it does not count shipped units.
 * @param isFollowed whether its order has the lines of its store
 */
export function concernsLabels(
  due: Units,
  before: Units | null,
  held: Units,
  { isFollowed, isCounted }: { isFollowed: boolean; isCounted: boolean },
): boolean {
  const skus = new Set([...Object.keys(due), ...Object.keys(before ?? {})]);
  return [...skus].some((sku) => {
    const [wanted = 0, earlier = 0, here = 0] = [due[sku], before?.[sku], held[sku]];
    if (before === null || wanted === earlier) return false;
    return wanted < earlier ? isFollowed || here > wanted : !isCounted && here < wanted;
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

/** Whether a store wants less of something than before. */
export const isLess = (due: Units, before: Units): boolean =>
  Object.entries(before).some(([sku, units]) => (due[sku] ?? 0) < units);
