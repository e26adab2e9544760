import { errorCode, type LocalizedText } from '@lading/contracts/core';
import {
  orderBulkApi,
  orderMessages,
  orderWorkLimits,
  type BulkReport,
  type OrderBulkRequest,
} from '@lading/contracts/orders';
import { taskMessages } from '@lading/contracts/tasks';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import {
  failTask,
  queueTask,
  refuseTooManyTasks,
  startsAllowed,
  taskJobPayload,
  TaskStopped,
} from '../tasks/index.ts';
import { refuseHoldEnd } from './order-act-rules.ts';
import { actOnLocked } from './order-act.service.ts';
import { checkNext, type AddressChecks } from './order-address-check.service.ts';
import { takeSuggestions } from './order-address-take.service.ts';
import {
  beginBulk,
  finishBulk,
  holdWaiting,
  keepAnswers,
  keepBulk,
  keepBulkRows,
  keepSuggestedRows,
  type BulkAnswer,
  type WaitingOrder,
} from './order-bulk-job.store.ts';
import { eachByItself } from './order-bulk-each.service.ts';
import { readBulkReport, readBulkRows } from './order-bulk-report.store.ts';
import { readOrderStates, type Doer } from './order-state.store.ts';

/** Orders per transaction: a killed job repeats at most this many, and no order stays locked for long. */
const ordersAtOnce = 100;

/**
 * Sends an order to the given warehouse or the one that routing chooses, in one transaction with `finish`.
 *
 * @throws RequestError with the reason it cannot
 */
export type FulfillOrder = (
  given: { orgId: string; userId: string; orderId: string; warehouseId: string | null },
  finish: (trx: Trx) => Promise<void>,
) => Promise<void>;

/** Marks an order as shipped with a label bought elsewhere, or without one. @throws RequestError with the reason it cannot */
export type MarkShipped = (
  trx: Trx,
  by: { orgId: string; userId: string },
  given: ShippedElsewhere & { orderId: string; trackingNumber: string },
) => Promise<unknown>;
type ShippedElsewhere = Omit<Extract<OrderBulkRequest, { act: 'mark-shipped' }>, 'act'>;

type ChosenOrders = Parameters<HandlersOf<typeof orderBulkApi>['startBulk']>[1]['body']['orders'];

const job = jobKind('bulk.ORDER', taskJobPayload);

