import type { LocalizedText } from '@lading/contracts/core';
import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { askChannel } from './channels/ask-channel.ts';
import type { ChannelConnector, ListMark } from './channels/channel-connector.ts';
import { ChannelError, channelTexts } from './channels/channel-error.ts';
import { isNotGiven } from './channels/missing-order.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { TurnSpent, turnBudget } from './channels/turn-budget.ts';
import { heldOrderIds, orderIdsToRead } from './held-order.store.ts';
import { askForOpenOrders } from './open-orders.ts';
import { cursorOf, PullOver, pageTaker } from './page-taker.ts';
import { pullTokens } from './pull-credentials.ts';
import { beginPull, endPull, endTurn, passTime, type StartedPull } from './store-pull.store.ts';
import { planNextPull } from './store-schedule.store.ts';

/** Overlap, so that changes a channel records late are not missed (decision D10). */
const overlapMs = 5 * 60_000;
/** Maximum orders kept aside that a pull requests again at once, least recently seen first: more only while the store gives all of them. */
const heldAsked = 25;
/** Maximum starts of a pull, whether it failed or its worker died. */
const startsAllowed = 3;

/** The pull has used its turn, and continues with another job: after a page, or where it was with smaller ones. */
class TurnOver extends Error {
  readonly mark: ListMark | undefined;
  constructor(mark?: ListMark) {
    super('the turn of a pull is over');
    this.mark = mark;
  }
}

/** Smaller pages are not worth asking for where the store does not answer at all: a pull makes them smaller itself. */
const leastPage = 6;

/** Orders requested by id: those kept aside, and those whose label was voided since they were read. */
const askedAgain = async (trx: Trx, storeId: string): Promise<string[]> => [
  ...new Set([
    ...(await heldOrderIds(trx, storeId, heldAsked)),
    ...(await orderIdsToRead(trx, storeId, heldAsked)),
  ]),
];

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
    function goOn(mark: ListMark | undefined): Promise<void> {
      return asOwner(async (trx) => {
        if (!(await endTurn(trx, pullId, { turn, mark }))) return;
        const next = { orgId, pullId, turn: turn + 1 };
        await jobs.add(trx, pullJob, next, { orgId, attempts: pullAttempts, isPatient: true });
      });
    }

    async function takeOver(pull: StartedPull) {
      const { storeId, askedAt, source } = pull;
      const connector = source && connectors[source.connector];
      if (!connector) throw new ChannelError('absent');
      const { isToldWhole = false } = connector;
      const turnEndsAt = performance.now() + config.storePullTurnMs;
      const turnTime = turnBudget(turnEndsAt, config.storePullPatienceMs);
      const { budget, renew, hasAnswered, isSpent } = turnTime;
      const since = source.changedUntil && new Date(source.changedUntil.getTime() - overlapMs);
      const access = {
        address: source.address,
        credentials: open(storeId, source),
        ask: askChannel(signal, trusted, { budget }),
        clock,
      };
      const take = pageTaker(platform, { orgId, pullId, storeId, askedAt, isToldWhole }, { signal, log });

      const asked = new Set<string>();
      /** Requests orders again. @returns whether the store has given all of them, and there is time for others */
      const areGiven = async (ids: readonly string[]): Promise<boolean> => {
        if (!connector.ordersById || ids.length === 0) return false;
        for (const id of ids) asked.add(id);
        let isGiven = true;
        for await (const page of connector.ordersById(access, ids)) {
          signal.throwIfAborted();
          await take(page, true);
          // The others come first next time.
          if (isSpent() || performance.now() >= turnEndsAt) return false;
          if (page.unreadable.length > 0) isGiven = false;
          if (hasAnswered() && !page.unreadable.some(isNotGiven)) renew();
        }
        return isGiven;
      };

      let again = turn === 0 ? await asOwner((trx) => askedAgain(trx, storeId)) : [];
      // One that is not given in time stays aside, and does not hold up the list.
      turnTime.startAside(() => new ChannelError('busy', { isOfQuestion: true }));
      while (await areGiven(again)) {
        const held = await asOwner((trx) => heldOrderIds(trx, storeId, heldAsked));
        again = held.filter((id) => !asked.has(id));
      }
      if (turn === 0)
        await askForOpenOrders(connector, access, {
          asOwner,
          storeId,
          isOver: () => isSpent() || performance.now() >= turnEndsAt,
          async take(page) {
            signal.throwIfAborted();
            await take(page, true);
            if (hasAnswered() && !page.unreadable.some(isNotGiven)) renew();
          },
        });
      turnTime.startList((why) => new TurnSpent(why));
      let isWhole = true;
      /** Where the next turn can continue after pages of this one. */
      let passed: ListMark | undefined;
      try {
        for await (const page of connector.changedOrders(access, since, pull.mark ?? undefined)) {
          signal.throwIfAborted();
          if (page.isPartial) isWhole = false;
          await take(page);
          renew();
          // Only if the next turn continues after this page: otherwise it would read the same again and again.
          const { mark } = page;
          const cursor = cursorOf(page, askedAt)?.getTime() ?? 0;
          const isPassed = mark?.place !== undefined || cursor > (source.changedUntil?.getTime() ?? 0);
          if (!mark || !isPassed) continue;
          passed = mark;
          if (performance.now() >= turnEndsAt) throw new TurnOver(passed);
        }
      } catch (fault) {
        if (!(fault instanceof TurnSpent)) throw fault;
        if (passed) throw new TurnOver(passed);
        // It answers, but is too slow for a page of that size.
        if (hasAnswered() && source.pageSize !== 1) throw new TurnOver();
        throw new ChannelError(fault.why, { isOfSize: (source.pageSize ?? Infinity) > leastPage });
      }
      if (isWhole) await asOwner((trx) => passTime(trx, storeId, pull));
    }
  });
}
