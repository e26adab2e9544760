import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Reserves newly arrived stock for a client's waiting orders, most urgent first. */
export const allocateJob = jobKind(
  'warehouse.allocate',
  z.object({ orgId: z.string(), warehouseId: z.string() }),
);

/** Queues that for after the commit. A separate job, since a reservation locks the order before its goods. */
export const queueAllocation = (
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  given: { orgId: string; warehouseId: string },
): Promise<void> =>
  jobs.add(trx, allocateJob, given, {
    key: `allocate-${given.orgId}-${given.warehouseId}`,
    orgId: given.orgId,
  });
