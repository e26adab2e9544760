import { z } from 'zod';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** The window of its quota. */
const longestWaitMs = 31_000;

/** A store with its token. */
export interface BigCommerceStore {
  /** Where its orders are. */
  base: string;
  access: ChannelAccess;
}

/** What of the orders is asked for. */
export type Filters = Record<string, string>;

/** Dates come as RFC 2822 has them. */
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
/** An order as it is listed: what we rely on, and the rest unread. */
export const bigCommerceOrder = z.looseObject({
  id: z.number().int().positive(),
  status_id: z.number().catch(-1),
  date_modified: date,
});
export type BigCommerceOrder = z.infer<typeof bigCommerceOrder>;
/** An empty list is "no content". */
export const orderList = z
  .array(bigCommerceOrder)
  .nullable()
  .transform((orders): BigCommerceOrder[] => orders ?? []);
/** Items or addresses of an order. */
const orderParts = z
  .array(z.record(z.string(), z.unknown()))
  .nullable()
  .transform((rows) => rows ?? []);

/** When an order was last changed, by the store's clock. */
export const modifiedAt = (order: BigCommerceOrder): number => Date.parse(order.date_modified);

/** Asks for something of the orders. @throws ChannelError */
export async function askStore<Reply>(
  { base, access }: BigCommerceStore,
  schema: z.ZodType<Reply>,
  path: string,
  query: Filters = {},
  tries = 3,
): Promise<Reply> {
  const url = new URL(`${base}${path}?${new URLSearchParams(query).toString()}`);
  const headers = { 'x-auth-token': access.credentials };
  const { content } = await access.ask(url, { headers, isOurs: true, longestWaitMs, tries });
  const reply = schema.safeParse(content);
  if (!reply.success) throw new ChannelError('unusable');
  return reply.data;
}

/** How many items or addresses one answer holds. */
export const mostParts = 250;
/** Far more than an order has: a store that gives the same page for ever has no end. */
export const mostPages = 20;

/** All items or addresses of an order. @throws ChannelError */
export async function everyPart(store: BigCommerceStore, path: string): Promise<z.infer<typeof orderParts>> {
  const all: z.infer<typeof orderParts> = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const rows = await askStore(store, orderParts, path, { limit: String(mostParts), page: String(page) });
    all.push(...rows);
    if (rows.length < mostParts) return all;
  }
  throw new ChannelError('unusable');
}