/** Bulk actions on orders, run in the background (decision 0053). Call it while modules are registered: it registers the job. */
export function orderBulkHandlers(
  { database, jobs, clock }: Platform,
  {
    fulfillOrder,
    checkAddresses,
    markShipped,
  }: { fulfillOrder: FulfillOrder; checkAddresses: AddressChecks; markShipped: MarkShipped },
) {
  jobs.handle(job, async ({ orgId, taskId }, { signal, log }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const started = await asOwner((trx) => beginBulk(trx, taskId));
    if (!started) return;
    const giveUp = () => asOwner((trx) => failTask(trx, taskId, taskMessages.bulkGaveUp()));
    if (started.starts > startsAllowed) return void (await giveUp());
    const { request, userId } = started;
    const isLast = started.starts >= startsAllowed;
    let most = ordersAtOnce;

    /** Processes the next batch of orders. @returns whether all have a result */
    async function doNext(): Promise<boolean> {
      if (request.act === 'check-address')
        return checkNext(asOwner, { orgId, taskId, signal, clock, checkAddresses, most });
      if (request.act === 'fulfill') {
        const { warehouseId } = request;
        return eachByItself(asOwner, taskId, (orderId, finish) =>
          fulfillOrder({ orgId, userId, orderId, warehouseId }, finish),
        );
      }
      if (request.act === 'mark-shipped')
        return eachByItself(asOwner, taskId, (orderId, finish) =>
          asOwner(async (trx) => {
            await markShipped(trx, { orgId, userId }, { ...request, orderId, trackingNumber: '' });
            await finish(trx);
          }),
        );
      return asOwner(async (trx) => {
        const waiting = await holdWaiting(trx, taskId, most);
        if (waiting.length === 0) {
          await finishBulk(trx, taskId);
          return true;
        }
        const by = { userId, now: clock.now() };
        const answers =
          request.act === 'take-suggestion'
            ? await takeSuggestions(trx, waiting, by)
            : await actOnEach(trx, waiting, { request, by });
        if (!(await keepAnswers(trx, taskId, answers))) throw new TaskStopped();
        return false;
      });
    }

    /** On the last attempt, a failing order gets the failure as its result, and the others are completed. */
    async function doNextAtLast(): Promise<boolean> {
      try {
        return await doNext();
      } catch (error) {
        if (!isLast || signal.aborted || error instanceof TaskStopped) throw error;
        // From here on one at a time, to find out which one fails.
        const isOne = most === 1 || request.act === 'fulfill' || request.act === 'mark-shipped';
        most = 1;
        if (!isOne) return false;
        log.error({ err: error, taskId }, 'an order of a bulk action has failed');
        await asOwner((trx) => failNext(trx, taskId));
        return false;
      }
    }

    try {
      let isOver = false;
      while (!isOver) {
        signal.throwIfAborted();
        isOver = await doNextAtLast();
      }
    } catch (error) {
      if (error instanceof TaskStopped) return;
      if (signal.aborted || started.starts < startsAllowed) throw error;
      log.error({ err: error, taskId }, 'a bulk action on orders has failed');
      await giveUp();
    }
  });

  return {
    startBulk: ({ db, user, idempotencyKey: key }, { body: { request, orders } }) =>
      db((trx) =>
        once(trx, { id: orderBulkApi.calls.startBulk.id, key }, async () => {
          refuseHoldEnd(request, clock.now());
          await refuseTooManyTasks(trx);
          const task = await keepBulk(trx, { userId: user.userId, request });
          const total = await keepRows(trx, user, { taskId: task.taskId, orders });
          if (total === 0) throw 'ids' in orders ? notFound() : refusal(orderMessages.noOrders());
          const most = orderWorkLimits.orders;
          if (total > most) throw refusal(orderMessages.tooManyOrders({ most }));
          await queueTask(jobs, trx, { orgId: user.orgId, ...task });
          return { taskId: task.taskId };
        }),
      ),
    bulkReport: ({ db, user }, { params }) => db((trx) => find(trx, user, params.taskId)),
    bulkRows: ({ db, user }, { params, query }) =>
      db(async (trx) => {
        const { taskId, request } = await find(trx, user, params.taskId);
        return readBulkRows(trx, { taskId, isCheck: request.act === 'check-address' }, query);
      }),
  } satisfies HandlersOf<typeof orderBulkApi>;
}

/** Records which orders an act will change. @throws RequestError 404 for a check of addresses that the person does not have */
async function keepRows(
  trx: Trx,
  user: Pick<SignedInContext['user'], 'userId'>,
  { taskId, orders }: { taskId: string; orders: ChosenOrders },
): Promise<number> {
  if ('ids' in orders) return keepBulkRows(trx, taskId, orders);
  if ('matching' in orders) return keepBulkRows(trx, taskId, orders.matching);
  await find(trx, user, orders.suggestedIn);
  return keepSuggestedRows(trx, taskId, orders.suggestedIn);
}

const refusal = (text: ReturnType<typeof orderMessages.noOrders>) =>
  new RequestError(errorCode.badInput, text);

async function find(
  trx: Trx,
  { userId }: Pick<SignedInContext['user'], 'userId'>,
  taskId: string,
): Promise<BulkReport> {
  const report = await readBulkReport(trx, { taskId, userId });
  if (!report) throw notFound();
  return report;
}

/** Records the next order as failed. */
async function failNext(trx: Trx, taskId: string): Promise<void> {
  const [next] = await holdWaiting(trx, taskId, 1);
  const message = orderMessages.notDone();
  if (next && !(await keepAnswers(trx, taskId, [{ rowNo: next.rowNo, message }]))) throw new TaskStopped();
}

/** Applies the act to each order and records each result. */
async function actOnEach(
  trx: Trx,
  waiting: readonly WaitingOrder[],
  {
    request,
    by,
  }: {
    request: Exclude<
      OrderBulkRequest,
      { act: 'fulfill' | 'mark-shipped' | 'check-address' | 'take-suggestion' }
    >;
    by: Doer;
  },
): Promise<BulkAnswer[]> {
  const orders = await readOrderStates(
    trx,
    waiting.map(({ orderId }) => orderId),
  );
  const refused = new Map<string, LocalizedText>();
  await actOnLocked(trx, orders, {
    request,
    by,
    onRefused: ({ orderId }, { text }) => void refused.set(orderId, text),
  });
  const found = new Set(orders.map(({ orderId }) => orderId));
  return waiting.map(({ rowNo, orderId }) => ({
    rowNo,
    message: found.has(orderId) ? refused.get(orderId) : orderMessages.orderGone(),
  }));
}
