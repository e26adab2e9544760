import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportPackagesVoid } from './relabel-report.store.ts';
import { labeledPackages } from './tracking.store.ts';
import { scanOf } from './void-dispute-rules.ts';
import { lockVoidable, markPackagesVoid, requestVoid, type VoidableLabel } from './void.store.ts';

/** Whether a void is known here that the carrier's news adds nothing to. One that was given up, or refused before the news, is not. */
function isKnown({ state, requestedAt, isUnanswered }: VoidableLabel, canceledAt: Date): boolean {
  if (state === null || isUnanswered) return false;
  return state !== 'REJECTED' || requestedAt === null || requestedAt >= canceledAt;
}

/** Labels that were canceled directly with their carrier (decision 0181). */
export function canceledLabels({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  return {
    /**
     * Records what the carrier canceled of a shipment whose labels are valid here. All labels: a void of the purchase, which is processed and
     * refunded like any other. Some labels: only these are void, and the shipment goes on with the others.
     */
    async take(trx: Trx, { orgId, shipmentId }: { orgId: string; shipmentId: string }): Promise<void> {
      const now = clock.now();
      const packages = await labeledPackages(trx, shipmentId, now);
      const canceled = packages.filter(({ status }) => status === 'CANCELLED');
      if (canceled.length === 0) return;
      const label = await lockVoidable(trx, shipmentId);
      if (!label) return;
      if (canceled.length === packages.length) {
        const times = canceled.flatMap(({ events }) => events.map(({ time }) => Date.parse(time)));
        if (isKnown(label, new Date(Math.max(...times)))) return;
        return requestVoid(trx, label, { userId: null, now });
      }
      // One that the carrier has moved is under way, whatever was canceled later.
      const packageNos = canceled
        .filter(({ events }) => scanOf(events) === undefined)
        .map(({ packageNo }) => packageNo);
      if (await markPackagesVoid(trx, label, { packageNos, now }))
        await reportPackagesVoid(trx, jobs, { orgId, shipmentId });
    },
  };
}
