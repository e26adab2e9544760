import type { StoreKeys } from '@lading/contracts/stores';
import { wooConnector } from '../channels/woo-connector.ts';
import { storeCaller } from './store-caller.ts';
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
import { back, item } from './woo-lines.ts';
import { wooOrder, wooSite } from './woo-site.ts';

type Site = Awaited<ReturnType<typeof wooSite>>;
type Order = Site['orders'][number];
type Line = ReturnType<typeof item>;

/** A shop of WooCommerce. */
export async function wooStorm(): Promise<StormKind> {
  const site = await wooSite();
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: site.address,
    consumerKey: site.key,
    consumerSecret: site.secret,
  };
  return {
    settings: { LADING_TRUSTED_STORE_HOSTS: site.host },
    connect: async (server, seller) => (await storeCaller(server, seller).connected(keys)).storeId,
    shop: (random) => wooShop(site, random),
    close: () => site.close(),
  };
}

function wooShop(site: Site, random: Random): StormShop {
  let lastId = 100;
  const clock = stormClock(random);
  const touch = (order: Order) => {
    order.date_modified_gmt = clock.tick().toISOString().slice(0, 19);
  };
  site.changed = touch;
  const one = oneOf(random);
  const withStatus = (...statuses: string[]) =>
    one(site.orders.filter(({ status }) => statuses.includes(status)));
  const linesOf = (order: Order) => order.line_items as Line[];
  const refundedOf = (order: Order, line: Line) =>
    (site.refunds.get(order.id) ?? [])
      .flatMap(({ line_items: lines }: { line_items?: ReturnType<typeof back>[] }) => lines ?? [])
      .filter(({ meta_data: [mark] }) => mark?.value === String(line.id))
      .reduce((sum, { quantity }) => sum - quantity, 0);
  /** The refunded units of a line, with those of its set. */
  const goneOf = (order: Order, line: Line & { bundled_by?: string }) => {
    const set = linesOf(order).find(({ id }) => String(id) === line.bundled_by);
    const ofSet = set ? Math.floor((line.quantity * refundedOf(order, set)) / set.quantity) : 0;
    return Math.max(refundedOf(order, line), ofSet);
  };
  const become = (status: string, ...from: string[]) => {
    const order = withStatus(...from);
    if (!order) return;
    order.status = status;
    touch(order);
  };
  /** Lines of sets that no parcel holds: the set's own, or those of its things. */
  const unpacked = new Set<number>();
  const packedLines = (order: Order) => linesOf(order).filter(({ id }) => !unpacked.has(id));
  /** Makes the first lines of an order the things of a set, which are packed in it or by themselves. */
  function inSet(lines: Line[]): Line[] {
    const set = item(lastId * 10 + 9, 'SET', 1 + random(2));
    const isPacked = random(2) === 0;
    const things = lines.slice(0, 2);
    for (const { id } of isPacked ? things : [set]) unpacked.add(id);
    const says = [{ key: '_bundled_item_needs_shipping', value: isPacked ? 'no' : 'yes' }];
    const of = { bundled_by: String(set.id), meta_data: says };
    return [set, ...things.map((line) => ({ ...line, ...of })), ...lines.slice(2)];
  }
  const acts: (() => void)[] = [
    function create() {
      lastId += 1;
      const goods = stormSkus
        .slice(0, 1 + random(3))
        .map((sku, at) => item(lastId * 10 + at, sku, 1 + random(4)));
      const lines = random(5) === 0 ? inSet(goods) : goods;
      const order = wooOrder(lastId, {
        status: random(8) === 0 ? 'pending' : 'processing',
        line_items: lines,
        total: '1000.00',
      });
      order.shipping = { ...order.shipping, address_1: one(stormStreets)! };
      site.orders.push(order);
      touch(order);
    },
    function refund() {
      const order = withStatus('processing', 'on-hold', 'completed');
      const line = order && one(linesOf(order).filter((it) => it.quantity > refundedOf(order, it)));
      if (!order || !line) return;
      const units = 1 + random(line.quantity - refundedOf(order, line));
      const id = order.id * 100 + order.refunds.length;
      const paidBack = { id, amount: String(units), line_items: [back(line.id, units)] };
      site.refunds.set(order.id, [...(site.refunds.get(order.id) ?? []), paidBack]);
      order.refunds.push({ id });
      touch(order);
    },
    function edit() {
      const order = withStatus('processing', 'on-hold', 'pending');
      const line = order && one(linesOf(order));
      if (!order || !line) return;
      line.quantity = Math.max(1, refundedOf(order, line), line.quantity + (random(2) === 0 ? 1 : -1));
      touch(order);
    },
    function move() {
      const order = withStatus('processing', 'on-hold', 'completed');
      if (!order) return;
      order.shipping = { ...order.shipping, address_1: one(stormStreets)! };
      touch(order);
    },
    () => become('cancelled', 'processing', 'on-hold', 'pending'),
    () => become('on-hold', 'processing'),
    () => become('completed', 'processing'),
    () => become('trash', 'processing', 'cancelled', 'on-hold'),
    () => become('processing', 'cancelled', 'on-hold', 'pending', 'completed', 'trash'),
    () => become('processing', 'cancelled', 'on-hold', 'pending', 'completed', 'trash'),
  ];
  return {
    connector: wooConnector,
    act: actOf(random, acts),
    trouble() {
      site.mostOrders = random(2) === 0 ? 3 + random(6) : Infinity;
      const answers = [
        { status: 500 },
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
    calm() {
      site.mostOrders = Infinity;
      site.answers = [];
      site.losesReply = false;
      site.refuses = null;
      site.bad.clear();
    },
    spoil() {
      const order = one(site.orders);
      if (order) site.bad.add(order.id);
    },
    meanwhile(work) {
      site.before = () => {
        work?.();
        return undefined;
      };
    },
    owed: () =>
      new Map(
        site.orders.map((order) => {
          const lines = order.status === 'processing' ? packedLines(order) : [];
          return [
            String(order.id),
            Object.fromEntries(lines.map((line) => [line.sku!, line.quantity - goneOf(order, line)])),
          ];
        }),
      ),
    // It does not count them.
    byItself: () => ({}),
    isClosed: (externalId) =>
      !['processing', 'completed'].includes(
        site.orders.find(({ id }) => String(id) === externalId)?.status ?? 'gone',
      ),
    known({ no, numbers }) {
      const said = site.notes.flatMap(({ note }) => (note.startsWith(`${no}: `) ? [note] : []));
      const withdrawn = said.filter((note) => note.endsWith('was withdrawn'));
      const told = said.filter((note) => !withdrawn.includes(note));
      if (said.length === 0) return 'unknown';
      // Packages can be withdrawn one by one; what has no number is withdrawn as a whole.
      const times = (notes: string[], number: string) => notes.filter((note) => note.includes(number)).length;
      const marks = told.length === 1 ? numbers.filter((number) => told[0]!.includes(number)) : [];
      const parts = marks.length > 0 ? marks : [`${no}: `];
      if (told.length > 1 || parts.some((part) => times(withdrawn, part) > told.length)) return 'twice';
      return parts.every((part) => times(withdrawn, part) === 1) ? 'withdrawn' : 'told';
    },
  };
}
