import { errorCode, type LocalizedText } from '@lading/contracts/core';
import { orderMessages } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { RequestError } from '../../platform/request-error.ts';
import { TaskStopped } from '../tasks/index.ts';
import { finishBulk, holdWaiting, keepAnswers } from './order-bulk-job.store.ts';

/**
 * Sends the next order to its warehouse, or marks it as shipped; each in its own transaction, since one refused halfway must leave
 * nothing behind, and the stock of a hundred orders must not stay locked. @returns whether all orders have a result
 */
export async function eachByItself(
  asOwner: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>,
  taskId: string,
  work: (orderId: string, finish: (trx: Trx) => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const next = await asOwner(async (trx) => {
    const [first] = await holdWaiting(trx, taskId, 1);
    if (!first) await finishBulk(trx, taskId);
    return first;
  });
  if (!next) return true;
  const keep = (message: LocalizedText | undefined) => async (trx: Trx) => {
    if (!(await keepAnswers(trx, taskId, [{ rowNo: next.rowNo, message }]))) throw new TaskStopped();
  };
  try {
    await work(next.orderId, keep(undefined));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const isGone = error.code === errorCode.notFound;
    await asOwner(keep(isGone ? orderMessages.orderGone() : (error.faults?.[0] ?? error.text)));
  }
  return false;
}
