import type { LocalizedText } from '@lading/contracts/core';
import { storeMessages } from '@lading/contracts/stores';
import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { askChannel } from './channels/ask-channel.ts';
import type { ChannelConnector, ChannelPage, ListMark } from './channels/channel-connector.ts';
import { ChannelError, channelTexts } from './channels/channel-error.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { takeOrder } from './channel-order.store.ts';
import { closeOrder, knownOrderNo, removeOrder } from './closed-order.store.ts';
import {
  endReading,
  heldOrderIds,
  holdOrder,
  orderIdsToRead,
  readLater,
  releaseOrders,
  seeHeldOrder,
} from './held-order.store.ts';
import { awaitOrderImports } from '../orders/index.ts';
import { repeatReport } from '../shipping/index.ts';
import { pullTokens } from './pull-credentials.ts';
import {
  beginPull,
  countPull,
  endPull,
  endTurn,
  moveCursor,
  passTime,
  type StartedPull,
} from './store-pull.store.ts';
import { dueBefore, isWholeSince } from './store-due.store.ts';
import { planNextPull } from './store-schedule.store.ts';
import { tellReleased } from './told-again.ts';

/** Overlap, so that changes a channel records late are not missed (decision D10). */
const overlapMs = 5 * 60_000;
/** Maximum orders kept aside that one pull requests again, least recently seen first. */
const heldAsked = 25;
const notGivenCode = storeMessages.orderNotGiven().code;
/** Maximum starts of a pull, whether it failed or its worker died. */
const startsAllowed = 3;

/** The pull was ended elsewhere: the current work is rolled back. */
class PullOver extends Error {}

/** The pull has used its turn, and continues with another job. */
class TurnOver extends Error {
  readonly mark: ListMark;
  constructor(mark: ListMark) {
    super('the turn of a pull is over');
    this.mark = mark;
  }
}

/** Orders requested by id: those kept aside, and those whose label was voided since they were read. */
const askedAgain = async (trx: Trx, storeId: string): Promise<string[]> => [
  ...new Set([
    ...(await heldOrderIds(trx, storeId, heldAsked)),
    ...(await orderIdsToRead(trx, storeId, heldAsked)),
  ]),
];

/** The result of a page for each readable order, as a page of its own. */
const onePerOrder = ({ orders, removed = [], closed = [] }: ChannelPage) => [
  ...orders.map((order) => ({ ...order, part: { orders: [order] } })),
  ...removed.map((externalId) => ({ externalId, orderNo: null, part: { removed: [externalId] } })),
  ...closed.map((order) => ({ externalId: order.externalId, orderNo: null, part: { closed: [order] } })),
];

/** By the channel's clock only, which may be behind ours; if it is ahead we must not wait for that time. */
const cursorOf = ({ changedUntil }: ChannelPage, askedAt: Date): Date | null =>
  changedUntil && changedUntil > askedAt ? askedAt : changedUntil;

/** The job that pulls the orders of one store. */
export const pullJob = jobKind(
  'store.pull',
  z.object({ orgId: z.string(), pullId: z.string(), turn: z.number().int().default(0) }),
  { asksOutside: true },
);
/** The queue must never be the first to give up: nothing would end the pull then. */
export const pullAttempts = startsAllowed * 4;

/**
 * Pulls changes page by page: a page's orders, counts and cursor are one transaction, so that an interrupted pull continues
 * where it was. An order that cannot be read or saved is kept aside and blocks nothing. Call it while modules are registered.
 */
