import type { ChannelAccess } from './channel-connector.ts';
import { askedInPart, lacksParts, type GraphAnswer } from './shopify-ask.ts';
import { orderFields } from './shopify-order.ts';
import { partFields } from './shopify-parts.ts';

/** Asks for orders. @throws ChannelError */
export type OrderReader = (queryOf: (fields: string) => string, variables: object) => Promise<GraphAnswer>;

/**
 * Reads orders of one store with all that its key may read of them: one without leave for the parts that they are fulfilled in reads them
 * without, and then nothing says that the store holds back a part.
 */
export function orderReader(access: ChannelAccess): OrderReader {
  let hasParts = true;
  return async (queryOf, variables) => {
    if (hasParts) {
      const query = queryOf(`${orderFields}${partFields}`);
      const answer = await askedInPart(access, { query, variables });
      if (!lacksParts(answer)) return answer;
      hasParts = false;
    }
    return askedInPart(access, { query: queryOf(orderFields), variables });
  };
}
