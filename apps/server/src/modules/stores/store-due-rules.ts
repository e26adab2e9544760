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

/**
 * Units that an order's store wants shipped by us, by SKU: all that is owed but for what the store has shipped by itself.
 * @param labeled units that have a label of ours, which the store counts among those it has shipped
 */
export function dueInStore(lines: Lines, labeled: Units = {}): Units {
  const shipped = shippedUnits(lines);
  const due = sumOf(lines, ({ quantity }) => quantity);
  for (const sku of Object.keys(due)) {
    const byStore = Math.max(0, (shipped[sku] ?? 0) - (labeled[sku] ?? 0));
    due[sku] = Math.max(0, (due[sku] ?? 0) - byStore);
  }
  return due;
}

/**
 * Whether a store wants other goods shipped than before, and than are held here for it. What a person has put into an order beside its store's
 * goods, or has changed of them, is no matter as long as the store has not changed the same ones.
 * @param before null: not known; then only what is held beyond what is due is a difference
 */
export function isDifferent(due: Units, before: Units | null, held: Units): boolean {
  const skus = new Set([...Object.keys(due), ...Object.keys(before ?? {})]);
  return [...skus].some((sku) => {
    const [wanted = 0, here = 0] = [due[sku], held[sku]];
    return before === null ? here > wanted : wanted !== (before[sku] ?? 0) && here !== wanted;
  });
}

/**
 * Whether labels that were bought may be of other goods than a store wants shipped now: it wants less than before, or more, which does not
 * follow by itself where it does not count what was shipped.
 * @param isFollowed its order has the lines of its store
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
 * Whether parcels with a label hold all that a store wants shipped now, and what else is held for it are goods that it wanted before: nobody
 * has anything to decide about them.
 */
export function isRestOver(
  due: Units,
  before: Units | null,
  { held, labeled }: { held: Units; labeled: Units },
): boolean {
  const rest = Object.keys(held).filter((sku) => (held[sku] ?? 0) > (labeled[sku] ?? 0));
  return rest.length > 0 && rest.every((sku) => (before?.[sku] ?? 0) > 0) && isAllLabeled(due, labeled);
}

/** Whether there are labels, for all that a store wants shipped. */
export const isAllLabeled = (due: Units, labeled: Units): boolean =>
  Object.values(labeled).some((units) => units > 0) &&
  Object.entries(due).every(([sku, units]) => units <= (labeled[sku] ?? 0));

/** Whether a store wants less of something than before. */
export const isLess = (due: Units, before: Units): boolean =>
  Object.entries(before).some(([sku, units]) => (due[sku] ?? 0) < units);
