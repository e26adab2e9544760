import { decimalText, type LocalizedText, type Money } from '@lading/contracts/core';
import {
  addressChangeBlock,
  shipmentServiceMessages,
  type AddressChangeBlock,
} from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, notFound } from '../../../platform/request-error.ts';
import { sendNotice } from '../../messages/index.ts';
import type { AcceptedAddressChange } from '../carriers/carrier-address-changes.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { paidActs } from '../services/paid-act.service.ts';
import { readChangeable, type ChangeableShipment } from './address-change-reading.store.ts';
import {
  deleteAddressChangeDrafts,
  hasOpenAddressChange,
  keepLateAddressChange,
  lockAddressChange,
  moveAddressChange,
  noteAddressChangeLook,
  takeAddressChangesToFollow,
  unansweredAddressChanges,
  type KeptAddressChange,
} from './address-change.store.ts';

const askMs = 60_000;
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow a carrier is: skipped items come first in the next round. */
const roundMs = 50_000;
const draftsKeptMs = 86_400_000;
/** Minimum interval between two questions to a carrier about a change. */
const followMs = 30 * 60_000;

const blocked: Readonly<Record<AddressChangeBlock, () => LocalizedText>> = {
  NO_LABEL: shipmentServiceMessages.changeNoLabel,
  NOT_SCANNED: shipmentServiceMessages.changeNotScanned,
  OUT_FOR_DELIVERY: shipmentServiceMessages.changeOutForDelivery,
  ENDED: shipmentServiceMessages.changeEnded,
};

/** Why the address of a shipment cannot be changed at this point of its journey; null when it can. */
export function whyNotChanged({ labelStatus, trackingStatus }: ChangeableShipment): LocalizedText | null {
  const block = addressChangeBlock(labelStatus, trackingStatus);
  return block && blocked[block]();
}

/** Processes changes of address after the draft: orders them and follows them to their end. */
export function addressChangeWork(platform: Platform, accounts: CarrierAccounts) {
  const { clock, database, log } = platform;

  const orders = paidActs<KeptAddressChange, AcceptedAddressChange>(platform, accounts, {
    cause: 'address-change',
    lock: lockAddressChange,
    move(trx, id, to) {
      const now = clock.now();
      const ended = to.state === 'REFUSED' && { answeredAt: now, endedAt: now };
      return moveAddressChange(trx, id, { ...to, ...ended });
    },
    async begin(trx, { shipmentId }) {
      const shipment = await readChangeable(trx, shipmentId, { isLocked: true });
      if (!shipment) throw notFound();
      const reason = whyNotChanged(shipment);
      if (reason) throw conflict(reason);
      if (await hasOpenAddressChange(trx, shipmentId)) throw conflict(shipmentServiceMessages.changeOpen());
    },
    ask: (carrier, { request, fee }, signal) => carrier.addressChanges!.order({ ...request, fee }, signal),
    find: async (carrier, { request }, signal) => carrier.addressChanges?.find(request.reference, signal),
    keep: async (trx, { id }, { changeRef, fee }, transactionId) =>
      void (await moveAddressChange(trx, id, {
        state: 'ACCEPTED',
        answeredAt: clock.now(),
        accepted: { changeRef, fee, transactionId },
      })),
    refOf: ({ changeRef }) => changeRef,
    keepLate: keepLateAddressChange,
    async undo(carrier, changeRef, signal) {
      await carrier.addressChanges?.withdraw(changeRef, signal);
      return carrier.addressChanges !== undefined;
    },
    detail: ({ carrierName, shipmentNo, request }) => ({
      carrier: carrierName,
      shipmentNo,
      reference: request.reference,
    }),
    texts: {
      replyLost: shipmentServiceMessages.changeReplyLost,
      cannotCheck: shipmentServiceMessages.changeCannotCheck,
    },
    titles: {
      stays: ({ shipmentNo: shipment }) => shipmentServiceMessages.changeStaysTitle({ shipment }),
      unclear: ({ shipmentNo: shipment }) => shipmentServiceMessages.changeUnclearTitle({ shipment }),
    },
  });

  /** Stores the outcome of an accepted change; a refunded fee is another ledger entry. A failure is reported. */
  async function finish({ id, orgId, accountId, changeRef }: KeptAddressChange): Promise<void> {
    const carrier = await accounts.find(orgId, accountId);
    if (!carrier?.addressChanges) throw new Error(`No changes of address on carrier account ${accountId}`);
    const outcome = await carrier.addressChanges.outcome(changeRef!, AbortSignal.timeout(askMs));
    if (outcome.state === 'open') return;
    await database.asOrganization(orgId, async (trx) => {
      const now = await lockAddressChange(trx, id);
      if (now?.state !== 'ACCEPTED') return;
      const endedAt = clock.now();
      if (outcome.state === 'completed') {
        await moveAddressChange(trx, id, { state: 'COMPLETED', endedAt });
        return;
      }
      const isRefunded = outcome.isRefunded && now.transactionId !== null;
      await moveAddressChange(trx, id, { state: 'FAILED', message: outcome.text, isRefunded, endedAt });
      if (isRefunded) await orders.refund(trx, now);
      const { message: en, zhMessage: zh } = outcome.text;
      const told = { reason: { en, zh }, fee: `${decimalText(now.fee)} ${now.fee.currency}` };
      await sendNotice(
        trx,
        { orgId, now: endedAt },
        {
          title: shipmentServiceMessages.changeFailedTitle({ shipment: now.shipmentNo }),
          content: isRefunded
            ? shipmentServiceMessages.changeFailedRefunded(told)
            : shipmentServiceMessages.changeFailed(told),
        },
      );
    });
  }

  return {
    order: (context: SignedInContext, changeId: string, fee: Money) => orders.order(context, changeId, fee),

    /** Settles interrupted orders, and asks for the outcome of accepted ones. */
    async followUp(): Promise<void> {
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const end = performance.now() + roundMs;
      await database.asSystem((trx) => deleteAddressChangeDrafts(trx, ago(draftsKeptMs)));
      const each = async (
        changes: readonly KeptAddressChange[],
        follow: (change: KeptAddressChange) => Promise<void>,
      ): Promise<void> => {
        for (const change of changes) {
          if (performance.now() > end) return;
          try {
            await follow(change);
          } catch (error) {
            log.warn({ err: error, changeId: change.id }, 'a change of address is still open');
          }
        }
      };
      await each(
        await database.asSystem((trx) => unansweredAddressChanges(trx, { now, most: mostAtOnce })),
        async (change) => {
          await database.asOrganization(change.orgId, (trx) => noteAddressChangeLook(trx, change.id, now));
          await orders.reconcile(change);
        },
      );
      const due = await database.asSystem((trx) =>
        takeAddressChangesToFollow(trx, { before: ago(followMs), now, most: mostAtOnce }),
      );
      await each(due, finish);
    },
  };
}
