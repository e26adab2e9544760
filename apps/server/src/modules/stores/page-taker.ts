import { storeMessages } from '@lading/contracts/stores';
import type { Logger } from 'pino';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { awaitOrderImports } from '../orders/index.ts';
import { repeatReport } from '../shipping/index.ts';
import type { ChannelOrder, ChannelPage } from './channels/channel-connector.ts';
import { isNotGiven } from './channels/missing-order.ts';
import { takeOrder } from './channel-order.store.ts';
import { closeOrder, knownOrderNo, removeOrder } from './closed-order.store.ts';
import { endReading, holdOrder, readLater, releaseOrders, seeHeldOrder } from './held-order.store.ts';
import { knownCodes } from './known-codes.store.ts';
import { mayBeCodedOtherwise, withKnownCodes } from './known-codes-rules.ts';
import { isBeyondSight } from './open-orders.store.ts';
import { holdStale } from './stale-order.store.ts';
import { dueBefore, isWholeSince } from './store-due.store.ts';
import { countPull, moveCursor } from './store-pull.store.ts';
import { tellReleased } from './told-again.ts';

/** The pull was ended elsewhere: the current work is rolled back. */
export class PullOver extends Error {}

/** The pull that takes pages. */
interface TakingPull {
  orgId: string;
  pullId: string;
  storeId: string;
  askedAt: Date;
  /** See the connector. */
  isToldWhole: boolean;
}

/** The result of a page for each readable order, as a page of its own. */
const onePerOrder = ({ orders, removed = [], closed = [] }: ChannelPage) => [
  ...orders.map((order) => ({ ...order, part: { orders: [order] } })),
  ...removed.map((externalId) => ({ externalId, orderNo: null, part: { removed: [externalId] } })),
  ...closed.map((order) => ({ externalId: order.externalId, orderNo: null, part: { closed: [order] } })),
];

/** By the channel's clock only, which may be behind ours; if it is ahead we must not wait for that time. */
export const cursorOf = ({ changedUntil }: ChannelPage, askedAt: Date): Date | null =>
  changedUntil && changedUntil > askedAt ? askedAt : changedUntil;

/**
 * Takes pages of a pull: the orders, counts and cursor of a page are one transaction. An order that cannot be saved is kept aside; those
 * requested again because they were (`isAgain`) are not counted again. @throws PullOver
 */
export function pageTaker(
  { jobs, database, clock }: Pick<Platform, 'jobs' | 'database' | 'clock'>,
  { orgId, pullId, storeId, askedAt, isToldWhole }: TakingPull,
  { signal, log }: { signal: AbortSignal; log: Pick<Logger, 'error'> },
): (page: ChannelPage, isAgain?: boolean) => Promise<void> {
  const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);

  async function take(page: ChannelPage, isAgain = false): Promise<void> {
    const keep = (part: ChannelPage) => asOwner((trx) => keepPage(trx, part, isAgain));
    try {
      await keep(page);
    } catch (fault) {
      const parts = onePerOrder(page);
      if (fault instanceof PullOver || signal.aborted || parts.length === 0) throw fault;
      // One by one: an order that cannot be saved is kept aside like an unreadable one.
      const aside = [...page.unreadable];
      for (const { externalId, orderNo, part } of parts)
        await keep({ orders: [], unreadable: [], changedUntil: null, ...part }).catch(
          async (error: unknown) => {
            if (error instanceof PullOver || signal.aborted) throw error;
            log.error({ err: error, pullId, externalId }, 'an order of a store could not be saved');
            aside.push({
              externalId,
              orderNo: orderNo ?? (await asOwner((trx) => knownOrderNo(trx, storeId, externalId))),
              reason: storeMessages.orderNotKept(),
              content: null,
            });
          },
        );
      await keep({ ...page, orders: [], removed: [], closed: [], unreadable: aside });
    }
  }

  const asKnown = async (trx: Trx, order: ChannelOrder): Promise<ChannelOrder> =>
    mayBeCodedOtherwise(order)
      ? withKnownCodes(order, await knownCodes(trx, storeId, order.externalId))
      : order;

  async function keepPage(trx: Trx, page: ChannelPage, isAgain: boolean): Promise<void> {
    await awaitOrderImports(trx);
    const now = clock.now();
    // Orders kept aside before are not counted again.
    const held = isAgain ? 0 : page.unreadable.length;
    const counts = { inserted: 0, updated: 0, deleted: 0, unchanged: 0, held };
    const released: string[] = [];
    const aside = page.unreadable.map(({ externalId }) => externalId);
    for (const given of page.orders) {
      const order = await asKnown(trx, given);
      const mayBeWhole = isToldWhole && order.state === 'open';
      const before = mayBeWhole ? await dueBefore(trx, storeId, order.externalId) : null;
      const outcome = await takeOrder(trx, storeId, order, now, { isAgain });
      if (typeof outcome === 'string') {
        counts[outcome] += 1;
        released.push(order.externalId);
        const isFree = order.state === 'open' || order.state === 'partly-shipped';
        if (outcome === 'updated' && isFree)
          await tellReleased(trx, jobs, { orgId, storeId, externalId: order.externalId });
        if (outcome === 'updated' && before && (await isWholeSince(trx, storeId, order, before)))
          await repeatReport(trx, jobs, { orgId, storeId, externalId: order.externalId });
      } else {
        if (!isAgain) counts.held += 1;
        aside.push(order.externalId);
        await holdOrder(trx, storeId, { ...order, reason: outcome, content: order }, now);
      }
    }
    for (const externalId of page.removed ?? []) {
      const isHidden = isAgain && (await isBeyondSight(trx, storeId, externalId));
      if (!isHidden) counts[await removeOrder(trx, storeId, externalId, now)] += 1;
      released.push(externalId);
    }
    for (const order of page.closed ?? []) {
      counts[await closeOrder(trx, storeId, order, now)] += 1;
      released.push(order.externalId);
    }
    for (const order of page.unreadable) {
      if (order.content !== null && !isNotGiven(order)) await holdStale(trx, storeId, order, now);
      // The known data is more useful than that it is not returned now.
      if (isAgain && isNotGiven(order)) await seeHeldOrder(trx, storeId, order, now);
      else await holdOrder(trx, storeId, order, now);
    }
    await releaseOrders(trx, storeId, released);
    if (isAgain && released.length > 0) await endReading(trx, storeId, released);
    if (isAgain) await readLater(trx, storeId, aside);
    const cursor = cursorOf(page, askedAt);
    if (cursor) await moveCursor(trx, storeId, cursor);
    if (!(await countPull(trx, pullId, { ...counts, counted: page.counted }))) throw new PullOver();
  }

  return take;
}
