import { z } from 'zod';
import { systemClock } from '../../../platform/clock.ts';
import type { ChannelConnector, ChannelPage } from './channel-connector.ts';
import { ChannelError, isOfOneOrder, refusals } from './channel-error.ts';
import { checkedOrders, tooManyLines, type OrderDraft } from './checked-order.ts';
import { isUnnamed, notGiven, unnamedAfter } from './missing-order.ts';
import { listStart, wooList } from './woo-list.ts';
import {
  hasTooManyLines,
  isBasket,
  wooDraft,
  wooFields,
  wooLines,
  wooOrder,
  wooState,
  type WooOrder,
} from './woo-order.ts';
import { wooProducts } from './woo-products.ts';
import { wooRefunded, type Refunded } from './woo-refunds.ts';
import { reportToWoo } from './woo-shipment.ts';
import { wooShop, type WooShop } from './woo-shop.ts';

/** The position of a pull in its lists: the cursor stays until all were read. */
const wooPlace = z.object({
  status: z.enum(['any', 'trash']),
  next: z.number().int(),
  lastId: z.number().int(),
  read: z.number().int(),
  size: z.number().int(),
  /** When the first request was made, by our clock. */
  begunAt: z.number(),
  /** The latest change seen so far, by the store's clock. */
  latest: z.number(),
  isWhole: z.boolean(),
});
type WooPlace = z.infer<typeof wooPlace>;
const wooMark = z.object({ place: wooPlace });
const sizeMark = z.object({ most: z.number().int().min(1) });

/** WooCommerce through its REST API, version 3. */
export const wooConnector: ChannelConnector = {
  isToldWhole: true,
  async *changedOrders(access, since, mark) {
    const shop = wooShop(access);
    const { clock = systemClock } = access;
    const pageOf = pagesOf(shop);
    const from = wooMark.safeParse(mark).data?.place;
    const most = sizeMark.safeParse(mark).data?.most;
    const begunAt = from?.begunAt ?? clock.now().getTime();
    let latest = from?.latest ?? 0;
    let isWhole = from?.isWhole ?? true;
    const refused = refusals();
    const changed = since && {
      modified_after: since.toISOString().slice(0, 19),
      dates_are_gmt: 'true',
    };
    // Orders in the trash are in no other list.
    const lists: WooPlace['status'][] = since ? ['any', 'trash'] : ['any'];
    for (const status of lists.slice(from ? lists.indexOf(from.status) : 0)) {
      const start = status === from?.status ? from : listStart;
      const list = wooList(shop, { status, ...changed }, { ...start, most });
      let step = await list.next();
      for (; !step.done; step = await list.next()) {
        const { orders, missing, place } = step.value;
        latest = Math.max(latest, ...orders.map(modifiedAt));
        if (missing.some(({ id }) => id === undefined)) isWhole = false;
        if (orders.length > 0) refused.given();
        for (const { fault } of missing) refused.missed(fault);
        refused.check();
        const page = await pageOf(orders);
        const asides = missing.map(({ id, orderNo, after, nth, fault }) =>
          notGiven(id === undefined ? unnamedAfter(after, nth) : String(id), orderNo, { fault }),
        );
        const next: WooPlace | undefined = place && { status, ...place, begunAt, latest, isWhole };
        const unreadable = [...page.unreadable, ...asides];
        yield { ...page, unreadable, ...(next && { mark: { size: next.size, place: next } }) };
      }
      if (step.value.read < step.value.told) isWhole = false;
      yield { orders: [], unreadable: [], changedUntil: null, counted: step.value };
    }
    // By the store's own clock: changes during the read are later than that.
    const until = latest - Math.max(0, clock.now().getTime() - begunAt);
    yield {
      orders: [],
      unreadable: [],
      isPartial: !isWhole,
      changedUntil: isWhole && latest > 0 ? new Date(until) : null,
    };
  },

  async *ordersById(access, ids) {
    const shop = wooShop(access);
    const pageOf = pagesOf(shop);
    for (const id of ids) yield isUnnamed(id) ? gone(id) : await oneOf(shop, id, pageOf);
  },

  reportShipment: (access, shipment) => reportToWoo(wooShop(access), shipment),
};