export function handlePulls(platform: Platform, connectors: Record<ConnectorName, ChannelConnector>): void {
  const { jobs, database, clock, config } = platform;
  const open = pullTokens(platform.secrets);
  const trusted = new Set(config.trustedStoreHosts);

  jobs.handle(pullJob, async ({ orgId, pullId, turn }, { signal, log }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const end = (error?: LocalizedText, isOfSize = false) =>
      asOwner(async (trx) => {
        const now = clock.now();
        const storeId = await endPull(trx, pullId, { now, isOfSize, ...(error ? { error } : {}) });
        if (storeId)
          await planNextPull(trx, {
            storeId,
            hasFailed: !!error,
            everyMinutes: config.storePullMinutes,
          });
      });
    const pull = await asOwner((trx) => beginPull(trx, pullId, turn));
    if (!pull) return;
    if (pull.starts > startsAllowed) return end(channelTexts.failed);
    try {
      await takeOver(pull);
      await end();
    } catch (fault) {
      if (fault instanceof PullOver) return;
      if (fault instanceof TurnOver) return goOn(fault.mark);
      if (fault instanceof ChannelError) return end(fault.text, fault.isOfSize);
      if (signal.aborted || pull.starts < startsAllowed) throw fault;
      log.error({ err: fault, pullId }, 'a pull of orders has failed');
      await end(channelTexts.failed);
    }

    /** The next turn is queued behind waiting jobs: a store that is slow for an hour does not block workers. */
    function goOn(mark: ListMark): Promise<void> {
      return asOwner(async (trx) => {
        if (!(await endTurn(trx, pullId, { turn, mark }))) return;
        const next = { orgId, pullId, turn: turn + 1 };
        await jobs.add(trx, pullJob, next, { orgId, attempts: pullAttempts, isPatient: true });
      });
    }

    async function takeOver(pull: StartedPull) {
      const { storeId, askedAt, source } = pull;
      const turnEndsAt = performance.now() + config.storePullTurnMs;
      let isWhole = true;
      const connector = source && connectors[source.connector];
      if (!connector) throw new ChannelError('absent');
      const { isToldWhole = false } = connector;
      const since = source.changedUntil && new Date(source.changedUntil.getTime() - overlapMs);
      const access = {
        address: source.address,
        credentials: open(storeId, source),
        ask: askChannel(signal, trusted),
      };
      const take = async (page: ChannelPage, isAgain = false): Promise<void> => {
        const keep = (part: ChannelPage) =>
          asOwner((trx) => takePage(trx, { storeId, askedAt, isAgain, isToldWhole }, part));
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
      };
      const again = turn === 0 ? await asOwner((trx) => askedAgain(trx, storeId)) : [];
      if (connector.ordersById && again.length > 0)
        for await (const page of connector.ordersById(access, again)) {
          signal.throwIfAborted();
          await take(page, true);
          // The others come first next time.
          if (performance.now() >= turnEndsAt) break;
        }
      for await (const page of connector.changedOrders(access, since, pull.mark ?? undefined)) {
        signal.throwIfAborted();
        if (page.isPartial) isWhole = false;
        await take(page);
        // Only if the next turn continues after this page: otherwise it would read the same again and again.
        const { mark } = page;
        const cursor = cursorOf(page, askedAt)?.getTime() ?? 0;
        const isPassed = mark?.place !== undefined || cursor > (source.changedUntil?.getTime() ?? 0);
        if (mark && isPassed && performance.now() >= turnEndsAt) throw new TurnOver(mark);
      }
      if (isWhole) await asOwner((trx) => passTime(trx, storeId, pull));
    }

    async function takePage(
      trx: Trx,
      {
        storeId,
        askedAt,
        isAgain,
        isToldWhole,
      }: { storeId: string; askedAt: Date; isAgain: boolean; isToldWhole: boolean },
      page: ChannelPage,
    ) {
      await awaitOrderImports(trx);
      const now = clock.now();
      // Orders kept aside before are not counted again.
      const held = isAgain ? 0 : page.unreadable.length;
      const counts = { inserted: 0, updated: 0, deleted: 0, unchanged: 0, held };
      const released: string[] = [];
      const aside = page.unreadable.map(({ externalId }) => externalId);
      for (const order of page.orders) {
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
        counts[await removeOrder(trx, storeId, externalId, now)] += 1;
        released.push(externalId);
      }
      for (const order of page.closed ?? []) {
        counts[await closeOrder(trx, storeId, order, now)] += 1;
        released.push(order.externalId);
      }
      for (const order of page.unreadable) {
        // The known data is more useful than that it is not returned now.
        if (isAgain && order.reason.code === notGivenCode) await seeHeldOrder(trx, storeId, order, now);
        else await holdOrder(trx, storeId, order, now);
      }
      await releaseOrders(trx, storeId, released);
      if (isAgain && released.length > 0) await endReading(trx, storeId, released);
      if (isAgain) await readLater(trx, storeId, aside);
      const cursor = cursorOf(page, askedAt);
      if (cursor) await moveCursor(trx, storeId, cursor);
      if (!(await countPull(trx, pullId, { ...counts, counted: page.counted }))) throw new PullOver();
    }
  });
}
