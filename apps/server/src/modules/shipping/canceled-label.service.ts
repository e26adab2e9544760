import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportPackagesVoid } from './relabel-report.store.ts';
import { standingPackages } from './tracking.store.ts';
import { scanOf } from './void-dispute-rules.ts';
import { lockVoidable, markPackagesVoid, noteVoidElsewhere } from './void.store.ts';

/** Labels that were canceled directly with their carrier (decision 0181). */
export function canceledLabels({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  return {
    /**
     * Records what the carrier canceled of a shipment whose labels are valid here. All labels: a void of the purchase, which is processed and
     * refunded like any other. Some labels: only these are void, and the shipment goes on with the others.
     */
    async take(trx: Trx, { orgId, shipmentId }: { orgId: string; shipmentId: string }): Promise<void> {
      const now = clock.now();
      const packages = await standingPackages(trx, shipmentId, now);
      const canceled = packages.filter(({ status }) => status === 'CANCELLED');
      if (canceled.length === 0) return;
      if (canceled.length === packages.length) return noteVoidElsewhere(trx, shipmentId, now);
      // One that the carrier has moved is under way, whatever was canceled later.
      const packageNos = canceled
        .filter(({ events }) => scanOf(events) === undefined)
        .map(({ packageNo }) => packageNo);
      const label = await lockVoidable(trx, shipmentId);
      if (label && (await markPackagesVoid(trx, label, { packageNos, now })))
        await reportPackagesVoid(trx, jobs, { orgId, shipmentId });
    },
  };
}
