import { z } from 'zod';
import { ChannelError } from './channel-error.ts';
import type { WooShop } from './woo-shop.ts';

const products = z.array(z.looseObject({ id: z.number(), virtual: z.boolean().catch(false) }));
const mostAtOnce = 100;

/**
 * Tells products that no parcel holds: downloads, gift cards, services. An order does not say so; each product is asked for once, and only
 * for its kind. A key that may not read products leaves them all to be shipped.
 */
export function wooVirtual({ address, headers, ask }: WooShop) {
  const known = new Map<number, boolean>();
  let isClosed = false;

  async function learn(ids: readonly number[]): Promise<void> {
    const url = new URL(`${address}/wp-json/wc/v3/products`);
    const query = { include: ids.join(','), per_page: String(mostAtOnce), _fields: 'id,virtual' };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const reply = products.safeParse((await ask(url, { headers, tries: 2 })).content);
    for (const id of ids) known.set(id, false);
    for (const { id, virtual } of reply.data ?? []) known.set(id, virtual);
  }

  return async (wanted: readonly unknown[]): Promise<(product: unknown) => boolean> => {
    const ids = [...new Set(wanted)].filter(
      (id): id is number => !isClosed && typeof id === 'number' && id > 0 && !known.has(id),
    );
    try {
      for (let at = 0; at < ids.length; at += mostAtOnce) await learn(ids.slice(at, at + mostAtOnce));
    } catch (fault) {
      if (!(fault instanceof ChannelError) || fault.why === 'busy') throw fault;
      isClosed = true;
    }
    return (product) => known.get(product as number) === true;
  };
}
