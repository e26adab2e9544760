import type { Trx } from '../../platform/database.ts';
import type { ChannelAccess, ChannelConnector, ChannelPage } from './channels/channel-connector.ts';
import { ChannelError } from './channels/channel-error.ts';
import { openOrdersToAsk } from './open-orders.store.ts';
import { latestOrders } from './store-source.store.ts';

/** Open orders that a pull asks for. */
const openAsked = 10;
/** Further orders that a store without any of these is asked for. */
const othersAsked = 3;

/** A pull that asks for open orders. */
interface AskingPull {
  asOwner: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
  storeId: string;
  take: (page: ChannelPage) => Promise<void>;
  /** Whether there is no time left for it. */
  isOver: () => boolean;
}

const isGiven = ({ orders, closed = [] }: ChannelPage): boolean => orders.length > 0 || closed.length > 0;

/**
 * Asks a store for some of the orders that are open here: one that it has deleted outright is in none of its lists, and would be shipped. They are
 * believed to be gone only where the store still has another order (decision 0192). A store that refuses such questions is left to its list.
 */
export async function askForOpenOrders(
  connector: ChannelConnector,
  access: ChannelAccess,
  pull: AskingPull,
): Promise<void> {
  try {
    await takeOpenOrders(connector, access, pull);
  } catch (fault) {
    if (!(fault instanceof ChannelError)) throw fault;
  }
}

async function takeOpenOrders(
  connector: ChannelConnector,
  access: ChannelAccess,
  { asOwner, storeId, take, isOver }: AskingPull,
): Promise<void> {
  if (!connector.ordersById) return;
  const ids = await asOwner((trx) => openOrdersToAsk(trx, storeId, openAsked));
  if (ids.length === 0) return;
  const gone = new Set<string>();
  let hasOrders = false;
  for await (const page of connector.ordersById(access, ids)) {
    if (isGiven(page)) hasOrders = true;
    for (const id of page.removed ?? []) gone.add(id);
    await take({ ...page, removed: [] });
    if (isOver()) break;
  }
  if (gone.size === 0) return;
  if (!hasOrders) {
    const latest = await asOwner((trx) => latestOrders(trx, storeId, openAsked + othersAsked));
    const others = Array.from(latest.keys())
      .filter((id) => !gone.has(id))
      .slice(0, othersAsked);
    for await (const page of connector.ordersById(access, others)) {
      hasOrders = isGiven(page);
      if (hasOrders || isOver()) break;
    }
  }
  if (hasOrders) await take({ orders: [], unreadable: [], removed: [...gone], changedUntil: null });
}
