import type { ChannelAccess } from './channel-connector.ts';
import { askedInPart, lacksParts, type GraphAnswer } from './shopify-ask.ts';
import { orderFields } from './shopify-order.ts';
import { partFields } from './shopify-parts.ts';

/** Requests orders. @throws ChannelError */
export type OrderReader = (queryOf: (fields: string) => string, variables: object) => Promise<GraphAnswer>;

/**
 * Reads orders of one store with all that its key may read: a key without access to fulfillment orders reads orders
 * without them, and then held parts are not known.
 */
export function orderReader(access: ChannelAccess): OrderReader {
  let hasParts = true;
  return async (queryOf, variables) => {
    const isDivisible = 'first' in variables && Number(variables.first) > 1;
    if (hasParts) {
      const query = queryOf(`${orderFields}${partFields}`);
      const answer = await askedInPart(access, { query, variables, isDivisible });
      if (!lacksParts(answer)) return answer;
      hasParts = false;
    }
    return askedInPart(access, { query: queryOf(orderFields), variables, isDivisible });
  };
}
