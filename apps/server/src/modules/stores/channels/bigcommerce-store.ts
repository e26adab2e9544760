import { z } from 'zod';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** Its quota window. */
const longestWaitMs = 31_000;

/** A store with its token. */
export interface BigCommerceStore {
  /** Base URL of its orders. */
  base: string;
  access: ChannelAccess;
}

/** The fields requested of orders. */
export type Filters = Record<string, string>;

/** Dates are in RFC 2822 format. */
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
/** An order in a list: required fields, and the rest unread. */
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

/** The status of a basket that was never ordered. */
export const basket = 0;

/** When an order was last changed, by the store's clock. */
export const modifiedAt = (order: BigCommerceOrder): number => Date.parse(order.date_modified);

/** Requests a part of the orders API. @throws ChannelError */
export async function askStore<Reply>(
  { base, access }: BigCommerceStore,
  schema: z.ZodType<Reply>,
  path: string,
  query: Filters = {},
  { tries = 3, isDivisible = false } = {},
): Promise<Reply> {
  const url = new URL(`${base}${path}?${new URLSearchParams(query).toString()}`);
  const headers = { 'x-auth-token': access.credentials };
  const { content } = await access.ask(url, { headers, isOurs: true, longestWaitMs, tries, isDivisible });
  const reply = schema.safeParse(content);
  if (!reply.success) throw new ChannelError('unusable');
  return reply.data;
}

/** Items or addresses per answer. */
export const mostParts = 250;
/** Far more pages than an order has: a store repeating one page would never end. */
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
