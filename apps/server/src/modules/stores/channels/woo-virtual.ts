import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import type { WooShop } from './woo-shop.ts';

const kinds = z.array(z.looseObject({ id: z.number(), virtual: z.boolean().catch(false) }));
const mostAtOnce = 100;

/** The bought item of a line: the product and its variation. */
type Bought = Record<string, unknown>;
/** Whether it is not shipped. */
export type IsVirtual = (line: Bought) => boolean;

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/**
 * Finds goods that are not shipped: downloads, gift cards, services. An order does not include that; each product is requested once,
 * with its type only, and the bought variations of a product with variations, which have their own types. If a key cannot read products,
 * everything is shipped.
 */
export function wooVirtual({ address, headers, ask }: WooShop) {
  const isVirtual = new Map<number, boolean>();
  let isClosed = false;

  /** Requests the types under a path; missing items are shipped, since an order does not say otherwise. */
  async function learn(path: string, wanted: readonly number[], otherwise: (id: number) => boolean) {
    const ids = [...new Set(wanted)].filter((id) => !isVirtual.has(id));
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const some = ids.slice(at, at + mostAtOnce);
      const url = new URL(`${address}/wp-json/wc/v3/products${path}`);
      const query = { include: some.join(','), per_page: String(mostAtOnce), _fields: 'id,virtual' };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const reply = kinds.safeParse(await answerTo(url));
      for (const id of some) isVirtual.set(id, otherwise(id));
      for (const { id, virtual } of reply.data ?? []) if (some.includes(id)) isVirtual.set(id, virtual);
    }
  }

  /** Null if the product no longer exists. */
  async function answerTo(url: URL): Promise<unknown> {
    try {
      return (await ask(url, { headers, tries: 2 })).content;
    } catch (fault) {
      if (fault instanceof ChannelError && fault.why === 'absent') return null;
      throw fault;
    }
  }

  return async (lines: readonly Bought[]): Promise<IsVirtual> => {
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
    try {
      if (!isClosed) await learn('', products, () => false);
      for (const [product, ids] of isClosed ? [] : variations)
        await learn(`/${product}/variations`, ids, () => isVirtual.get(product) === true);
    } catch (fault) {
      if (!(fault instanceof ChannelError) || fault.why === 'busy') throw fault;
      isClosed = true;
    }
    return (line) => {
      const variation = idOf(line.variation_id);
      const product = idOf(line.product_id);
      const ofVariation = variation === undefined ? undefined : isVirtual.get(variation);
      return ofVariation ?? (product !== undefined && isVirtual.get(product) === true);
    };
  };
}
