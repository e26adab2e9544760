import { routingLimits, type RoutingCandidate, type RoutingRule } from '@lading/contracts/warehouse';
import type { Money } from '@lading/contracts/core';

/** An article of an order with what its SKU, bundle or alias stands for. `line`: its index in the order, from 0. */
export interface WantedLine {
  line: number;
  quantity: number;
  parts: readonly { productId: string; quantity: number }[];
}

/** A warehouse that may ship an order. */
export interface Site {
  warehouseId: string;
  warehouseName: string;
  isUsed: boolean;
  rank: number;
  /** Empty: it ships to all. */
  countries: readonly string[];
  /** Available units by product; a missing one is out of stock. */
  available: ReadonlyMap<string, number>;
}

/** The allocation: the whole order, or its part of a split. */
interface RoutedPart {
  warehouseId: string;
  lines: readonly { line: number; quantity: number }[];
}

export interface Routed {
  rule: Exclude<RoutingRule, 'NAMED'>;
  /** Empty: no warehouse can ship it. */
  parts: readonly RoutedPart[];
  considered: RoutingCandidate[];
}

interface Asked {
  lines: readonly WantedLine[];
  sites: readonly Site[];
  country: string | null;
  /** The warehouse that a person assigned the order to. */
  assignedTo: string | null;
  maySplit: boolean;
  skuOf: (productId: string) => string;
  /** The cost of packing and shipping lines in a warehouse; null without a rate card for it. */
  costOf: (warehouseId: string, lines: readonly WantedLine[]) => Promise<Money | null>;
}

const wantedOf = (lines: readonly WantedLine[]): Map<string, number> => {
  const wanted = new Map<string, number>();
  for (const { quantity, parts } of lines)
    for (const part of parts)
      wanted.set(part.productId, (wanted.get(part.productId) ?? 0) + quantity * part.quantity);
  return wanted;
};

const shortAt = ({ available }: Site, lines: readonly WantedLine[], skuOf: Asked['skuOf']) =>
  [...wantedOf(lines)]
    .map(([productId, wanted]) => ({ productId, wanted, available: available.get(productId) ?? 0 }))
    .filter((one) => one.available < one.wanted)
    .map(({ productId, ...units }) => ({ skuCode: skuOf(productId), ...units }));

/** Why a warehouse cannot ship an order alone; undefined if it can. */
function refusalOf(
  { warehouseId, isUsed, countries }: Site,
  { country, assignedTo }: Pick<Asked, 'country' | 'assignedTo'>,
  isShort: boolean,
): 'NOT_ASSIGNED' | 'OFF' | 'COUNTRY' | 'SHORT' | undefined {
  if (assignedTo !== null) {
    if (warehouseId !== assignedTo) return 'NOT_ASSIGNED';
  } else {
    if (!isUsed) return 'OFF';
    const isShipped = countries.length === 0 || (country !== null && countries.includes(country));
    if (!isShipped) return 'COUNTRY';
  }
  return isShort ? 'SHORT' : undefined;
}

/** The sum of amounts; null when one is unknown or they are in several currencies. */
const sumOf = (costs: readonly (Money | null)[]): Money | null => {
  const [first] = costs;
  if (!first || costs.some((cost) => cost?.currency !== first.currency)) return null;
  return { currency: first.currency, minor: costs.reduce((sum, cost) => sum + (cost?.minor ?? 0), 0) };
};

interface Priced {
  cost: Money | null;
  ranks: readonly number[];
  ids: string;
}

const byRank = (one: Priced, other: Priced): number =>
  one.ranks.reduce((found, rank, at) => found || rank - (other.ranks[at] ?? 0), 0) ||
  one.ids.localeCompare(other.ids);

/** Sorted by cost if the amounts can be compared, otherwise by rank; `isByCost`: the first is cheaper than the next. */
function inOrder<Choice extends Priced>(choices: readonly Choice[]): { sorted: Choice[]; isByCost: boolean } {
  const isComparable = choices.length > 1 && sumOf(choices.map(({ cost }) => cost)) !== null;
  const minor = ({ cost }: Priced) => (isComparable ? (cost?.minor ?? 0) : 0);
  const sorted = choices.toSorted((one, other) => minor(one) - minor(other) || byRank(one, other));
  const [first, next] = sorted;
  return { sorted, isByCost: first !== undefined && next !== undefined && minor(first) < minor(next) };
}

