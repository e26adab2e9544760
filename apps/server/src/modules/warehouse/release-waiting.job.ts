import type { Platform } from '../../platform/platform.ts';
import type { routingService } from './routing.service.ts';
import { automaticOrganizations } from './routing.store.ts';

/** Each minute, new orders are released for organizations that want it. A failing organization does not block the others. */
export function releaseWaitingOrders(
  { database, jobs, log }: Platform,
  routing: ReturnType<typeof routingService>,
): void {
  jobs.schedule('warehouse.release-waiting', '* * * * *', async ({ signal }) => {
    for (const orgId of await database.asSystem(automaticOrganizations)) {
      if (signal.aborted) return;
      try {
        await routing.releaseWaiting(orgId);
      } catch (error) {
        log.error({ err: error, orgId }, 'orders that came in could not be released');
      }
    }
  });
}
