import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Reserves what has come in for the orders of a client that wait for it, the most urgent first. */
export const allocateJob = jobKind(
  'warehouse.allocate',
  z.object({ orgId: z.string(), warehouseId: z.string() }),
);

/** Has it done once the transaction is committed. In a job of its own, since a reservation locks the order before its goods. */
export const queueAllocation = (
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  given: { orgId: string; warehouseId: string },
): Promise<void> =>
  jobs.add(trx, allocateJob, given, {
    key: `allocate-${given.orgId}-${given.warehouseId}`,
    orgId: given.orgId,
  });
