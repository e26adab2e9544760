import { webhookRules } from '@lading/contracts/integrations';
import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import type { deliveryService } from './delivery.service.ts';
import { organizationsDue, removeOldDeliveries } from './delivery.store.ts';

const deliverJob = jobKind('integrations.deliver', z.object({ orgId: z.string() }), { asksOutside: true });

/** Queues the deliveries of an organization; waiting ones are one job. The database does the same for new events. */
export const queueDeliveries = (jobs: Platform['jobs'], trx: Trx, orgId: string): Promise<void> =>
  jobs.add(trx, deliverJob, { orgId }, { key: `webhooks-${orgId}`, orgId });

/** Delivers new events immediately, and retries failed ones on schedule. Call it while modules are registered. */
export function deliverWebhooks(platform: Platform, service: ReturnType<typeof deliveryService>): void {
  const { jobs, database, log } = platform;
  jobs.handle(deliverJob, async ({ orgId }, { signal }) => {
    const hasMore = await service.deliverDue(orgId, signal);
    if (hasMore) await database.asSystem((trx) => queueDeliveries(jobs, trx, orgId));
  });
  jobs.schedule('integrations.deliver-again', '* * * * *', async () => {
    for (const orgId of await database.asSystem(organizationsDue)) {
      try {
        await database.asSystem((trx) => queueDeliveries(jobs, trx, orgId));
      } catch (error) {
        log.error({ err: error, orgId }, 'deliveries that failed before were not queued');
      }
    }
  });
  jobs.schedule('integrations.housekeeping', '23 3 * * *', () =>
    database.asSystem((trx) => removeOldDeliveries(trx, webhookRules.keepDays * 86_400_000)),
  );
}
