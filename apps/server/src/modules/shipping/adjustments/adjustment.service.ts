import { decimalText, type Money } from '@lading/contracts/core';
import {
  adjustmentMessages,
  disputeDays,
  type Adjustment,
  type DisputeReason,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, notFound } from '../../../platform/request-error.ts';
import { labelBalance, ledger, postageWallet, requirePostageCurrency } from '../../funds/index.ts';
import { sendNotice } from '../../messages/index.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import type { CarrierAdjustment } from '../carriers/carrier-adjustments.ts';
import { shipmentNumbers } from '../shipment-purchase.store.ts';
import { refundable } from '../void-refund-rules.ts';
import {
  disputableUntil,
  insertAdjustment,
  isOnRecord,
  lockAdjustment,
  newLines,
  shipmentOfPurchase,
} from './adjustment.store.ts';
import { beginDispute, decideDispute, noteDispute, openDisputes } from './dispute.store.ts';

const askMs = 60_000;
/** How far back carriers are asked: their invoices arrive weeks after the parcel. */
const lookBackMs = 90 * 86_400_000;
const mostAtOnce = 500;
/** Maximum duration of a round, less than the interval, however slow a carrier is. */
const roundMs = 9 * 60_000;

/** An absolute amount: the text says whether it is more or less. */
const written = ({ minor, currency }: Money): string =>
  `${decimalText({ minor: Math.abs(minor), currency })} ${currency}`;

/**
 * Later charges by carriers on the platform's accounts (decision D17): charged to the wallet, even below zero, and open to dispute.
 * On a client's own account the carrier settles with the client.
 */
