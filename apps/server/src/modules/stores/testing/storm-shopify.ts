import type { StoreKeys } from '@lading/contracts/stores';
import { shopifyConnector } from '../channels/shopify-connector.ts';
import { shopifyOrder, shopifySite, type ShopifyOrder } from './shopify-site.ts';
import { storeCaller } from './store-caller.ts';
import { stormShopifyBooks } from './storm-shopify-books.ts';
import {
  actOf,
  oneOf,
  stormClock,
  stormSkus,
  stormStreets,
  type Random,
  type StormKind,
  type StormShop,
} from './storm-shop.ts';

type Site = Awaited<ReturnType<typeof shopifySite>>;

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
  const books = stormShopifyBooks(site, () => clock.tick());
  const { linesOf, openOf, placesOf, settle, unfulfilledOf } = books;
  const orderOf = (id: string | undefined) => site.orders.find((order) => order.id === id);
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
  /** Holds or frees all of an order, or one of its parts. */
  const hold = (isHeld: boolean) => {
    const order = one(going().filter((it) => openOf(it).some((part) => part.isHeld !== isHeld)));
    if (!order) return;
    const parts = openOf(order).filter((part) => part.isHeld !== isHeld);
    for (const part of random(2) === 0 ? parts : [one(parts)!]) part.isHeld = isHeld;
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
      books.fulfill(order, part);
      settle(order);
    },
    function cancel() {
      const order = one(going());
      if (!order) return;
      order.cancelledAt = new Date().toISOString();
      for (const part of books.partsOf(order)) part.isOver = true;
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
    act: actOf(random, acts),
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
            (isDue(order) ? linesOf(order) : []).map((line) => [line.sku!, books.wantedOf(order, line)]),
          ),
        ]),
      ),
    byItself: (externalId) => {
      const order = site.orders.find(({ legacyResourceId: id }) => id === externalId);
      if (!order) return {};
      return Object.fromEntries(linesOf(order).map((line) => [line.sku!, books.byStoreOf(order, line)]));
    },
    isClosed: (externalId) => {
      const order = site.orders.find(({ legacyResourceId: id }) => id === externalId);
      return !isDue(order) || books.isHeld(order);
    },
    known({ no, numbers }) {
      const marks = numbers.length > 0 ? numbers : [no];
      const told = site.fulfillments.filter((one) => one.numbers.some((number) => marks.includes(number)));
      if (told.length === 0) return 'unknown';
      return told.some(({ status }) => status !== 'CANCELLED') ? 'told' : 'withdrawn';
    },
  };
}
