import { z } from 'zod';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';
import { pageSize } from './page-size.ts';
import { askedInPart } from './shopify-ask.ts';
import { shopifyOrder, type ShopifyOrder } from './shopify-order.ts';
import type { OrderReader } from './shopify-reading.ts';

/** A query may cost 1,000 points at most, and each line of each requested order costs some. */
const mostOrders = 10;

const listOf = (name: string, fields: string) => `
query ${name}($first: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes {${fields}
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
/** Changed orders with their first lines. */
const ordersQuery = (fields: string) => listOf('ChangedOrders', fields);
/** The same orders, reduced to the fields that identify an order that is not returned. */
const namesQuery = listOf('NamesOfOrders', ' id legacyResourceId name updatedAt');

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });
const listReply = z.object({ orders: z.object({ nodes: z.array(z.unknown()), pageInfo }) });
const name = z.object({ legacyResourceId: z.string(), name: z.string(), updatedAt: z.string() });
type Name = z.infer<typeof name>;

/** A part of the list. */
interface ShopifyPart {
  orders: ShopifyOrder[];
  /** Orders that are not returned; undefined for one without even a name. */
  missing: (Name | undefined)[];
  /** Why they are not, if it was one reason. */
  fault?: ChannelError;
  /** When the last of them was changed, by the store's clock. */
  until: string | undefined;
}

/** A part as returned. */
interface ListedPart extends ShopifyPart {
  isLast: boolean;
  /** The current page size. */
  size: number;
}

/**
 * Lists orders, oldest change first, page by page. An order with an error is separated from the others; if a page fails
 * entirely, a smaller one is requested.
 */
export async function* changedOrders(
  access: ChannelAccess,
  reader: OrderReader,
  { query, mark }: { query: string; mark: unknown },
): AsyncGenerator<ListedPart> {
  const size = pageSize(mostOrders, mark);
  let after: string | null = null;
  for (;;) {
    const variables = { first: size.now, after, query };
    const startedAt = performance.now();
    let answer: { part: ShopifyPart; info: z.infer<typeof pageInfo> };
    try {
      answer = await orderPage(access, reader, variables);
      size.took(performance.now() - startedAt);
    } catch (fault) {
      if (!(fault instanceof ChannelError) || !fault.isOfQuestion) throw fault;
      if (size.shrink()) continue;
      answer = await namesOnly(access, variables, fault);
      size.isolated();
    }
    const isLast = !answer.info.hasNextPage || !answer.info.endCursor;
    yield { ...answer.part, isLast, size: size.now };
    if (isLast) return;
    // A list that does not advance would never end.
    if (answer.info.endCursor === after) throw new ChannelError('unusable');
    after = answer.info.endCursor ?? null;
  }
}

/** A page; only the names of orders with errors. */
async function orderPage(access: ChannelAccess, reader: OrderReader, variables: object) {
  const { data, faults } = await reader(ordersQuery, variables);
  const reply = listReply.safeParse(data);
  const places = faults.map(({ path }) => (path?.[1] === 'nodes' ? path[2] : undefined));
  if (!reply.success || places.includes(undefined)) throw new ChannelError('unusable');
  const { nodes, pageInfo: info } = reply.data.orders;
  const read = nodes.map((node, at) => (places.includes(at) ? undefined : shopifyOrder.safeParse(node).data));
  const orders = read.filter((order) => order !== undefined);
  const bad = nodes.filter((_node, at) => read[at] === undefined).map((node) => name.safeParse(node).data);
  const part = { orders, until: orders.at(-1)?.updatedAt };
  if (!bad.includes(undefined)) return { part: { ...part, missing: bad }, info };
  const given = new Set(orders.map(({ legacyResourceId: id }) => id));
  const names = (await namesOf(access, variables)).nodes;
  return {
    part: { ...part, missing: names.filter((one) => !one || !given.has(one.legacyResourceId)) },
    info,
  };
}

/** Orders that are not returned at all, by name. */
async function namesOnly(access: ChannelAccess, variables: object, fault: ChannelError) {
  const { nodes: missing, pageInfo: info } = await namesOf(access, variables);
  return { part: { orders: [], missing, fault, until: missing.at(-1)?.updatedAt }, info };
}

/** Names of the orders of a page; undefined for one without even a name. */
async function namesOf(access: ChannelAccess, variables: object) {
  const { data } = await askedInPart(access, { query: namesQuery, variables });
  const reply = listReply.safeParse(data);
  if (!reply.success) throw new ChannelError('unusable');
  const { nodes, pageInfo: info } = reply.data.orders;
  return { nodes: nodes.map((node) => name.safeParse(node).data), pageInfo: info };
}
