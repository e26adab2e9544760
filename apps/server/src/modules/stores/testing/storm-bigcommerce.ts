import { storeConnectionApi } from '@lading/contracts/stores';
import { bigCommerceConnector } from '../channels/bigcommerce-connector.ts';
import { bigCommerceOrder, type bigCommerceOrders, type TestOrder } from './bigcommerce-orders.ts';
import { bigCommerceApp, bigCommerceSettings, bigCommerceSite } from './bigcommerce-site.ts';
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

const hash = 'storm1';

/** A shop of BigCommerce. */
export async function bigCommerceStorm(): Promise<StormKind> {
  const site = await bigCommerceSite(bigCommerceApp);
  return {
    settings: bigCommerceSettings(site.address),
    async connect(server, seller) {
      site.give('storm', { hash });
      const body = { code: 'storm', scope: 'store_v2_orders', context: `stores/${hash}`, accountUuid: null };
      const begun = await server.call(storeConnectionApi.calls.beginBigCommerce, { body });
      if (begun.result !== 'OK') throw new Error(begun.message);
      const taken = await server.call(storeConnectionApi.calls.connectStore, { body: begun.data }, seller);
      if (taken.result !== 'OK') throw new Error(taken.message);
      return taken.data.storeId;
    },
    shop: (random) => bigCommerceShop(site.address, site.ordersOf(hash), random),
    close: () => site.close(),
  };
}

interface Product {
  id: number;
  sku: string;
  quantity: number;
  quantity_refunded: number;
  quantity_shipped: number;
}

const pending = 1;
const shipped = 2;
const partly = 3;
const canceled = 5;
const open = 11;
const manual = 12;
/** What waits or goes on, as far as goods are due. */
const due: ReadonlySet<number> = new Set([shipped, partly, open]);

function bigCommerceShop(
  address: string,
  site: ReturnType<typeof bigCommerceOrders>,
  random: Random,
): StormShop {
  const one = oneOf(random);
  const clock = stormClock(random);
  let lastId = 100;
  /** Units that the shop has shipped by itself, by the id of their line. */
  const byStore = new Map<number, number>();
  const touch = (order: TestOrder) => {
    order.date_modified = clock.tick().toUTCString().replace('GMT', '+0000');
  };
  site.changed = touch;
  const productsOf = (order: TestOrder) => order.products as Product[];
  const leftOf = ({ quantity, quantity_refunded: back, quantity_shipped: gone }: Product) =>
    quantity - back - gone;
  const withStatus = (...statuses: number[]) =>
    one(site.orders.filter((order) => !order.is_deleted && statuses.includes(order.status_id)));
  const become = (status: number, ...from: number[]) => {
    const order = withStatus(...from);
    if (!order) return;
    order.status_id = status;
    touch(order);
  };
  function create() {
    lastId += 1;
    const products = stormSkus.slice(0, 1 + random(3)).map((sku, at) => ({
      id: lastId * 10 + at,
      order_address_id: 7,
      product_id: 93 + at,
      variant_id: 120 + at,
      type: 'physical',
      sku,
      name: sku,
      quantity: 1 + random(4),
      quantity_refunded: 0,
      quantity_shipped: 0,
      price_inc_tax: '10.0000',
    }));
    const status = random(8) === 0 ? pending : open;
    const order = bigCommerceOrder(lastId, new Date().toISOString(), {
      products,
      status_id: status,
      total_inc_tax: '1000.0000',
    });
    order.shipping_addresses = [{ ...order.shipping_addresses[0], street_1: one(stormStreets)! }];
    site.orders.push(order);
    touch(order);
  }
  function reopen() {
    const order = withStatus(canceled, manual, pending);
    if (!order) return;
    order.status_id = productsOf(order).some(({ quantity_shipped: gone }) => gone > 0) ? partly : open;
    touch(order);
  }
  const acts: (() => void)[] = [
    create,
    function refund() {
      const order = withStatus(open, partly, manual);
      const line = order && one(productsOf(order).filter((product) => leftOf(product) > 0));
      if (!order || !line) return;
      line.quantity_refunded += 1 + random(leftOf(line));
      touch(order);
    },
    function edit() {
      const order = withStatus(open, manual, pending);
      const line = order && one(productsOf(order));
      if (!order || !line) return;
      const least = Math.max(1, line.quantity_refunded + line.quantity_shipped);
      line.quantity = Math.max(least, line.quantity + (random(2) === 0 ? 1 : -1));
      touch(order);
    },
    function move() {
      const order = withStatus(open, partly, manual);
      if (!order) return;
      order.shipping_addresses = [{ ...order.shipping_addresses[0], street_1: one(stormStreets)! }];
      touch(order);
    },
    function shipByItself() {
      const order = withStatus(open, partly);
      if (!order) return;
      for (const product of productsOf(order)) {
        byStore.set(product.id, (byStore.get(product.id) ?? 0) + leftOf(product));
        product.quantity_shipped += leftOf(product);
      }
      order.status_id = shipped;
      touch(order);
    },
    function putToArchive() {
      const order = withStatus(open, partly, shipped, canceled, manual);
      if (!order) return;
      order.is_deleted = true;
      touch(order);
    },
    function takeOutOfArchive() {
      const order = one(site.orders.filter(({ is_deleted: isDeleted }) => isDeleted));
      if (!order) return;
      order.is_deleted = false;
      touch(order);
    },
    function cancel() {
      become(canceled, open, partly, manual, pending);
    },
    function hold() {
      become(manual, open, partly);
    },
    reopen,
    reopen,
  ];
  const orderOf = (externalId: string) => site.orders.find(({ id }) => String(id) === externalId);
  const isDue = (order: TestOrder | undefined) => !!order && !order.is_deleted && due.has(order.status_id);
  return {
    connector: bigCommerceConnector(address),
    act: actOf(random, acts),
    trouble() {
      site.mostOrders = random(2) === 0 ? 3 + random(6) : Infinity;
      const answers = [
        { status: 503, headers: { 'retry-after': '60' } },
        { status: 429, headers: { 'retry-after': '0' } },
        { status: 200, body: '[{"id":' },
      ];
      if (random(2) === 0) site.answers.push(one(answers)!);
    },
    silent() {
      if (random(2) === 0) site.losesReply = true;
      else site.refuses = { status: 500, body: {} };
    },
    spoil() {
      const order = one(site.orders);
      if (order) site.bad.set(order.id, 404);
    },
    calm() {
      site.mostOrders = Infinity;
      site.answers = [];
      site.losesReply = false;
      site.refuses = null;
      site.bad.clear();
    },
    meanwhile(work) {
      site.before = () => work?.();
    },
    owed: () =>
      new Map(
        site.orders.map((order) => [
          String(order.id),
          Object.fromEntries(
            (isDue(order) ? productsOf(order) : []).map((product) => [
              product.sku,
              product.quantity - product.quantity_refunded - (byStore.get(product.id) ?? 0),
            ]),
          ),
        ]),
      ),
    byItself: (externalId) => {
      const order = orderOf(externalId);
      return Object.fromEntries(
        (order ? productsOf(order) : []).map(({ id, sku }) => [sku, byStore.get(id) ?? 0]),
      );
    },
    isClosed: (externalId) => !isDue(orderOf(externalId)),
    known({ no }) {
      const told = site.shipments.filter(({ comments }) => comments.startsWith(`${no}: `));
      if (told.length > 1) return 'twice';
      return told.length === 1 ? 'told' : 'unknown';
    },
  };
}
