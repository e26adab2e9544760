import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import { skuOf } from './line-code.ts';
import type { WooShop } from './woo-shop.ts';

const rows = z.array(
  z.looseObject({ id: z.number(), virtual: z.boolean().catch(false), sku: z.unknown().optional() }),
);
const mostAtOnce = 100;
/** Halving finds one product that breaks an answer within this many failures in a row: 100, 50, 25, 13, 7, 4, 2, 1. */
const failuresAllowed = 8;
/** A failure after a longer wait is not worth halving: the time of a turn is limited. */
const slowMs = 6_000;

/** The bought item of a line: the product and its variation. */
type Bought = Record<string, unknown>;
/** Whether it is not shipped. */
type IsVirtual = (line: Bought) => boolean;

/** What a store says of the products of lines. */
export interface WooGoods {
  isVirtual: IsVirtual;
  /** Whether the store has said if it is shipped, or never will. */
  isKnown: (line: Bought) => boolean;
  /** The SKU of a variation is that of its product, `perhaps` when the product is unknown; undefined: it is its own. */
  inherited: (line: Bought) => 'yes' | 'perhaps' | undefined;
}

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/**
 * Finds goods that are not shipped (downloads, gift cards, services), and variations with the SKU of their product. An order does not include
 * that; each product is requested once, with the needed fields only, and the bought variations of a product with variations, which have their own
 * types. If a key cannot read products, everything is shipped. If the store gives no answer for a product, it is unknown, and requested again
 * with the next orders.
 */
export function wooProducts({ address, headers, ask }: WooShop) {
  const isVirtual = new Map<number, boolean>();
  const skus = new Map<number, string | undefined>();
  let isClosed = false;
  /** Failures in a row. A store that has failed too often gets one request for each page until it answers. */
  let failures = 0;

  /** Requests the types under a path; missing items are shipped, since an order does not say otherwise. */
  async function learn(path: string, wanted: readonly number[], otherwise: (id: number) => boolean) {
    const ids = [...new Set(wanted)].filter((id) => !isVirtual.has(id));
    const parts: number[][] = [];
    for (let at = 0; at < ids.length; at += mostAtOnce) parts.push(ids.slice(at, at + mostAtOnce));
    for (let part = parts.shift(); part && !isClosed; part = parts.shift()) {
      const startedAt = performance.now();
      try {
        const given = await answerTo(path, part);
        failures = 0;
        for (const id of part) isVirtual.set(id, otherwise(id));
        for (const { id, virtual, sku } of given) {
          if (!part.includes(id)) continue;
          isVirtual.set(id, virtual);
          if (path === '') skus.set(id, skuOf(sku));
        }
      } catch (fault) {
        if (!(fault instanceof ChannelError) || fault.why === 'busy') throw fault;
        if (fault.why === 'refused' && !fault.isOfRequest) isClosed = true;
        const isHopeless =
          !fault.isOfQuestion || fault.why === 'blocked' || performance.now() - startedAt > slowMs;
        failures = isHopeless ? failuresAllowed : failures + 1;
        // Whatever was not answered stays unknown.
        if (failures > failuresAllowed || isHopeless) return;
        const half = Math.ceil(part.length / 2);
        if (part.length > 1) parts.unshift(part.slice(0, half), part.slice(half));
      }
    }
  }

  /** Empty if the product no longer exists. */
  async function answerTo(path: string, ids: readonly number[]): Promise<z.infer<typeof rows>> {
    const url = new URL(`${address}/wp-json/wc/v3/products${path}`);
    const query = { include: ids.join(','), per_page: String(mostAtOnce), _fields: 'id,virtual,sku' };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const reply = rows.safeParse((await ask(url, { headers, tries: ids.length === 1 ? 2 : 1 })).content);
      if (!reply.success) throw new ChannelError('unusable');
      return reply.data;
    } catch (fault) {
      if (fault instanceof ChannelError && fault.why === 'absent') return [];
      throw fault;
    }
  }

  function isKnown(line: Bought): boolean {
    const id = idOf(line.variation_id) ?? idOf(line.product_id);
    return isClosed || idOf(line.product_id) === undefined || (id !== undefined && isVirtual.has(id));
  }

  function inherited(line: Bought): 'yes' | 'perhaps' | undefined {
    const product = idOf(line.product_id);
    const sku = skuOf(line.sku);
    if (product === undefined || idOf(line.variation_id) === undefined || sku === undefined) return undefined;
    if (!skus.has(product)) return 'perhaps';
    return skus.get(product) === sku ? 'yes' : undefined;
  }

  return async (lines: readonly Bought[]): Promise<WooGoods> => {
    const variations = new Map<number, number[]>();
    const products: number[] = [];
    for (const line of lines) {
      const product = idOf(line.product_id);
      const variation = idOf(line.variation_id);
      if (product === undefined) continue;
      products.push(product);
      if (variation === undefined) continue;
      const bought = variations.get(product);
      if (bought) bought.push(variation);
      else variations.set(product, [variation]);
    }
    await learn('', products, () => false);
    for (const [product, ids] of variations) {
      if (isClosed || failures >= failuresAllowed) break;
      if (isVirtual.has(product))
        await learn(`/${product}/variations`, ids, () => isVirtual.get(product) === true);
    }
    return { isVirtual: isVirtualIn(isVirtual), isKnown, inherited };
  };
}

const isVirtualIn =
  (known: ReadonlyMap<number, boolean>): IsVirtual =>
  (line) => {
    const variation = idOf(line.variation_id);
    const product = idOf(line.product_id);
    const ofVariation = variation === undefined ? undefined : known.get(variation);
    return ofVariation ?? (product !== undefined && known.get(product) === true);
  };
