import type { Money } from '@lading/contracts/core';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendNotice } from '../../messages/index.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import type { CarrierPickups, PickupBooking } from '../carriers/carrier-pickups.ts';
import { standingRef } from '../carriers/standing-ref.ts';
import { isAskedNoMore } from '../unanswered-purchase-rules.ts';
import { paidActs } from '../services/paid-act.service.ts';
import {
  deleteDrafts,
  keepLatePickup,
  lockPickup,
  movePickup,
  notePickupLook,
  openPickups,
  type KeptPickup,
} from './pickup.store.ts';
import { isScanned, joinPickup, leavePickup, standingLabelsOf } from './waiting-parcel.store.ts';

const askMs = 60_000;
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow a carrier is: skipped items come first in the next round. */
const roundMs = 50_000;
const draftsKeptMs = 86_400_000;
/** How long after closing time the first scan of a parcel may arrive; without one the pickup was missed. */
const scanMs = 86_400_000;

/** The name of a pickup for people. */
const namesOf = ({ carrierName, request }: KeptPickup) => ({ carrier: carrierName, day: request.day });

/** Processes pickups after the draft: orders them, cancels them, and follows them to their end. */
export function pickupWork(platform: Platform, accounts: CarrierAccounts) {
  const { clock, database, log } = platform;
  const pickupsOf = async ({ orgId, accountId }: KeptPickup): Promise<CarrierPickups> => {
    const found = await accounts.find(orgId, accountId);
    if (!found?.pickups) throw new Error(`No pickups on carrier account ${accountId}`);
    return found.pickups;
  };

  const orders = paidActs<KeptPickup, PickupBooking>(platform, accounts, {
    cause: 'pickup',
    lock: lockPickup,
    move: movePickup,
    begin: (trx, { id, shipmentIds }) => joinPickup(trx, id, shipmentIds),
    async ask(carrier, { orgId, request, fee, offerRef, shipmentIds }, signal) {
      const labels = await database.asOrganization(orgId, (trx) => standingLabelsOf(trx, shipmentIds));
      const carrierRefs = labels.map((label) => standingRef(carrier, label));
      return carrier.pickups!.book({ ...request, carrierRefs, fee, offerRef }, signal);
    },
    find: async (carrier, { request, offerRef }, signal) =>
      carrier.pickups?.find?.({ reference: request.reference, offerRef }, signal),
    keep: async (trx, { id }, booked, transactionId) =>
      void (await movePickup(trx, id, { state: 'SCHEDULED', booked, transactionId })),
    drop: (trx, { id }) => leavePickup(trx, id),
    refOf: ({ pickupRef }) => pickupRef,
    keepLate: keepLatePickup,
    undo: async (carrier, pickupRef, signal) =>
      (await carrier.pickups?.cancel?.(pickupRef, signal))?.state === 'cancelled',
    detail: ({ carrierName, request }) => ({ carrier: carrierName, reference: request.reference }),
    texts: shipmentServiceMessages,
    titles: {
      stays: (pickup) => shipmentServiceMessages.pickupStaysTitle(namesOf(pickup)),
      unclear: (pickup) => shipmentServiceMessages.pickupUnclearTitle(namesOf(pickup)),
    },
  });

  /** How long after closing time a picked-up parcel has been scanned. */
  const isOver = ({ request }: KeptPickup): boolean =>
    clock.now().getTime() - request.closeAt.getTime() > scanMs;

  /** Asks the carrier to cancel. If it does not answer, the scheduled work asks again. */
  async function cancel(pickup: KeptPickup): Promise<void> {
    const { id, orgId } = pickup;
    let answer: Awaited<ReturnType<NonNullable<CarrierPickups['cancel']>>>;
    try {
      const { cancel: ask } = await pickupsOf(pickup);
      answer = await ask!(pickup.carrierRef!, AbortSignal.timeout(askMs));
    } catch (error) {
      log.warn({ err: error, pickupId: id }, 'a carrier has not answered a cancellation');
      const refusal = error instanceof CarrierError && 'text' in error.failure && error.failure.text;
      if (!refusal && !isOver(pickup)) return;
      // Its time has passed: the parcels' scans show whether the carrier came.
      const { carrierName: carrier } = pickup;
      answer = { state: 'rejected', text: refusal || shipmentServiceMessages.cancelUnanswered({ carrier }) };
    }
    await database.asOrganization(orgId, async (trx) => {
      const now = await lockPickup(trx, id);
      if (now?.state !== 'CANCEL_REQUESTED') return;
      if (answer.state === 'rejected') {
        await movePickup(trx, id, { state: 'CANCEL_REJECTED', message: answer.text });
        return;
      }
      await movePickup(trx, id, { state: 'CANCELLED' });
      await leavePickup(trx, id);
      if (answer.isRefunded && now.transactionId !== null) await orders.refund(trx, now);
    });
  }

  /** The carrier's report of the outcome; undefined when it gives none, or can no longer be asked. */
  async function toldOf(pickup: KeptPickup) {
    try {
      const { outcome } = await pickupsOf(pickup);
      return await outcome?.(pickup.carrierRef!, AbortSignal.timeout(askMs));
    } catch (error) {
      if (!isAskedNoMore(clock.now().getTime() - pickup.request.closeAt.getTime())) throw error;
      return undefined;
    }
  }

  /** Stores the outcome of a pickup whose time has passed. A missed one is reported: its packages are still there. */
  async function finish(pickup: KeptPickup): Promise<void> {
    const { id, orgId, request } = pickup;
    const told = await toldOf(pickup);
    await database.asOrganization(orgId, async (trx) => {
      if (told === 'picked-up' || (told === undefined && (await isScanned(trx, id)))) {
        await movePickup(trx, id, { state: 'PICKED_UP' });
        return;
      }
      if (told !== 'missed' && (told === 'waiting' || !isOver(pickup))) return;
      if (!(await movePickup(trx, id, { state: 'MISSED' }))) return;
      await leavePickup(trx, id);
      const { addressLine1, city } = request.from;
      const place = [addressLine1, city].filter(Boolean).join(', ');
      await sendNotice(
        trx,
        { orgId, now: clock.now() },
        {
          title: shipmentServiceMessages.pickupMissedTitle(namesOf(pickup)),
          content: shipmentServiceMessages.pickupMissed({ carrier: pickup.carrierName, place }),
        },
      );
    });
  }

  const follow = (pickup: KeptPickup): Promise<void> => {
    const { state, lateRef } = pickup;
    const isOrder = state === 'REQUESTED' || state === 'UNCONFIRMED' || state === 'REFUSED';
    if (lateRef !== null || isOrder) return orders.reconcile(pickup);
    return state === 'CANCEL_REQUESTED' ? cancel(pickup) : finish(pickup);
  };

  return {
    cancel,
    order: (context: SignedInContext, pickupId: string, fee: Money) => orders.order(context, pickupId, fee),

    /** Settles interrupted orders, repeats cancellations, and ends past pickups. One that stays open does not block the others. */
    async followUp(most = mostAtOnce): Promise<void> {
      const now = clock.now();
      const end = performance.now() + roundMs;
      await database.asSystem((trx) => deleteDrafts(trx, new Date(now.getTime() - draftsKeptMs)));
      for (const pickup of await database.asSystem((trx) => openPickups(trx, { now, most }))) {
        if (performance.now() > end) return;
        try {
          await database.asOrganization(pickup.orgId, (trx) => notePickupLook(trx, pickup.id, now));
          await follow(pickup);
        } catch (error) {
          log.warn({ err: error, pickupId: pickup.id }, 'a pickup is still open');
        }
      }
    },
  };
}
