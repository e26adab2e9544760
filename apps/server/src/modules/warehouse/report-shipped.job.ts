import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { rateNewEvents } from '../funds/index.ts';
import { recordOutsideShipment } from '../shipping/index.ts';
import { readShipped } from './outbound.store.ts';

const shippedJob = jobKind('warehouse.shipped', z.object({ orgId: z.string(), outboundId: z.string() }));
type Shipped = z.infer<(typeof shippedJob)['payload']>;

/** Reports a shipment to the client's order, after the floor's transaction is committed: staff may not write a client's orders. */
export const queueShipped = (trx: Trx, jobs: Pick<Jobs, 'add'>, given: Shipped): Promise<void> =>
  jobs.add(trx, shippedJob, given, { orgId: given.orgId });

/** Records the shipment with the order of a shipped outbound; from there it is reported to the store. */
export async function reportShipped(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  { orgId, outboundId }: Shipped,
): Promise<void> {
  await database.asOrganization(orgId, async (trx) => {
    const shipped = await readShipped(trx, outboundId);
    if (shipped) await recordOutsideShipment(trx, jobs, { orgId, ...shipped });
  });
}

/** Queues the job, and charges the work to the client's wallet. */
export function handleShipped(platform: Platform): void {
  platform.jobs.handle(shippedJob, async (given) => {
    await reportShipped(platform, given);
    await rateNewEvents(platform, given.orgId);
  });
}
