import { randomBytes } from 'node:crypto';
import { errorCode, isTimeZone, type Money, type Page } from '@lading/contracts/core';
import {
  shipmentServiceMessages,
  type Pickup,
  type PickupCarrier,
  type PickupDraft,
  type WaitingParcels,
} from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, fieldFault, notFound, refused, RequestError } from '../../../platform/request-error.ts';
import { readAddress } from '../address-book.store.ts';
import { addDays, dayAt, momentAt } from '../business-day-rules.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { failureText } from '../carriers/failure-text.ts';
import { standingRef } from '../carriers/standing-ref.ts';
import { requireVerified } from '../require-verified.ts';
import { pickupWork } from './pickup-work.service.ts';
import { insertPickup, lockPickup, movePickup } from './pickup.store.ts';
import { readPickup, readPickups } from './pickup-page.store.ts';
import { waitingCarriers, waitingShipments } from './waiting-parcel.store.ts';

/** Time limit for a request to a carrier. */
const askMs = 60_000;
const mostDaysAhead = 14;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Pickups by carriers: first a draft with its fee, then the order of that draft; canceled with the carrier's answer. */
export function pickupService(platform: Platform, accounts: CarrierAccounts) {
  const { clock } = platform;
  const work = pickupWork(platform, accounts);

  const shown = async (
    orgId: string,
    pickup: Omit<Pickup, 'canCancel' | 'cancelsElsewhere'>,
  ): Promise<Pickup> => {
    const carrier = await accounts.find(orgId, pickup.accountId);
    const isOpen = pickup.state === 'SCHEDULED' || pickup.state === 'CANCEL_REJECTED';
    const isOffered = carrier?.pickups?.cancel !== undefined;
    const isAhead = clock.now() < momentAt(pickup.day, minutesOf(pickup.close), pickup.timeZone);
    return { ...pickup, canCancel: isOpen && isOffered && isAhead, cancelsElsewhere: isOpen && !isOffered };
  };
  const detail = async ({ db, user }: SignedInContext, pickupId: string): Promise<Pickup> => {
    const pickup = await db((trx) => readPickup(trx, pickupId));
    if (!pickup) throw notFound();
    return shown(user.orgId, pickup);
  };

  /** The account of a draft. @throws RequestError when it does not support pickups */
  async function carrierOf(orgId: string, accountId: string) {
    const inUse = await accounts.inUse(orgId);
    const carrier: CarrierAdapter | undefined = inUse.find((one) => one.accountId === accountId);
    if (!carrier?.pickups) throw fieldFault('accountId', shipmentServiceMessages.pickupNotOffered());
    return { carrier, pickups: carrier.pickups };
  }

  function momentsOf({ day, ready, close, timeZone }: PickupDraft) {
    if (!isTimeZone(timeZone)) throw fieldFault('timeZone', shipmentServiceMessages.unknownZone());
    const [readyAt, closeAt] = [ready, close].map((time) => momentAt(day, minutesOf(time), timeZone));
    const now = clock.now();
    if (closeAt! <= now) throw fieldFault('close', shipmentServiceMessages.pickupPast());
    if (day > addDays(dayAt(now, timeZone), mostDaysAhead))
      throw fieldFault('day', shipmentServiceMessages.pickupTooFar({ days: mostDaysAhead }));
    return { readyAt: readyAt!, closeAt: closeAt! };
  }

  return {
    followUp: (most?: number) => work.followUp(most),

    async page(
      { db, user }: SignedInContext,
      choice: Parameters<typeof readPickups>[1],
    ): Promise<Page<Pickup>> {
      const { records, total } = await db((trx) => readPickups(trx, choice));
      return { records: await Promise.all(records.map((one) => shown(user.orgId, one))), total };
    },

    /** For a network of several carriers, those with waiting labels: others would not come. */
    async carriers({ db, user }: SignedInContext): Promise<PickupCarrier[]> {
      const taking = (await accounts.inUse(user.orgId)).filter(({ pickups }) => pickups);
      const found = await Promise.all(
        taking.map(async ({ accountId, name, pickups, ownedBy }) => {
          const needsLabels = pickups!.needsLabels;
          if (ownedBy === 'platform') return [{ accountId, carrierName: '', name, needsLabels }];
          const names = await db((trx) => waitingCarriers(trx, accountId));
          return names.map((carrierName) => ({
            accountId,
            carrierName,
            name: `${carrierName} · ${name}`,
            needsLabels,
          }));
        }),
      );
      return found.flat();
    },

    async waiting(
      { db }: SignedInContext,
      { entryId, ...which }: { accountId: string; carrierName: string; entryId: string },
    ): Promise<WaitingParcels> {
      return db(async (trx) => {
        const entry = await readAddress(trx, entryId);
        if (!entry) throw notFound();
        const found = await waitingShipments(trx, { ...which, from: entry.address });
        return {
          shipments: found.length,
          packages: found.reduce((sum, { packages }) => sum + packages, 0),
          weightLb: Math.round(found.reduce((sum, { weightLb }) => sum + weightLb, 0) * 10) / 10,
        };
      });
    },

    /** Gets the fee of a pickup and stores it as a draft. @throws RequestError with the carrier's reason */
    async offer(context: SignedInContext, draft: PickupDraft): Promise<Pickup> {
      const { db, user, signal } = context;
      const { carrier, pickups } = await carrierOf(user.orgId, draft.accountId);
      const moments = momentsOf(draft);
      const { from, parcels } = await db(async (trx) => {
        const entry = await readAddress(trx, draft.entryId);
        if (!entry) throw notFound();
        if (carrier.ownedBy === 'platform') await requireVerified(trx, user.orgId);
        const which = { accountId: draft.accountId, carrierName: draft.carrierName, from: entry.address };
        return { from: entry.address, parcels: await waitingShipments(trx, which) };
      });
      if (pickups.needsLabels && parcels.length === 0)
        throw fieldFault('entryId', shipmentServiceMessages.pickupNeedsLabels({ carrier: carrier.name }));
      const { day, timeZone, packages, weightLb, place, instructions } = draft;
      const request = {
        from,
        day,
        ...moments,
        timeZone,
        packages,
        weightLb,
        place,
        instructions,
        reference: `PU${randomBytes(10).toString('hex').toUpperCase()}`,
      };
      const carrierRefs = parcels.map(({ label }) => standingRef(carrier, label));
      try {
        const offer = await pickups.offer(
          { ...request, carrierRefs },
          AbortSignal.any([signal, AbortSignal.timeout(askMs)]),
        );
        const pickupId = await db((trx) =>
          insertPickup(trx, {
            accountId: draft.accountId,
            carrierName: draft.carrierName || carrier.name,
            request,
            shipmentIds: parcels.map(({ shipmentId }) => shipmentId),
            ...offer,
            isWallet: carrier.ownedBy === 'platform',
            ready: draft.ready,
            close: draft.close,
            askedBy: user.userId,
            now: clock.now(),
          }),
        );
        return await detail(context, pickupId);
      } catch (error) {
        if (error instanceof CarrierError) throw refused(failureText(error.failure, carrier.name));
        throw error;
      }
    },

    /** Orders a draft, or returns its earlier result. @throws RequestError when nothing was ordered */
    async schedule(
      context: SignedInContext,
      { pickupId, fee }: { pickupId: string; fee: Money },
    ): Promise<Pickup> {
      await work.order(context, pickupId, fee);
      context.audit.tell({ detail: { id: pickupId } });
      const came = await detail(context, pickupId);
      if (came.state === 'REFUSED')
        throw new RequestError(errorCode.badInput, came.message ?? shipmentServiceMessages.notOrdered());
      return came;
    },

    /** Cancels; the reply contains the carrier's answer. @throws RequestError 409 when there is nothing to cancel */
    async cancel(context: SignedInContext, pickupId: string): Promise<Pickup> {
      const { db, user, audit } = context;
      audit.tell({ detail: { id: pickupId } });
      const known = await db((trx) => readPickup(trx, pickupId));
      if (!known) throw notFound();
      const carrier = await accounts.find(user.orgId, known.accountId);
      const asked = await db(async (trx) => {
        const found = await lockPickup(trx, pickupId);
        if (!found) throw notFound();
        if (found.state === 'CANCELLED' || found.state === 'CANCEL_REQUESTED') return undefined;
        if (!carrier?.pickups?.cancel)
          throw conflict(shipmentServiceMessages.cancelNotOffered({ carrier: found.carrierName }));
        if (!(await movePickup(trx, pickupId, { state: 'CANCEL_REQUESTED' })))
          throw conflict(shipmentServiceMessages.cancelLate());
        return found;
      });
      if (asked) await work.cancel(asked);
      return detail(context, pickupId);
    },
  };
}
