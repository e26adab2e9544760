import { shopifyPart, type shopifySite, type ShopifyOrder } from './shopify-site.ts';

type Site = Awaited<ReturnType<typeof shopifySite>>;
type Line = ShopifyOrder['lineItems']['nodes'][number] & { unfulfilledQuantity?: number };

/** What of the orders of a shop of Shopify is fulfilled, held and left. */
export function stormShopifyBooks(site: Site, now: () => Date) {
  let byStore = 0;
  const linesOf = ({ lineItems }: ShopifyOrder) => lineItems.nodes as Line[];
  const partsOf = ({ id }: ShopifyOrder) => site.fulfillmentOrders.filter(({ orderId }) => orderId === id);
  const openOf = (order: ShopifyOrder) => partsOf(order).filter(({ isOver }) => !isOver);
  /** Those with something left. */
  const leftOf = (order: ShopifyOrder) =>
    openOf(order).filter(({ lines }) => lines.some(({ remainingQuantity }) => remainingQuantity > 0));
  const placesOf = (order: ShopifyOrder, line: Line, parts = openOf(order)) =>
    parts.flatMap(({ lines }) => lines.filter(({ lineItem }) => lineItem.id === line.id));
  const unfulfilledOf = (order: ShopifyOrder, line: Line, parts = openOf(order)) =>
    placesOf(order, line, parts).reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0);
  const standing = () => site.fulfillments.filter(({ status }) => status !== 'CANCELLED');
  const byStoreOf = (order: ShopifyOrder, line: Line) =>
    standing()
      .filter(({ orderId, numbers }) => orderId === order.id && numbers[0]!.startsWith('by store'))
      .flatMap(({ lines }) => lines)
      .filter(({ lineItem }) => (lineItem as { id: string }).id === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const heldOf = (order: ShopifyOrder) => leftOf(order).filter((part) => part.isHeld);
  return {
    linesOf,
    partsOf,
    openOf,
    leftOf,
    placesOf,
    unfulfilledOf,
    /** Units of a line that the shop has fulfilled by itself. */
    byStoreOf,
    /** Something of it is held. */
    isHeld: (order: ShopifyOrder) => heldOf(order).length > 0,
    /** Units of a line that the shop wants of us, those that have left among them: it has neither fulfilled nor held them by itself. */
    wantedOf: (order: ShopifyOrder, line: Line) =>
      line.currentQuantity - byStoreOf(order, line) - unfulfilledOf(order, line, heldOf(order)),
    /** Says of an order what has become of its parts. */
    settle(order: ShopifyOrder): void {
      for (const line of linesOf(order)) line.unfulfilledQuantity = unfulfilledOf(order, line);
      const left = leftOf(order);
      const hasSent = standing().some(({ orderId }) => orderId === order.id);
      const isAllHeld = left.length > 0 && left.every((part) => part.isHeld);
      const waits = isAllHeld ? 'ON_HOLD' : 'UNFULFILLED';
      const sent = left.length === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
      order.displayFulfillmentStatus = hasSent ? sent : waits;
      const nodes = partsOf(order).map((part) => {
        const status = !left.includes(part) ? 'CLOSED' : part.isHeld ? 'ON_HOLD' : 'OPEN';
        return shopifyPart(Number(part.id.split('/').at(-1)), { status });
      });
      Object.assign(order, { fulfillmentOrders: { nodes } });
      order.updatedAt = now().toISOString();
    },
    /** The shop fulfills all that is left of a part by itself. */
    fulfill(order: ShopifyOrder, part: Site['fulfillmentOrders'][number]): void {
      const lines = part.lines
        .filter(({ remainingQuantity }) => remainingQuantity > 0)
        .map(({ id, remainingQuantity: quantity, lineItem }) => ({ id, quantity, lineItem }));
      if (lines.length === 0) return;
      for (const line of part.lines) line.remainingQuantity = 0;
      byStore += 1;
      site.fulfillments.push({
        id: `gid://shopify/Fulfillment/s${byStore}`,
        orderId: order.id,
        status: 'SUCCESS',
        company: 'Own van',
        numbers: [`by store ${byStore}`],
        items: [],
        lines,
      });
    },
  };
}
