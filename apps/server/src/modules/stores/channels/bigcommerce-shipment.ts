import { z } from 'zod';
import type { ChannelAccess, ChannelShipment } from './channel-connector.ts';
import { bigCommerceChannel, bigCommerceVariant, parceled } from './bigcommerce-order.ts';
import { ChannelError, writeFault } from './channel-error.ts';
import { mostPages, mostParts } from './bigcommerce-store.ts';
import { takenOf, withoutReported } from './shipped-lines-rules.ts';
import { codesIn } from './sold-lines.ts';

const awaitingFulfillment = 11;
const partiallyShipped = 3;
const shipped = 2;
/** Refunded, canceled, declined. */
const over: ReadonlySet<number> = new Set([4, 5, 6]);
/** Shipped, partially shipped, or completed. */
const left: ReadonlySet<number> = new Set([2, 3, 10]);
/** Manual verification, disputed: a person there, or the bank, must still decide. */
const held: ReadonlySet<number> = new Set([12, 13]);
const orderStatus = z.looseObject({ status_id: z.number() });
/** Its quota window. */
const longestWaitMs = 31_000;

const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    // An empty list is "no content".
    .nullable()
    .transform((rows) => rows ?? []);
const shipments = listOf(
  z.looseObject({
    id: z.number(),
    comments: z.string().nullish(),
    order_address_id: z.number().nullish(),
    items: z
      .array(z.looseObject({ order_product_id: z.number(), quantity: z.coerce.number().catch(0) }))
      .nullish(),
  }),
);
const products = listOf(
  z.looseObject({
    id: z.number(),
    order_address_id: z.number(),
    sku: z.string().nullish(),
    quantity: z.coerce.number(),
    quantity_shipped: z.coerce.number().catch(0),
    quantity_refunded: z.coerce.number().catch(0),
    type: z.unknown().optional(),
    order_pickup_method_id: z.unknown().optional(),
  }),
);

/** Carriers for which BigCommerce creates links. */
const providers: Readonly<Record<string, string>> = { USPS: 'usps', UPS: 'ups', FedEx: 'fedex' };

/**
 * Reports a shipment through version 2 of the orders API, one for each address of the order; a withdrawn one is deleted. Its comment has
 * our number, which shows whether it was reported before: an interrupted report is completed. If some
 * packages stay behind, it keeps the numbers of the others, and the order is partially shipped.
 */
export async function reportToBigCommerce(
  base: string,
  access: ChannelAccess,
  shipment: ChannelShipment,
): Promise<void> {
  const headers = { 'x-auth-token': access.credentials };
  const usual = { headers, isOurs: true, longestWaitMs };
  const read = async <Reply>(schema: z.ZodType<Reply>, path: string): Promise<Reply> => {
    const reply = schema.safeParse((await access.ask(new URL(`${base}${path}`), usual)).content);
    if (!reply.success) throw new ChannelError('unusable');
    return reply.data;
  };
  const write = (path: string, more: { body?: object; method?: 'PUT' | 'DELETE' }) =>
    access.ask(new URL(`${base}${path}`), { ...usual, ...more, isAct: true }).catch((error: unknown) => {
      throw writeFault(error);
    });

  const known = await read(shipments, '/shipments?limit=250');
  const standing = known.filter(({ comments }) => comments?.includes(`${shipment.reference}:`));
  const isFirst = standing.length === 0;
  /** Sets an order with shipments to shipped or partially shipped; an order canceled since is not reopened. */
  const become = async (then: number) => {
    const { status_id: now } = await read(orderStatus, '');
    if (left.has(now) && now !== then) await write('', { method: 'PUT', body: { status_id: then } });
  };
  if (shipment.isVoided) {
    if (isFirst) return;
    // It stays "shipped" there unless the status is changed first: after the deletion nothing shows that it is due.
    await become(standing.length < known.length ? partiallyShipped : awaitingFulfillment);
    for (const { id } of standing) await write(`/shipments/${id}`, { method: 'DELETE' });
    return;
  }
  // A shipment would set it to "shipped" there: a canceled order must stay so, and a held one until there is a decision.
  const { status_id: status } = await read(orderStatus, '');
  if (isFirst && over.has(status)) throw new ChannelError('nothingToShip');
  if (isFirst && held.has(status)) throw new ChannelError('heldThere');
  const lines: z.infer<typeof products> = [];
  for (let page = 1; page <= mostPages && lines.length === (page - 1) * mostParts; page += 1)
    lines.push(...(await read(products, `/products?limit=${mostParts}&page=${page}`)));
  const taken = takenBy(shipment, lines, standing);
  if (isFirst && taken.length === 0) throw new ChannelError('nothingToShip');
  if (taken.length > 0 && held.has(status)) throw new ChannelError('heldThere');
  const named = {
    tracking_number: shipment.trackingNumbers[0] ?? '',
    comments: `${shipment.reference}: ${shipment.carrierName} ${shipment.trackingNumbers.join(' ')}`,
  };
  // The order has ended since: the earlier reports were complete.
  for (const [place, some] of over.has(status) ? [] : Map.groupBy(taken, (line) => line.place))
    await write('/shipments', {
      body: {
        ...named,
        order_address_id: place,
        shipping_provider: providers[shipment.carrierName] ?? '',
        items: some.map((line) => ({ order_product_id: line.id, quantity: line.quantity })),
      },
    });
  if (shipment.voidedNumbers.length === 0) return;
  if (shipment.isInPart) await become(partiallyShipped);
  else if (status === partiallyShipped && !hasOpen(lines)) await become(shipped);
  for (const { id, comments } of standing)
    if (isOther(comments ?? '', shipment)) await write(`/shipments/${id}`, { method: 'PUT', body: named });
}

/** Whether a shipment names void labels, or lacks others. */
const isOther = (comments: string, { voidedNumbers, trackingNumbers }: ChannelShipment): boolean =>
  voidedNumbers.some((number) => comments.includes(number)) ||
  trackingNumbers.some((number) => !comments.includes(number));

/** Whether something of an order is still to be shipped. */
function hasOpen(lines: z.infer<typeof products>): boolean {
  const isParceled = parceled(lines);
  return lines.some((one) => isParceled(one) && one.quantity > one.quantity_shipped + one.quantity_refunded);
}

/** The part of an order in a shipment, for the addresses that have no report of it yet. */
function takenBy(
  shipment: ChannelShipment,
  lines: z.infer<typeof products>,
  standing: z.infer<typeof shipments>,
) {
  const sold = lines.map((one) => ({ ...one, sku: one.sku, variantId: bigCommerceVariant(one) }));
  const codeOf = codesIn(bigCommerceChannel, sold);
  const isParceled = parceled(sold);
  const items = sold.map((one, at) => ({
    id: one.id,
    place: one.order_address_id,
    skuCode: codeOf(one, at).skuCode,
    open: isParceled(one) ? one.quantity - one.quantity_shipped - one.quantity_refunded : 0,
  }));
  const codes = new Map(items.map(({ id, skuCode }) => [id, skuCode]));
  const reported = standing.flatMap(({ items: packed }) =>
    (packed ?? []).map(({ order_product_id: id, quantity }) => ({ skuCode: codes.get(id) ?? '', quantity })),
  );
  const due = withoutReported(shipment.lines, reported);
  const places = new Set(standing.map(({ order_address_id: place }) => place));
  return due.length === 0
    ? []
    : takenOf(
        due,
        items.filter(({ place }) => !places.has(place)),
      );
}
