import {
  carrierMessages,
  shippingMessages,
  voidMessages,
  unansweredMessages,
  type LabelVoid,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import {
  endExpectedCredit,
  expectCredit,
  labelBalance,
  ledger,
  postageWallet,
  refuseExpectedCredit,
} from '../funds/index.ts';
import { aboutShipment } from './carriers/call-subject.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter, type VoidAnswer } from './carriers/carrier-adapter.ts';
import { sharesOf } from './purchase-saga.service.ts';
import { boughtLines } from './purchase.store.ts';
import { shipmentExists } from './shipment-purchase.store.ts';
import { relabelsOf } from './relabel.store.ts';
import { reportPackagesVoid, reportVoid } from './relabel-report.store.ts';
import { addEvents, readEvents } from './tracking.store.ts';
import { askedForDays, isAskedNoMore } from './unanswered-purchase-rules.ts';
import { voidCause } from './void-cause.ts';
import { scanOf } from './void-dispute-rules.ts';
import { readVoid } from './void-history.store.ts';
import { refundable, refundShares } from './void-refund-rules.ts';
import { voidRefusal } from './void-refusal-rules.ts';
import {
  answerVoid,
  keepsLabels,
  lockVoidable,
  markPackagesVoid,
  markVoided,
  markVoidRejected,
  noteVoidLook,
  openVoids,
  requestVoid,
  type VoidableLabel,
} from './void.store.ts';

const askMs = 60_000;
const mostAtOnce = 500;
/** Maximum duration of a round, less than the interval, however slow carriers are. */
const roundMs = 4 * 60_000;

/** Voids labels (shipping design, "Void"): credits are posted only after the carrier's refund, not on request. */
export function voidService({ clock, database, jobs, log }: Platform, accounts: CarrierAccounts) {
  const books = ledger(clock);
  const carrierOf = async (orgId: string, { accountId }: VoidableLabel): Promise<CarrierAdapter> => {
    const found = await accounts.find(orgId, accountId);
    if (!found) throw new Error(`No carrier account ${accountId}`);
    return found;
  };

  /** Stores the carrier's answer to a void request. */
  async function keepAnswer(
    trx: Trx,
    { label, orgId }: { label: VoidableLabel; orgId: string },
    answer: VoidAnswer,
  ): Promise<void> {
    const { purchaseId, shipmentId, trackingNumber } = label;
    const now = clock.now();
    if (answer.state === 'rejected') {
      const { isVoid: isRefundRetryable } = label;
      await answerVoid(trx, purchaseId, { state: 'REJECTED', message: answer.text, isRefundRetryable });
      await markVoidRejected(trx, shipmentId);
      const { voided: packageNos = [] } = answer;
      const isNoneLeft = packageNos.length > 0 && !(await keepsLabels(trx, purchaseId, packageNos));
      if (!label.isVoid && (isNoneLeft || (await isCanceled(trx, label)))) {
        // It refuses only what it took back or canceled before. The report to a store withdraws those that were valid until now.
        await markVoided(trx, shipmentId, now);
        await reportVoid(trx, jobs, { orgId, shipmentId, now });
      } else if (await markPackagesVoid(trx, label, { packageNos, now }))
        await reportPackagesVoid(trx, jobs, { orgId, shipmentId });
      return;
    }
    if (!label.isVoid) {
      await markVoided(trx, shipmentId, now);
      await reportVoid(trx, jobs, { orgId, shipmentId, now });
      const text = { status: 'CANCELLED', detail: 'cancelled', text: 'Label voided', place: null } as const;
      await addEvents(trx, shipmentId, [{ trackingNumber, time: now.toISOString(), ...text }]);
    }
    if (answer.state === 'not-applicable') {
      await answerVoid(trx, purchaseId, { state: 'NOT_APPLICABLE' });
      await credit(trx, label);
      return;
    }
    await answerVoid(trx, purchaseId, { state: 'ACCEPTED', creditExpected: answer.creditOn });
    if (!label.isFromWallet) return;
    const { minor: costs } = await labelBalance(trx, postageWallet, purchaseId);
    const minor = refundable(label.charged, costs);
    if (minor === 0) return;
    const given = {
      wallet: postageWallet,
      minor,
      cause: await voidCause(trx, label),
      expectedOn: answer.creditOn,
    };
    await expectCredit(trx, given);
  }

  /** Refunds the cost of labels to the accounts it was posted to, excluding earlier refunds. */
  async function credit(trx: Trx, label: VoidableLabel): Promise<void> {
    // What the carrier billed to the client, it refunds to the client.
    if (!label.isFromWallet) return;
    const { minor: costs } = await labelBalance(trx, postageWallet, label.purchaseId);
    const shares = refundShares(sharesOf(await boughtLines(trx, label.purchaseId)), costs);
    if (shares.length === 0) return refuseExpectedCredit(trx, await voidCause(trx, label));
    const { transactionId } = await books.settle(trx, {
      kind: 'void',
      wallet: postageWallet,
      key: label.purchaseId,
      cause: await voidCause(trx, label),
      shares,
    });
    await endExpectedCredit(trx, await voidCause(trx, label), transactionId);
  }

  /** Whether the carrier reports all labels of a shipment as canceled, and has scanned none: they are void, even without a refund. */
  async function isCanceled(trx: Trx, { shipmentId, trackingStatus }: VoidableLabel) {
    return trackingStatus === 'CANCELLED' && scanOf(await readEvents(trx, shipmentId)) === undefined;
  }

  /** Whether a label was scanned. One whose refund may be requested again is void, and is reported as such regardless of later scans. */
  async function isUsed(trx: Trx, { isRefundRetryable, shipmentId, trackingStatus }: VoidableLabel) {
    if (isRefundRetryable) return scanOf(await readEvents(trx, shipmentId)) !== undefined;
    return trackingStatus !== 'UNKNOWN' && trackingStatus !== 'PRE_TRANSIT';
  }

  /** Asks the carrier for a recorded void. Without an answer it stays requested, and the scheduled work asks again. */
  async function ask(orgId: string, label: VoidableLabel): Promise<void> {
    let answer: VoidAnswer;
    try {
      const carrier = await carrierOf(orgId, label);
      answer = await aboutShipment(label.shipmentId, () =>
        carrier.voidLabel(label.carrierRef, AbortSignal.timeout(askMs)),
      );
    } catch (error) {
      log.warn({ err: error, purchaseId: label.purchaseId }, 'a carrier has not answered a void');
      const refusal = error instanceof CarrierError && 'text' in error.failure && error.failure.text;
      const waitedMs = label.requestedAt ? clock.now().getTime() - label.requestedAt.getTime() : 0;
      if (!refusal && !isAskedNoMore(waitedMs)) return;
      // Its label can be used or voided again.
      answer = {
        state: 'rejected',
        text: refusal || unansweredMessages.voidUnanswered({ days: askedForDays }),
      };
    }
    await database.asOrganization(orgId, async (trx) => {
      const now = await lockVoidable(trx, label.shipmentId);
      // One of two concurrent requests may be refused, because the other was processed: the void counts.
      const isHeard =
        now?.state === 'REJECTED' && now.trackingStatus !== 'CANCELLED' && answer.state !== 'rejected';
      if (now && (now.state === 'REQUESTED' || isHeard)) await keepAnswer(trx, { label: now, orgId }, answer);
    });
  }

  async function refund(orgId: string, label: VoidableLabel): Promise<void> {
    const carrier = await carrierOf(orgId, label);
    const status = await aboutShipment(label.shipmentId, () =>
      carrier.refundStatus(label.carrierRef, AbortSignal.timeout(askMs)),
    );
    if (status === 'pending') return;
    await database.asOrganization(orgId, async (trx) => {
      const now = await lockVoidable(trx, label.shipmentId);
      if (now?.state !== 'ACCEPTED') return;
      if (status === 'rejected') {
        // The label is void without a refund, unless the carrier accepts a second request.
        const isRefundRetryable = carrier.takesRefundAgain === true;
        const text = isRefundRetryable ? carrierMessages.refundedAgain : carrierMessages.refunded;
        const message = text({ carrier: carrier.name });
        await answerVoid(trx, now.purchaseId, { state: 'REJECTED', message, isRefundRetryable });
        await refuseExpectedCredit(trx, await voidCause(trx, now));
        return;
      }
      await credit(trx, now);
      await answerVoid(trx, now.purchaseId, { state: 'REFUNDED', creditedAt: clock.now() });
    });
  }

  return {
    /** Requests a void, or returns the existing one. @throws RequestError 404, or 409 when there is nothing to void, or no carrier to ask */
    async request({ db, user }: SignedInContext, shipmentId: string): Promise<LabelVoid> {
      const now = clock.now();
      const known = await db((trx) => lockVoidable(trx, shipmentId));
      const carrier = known && (await accounts.find(user.orgId, known.accountId));
      const label = await db(async (trx) => {
        const found = await lockVoidable(trx, shipmentId);
        if (!found && !(await shipmentExists(trx, shipmentId))) throw notFound();
        if (!found) throw conflict(voidMessages.nothingToVoid());
        if (found.state !== null && found.state !== 'REJECTED') return found;
        const relabel = (await relabelsOf(trx, shipmentId)).find(({ isStanding }) => isStanding);
        if (relabel) throw conflict(shippingMessages.relabelStands({ shipmentNo: relabel.shipmentNo }));
        if (carrier && (await isUsed(trx, found))) throw conflict(voidMessages.voidScanned());
        const refusal = voidRefusal(carrier, found, now);
        if (refusal) throw conflict(refusal);
        await requestVoid(trx, found, { userId: user.userId, now });
        return { ...found, state: 'REQUESTED' as const, requestedAt: now };
      });
      if (label.state === 'REQUESTED') await ask(user.orgId, label);
      return (await db((trx) => readVoid(trx, shipmentId)))!;
    },

    /** Repeats unanswered requests, and credits paid refunds; refunds that take weeks do not block the others. */
    async followUp(most = mostAtOnce): Promise<void> {
      const end = performance.now() + roundMs;
      for (const { orgId, shipmentId, state } of await database.asSystem((trx) => openVoids(trx, most))) {
        if (performance.now() > end) return;
        try {
          const label = await database.asOrganization(orgId, async (trx) => {
            await noteVoidLook(trx, shipmentId, clock.now());
            return lockVoidable(trx, shipmentId);
          });
          if (!label) continue;
          await (state === 'REQUESTED' ? ask(orgId, label) : refund(orgId, label));
        } catch (error) {
          log.warn({ err: error, shipmentId }, 'a void is still open');
        }
      }
    },
  };
}
