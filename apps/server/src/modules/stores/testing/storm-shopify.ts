import type { StoreKeys } from '@lading/contracts/stores';
import { shopifyConnector } from '../channels/shopify-connector.ts';
import { shopifyOrder, shopifyPart, shopifySite, type ShopifyOrder } from './shopify-site.ts';
import { storeCaller } from './store-caller.ts';
import {
  oneOf,
  stormClock,
  stormSkus,
  stormStreets,
  type Random,
  type StormKind,
  type StormShop,
} from './storm-shop.ts';

type Site = Awaited<ReturnType<typeof shopifySite>>;
type Line = ShopifyOrder['lineItems']['nodes'][number] & { unfulfilledQuantity?: number };

/** A shop of Shopify. */
export async function shopifyStorm(): Promise<StormKind> {
  const site = await shopifySite();
  const keys: StoreKeys = {
    channel: 'shopify',
    name: 'Kiln',
    address: site.address,
    accessToken: site.token,
  };
  return {
    settings: { LADING_TRUSTED_STORE_HOSTS: site.host },
    connect: async (server, seller) => (await storeCaller(server, seller).connected(keys)).storeId,
    shop: (random) => shopifyShop(site, random),
    close: () => site.close(),
  };
}

function shopifyShop(site: Site, random: Random): StormShop {
  const one = oneOf(random);
  const clock = stormClock(random);
  let lastId = 100;
  let byStore = 0;
  const orderOf = (id: string | undefined) => site.orders.find((order) => order.id === id);
  const linesOf = ({ lineItems }: ShopifyOrder) => lineItems.nodes as Line[];
  const partsOf = ({ id }: ShopifyOrder) => site.fulfillmentOrders.filter(({ orderId }) => orderId === id);
  const openOf = (order: ShopifyOrder) => partsOf(order).filter(({ isOver }) => !isOver);
  const placesOf = (order: ShopifyOrder, line: Line) =>
    openOf(order).flatMap(({ lines }) => lines.filter(({ lineItem }) => lineItem.id === line.id));
  const unfulfilledOf = (order: ShopifyOrder, line: Line) =>
    placesOf(order, line).reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0);
  const standing = () => site.fulfillments.filter(({ status }) => status !== 'CANCELLED');
  /** Units of a line that the shop has fulfilled by itself. */
  const byStoreOf = (order: ShopifyOrder, line: Line) =>
    standing()
      .filter(({ orderId, numbers }) => orderId === order.id && numbers[0]!.startsWith('by store'))
      .flatMap(({ lines }) => lines)
      .filter(({ lineItem }) => (lineItem as { id: string }).id === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isHeld = (order: ShopifyOrder) =>
    openOf(order).some((part) => part.isHeld && part.lines.some((line) => line.remainingQuantity > 0));
  /** Says of an order what has become of its parts. */
  function settle(order: ShopifyOrder) {
    let left = 0;
    for (const line of linesOf(order)) {
      line.unfulfilledQuantity = unfulfilledOf(order, line);
      left += line.unfulfilledQuantity;
    }
    const hasSent = standing().some(({ orderId }) => orderId === order.id);
    order.displayFulfillmentStatus =
      left === 0 && hasSent
        ? 'FULFILLED'
        : hasSent
          ? 'PARTIALLY_FULFILLED'
          : isHeld(order)
            ? 'ON_HOLD'
            : 'UNFULFILLED';
    const nodes = partsOf(order).map((part) => {
      const isDone = part.isOver || part.lines.every(({ remainingQuantity }) => remainingQuantity === 0);
      const status = isDone ? 'CLOSED' : part.isHeld ? 'ON_HOLD' : 'OPEN';
      return shopifyPart(Number(part.id.split('/').at(-1)), { status });
    });
    Object.assign(order, { fulfillmentOrders: { nodes } });
    order.updatedAt = clock.tick().toISOString();
  }
  site.changed = (orderId) => {
    const order = orderOf(orderId);
    if (order) settle(order);
  };
  const going = () => site.orders.filter(({ cancelledAt }) => cancelledAt === null);
  function create() {
    lastId += 1;
    const lines = stormSkus.slice(0, 1 + random(3)).map((sku) => site.line(sku, 1 + random(4)));
    const order = shopifyOrder(lastId, clock.tick().toISOString(), {
      lineItems: { nodes: lines, pageInfo: { hasNextPage: false, endCursor: null } },
      displayFinancialStatus: random(8) === 0 ? 'PENDING' : 'PAID',
    });
    order.shippingAddress = { ...order.shippingAddress, address1: one(stormStreets)! };
    const sold = lines.map(({ id, sku, quantity }) => ({
      sku,
      remainingQuantity: quantity,
      lineId: id.split('/').at(-1)!,
    }));
    const first = random(3) === 0 ? sold.splice(0, 1) : [];
    for (const [at, some] of [first, sold].entries())
      if (some.length > 0)
        site.fulfillmentOrders.push({
          ...site.fulfillmentOrder(lastId * 10 + at, at === 0 ? 'EWR' : 'LAX', some),
          orderId: order.id,
        });
    site.orders.push(order);
    settle(order);
  }
  const pay = (to: string, ...from: string[]) => {
    const order = one(going().filter((it) => from.includes(it.displayFinancialStatus)));
    if (!order) return;
    order.displayFinancialStatus = to;
    settle(order);
  };
  const hold = (isHeld: boolean) => {
    const order = one(going().filter((it) => openOf(it).some((part) => part.isHeld !== isHeld)));
    if (!order) return;
    for (const part of openOf(order)) part.isHeld = isHeld;
    settle(order);
  };
  const acts: (() => void)[] = [
    create,
    function refund() {
      const order = one(going());
      const line = order && one(linesOf(order).filter((it) => unfulfilledOf(order, it) > 0));
      if (!order || !line) return;
      const place = placesOf(order, line)[0]!;
      const units = 1 + random(place.remainingQuantity);
      place.remainingQuantity -= units;
      line.currentQuantity -= units;
      settle(order);
    },
    function edit() {
      const order = one(going());
      const line = order && one(linesOf(order));
      if (!order || !line) return;
      const [place] = placesOf(order, line);
      if (!place) return;
      place.remainingQuantity += 1;
      line.quantity += 1;
      line.currentQuantity += 1;
      settle(order);
    },
    function move() {
      const order = one(going());
      if (!order) return;
      order.shippingAddress = { ...order.shippingAddress, address1: one(stormStreets)! };
      settle(order);
    },
    function fulfillByItself() {
      const order = one(going());
      const part = order && one(openOf(order).filter(({ isHeld }) => !isHeld));
      if (!order || !part) return;
      const lines = part.lines
        .filter(({ remainingQuantity }) => remainingQuantity > 0)
        .map(({ id, remainingQuantity: quantity, lineItem }) => ({ id, quantity, lineItem }));
      if (lines.length === 0) return;
      for (const line of part.lines) line.remainingQuantity = 0;
      site.fulfillments.push({
        id: `gid://shopify/Fulfillment/s${(byStore += 1)}`,
        orderId: order.id,
        status: 'SUCCESS',
        company: 'Own van',
        numbers: [`by store ${byStore}`],
        items: [],
        lines,
      });
      settle(order);
    },
    function cancel() {
      const order = one(going());
      if (!order) return;
      order.cancelledAt = new Date().toISOString();
      for (const part of partsOf(order)) part.isOver = true;
      settle(order);
    },
    () => hold(true),
    () => hold(false),
    () => hold(false),
    () => pay('PAID', 'PENDING'),
    () => pay('VOIDED', 'PENDING'),
  ];
  const isDue = (order: ShopifyOrder | undefined): order is ShopifyOrder =>
    order !== undefined && order.cancelledAt === null && order.displayFinancialStatus === 'PAID';
  return {
    connector: shopifyConnector,
    act: () => (random(4) === 0 ? create : one(acts)!)(),
    trouble() {
      site.mostOrders = random(2) === 0 ? 1 + random(3) : Infinity;
      const answers = [
        { status: 503, headers: { 'retry-after': '60' } },
        { status: 429, headers: { 'retry-after': '0' } },
        { status: 200, body: '{"data":' },
      ];
      if (random(2) === 0) site.faults.push(one(answers)!);
    },
    silent() {
      if (random(2) === 0) site.losesReply = true;
      else site.refuses = true;
    },
    spoil() {
      const order = one(site.orders);
      if (order) site.bad.add(order.id);
    },
    calm() {
      site.mostOrders = Infinity;
      site.faults = [];
      site.losesReply = false;
      site.refuses = false;
      site.bad.clear();
    },
    meanwhile(work) {
      site.before = () => work?.();
    },
    owed: () =>
      new Map(
        site.orders.map((order) => [
          order.legacyResourceId,
          Object.fromEntries(
            (isDue(order) && !isHeld(order) ? linesOf(order) : []).map((line) => [
              line.sku!,
              line.currentQuantity - byStoreOf(order, line),
            ]),
          ),
        ]),
      ),
    isClosed: (externalId) => {
      const order = site.orders.find(({ legacyResourceId: id }) => id === externalId);
      return !isDue(order) || isHeld(order);
    },
    known({ no, numbers }) {
      const marks = numbers.length > 0 ? numbers : [no];
      const told = site.fulfillments.filter((one) => one.numbers.some((number) => marks.includes(number)));
      if (told.length === 0) return 'unknown';
      return told.some(({ status }) => status !== 'CANCELLED') ? 'told' : 'withdrawn';
    },
  };
}
