import type { ChannelAccess, ChannelConnector, ChannelPage } from './channel-connector.ts';
import { ChannelError, isOfOneOrder, refusals } from './channel-error.ts';
import { countOf } from './bigcommerce-count.ts';
import { changedLists } from './bigcommerce-list.ts';
import { bigCommerceDraft } from './bigcommerce-order.ts';
import { reportToBigCommerce } from './bigcommerce-shipment.ts';
import {
  askStore,
  basket,
  bigCommerceOrder,
  everyPart,
  modifiedAt,
  type BigCommerceOrder,
  type BigCommerceStore,
} from './bigcommerce-store.ts';
import { checkedOrders, type OrderDraft } from './checked-order.ts';
import { isUnnamed, notGiven, unnamedAfter } from './missing-order.ts';

/** Orders that are archived because they are completed. */
const hasLeft = ({ status_id: status }: BigCommerceOrder): boolean => status === 2 || status === 10;

/** BigCommerce through its orders API, version 2. The address of a source is the store's hash. Undefined: our app is not set up. */
export function bigCommerceConnector(api: string | undefined): ChannelConnector {
  const storeOf = (access: ChannelAccess): BigCommerceStore => {
    if (api === undefined) throw new ChannelError('notSetUp');
    return { base: `${api}/stores/${encodeURIComponent(access.address)}/v2/orders`, access };
  };
  return {
    async *changedOrders(access, since, mark) {
      const store = storeOf(access);
      // Deleted and archived orders are in no other list. Read first, since the pages of the others advance the cursor.
      yield* deletedOrders(store, since, mark);
      let isWhole = true;
      const refused = refusals();
      const seen = new Set<number>();
      let unlisted = 0;
      for await (const { orders, missing = [], size } of changedLists(store, since, {}, mark)) {
        if (missing.length > 0) isWhole = false;
        unlisted += missing.length;
        for (const { id } of orders.filter(isOrdered)) seen.add(id);
        const page = await pageOf(store, orders, refused);
        const asides = missing.map(({ after, nth, fault }) =>
          notGiven(unnamedAfter(after, nth), null, { fault }),
        );
        yield {
          ...page,
          unreadable: [...page.unreadable, ...asides],
          changedUntil: isWhole ? page.changedUntil : null,
          isPartial: !isWhole,
          ...(size !== undefined && { mark: { size } }),
        };
      }
      const told = await countOf(store, since);
      if (told !== undefined && told > seen.size + unlisted)
        for await (const { orders } of changedLists(store, since, {}, mark)) {
          const others = orders.filter((order) => isOrdered(order) && !seen.has(order.id));
          for (const { id } of others) seen.add(id);
          if (others.length > 0) yield { ...(await pageOf(store, others, refused)), changedUntil: null };
        }
      if (told !== undefined)
        yield { ...gone(), counted: { read: seen.size, told: Math.max(told, seen.size) } };
      yield* deletedOrders(store, since, mark);
    },

    async *ordersById(access, ids) {
      const store = storeOf(access);
      for (const id of ids) yield isUnnamed(id) ? gone(id) : await oneOf(store, id);
    },

    async reportShipment(access, shipment) {
      await reportToBigCommerce(
        `${storeOf(access).base}/${encodeURIComponent(shipment.externalId)}`,
        access,
        shipment,
      );
    },
  };
}

const isOrdered = ({ status_id: status }: BigCommerceOrder): boolean => status !== basket;

const gone = (...removed: string[]): ChannelPage => ({
  orders: [],
  unreadable: [],
  removed,
  changedUntil: null,
});

async function* deletedOrders(
  store: BigCommerceStore,
  since: Date | null,
  mark: unknown,
): AsyncGenerator<ChannelPage> {
  if (!since) return;
  for await (const { orders } of changedLists(store, since, { is_deleted: 'true' }, mark))
    if (orders.length > 0) {
      const [left, others] = [orders.filter(hasLeft), orders.filter((order) => !hasLeft(order))];
      const closed = left.map(({ id }) => ({ externalId: String(id), state: 'shipped' as const }));
      yield { ...gone(...others.map(({ id }) => String(id))), closed };
    }
}

/** Adds items and destination to orders, which need separate requests. An order whose request fails is kept aside alone. */
async function pageOf(
  store: BigCommerceStore,
  orders: readonly BigCommerceOrder[],
  refused = refusals(),
): Promise<ChannelPage> {
  const drafts: OrderDraft[] = [];
  const aside: ChannelPage['unreadable'] = [];
  const removed: string[] = [];
  for (const order of orders) {
    if (!isOrdered(order)) continue;
    const externalId = String(order.id);
    try {
      const products = await everyPart(store, `/${order.id}/products`);
      const addresses = await everyPart(store, `/${order.id}/shipping_addresses`);
      refused.given();
      const draft = bigCommerceDraft(order, products, addresses);
      if (!draft) removed.push(externalId);
      else if ('reason' in draft) aside.push(draft);
      else drafts.push(draft);
    } catch (fault) {
      if (!isOfOneOrder(fault)) throw fault;
      refused.missed(fault);
      aside.push(notGiven(externalId, externalId, { content: order, fault }));
    }
  }
  refused.check();
  const checked = checkedOrders(drafts);
  const last = orders.at(-1);
  return {
    ...checked,
    unreadable: [...checked.unreadable, ...aside],
    removed,
    changedUntil: last ? new Date(modifiedAt(last)) : null,
  };
}

async function oneOf(store: BigCommerceStore, id: string): Promise<ChannelPage> {
  try {
    const order = await askStore(store, bigCommerceOrder, `/${encodeURIComponent(id)}`);
    if (order.is_deleted === true)
      return hasLeft(order) ? { ...gone(), closed: [{ externalId: id, state: 'shipped' }] } : gone(id);
    return { ...(await pageOf(store, [order])), changedUntil: null };
  } catch (fault) {
    if (!isOfOneOrder(fault)) throw fault;
    if (fault.why === 'absent') return gone(id);
    return { orders: [], unreadable: [notGiven(id, id, { fault })], changedUntil: null };
  }
}