/** The part of an order for the first of two, with whole lines where possible, and the rest for the second; undefined when that is short. */
function divided(
  first: Site,
  second: Site,
  lines: readonly WantedLine[],
): [WantedLine[], WantedLine[]] | undefined {
  const left = [new Map(first.available), new Map(second.available)] as const;
  const fits = (of: 0 | 1, { parts }: WantedLine): number =>
    Math.max(
      0,
      Math.min(...parts.map((part) => Math.floor((left[of].get(part.productId) ?? 0) / part.quantity))),
    );
  const taken: [WantedLine[], WantedLine[]] = [[], []];
  const take = (of: 0 | 1, line: WantedLine, quantity: number): void => {
    if (quantity === 0) return;
    for (const part of line.parts)
      left[of].set(part.productId, (left[of].get(part.productId) ?? 0) - quantity * part.quantity);
    taken[of].push({ ...line, quantity });
  };
  for (const line of lines) {
    const here = fits(0, line);
    const there = fits(1, line);
    if (here + there < line.quantity) return undefined;
    // A line is only divided if neither has all of it.
    const share = here >= line.quantity ? line.quantity : there >= line.quantity ? 0 : here;
    take(0, line, share);
    take(1, line, line.quantity - share);
  }
  return taken[0].length > 0 && taken[1].length > 0 ? taken : undefined;
}

async function splitOf(
  sites: readonly Site[],
  { lines, costOf }: Pick<Asked, 'lines' | 'costOf'>,
): Promise<RoutedPart[]> {
  const choices: (Priced & { parts: RoutedPart[] })[] = [];
  for (const first of sites)
    for (const second of sites) {
      const shares = first === second ? undefined : divided(first, second, lines);
      if (!shares) continue;
      const pair = [first, second] as const;
      const costs: (Money | null)[] = [];
      for (const [at, site] of pair.entries()) costs.push(await costOf(site.warehouseId, shares[at]!));
      choices.push({
        cost: sumOf(costs),
        ranks: pair.map(({ rank }) => rank),
        ids: pair.map(({ warehouseId }) => warehouseId).join(),
        parts: pair.map(({ warehouseId }, at) => ({
          warehouseId,
          lines: shares[at]!.map(({ line, quantity }) => ({ line, quantity })),
        })),
      });
    }
  return inOrder(choices).sorted[0]?.parts ?? [];
}

/**
 * Chooses the warehouse of an order (warehouse design, f): of those that may ship to its country and have its goods, one that ships all
 * before two that share it, the cheapest by rate card, then the first in rank. A manually assigned warehouse is used or none.
 */
export async function routeOrder(asked: Asked): Promise<Routed> {
  const { lines, sites, assignedTo, maySplit, skuOf, costOf } = asked;
  const considered: RoutingCandidate[] = [];
  const eligible: Site[] = [];
  const whole: (Priced & { site: Site })[] = [];
  for (const site of sites) {
    const { warehouseId, warehouseName, rank } = site;
    const short = shortAt(site, lines, skuOf);
    const verdict = refusalOf(site, asked, short.length > 0);
    const cost = verdict === undefined ? await costOf(warehouseId, lines) : null;
    considered.push({
      warehouseId,
      warehouseName,
      rank,
      cost,
      verdict: verdict ?? 'LOWER_RANK',
      short: verdict === 'SHORT' ? short : [],
    });
    if (verdict === undefined) whole.push({ site, cost, ranks: [rank], ids: warehouseId });
    else if (verdict === 'SHORT' && assignedTo === null) eligible.push(site);
  }
  const judged = (verdicts: ReadonlyMap<string, RoutingCandidate['verdict']>) =>
    considered
      .map((one) => ({ ...one, verdict: verdicts.get(one.warehouseId) ?? one.verdict }))
      .toSorted((one, other) => one.rank - other.rank || one.warehouseId.localeCompare(other.warehouseId));
  const everything = lines.map(({ line, quantity }) => ({ line, quantity }));

  const { sorted, isByCost } = inOrder(whole);
  const [best, ...rest] = sorted;
  if (best) {
    const verdicts = new Map<string, RoutingCandidate['verdict']>([[best.site.warehouseId, 'CHOSEN']]);
    for (const { site, cost } of rest)
      if (cost && best.cost && sumOf([cost, best.cost]) && cost.minor > best.cost.minor)
        verdicts.set(site.warehouseId, 'DEARER');
    const rule = assignedTo !== null ? 'ASSIGNED' : rest.length === 0 ? 'ONLY' : isByCost ? 'COST' : 'RANK';
    const parts = [{ warehouseId: best.site.warehouseId, lines: everything }];
    return { rule, parts, considered: judged(verdicts) };
  }
  const parts = maySplit ? await splitOf(eligible, { lines, costOf }) : [];
  if (parts.length === routingLimits.parts)
    return {
      rule: 'SPLIT',
      parts,
      considered: judged(new Map(parts.map(({ warehouseId }) => [warehouseId, 'PART']))),
    };
  return { rule: 'NONE', parts: [], considered: judged(new Map()) };
}