export function adjustmentService({ clock, database, log }: Platform, carriers: readonly CarrierAdapter[]) {
  const books = ledger(clock);
  const causeOf = (purchaseId: string, detail: Record<string, string>) => ({
    kind: 'label-adjustment',
    id: purchaseId,
    detail,
  });

  /** Notifies the organization of an invoice line, in the transaction that charges it, so only once. */
  function tellCharged(
    trx: Trx,
    orgId: string,
    { line, shipment, minor, at }: { line: CarrierAdjustment; shipment: string; minor: number; at: Date },
  ): Promise<void> {
    const { now } = line;
    const difference = { ...now, minor };
    const amount = written(difference);
    const until = disputableUntil(at);
    return sendNotice(
      trx,
      { orgId, now: at },
      {
        title: adjustmentMessages.adjustedTitle({ amount: `${decimalText(difference)} ${now.currency}` }),
        content:
          difference.minor > 0
            ? adjustmentMessages.adjustedText({ shipment, amount, day: until.toISOString().slice(0, 10) })
            : adjustmentMessages.adjustedLessText({ shipment, amount }),
      },
    );
  }

  /** Charges a difference, or refunds it up to the label's remaining cost: what a void has refunded is not refunded again. */
  async function settle(
    trx: Trx,
    balance: Awaited<ReturnType<typeof labelBalance>>,
    given: {
      kind: 'adjustment' | 'dispute';
      key: string;
      cause: ReturnType<typeof causeOf>;
      minor: number;
    },
  ): Promise<{ transactionId: string; minor: number }> {
    const { kind, key, cause } = given;
    const minor = given.minor > 0 ? given.minor : -refundable(-given.minor, balance.minor);
    if (minor !== 0) {
      const shares = [{ account: 'carrier-payable' as const, minor }];
      const { transactionId } = await books.settle(trx, { kind, wallet: postageWallet, key, cause, shares });
      return { transactionId, minor };
    }
    // The entry that refunded the money before explains it.
    if (balance.lastTransactionId === null) throw new Error(`Nothing was paid for purchase ${cause.id}`);
    return { transactionId: balance.lastTransactionId, minor: 0 };
  }

  /** Charges one line, once: its ledger key is the line itself. */
  async function charge(
    accountId: string,
    { orgId, purchaseId, line }: { orgId: string; purchaseId: string; line: CarrierAdjustment },
  ): Promise<void> {
    // Amounts can be subtracted only if both are in the same currency.
    for (const amount of [line.was, line.now]) requirePostageCurrency(amount);
    await database.asOrganization(orgId, async (trx) => {
      const shipment = await shipmentOfPurchase(trx, purchaseId);
      const { shipmentId, trackingNumber } = shipment;
      const numbers = await shipmentNumbers(trx, shipmentId);
      const { invoiceLine } = line;
      const cause = causeOf(purchaseId, { ...numbers, trackingNumber, invoiceLine });
      const balance = await labelBalance(trx, postageWallet, purchaseId);
      // A concurrent transaction had the wallet first.
      if (await isOnRecord(trx, { accountId, invoiceLine })) return;
      const { transactionId, minor } = await settle(trx, balance, {
        kind: 'adjustment',
        key: `${accountId}:${invoiceLine}`,
        cause,
        minor: line.now.minor - line.was.minor,
      });
      const now = clock.now();
      await insertAdjustment(trx, { accountId, purchaseId, shipmentId, transactionId, line, now });
      if (minor !== 0) await tellCharged(trx, orgId, { line, shipment: numbers.shipmentNo, minor, at: now });
    });
  }

  async function take(carrier: CarrierAdapter): Promise<void> {
    if (carrier.ownedBy !== 'platform' || !carrier.adjustments) return;
    const since = new Date(clock.now().getTime() - lookBackMs);
    const told = await carrier.adjustments(since, AbortSignal.timeout(askMs));
    const lines = told.filter(({ was, now }) => was.minor !== now.minor || was.currency !== now.currency);
    for (const adjusted of await database.asSystem((trx) => newLines(trx, carrier.accountId, lines))) {
      try {
        await charge(carrier.accountId, adjusted);
      } catch (error) {
        log.error({ err: error, invoiceLine: adjusted.line.invoiceLine }, 'an adjustment was not charged');
      }
    }
  }

  /** Sends a dispute to the carrier, and stores its decision. */
  async function follow(open: Awaited<ReturnType<typeof openDisputes>>[number]): Promise<void> {
    const { orgId, adjustmentId, about } = open;
    const carrier = carriers.find(({ accountId }) => accountId === open.accountId);
    if (!carrier?.dispute || !carrier.disputeStatus) return;
    if (!open.isSent) {
      await carrier.dispute(about, AbortSignal.timeout(askMs));
      await database.asOrganization(orgId, (trx) => noteDispute(trx, adjustmentId, { sent_at: clock.now() }));
    }
    const decided = await carrier.disputeStatus(about, AbortSignal.timeout(askMs));
    if (decided === 'open') return;
    await database.asOrganization(orgId, async (trx) => {
      const now = clock.now();
      const adjustment = await lockAdjustment(trx, adjustmentId, now);
      if (adjustment?.state !== 'DISPUTED') return;
      const { trackingNumber, invoiceLine, shipmentNo: shipment } = adjustment;
      if (decided === 'upheld') {
        await decideDispute(trx, adjustmentId, { state: 'UPHELD', now });
        const amount = written(adjustment.difference);
        const title = adjustmentMessages.disputeLostTitle({ shipment });
        return sendNotice(
          trx,
          { orgId, now },
          { title, content: adjustmentMessages.disputeLostText({ shipment, amount }) },
        );
      }
      const numbers = await shipmentNumbers(trx, adjustment.shipmentId);
      const balance = await labelBalance(trx, postageWallet, adjustment.purchaseId);
      const { transactionId, minor } = await settle(trx, balance, {
        kind: 'dispute',
        key: adjustmentId,
        cause: causeOf(adjustment.purchaseId, {
          ...numbers,
          trackingNumber: trackingNumber ?? '',
          invoiceLine,
        }),
        minor: -adjustment.difference.minor,
      });
      const credited = { state: 'CREDITED' as const, creditTransactionId: transactionId, now };
      await decideDispute(trx, adjustmentId, credited);
      const amount = written({ ...adjustment.difference, minor });
      const title = adjustmentMessages.disputeWonTitle({ amount });
      return sendNotice(
        trx,
        { orgId, now },
        { title, content: adjustmentMessages.disputeWonText({ shipment, amount }) },
      );
    });
  }

  return {
    /** Charges reported adjustments, and follows disputes; one that stays open does not block the others. */
    async followUp(most = mostAtOnce): Promise<void> {
      const end = performance.now() + roundMs;
      for (const carrier of carriers) {
        try {
          await take(carrier);
        } catch (error) {
          log.warn({ err: error, accountId: carrier.accountId }, 'a carrier did not report adjustments');
        }
      }
      for (const open of await database.asSystem((trx) => openDisputes(trx, most))) {
        if (performance.now() > end) return;
        try {
          const { orgId, adjustmentId } = open;
          const looked = { followed_at: clock.now() };
          await database.asOrganization(orgId, (trx) => noteDispute(trx, adjustmentId, looked));
          await follow(open);
        } catch (error) {
          log.warn({ err: error, adjustmentId: open.adjustmentId }, 'a dispute is still open');
        }
      }
    },

    /** Disputes an adjustment, or returns the existing dispute. @throws RequestError 404; 409 when it is too late, or not offered */
    async dispute(
      { db, user }: SignedInContext,
      given: { adjustmentId: string; reason: DisputeReason; note?: string | undefined },
    ): Promise<Adjustment> {
      const { adjustmentId, reason, note = '' } = given;
      const now = clock.now();
      return db(async (trx) => {
        const locked = await lockAdjustment(trx, adjustmentId, now);
        if (!locked) throw notFound();
        const { accountId, purchaseId: _purchase, ...adjustment } = locked;
        if (locked.state !== 'POSTED') return adjustment;
        if (locked.difference.minor <= 0) throw conflict(adjustmentMessages.disputeOfCredit());
        if (!locked.canDispute) throw conflict(adjustmentMessages.disputeLate({ days: disputeDays }));
        if (!carriers.some((carrier) => carrier.accountId === accountId && carrier.dispute))
          throw conflict(adjustmentMessages.disputeNotOffered());
        await beginDispute(trx, adjustmentId, { reason, note, userId: user.userId, now });
        const dispute = { reason, note: note || null, time: now.toISOString(), decidedTime: null };
        return { ...adjustment, state: 'DISPUTED', canDispute: false, dispute };
      });
    },
  };
}
