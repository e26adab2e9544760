/** A line of an order, as referenced by its fulfillments. */
interface SoldLine {
  sku: string | null;
  remainingQuantity: number;
  /** The bought variant; null: it is in no catalog. */
  variant?: { legacyResourceId: string } | null;
  /** The id of the line of the order. */
  lineId?: string;
}

/** Lines to fulfill from one location. */
export const fulfillmentOrder = (id: number, place: string, lines: SoldLine[], methodType = 'SHIPPING') => ({
  id: `gid://shopify/FulfillmentOrder/${id}`,
  methodType,
  place: `gid://shopify/Location/${place}`,
  /** Undefined: there is only one order. */
  orderId: undefined as string | undefined,
  /** The store holds it. */
  isHeld: false,
  /** Nothing remains to be done for it. */
  isOver: false,
  lines: lines.map(({ sku, remainingQuantity, variant = { legacyResourceId: '4471' }, lineId }, index) => ({
    id: `gid://shopify/FulfillmentOrderLineItem/${id}${index}`,
    remainingQuantity,
    lineItem: { id: `gid://shopify/LineItem/${lineId ?? `${id}${index}`}`, sku, variant },
  })),
});

/** The open and completed fulfillments of an order. */
export interface FulfillmentBooks {
  /** Lines without open quantity, in no fulfillment order. */
  soldLines: SoldLine[];
  fulfillmentOrders: ReturnType<typeof fulfillmentOrder>[];
  /** Called after a report has changed an order. */
  changed: (orderId: string | undefined) => void;
  fulfillments: {
    id: string;
    orderId?: string | undefined;
    status: string;
    company: string;
    numbers: string[];
    items: string[];
    lines: { id: string; quantity: number; lineItem: object }[];
  }[];
  reportsTaken: number;
}
interface FulfillmentInput {
  lineItemsByFulfillmentOrder: {
    fulfillmentOrderId: string;
    fulfillmentOrderLineItems: { id: string; quantity: number }[];
  }[];
  trackingInfo: { company: string; numbers: string[] };
}

/** A page of lines, up to the limit of one query. */
function pageOf<Line>(lines: readonly Line[], after: unknown, first = 50) {
  const start = Number(after ?? 0);
  const end = start + first;
  return {
    nodes: lines.slice(start, end),
    pageInfo: { hasNextPage: end < lines.length, endCursor: String(end) },
  };
}

function create(
  books: FulfillmentBooks,
  { lineItemsByFulfillmentOrder: groups, trackingInfo }: FulfillmentInput,
) {
  const orders = groups.map(({ fulfillmentOrderId: id }) =>
    books.fulfillmentOrders.find((one) => one.id === id)!,
  );
  const refused = (message: string) => ({
    fulfillmentCreate: { fulfillment: null, userErrors: [{ message }] },
  });
  if (new Set(orders.map(({ place }) => place)).size > 1)
    return refused('All fulfillment orders must be assigned to the same location.');
  if (books.fulfillments.length >= books.reportsTaken) return refused('The order is being edited.');
  const lines: FulfillmentBooks['fulfillments'][number]['lines'] = [];
  const items: string[] = [];
  for (const { fulfillmentOrderLineItems: asked } of groups)
    for (const { id, quantity } of asked) {
      const line = orders.flatMap((order) => order.lines).find((one) => one.id === id)!;
      line.remainingQuantity -= quantity;
      lines.push({ id, quantity, lineItem: line.lineItem });
      items.push(`${quantity} ${line.lineItem.sku ?? line.lineItem.id}`);
    }
  const id = `gid://shopify/Fulfillment/${books.fulfillments.length + 1}`;
  const { orderId } = orders[0]!;
  books.fulfillments.push({ id, orderId, status: 'SUCCESS', ...trackingInfo, items, lines });
  books.changed(orderId);
  return { fulfillmentCreate: { fulfillment: { id }, userErrors: [] } };
}

/** Answers about fulfillments; undefined: the query is about something else. */
export function fulfilled(
  books: FulfillmentBooks,
  query: string,
  variables: Record<string, unknown>,
): object | undefined {
  const isOfOrder = ({ orderId }: { orderId?: string | undefined }) =>
    orderId === undefined || orderId === variables.id;
  if (query.includes('OrderFulfillment'))
    return {
      order: {
        fulfillments: books.fulfillments.filter(isOfOrder).map(({ id, status, numbers }) => ({
          id,
          status,
          trackingInfo: numbers.map((number) => ({ number })),
        })),
        fulfillmentOrders: {
          nodes: books.fulfillmentOrders
            .filter(isOfOrder)
            .map(({ id, place, lines, methodType, isHeld, isOver }) => {
              const isOpen = !isOver && lines.some(({ remainingQuantity }) => remainingQuantity > 0);
              const acts = isHeld ? ['RELEASE_HOLD'] : isOpen ? ['CREATE_FULFILLMENT', 'HOLD'] : [];
              return {
                id,
                status: isHeld ? 'ON_HOLD' : isOpen ? 'OPEN' : 'CLOSED',
                supportedActions: acts.map((action) => ({ action })),
                deliveryMethod: { methodType },
                assignedLocation: { location: { id: place } },
              };
            }),
        },
      },
    };
  if (query.includes('SoldLines')) {
    const of = books.fulfillmentOrders
      .filter(isOfOrder)
      .flatMap((order) => order.lines.map(({ lineItem }) => lineItem));
    const gone = books.soldLines.map(({ sku, variant = null, lineId: id }) => ({ id, sku, variant }));
    return { order: { lineItems: pageOf([...of, ...gone], variables.after) } };
  }
  if (query.includes('OpenLines')) {
    const order = books.fulfillmentOrders.find(({ id }) => id === variables.id);
    return { fulfillmentOrder: order ? { lineItems: pageOf(order.lines, variables.after) } : null };
  }
  if (query.includes('FulfilledLines')) {
    const one = books.fulfillments.find(({ id }) => id === variables.id);
    return { fulfillment: one ? { fulfillmentLineItems: pageOf(one.lines, variables.after) } : null };
  }
  if (query.includes('fulfillmentCreate')) return create(books, variables.fulfillment as FulfillmentInput);
  if (query.includes('fulfillmentTrackingInfoUpdate')) {
    const one = books.fulfillments.find(({ id }) => id === variables.id)!;
    Object.assign(one, variables.trackingInfo);
    books.changed(one.orderId);
    return { fulfillmentTrackingInfoUpdate: { fulfillment: { id: one.id }, userErrors: [] } };
  }
  if (query.includes('fulfillmentCancel')) {
    const one = books.fulfillments.find(({ id }) => id === variables.id)!;
    // Its units are open again.
    if (one.status !== 'CANCELLED')
      for (const { id, quantity } of one.lines)
        for (const line of books.fulfillmentOrders.flatMap((order) => order.lines))
          if (line.id === id) line.remainingQuantity += quantity;
    one.status = 'CANCELLED';
    books.changed(one.orderId);
    return { fulfillmentCancel: { fulfillment: { id: one.id }, userErrors: [] } };
  }
  return undefined;
}
