import type { Platform } from '../../platform/platform.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter, CarrierEvent } from './carriers/carrier-adapter.ts';
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

const askMs = 30_000;
const mostAtOnce = 1_000;
/** How long a carrier has peace that did not answer. */
const afterFailureMs = 30 * 60_000;
/** After a report of its own it will report again; it is asked only in case that it does not. */
const afterReportMs = 12 * 3_600_000;

/** Asks carriers where parcels are (shipping design, "Tracking"). Events that come late or twice change nothing. */
export function trackingService(
  { clock, database, log }: Platform,
  accounts: CarrierAccounts,
): {
  trackDue(): Promise<void>;
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
      await database.asOrganisation(orgId, async (trx) => {
        const own = trackingNumbers.flatMap((number) => byNumber.get(number) ?? []);
        await addEvents(trx, shipmentId, own);
        if (await projectEvents(trx, shipmentId, { now })) return;
        await disputes.take(trx, { orgId, shipmentId, events: own });
        await watchVoided(trx, shipmentId, now);
      });
    }
  }

  return {
    async take(orgId, accountId, events) {
      if (events.length === 0) return;
      const trackAt = new Date(clock.now().getTime() + afterReportMs);
      await database.asOrganisation(orgId, async (trx) => {
        const numbers = [...new Set(events.map(({ trackingNumber }) => trackingNumber))];
        for (const { shipmentId, trackingNumber } of await labelsOfNumbers(trx, accountId, numbers)) {
          const own = events.filter((event) => event.trackingNumber === trackingNumber);
          await addEvents(trx, shipmentId, own);
          const isLive = await projectEvents(trx, shipmentId, { now: clock.now(), notBefore: trackAt });
          if (!isLive) await disputes.take(trx, { orgId, shipmentId, events: own });
        }
      });
    },

    async trackDue() {
      const now = clock.now();
      const due = await database.asSystem((trx) => shipmentsToTrack(trx, now, mostAtOnce));
      // An account of the platform's carries for several organizations.
      const adapters = new Map<string, CarrierAdapter | undefined>();
      for (const { orgId, accountId } of due)
        if (!adapters.has(accountId)) adapters.set(accountId, await accounts.find(orgId, accountId));
      for (const [accountId, shipments] of Map.groupBy(due, (shipment) => shipment.accountId)) {
        const carrier = adapters.get(accountId);
        if (!carrier) continue;
        try {
          await trackOf(carrier, shipments, now);
        } catch (error) {
          log.warn({ err: error, accountId }, 'a carrier does not say where parcels are');
          const later = new Date(now.getTime() + afterFailureMs);
          const ids = shipments.map(({ shipmentId }) => shipmentId);
          await database.asSystem((trx) => postponeTracking(trx, ids, later));
        }
      }
    },
  };
}
