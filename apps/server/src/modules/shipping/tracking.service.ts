import type { Platform } from '../../platform/platform.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter, CarrierEvent } from './carriers/carrier-adapter.ts';
import { keptEvents } from './kept-event-rules.ts';
import {
  addEvents,
  labelsOfNumbers,
  postponeTracking,
  projectEvents,
  shipmentsToTrack,
  watchVoided,
  type TrackedShipment,
} from './tracking.store.ts';
import { voidDisputes } from './void-dispute.service.ts';
import { noteVoidElsewhere } from './void.store.ts';

const askMs = 30_000;
const mostAtOnce = 1_000;
/** A round ends before the next one begins, however many carriers are silent: the accounts that it has not come to wait the longest in that one. */
const roundMs = 4 * 60_000;
/** How long a carrier has peace that did not answer. */
const afterFailureMs = 30 * 60_000;
/** After a report of its own it will report again; it is asked only in case that it does not. */
const afterReportMs = 12 * 3_600_000;

/** Asks carriers where parcels are (shipping design, "Tracking"). Events that come late or twice change nothing. */
export function trackingService(
  { clock, database, log }: Platform,
  accounts: CarrierAccounts,
): {
  /** Asks for shipments whose turn has come; one that cannot be asked for, or kept, keeps none of the others from its turn. */
  trackDue(most?: number): Promise<void>;
  /** Keeps what a carrier reports by itself of parcels of an account; of others it keeps nothing. */
  take(orgId: string, accountId: string, events: readonly CarrierEvent[]): Promise<void>;
} {
  const disputes = voidDisputes({ clock });
  async function trackOf(carrier: CarrierAdapter, shipments: readonly TrackedShipment[], now: Date) {
    const parcels = shipments.flatMap(({ trackingNumbers, serviceCode }) =>
      trackingNumbers.map((trackingNumber) => ({ trackingNumber, serviceCode })),
    );
    const events = await carrier.track(parcels, AbortSignal.timeout(askMs));
    const byNumber = Map.groupBy(events, ({ trackingNumber }) => trackingNumber);
    for (const { orgId, shipmentId, trackingNumbers } of shipments) {
      try {
        await database.asOrganisation(orgId, async (trx) => {
          const own = keptEvents(
            trackingNumbers.flatMap((number) => byNumber.get(number) ?? []),
            now,
          );
          await addEvents(trx, shipmentId, own);
          if (await projectEvents(trx, shipmentId, { now })) return noteVoidElsewhere(trx, shipmentId, now);
          await disputes.take(trx, { orgId, shipmentId, events: own });
          await watchVoided(trx, shipmentId, now);
        });
      } catch (error) {
        log.error({ err: error, shipmentId }, 'what a carrier says of a parcel was not kept');
        await postpone([shipmentId], now);
      }
    }
  }

  const postpone = (shipmentIds: readonly string[], now: Date): Promise<void> =>
    database.asSystem((trx) => postponeTracking(trx, shipmentIds, new Date(now.getTime() + afterFailureMs)));

  return {
    async take(orgId, accountId, events) {
      if (events.length === 0) return;
      const now = clock.now();
      const trackAt = new Date(now.getTime() + afterReportMs);
      await database.asOrganisation(orgId, async (trx) => {
        const numbers = [...new Set(events.map(({ trackingNumber }) => trackingNumber))];
        for (const { shipmentId, trackingNumber } of await labelsOfNumbers(trx, accountId, numbers)) {
          const own = keptEvents(
            events.filter((event) => event.trackingNumber === trackingNumber),
            now,
          );
          if (own.length === 0) continue;
          await addEvents(trx, shipmentId, own);
          const isLive = await projectEvents(trx, shipmentId, { now, notBefore: trackAt });
          if (isLive) await noteVoidElsewhere(trx, shipmentId, now);
          else await disputes.take(trx, { orgId, shipmentId, events: own });
        }
      });
    },

    async trackDue(most = mostAtOnce) {
      const now = clock.now();
      const end = performance.now() + roundMs;
      const due = await database.asSystem((trx) => shipmentsToTrack(trx, now, most));
      for (const [accountId, shipments] of Map.groupBy(due, (shipment) => shipment.accountId)) {
        if (performance.now() > end) return;
        try {
          // An account of the platform's carries for several organizations, and is the same for each.
          const carrier = await accounts.find(shipments[0]!.orgId, accountId);
          if (!carrier) throw new Error('There is no such account');
          await trackOf(carrier, shipments, now);
        } catch (error) {
          log.warn({ err: error, accountId }, 'a carrier does not say where parcels are');
          await postpone(
            shipments.map(({ shipmentId }) => shipmentId),
            now,
          );
        }
      }
    },
  };
}
