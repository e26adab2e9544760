import type { Address } from '@lading/contracts/core';
import { orderMessages, type orderActsApi } from '@lading/contracts/orders';
import { shippingMessages, type AddressCheck } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { failTask, TaskStopped } from '../tasks/index.ts';
import { findingOf } from './order-address-check-rules.ts';
import { keepRecipientCheck, readRecipients } from './order-address-check.store.ts';
import {
  finishBulk,
  holdWaiting,
  keepAnswers,
  type BulkAnswer,
  type WaitingOrder,
} from './order-bulk-job.store.ts';

/** Concurrent requests to a carrier. */
const ordersAtOnce = 10;

/** A carrier's answer about an address. `isAnswered`: false when no carrier could be asked, regardless of the address. */
interface Said {
  result: AddressCheck;
  isAnswered: boolean;
}

/** Chooses a carrier and asks it about addresses. */
export type AddressChecks = (
  caller: Pick<SignedInContext, 'db' | 'signal'> & { user: { orgId: string } },
) => Promise<(address: Address) => Promise<Said>>;

/** An order of a bulk action, with its carrier's answer. */
type Asked = WaitingOrder & ({ recipient: Address; said: Said } | { recipient: Address | undefined });

/** The check of one order; stored with the order when a carrier has answered. */
export function orderAddressCheckHandlers({ clock }: Pick<Platform, 'clock'>, checkAddresses: AddressChecks) {
  return {
    checkRecipient: async (context, { body: { orderId } }) => {
      const recipient = (await context.db((trx) => readRecipients(trx, [orderId]))).get(orderId);
      if (!recipient) throw notFound();
      const check = await checkAddresses(context);
      const { result, isAnswered } = await check(recipient);
      if (isAnswered)
        await context.db((trx) => keepRecipientCheck(trx, { orderId, recipient, result, now: clock.now() }));
      return result;
    },
  } satisfies Partial<HandlersOf<typeof orderActsApi>>;
}

/**
 * Checks the next orders of a bulk action. The carrier is asked outside any transaction; its answers are stored together, each with its
 * order. When none is answered the task ends with the reason, and a retry continues from there.
 *
 * @returns whether nothing is left to do
 */
export async function checkNext(
  asOwner: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>,
  given: {
    orgId: string;
    taskId: string;
    signal: AbortSignal;
    clock: Platform['clock'];
    checkAddresses: AddressChecks;
    most: number;
  },
): Promise<boolean> {
  const { orgId, taskId, signal, clock, checkAddresses, most } = given;
  const next = await asOwner(async (trx) => {
    const waiting = await holdWaiting(trx, taskId, Math.min(most, ordersAtOnce));
    if (waiting.length === 0) await finishBulk(trx, taskId);
    const recipients = await readRecipients(
      trx,
      waiting.map(({ orderId }) => orderId),
    );
    return waiting.map((one) => ({ ...one, recipient: recipients.get(one.orderId) }));
  });
  if (next.length === 0) return true;
  const check = await checkAddresses({ db: asOwner, signal, user: { orgId } });
  const asked = await Promise.all(
    next.map(async ({ recipient, ...one }): Promise<Asked> => {
      if (!recipient?.addressLine1) return { ...one, recipient };
      return { ...one, recipient, said: await check(recipient) };
    }),
  );
  // A request aborted by the server's shutdown is not an answer.
  signal.throwIfAborted();
  const said = asked.flatMap((one) => ('said' in one ? [one.said] : []));
  const [silent] = said;
  if (silent && said.every(({ isAnswered }) => !isAnswered)) {
    const [why = shippingMessages.noAddressCheck()] = silent.result.messages;
    await asOwner((trx) => failTask(trx, taskId, why));
    return true;
  }
  await asOwner(async (trx) => {
    const answers: BulkAnswer[] = [];
    for (const one of asked) answers.push(await answerOf(trx, one, clock.now()));
    if (!(await keepAnswers(trx, taskId, answers))) throw new TaskStopped();
  });
  return false;
}

/** Stores the result for an order, and reports it. */
async function answerOf(trx: Trx, one: Asked, now: Date): Promise<BulkAnswer> {
  const { rowNo, orderId, recipient } = one;
  if (!recipient) return { rowNo, message: orderMessages.orderGone() };
  if (!('said' in one)) return { rowNo, message: orderMessages.noAddress() };
  const { result, isAnswered } = one.said;
  if (isAnswered && !(await keepRecipientCheck(trx, { orderId, recipient, result, now })))
    return { rowNo, message: orderMessages.addressChanged() };
  return { rowNo, ...findingOf(result) };
}
