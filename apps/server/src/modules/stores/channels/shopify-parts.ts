import { z } from 'zod';
import type { ShopifyAsked } from './shopify-ask.ts';
import { heldBack, notDelivered, openLines, withoutCarrier } from './shopify-fulfillments.ts';

/** Maximum fulfillment orders per order: far more than there are locations. */
const mostParts = 20;

/** The requested fields of fulfillment orders: their state, and how the goods get to the customer. */
export const partFields = `
  fulfillmentOrders(first: ${mostParts}) {
    nodes { id status requestStatus deliveryMethod { methodType } }
  }`;

const text = z.string().nullish();
export const shopifyParts = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      status: text,
      requestStatus: text,
      deliveryMethod: z.object({ methodType: text }).nullish(),
    }),
  ),
});
type ShopifyPart = z.infer<typeof shopifyParts>['nodes'][number];

/** Nothing remains to be done for it. */
const over = new Set<unknown>(['CLOSED', 'CANCELLED']);
/** A fulfillment service was asked to ship it, and has not declined. */
const withOthers = new Set<unknown>([
  'SUBMITTED',
  'ACCEPTED',
  'CANCELLATION_REQUESTED',
  'CANCELLATION_REJECTED',
]);

type PartKind = 'shippable' | 'waiting' | 'collected';

function kindOf({ status, requestStatus, deliveryMethod }: ShopifyPart): PartKind {
  if (withoutCarrier.has(deliveryMethod?.methodType)) return 'collected';
  return heldBack.has(status) || withOthers.has(requestStatus) ? 'waiting' : 'shippable';
}

/** The part of an order that we must not ship now. */
export interface HeldParts {
  /** Everything remaining is of that kind; undefined: something can be shipped, or nothing is known. */
  all: Exclude<PartKind, 'shippable'> | undefined;
  /** Otherwise units, by the id of the order line. */
  waiting: ReadonlyMap<string, number>;
  collected: ReadonlyMap<string, number>;
}

/** Determines what can be shipped of an order now. Lines are only requested if its fulfillment orders differ. */
export async function heldParts(
  ask: ShopifyAsked,
  parts: readonly ShopifyPart[] | undefined,
): Promise<HeldParts> {
  // A pickup order with a gift card is still one.
  const left = (parts ?? []).filter(
    ({ status, deliveryMethod }) => !over.has(status) && deliveryMethod?.methodType !== notDelivered,
  );
  const kinds = new Set(left.map(kindOf));
  const [only] = kinds;
  const waiting = new Map<string, number>();
  const collected = new Map<string, number>();
  if (kinds.size <= 1) return { all: only === 'shippable' ? undefined : only, waiting, collected };
  for (const part of left) {
    const kind = kindOf(part);
    if (kind === 'shippable') continue;
    const units = kind === 'waiting' ? waiting : collected;
    for (const { lineId, quantity } of await openLines(ask, part.id))
      units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  }
  return { all: undefined, waiting, collected };
}
