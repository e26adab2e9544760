import type { Platform } from '../../platform/platform.ts';
import { canceledLabels } from './canceled-label.service.ts';
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

/** Time limit for a request to a carrier. */
const askMs = 30_000;
/** Shipments that one round polls at most. */
const mostAtOnce = 1_000;
/** Maximum duration of a round, less than the interval, however many carriers are slow: skipped accounts have waited longest in the next one. */
const roundMs = 4 * 60_000;
/** How long to wait after a carrier did not answer. */
const afterFailureMs = 30 * 60_000;
/** After a carrier's own report it will report again; polling is only a fallback. */
const afterReportMs = 12 * 3_600_000;

/** Asks carriers for tracking (shipping design, "Tracking"). Late and repeated events change nothing. */
export function trackingService(
  { clock, database, jobs, log }: Platform,
  accounts: CarrierAccounts,
): {
  /** Polls shipments that are due; one that cannot be polled or stored does not block the others. */
  trackDue(most?: number): Promise<void>;
  /** Stores a carrier's report about parcels of an account; ignores parcels of others. */
  take(orgId: string, accountId: string, events: readonly CarrierEvent[]): Promise<void>;
} {
  const disputes = voidDisputes({ clock });
  const canceled = canceledLabels({ clock, jobs });
  async function trackOf(carrier: CarrierAdapter, shipments: readonly TrackedShipment[], now: Date) {
    const parcels = shipments.flatMap(({ trackingNumbers, serviceCode, shipmentId }) =>
      trackingNumbers.map((trackingNumber) => ({ trackingNumber, serviceCode, shipmentId })),
    );
    const { events, unasked } = await carrier.track(parcels, AbortSignal.timeout(askMs));
    const byNumber = Map.groupBy(events, ({ trackingNumber }) => trackingNumber);
    const skipped = new Set(unasked.map(({ trackingNumber }) => trackingNumber));
    for (const { orgId, shipmentId, trackingNumbers } of shipments) {
      // It stays due, and is first in the next round.
      if (trackingNumbers.some((number) => skipped.has(number))) continue;
      try {
        await database.asOrganization(orgId, async (trx) => {
          const own = keptEvents(
            trackingNumbers.flatMap((number) => byNumber.get(number) ?? []),
            now,
          );
          await addEvents(trx, shipmentId, own);
          if (await projectEvents(trx, shipmentId, { now })) {
            await canceled.take(trx, { orgId, shipmentId });
            return disputes.takePackages(trx, { orgId, shipmentId, events: own });
          }
          await disputes.take(trx, { orgId, shipmentId, events: own });
          await watchVoided(trx, shipmentId, now);
        });
      } catch (error) {
        log.error({ err: error, shipmentId }, 'tracking events of a parcel were not stored');
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
      await database.asOrganization(orgId, async (trx) => {
        const numbers = [...new Set(events.map(({ trackingNumber }) => trackingNumber))];
        for (const { shipmentId, trackingNumber } of await labelsOfNumbers(trx, accountId, numbers)) {
          const own = keptEvents(
            events.filter((event) => event.trackingNumber === trackingNumber),
            now,
          );
          if (own.length === 0) continue;
          await addEvents(trx, shipmentId, own);
          const isLive = await projectEvents(trx, shipmentId, { now, notBefore: trackAt });
          if (isLive) {
            await canceled.take(trx, { orgId, shipmentId });
            await disputes.takePackages(trx, { orgId, shipmentId, events: own });
          } else await disputes.take(trx, { orgId, shipmentId, events: own });
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
          // A platform account serves several organizations, and is the same for each.
          const carrier = await accounts.find(shipments[0]!.orgId, accountId);
          if (!carrier) throw new Error('There is no such account');
          await trackOf(carrier, shipments, now);
        } catch (error) {
          log.warn({ err: error, accountId }, 'a carrier did not return tracking');
          await postpone(
            shipments.map(({ shipmentId }) => shipmentId),
            now,
          );
        }
      }
    },
  };
}
