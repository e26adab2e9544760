import { decimalText, type LocalizedText } from '@lading/contracts/core';
import { voidMessages, type TrackingEvent } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ledger, refuseExpectedCredit } from '../funds/index.ts';
import { sendNotice } from '../messages/index.ts';
import { noteScannedAfterVoid } from './scanned-after-void.store.ts';
import { voidCause } from './void-cause.ts';
import { isGranted, scanOf } from './void-dispute-rules.ts';
import { readVoid } from './void-history.store.ts';
import { answerVoid, lockVoidable, type VoidableLabel } from './void.store.ts';

/** What a carrier scanned although the label was void. */
function scanText(carrier: string, { time, text, place }: TrackingEvent): LocalizedText {
  const event = [text, place].filter(Boolean).join(', ');
  return voidMessages.scannedAfterVoid({ carrier, day: time.slice(0, 10), event });
}

/** Whether a scan disputes a void: it was granted, or only its refund was refused. */
const isDisputed = ({ state, isVoid }: VoidableLabel): boolean =>
  isGranted(state) || (isVoid && state === 'REJECTED');

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
      if (!label || !isDisputed(label)) return;
      const { carrierName } = (await readVoid(trx, given.shipmentId))!;
      await dispute(trx, { orgId: given.orgId, label }, scanText(carrierName, scan));
    },

    /** Checks the events of a shipment with valid labels, others of which may be void by themselves (decision 0181): each is reported once. */
    async takePackages(
      trx: Trx,
      { orgId, shipmentId, events }: { orgId: string; shipmentId: string; events: readonly TrackingEvent[] },
    ): Promise<void> {
      const now = clock.now();
      const scans = new Map<string, TrackingEvent>();
      for (const [number, own] of Map.groupBy(events, ({ trackingNumber }) => trackingNumber)) {
        const scan = scanOf(own);
        if (scan) scans.set(number, scan);
      }
      if (scans.size === 0) return;
      const used = await noteScannedAfterVoid(trx, { shipmentId, trackingNumbers: [...scans.keys()], now });
      for (const { shipmentNo: shipment, carrierName, packageNo, trackingNumber } of used) {
        const { message, zhMessage } = scanText(carrierName, scans.get(trackingNumber)!);
        const reason = { en: message, zh: zhMessage };
        const title = voidMessages.voidDisputedTitle({ shipment });
        const content = voidMessages.voidPackageUsed({ reason, trackingNumber, packageNo, shipment });
        await sendNotice(trx, { orgId, now }, { title, content });
      }
    },
  };
}