const gone = (id: string): ChannelPage => ({ orders: [], unreadable: [], removed: [id], changedUntil: null });

/** When an order was last changed, by the store's clock; 0 if unknown. */
function modifiedAt({ date_modified_gmt: at }: WooOrder): number {
  const time = Date.parse(`${String(at)}Z`);
  return Number.isNaN(time) ? 0 : time;
}

const numberOf = ({ id, number }: WooOrder) => (typeof number === 'string' ? number : String(id));

const isDue = (order: WooOrder): boolean => ['open', 'on-hold'].includes(wooState(order));

/**
 * What was paid back of an order that is due, or shipped: of that, a part may have been paid back instead (decision 0122). A shipped one is
 * over also where its refunds cannot be read.
 */
async function refundedOf(shop: WooShop, order: WooOrder): Promise<Refunded> {
  const none: Refunded = { units: new Map(), isUnclear: false };
  const isShipped = wooState(order) === 'shipped';
  if (order.refunds.length === 0 || !(isDue(order) || isShipped)) return none;
  try {
    return await wooRefunded(shop, order);
  } catch (fault) {
    if (!isShipped || !isOfOneOrder(fault)) throw fault;
    return none;
  }
}

/** Adds data that needs separate requests: refunds, and items that are not shipped. */
function pagesOf(shop: WooShop): (orders: readonly WooOrder[]) => Promise<ChannelPage> {
  const goodsOf = wooProducts(shop);
  return async (all) => {
    const ordered = all.filter((order) => !isBasket(order));
    const orders = ordered.filter((order) => !hasTooManyLines(order));
    const items = orders.filter(isDue).flatMap(({ line_items: lines }) => lines);
    const goods = await goodsOf(items);
    const drafts: OrderDraft[] = [];
    const aside: ChannelPage['unreadable'] = ordered
      .filter(hasTooManyLines)
      .map((order) => tooManyLines(String(order.id), numberOf(order), order));
    const removed: string[] = [];
    for (const order of orders) {
      // A download must not be packed only because the store's products could not be read.
      if (isDue(order) && !order.line_items.every(goods.isKnown)) {
        aside.push(notGiven(String(order.id), numberOf(order), { content: order }));
        continue;
      }
      try {
        const refunded = await refundedOf(shop, order);
        const { sold, isUnclear } = wooLines(order, refunded.units, goods);
        const draft = wooDraft(order, sold, refunded.isUnclear || isUnclear);
        if (draft) drafts.push(draft);
        else removed.push(String(order.id));
      } catch (fault) {
        if (!isOfOneOrder(fault)) throw fault;
        aside.push(notGiven(String(order.id), numberOf(order), { content: order, fault }));
      }
    }
    const checked = checkedOrders(drafts);
    return { ...checked, unreadable: [...checked.unreadable, ...aside], removed, changedUntil: null };
  };
}

/** One order by its id. It is gone when neither its own URL nor a list returns it. */
async function oneOf(shop: WooShop, id: string, pageOf: ReturnType<typeof pagesOf>): Promise<ChannelPage> {
  const { address, headers, ask } = shop;
  const url = new URL(`${address}/wp-json/wc/v3/orders/${encodeURIComponent(id)}`);
  url.searchParams.set('_fields', wooFields);
  try {
    const order = wooOrder.safeParse((await ask(url, { headers, tries: 1 })).content);
    if (!order.success) throw new ChannelError('unusable');
    return await pageOf([order.data]);
  } catch (fault) {
    if (!isOfOneOrder(fault)) throw fault;
    if (fault.why === 'absent' && !(await isListed(shop, id))) return gone(id);
    return { orders: [], unreadable: [notGiven(id, null, { fault })], changedUntil: null };
  }
}

async function isListed({ address, headers, ask }: WooShop, id: string): Promise<boolean> {
  const url = new URL(`${address}/wp-json/wc/v3/orders`);
  const query = { include: id, status: 'any', per_page: '1', page: '1', _fields: 'id' };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    const { content } = await ask(url, { headers, tries: 1 });
    return !Array.isArray(content) || content.length > 0;
  } catch (fault) {
    if (!isOfOneOrder(fault)) throw fault;
    return true;
  }
}
