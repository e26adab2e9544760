import type { Platform } from '../../platform/platform.ts';
import type { routingService } from './routing.service.ts';
import { automaticOrganisations } from './routing.store.ts';

/** Each minute, orders that came in are released where their organization wants it. An organization that fails stops no other. */
export function releaseWaitingOrders(
  { database, jobs, log }: Platform,
  routing: ReturnType<typeof routingService>,
): void {
  jobs.schedule('warehouse.release-waiting', '* * * * *', async ({ signal }) => {
    for (const orgId of await database.asSystem(automaticOrganisations)) {
      if (signal.aborted) return;
      try {
        await routing.releaseWaiting(orgId);
      } catch (error) {
        log.error({ err: error, orgId }, 'orders that came in could not be released');
      }
    }
  });
}
