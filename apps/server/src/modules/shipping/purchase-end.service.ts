import type { LocalizedText } from '@lading/contracts/core';
import { unansweredMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ledger } from '../funds/index.ts';
import { sendNotice } from '../messages/index.ts';
import { lockPurchase, movePurchase, type KeptPurchase } from './purchase.store.ts';
import { shipmentNumbers } from './shipment-purchase.store.ts';
import { askedForDays, isAskedNoMore, whyNotAsked } from './unanswered-purchase-rules.ts';
import { markNotBought } from './unbought-label.store.ts';

/** Time limit for a purchase at a carrier. */
export const buyMs = 60_000;
/** An older purchase is abandoned: its caller has given up, or its server has ended. */
export const abandonedMs = buyMs + 60_000;

/** Of its entries in the ledger. */
export const purchaseCause = ({ purchaseId }: KeptPurchase) => ({ kind: 'label-purchase', id: purchaseId });

/** Ends purchases that bought nothing, as far as is known. */
export function purchaseEnds({ clock, database, jobs }: Pick<Platform, 'clock' | 'database' | 'jobs'>) {
  const books = ledger(clock);
  const asOwner = <Result>({ orgId }: KeptPurchase, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);

  /** Nothing was bought: the money is released. People are notified when that is uncertain. @returns whether it was still open */
  const giveUp = (
    purchase: KeptPurchase,
    state: 'REFUSED' | 'NOT_BOUGHT',
    message: LocalizedText,
    isUncertain = false,
    record?: (trx: Trx) => Promise<void>,
  ): Promise<boolean> =>
    asOwner(purchase, async (trx) => {
      const { purchaseId, holdId, orgId, shipmentId } = await lockPurchase(trx, purchase.purchaseId);
      const now = clock.now();
      const isMoved = await movePurchase(trx, purchaseId, ['DRAFT', 'HELD', 'CALLING', 'UNKNOWN'], {
        state,
        message,
        endedAt: now,
      });
      if (!isMoved) return false;
      const detail = await shipmentNumbers(trx, shipmentId);
      if (holdId !== null)
        await books.releaseHold(trx, { holdId, cause: { ...purchaseCause(purchase), detail } });
      await markNotBought(trx, jobs, { orgId, shipmentId, now });
      if (isUncertain) {
        const title = unansweredMessages.purchaseUnclearTitle({ shipment: detail.shipmentNo });
        await sendNotice(trx, { orgId, now }, { title, content: message });
      }
      await record?.(trx);
      return true;
    });

  /** Its outcome stays unknown, for a reason that people can act on. */
  const stayUnknown = (purchase: KeptPurchase, message: LocalizedText): Promise<boolean> =>
    asOwner(purchase, (trx) =>
      movePurchase(trx, purchase.purchaseId, ['CALLING', 'UNKNOWN'], { state: 'UNKNOWN', message }),
    );

  /** Nobody said what was sold, and nobody is asked any more. */
  const endUnanswered = (purchase: KeptPurchase, carrier: string): Promise<boolean> => {
    const message = unansweredMessages.outcomeNeverKnown({ carrier, days: askedForDays });
    return giveUp(purchase, 'NOT_BOUGHT', message, true);
  };

  return {
    giveUp,

    /** The account has another key since the carrier was asked to sell, and the carrier finds nothing with it: that is no answer. */
    async leaveToFormerKey(
      purchase: KeptPurchase,
      { carrier, openMs }: { carrier: string; openMs: number },
    ): Promise<void> {
      const message = unansweredMessages.outcomeOfFormerKey({ carrier, days: askedForDays });
      if (isAskedNoMore(openMs)) await endUnanswered(purchase, carrier);
      else await stayUnknown(purchase, message);
    },

    /** The carrier does not report what it sold: people see the reason if they can help, and eventually the purchase ends. @throws the error */
    async leaveUnanswered(
      purchase: KeptPurchase,
      { carrier, error, openMs }: { carrier: string; error: unknown; openMs: number },
    ): Promise<void> {
      if (isAskedNoMore(openMs)) {
        await endUnanswered(purchase, carrier);
        return;
      }
      const message = whyNotAsked(error, carrier);
      if (message) await stayUnknown(purchase, message);
      throw error;
    },

    /** Ends a purchase with an unknown outcome on an operator's decision, with a record. @returns false when it is known, or may still arrive */
    async endUnknown(
      purchase: KeptPurchase,
      reason: string,
      record: (trx: Trx) => Promise<void>,
    ): Promise<boolean> {
      const openMs = clock.now().getTime() - (purchase.calledAt ?? purchase.createdAt).getTime();
      if (purchase.state !== 'UNKNOWN' || openMs <= abandonedMs) return false;
      const message = unansweredMessages.purchaseEndedBySupport({ reason });
      return giveUp(purchase, 'NOT_BOUGHT', message, true, record);
    },
  };
}
