import { back, item } from './woo-lines.ts';
import { wooOrder, type wooSite } from './woo-site.ts';

/** Gives numbers below a bound, the same ones for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Site = Awaited<ReturnType<typeof wooSite>>;
type Order = Site['orders'][number];
type Line = ReturnType<typeof item>;

const skus = ['BOWL', 'CUP', 'JUG'];
const streets = ['1 Pier Rd', '9 Hill St'];

/** A shop in which anything may happen, by a clock of its own that is slow first and fast in the end. */
export function stormShop(site: Site, random: (below: number) => number) {
  let behindMs = 40 * 60_000;
  let lastId = 100;
  const now = () => new Date(Date.now() - behindMs).toISOString().slice(0, 19);
  const touch = (order: Order) => {
    behindMs -= (random(25) - 3) * 1_000;
    order.date_modified_gmt = now();
  };
  site.changed = touch;
  const one = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const withStatus = (...statuses: string[]) =>
    one(site.orders.filter(({ status }) => statuses.includes(status)));
  const linesOf = (order: Order) => order.line_items as Line[];
  const refundedOf = (order: Order, line: Line) =>
    (site.refunds.get(order.id) ?? [])
      .flatMap(({ line_items: lines }: { line_items?: ReturnType<typeof back>[] }) => lines ?? [])
      .filter(({ meta_data: [mark] }) => mark?.value === String(line.id))
      .reduce((sum, { quantity }) => sum - quantity, 0);
  const become = (status: string, ...from: string[]) => {
    const order = withStatus(...from);
    if (!order) return;
    order.status = status;
    touch(order);
  };
  const acts: (() => void)[] = [
    function create() {
      lastId += 1;
      const lines = skus.slice(0, 1 + random(3)).map((sku, at) => item(lastId * 10 + at, sku, 1 + random(4)));
      const order = wooOrder(lastId, {
        status: random(8) === 0 ? 'pending' : 'processing',
        line_items: lines,
        total: '1000.00',
      });
      order.shipping = { ...order.shipping, address_1: one(streets)! };
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
      order.shipping = { ...order.shipping, address_1: one(streets)! };
      touch(order);
    },
    () => become('cancelled', 'processing', 'on-hold', 'pending'),
    () => become('on-hold', 'processing'),
    () => become('completed', 'processing'),
    () => become('trash', 'processing', 'cancelled', 'on-hold'),
    () => become('processing', 'cancelled', 'on-hold', 'pending', 'completed', 'trash'),
    () => become('processing', 'cancelled', 'on-hold', 'pending', 'completed', 'trash'),
  ];
  const create = acts[0]!;
  return {
    act: () => (random(4) === 0 ? create : one(acts)!)(),
    /** Answers badly for a while. */
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
    /** Does not accept the next reports, or accepts them and says nothing. */
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
    /** Units that are owed of an order that is to be shipped, by SKU. */
    owed: (order: Order): Record<string, number> =>
      order.status === 'processing'
        ? Object.fromEntries(
            linesOf(order).map((line) => [line.sku!, line.quantity - refundedOf(order, line)] as const),
          )
        : {},
  };
}
