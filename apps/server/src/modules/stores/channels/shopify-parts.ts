import { z } from 'zod';
import type { ShopifyAsked } from './shopify-ask.ts';
import { heldBack, openLines, withoutCarrier } from './shopify-fulfillments.ts';

/** How many parts of an order are looked at: far more than there are places to ship from. */
const mostParts = 20;

/** What is asked for of the parts that an order is fulfilled in ("fulfillment orders"): where each stands, and how its goods get to the customer. */
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

/** Nothing of it is to be done any more. */
const over = new Set<unknown>(['CLOSED', 'CANCELLED']);
/** A fulfillment service has been asked to ship it, and has not declined. */
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

/** What of an order no parcel of ours is to hold now. */
export interface HeldParts {
  /** Everything that is left is of that kind; undefined: something can be shipped, or nothing is known. */
  all: Exclude<PartKind, 'shippable'> | undefined;
  /** Otherwise units, by the id of the line of the order. */
  waiting: ReadonlyMap<string, number>;
  collected: ReadonlyMap<string, number>;
}

/** Parts an order by what can be shipped of it now. Lines are asked for only where a part is unlike another. */
export async function heldParts(
  ask: ShopifyAsked,
  parts: readonly ShopifyPart[] | undefined,
): Promise<HeldParts> {
  const left = (parts ?? []).filter(({ status }) => !over.has(status));
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
