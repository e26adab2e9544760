import { decimalText, type LocalizedText } from '@lading/contracts/core';
import { voidMessages, type TrackingEvent } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ledger, refuseExpectedCredit } from '../funds/index.ts';
import { sendNotice } from '../messages/index.ts';
import { voidCause } from './void-cause.ts';
import { isGranted, scanOf } from './void-dispute-rules.ts';
import { readVoid } from './void-history.store.ts';
import { answerVoid, lockVoidable, type VoidableLabel } from './void.store.ts';

/**
 * Voids of labels that were used after all (shipping design, "Void": a later scan). The label stays void and its order unchanged:
 * a person must find out what it was shipped with.
 */
export function voidDisputes({ clock }: Pick<Platform, 'clock'>) {
  const books = ledger(clock);

  /** Reverses a credit, or stops expecting it, and notifies the organization. */
  async function dispute(
    trx: Trx,
    { orgId, label }: { orgId: string; label: VoidableLabel },
    message: LocalizedText,
  ): Promise<void> {
    const now = clock.now();
    const { amount, transactionId } = (await readVoid(trx, label.shipmentId))!;
    await answerVoid(trx, label.purchaseId, { state: 'DISPUTED', message, disputedAt: now });
    const params = {
      reason: { en: message.message, zh: message.zhMessage },
      shipment: label.shipmentNo,
      amount: `${decimalText(amount)} ${amount.currency}`,
    };
    const cause = await voidCause(trx, label);
    if (transactionId !== null) await books.reverse(trx, { transactionId, cause });
    else await refuseExpectedCredit(trx, cause);
    const ofWallet =
      transactionId === null ? voidMessages.voidNotCredited(params) : voidMessages.voidReversed(params);
    const content = label.isFromWallet ? ofWallet : voidMessages.voidBilledByCarrier(params);
    const title = voidMessages.voidDisputedTitle({ shipment: label.shipmentNo });
    await sendNotice(trx, { orgId, now }, { title, content });
  }

  return {
    /** Checks the events of a shipment whose label is void; once it is disputed, further scans change nothing. */
    async take(
      trx: Trx,
      given: { orgId: string; shipmentId: string; events: readonly TrackingEvent[] },
    ): Promise<void> {
      const scan = scanOf(given.events);
      if (!scan) return;
      const label = await lockVoidable(trx, given.shipmentId);
      if (!label || !isGranted(label.state)) return;
      const { carrierName: carrier } = (await readVoid(trx, given.shipmentId))!;
      const event = [scan.text, scan.place].filter(Boolean).join(', ');
      const message = voidMessages.scannedAfterVoid({ carrier, day: scan.time.slice(0, 10), event });
      await dispute(trx, { orgId: given.orgId, label }, message);
    },
  };
}
