import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { rateAndPost, rateNewEvents } from './rating.service.ts';
import type { ClientAt } from './rating.store.ts';
import { closeStorageAgain } from './storage.service.ts';

const rateAgainJob = jobKind('billing.rate-again', z.object({ orgId: z.string(), warehouseId: z.string() }));

/** Queues rating of unrated events for after the commit: there is a card now. */
export const queueRatingAgain = (
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, warehouseId }: ClientAt,
): Promise<void> => jobs.add(trx, rateAgainJob, { orgId, warehouseId }, { orgId });

/**
 * Rates new events each minute, in a separate job: the reporter of an event has locks on stock and may not write charges. Call it while
 * modules are registered.
 */
export function rateByTheClock(platform: Platform): void {
  platform.jobs.handle(rateAgainJob, async (client) => {
    await closeStorageAgain(platform, client);
    await rateAndPost(platform, { ...client, again: true });
  });
  platform.jobs.schedule('billing.rate', '* * * * *', () => rateNewEvents(platform));
}
