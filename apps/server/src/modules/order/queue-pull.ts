import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { pullAttempts, pullJob } from './store-pull.job.ts';
import { addPull } from './store-pull.store.ts';

/** Who wants a store pulled; null: the clock. */
export type PullAsker = { userId: string; userName: string } | null;

/** Puts a pull of a store on record and into the queue; one that is under way stands for it. */
export async function queuePull(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  trx: Trx,
  { orgId, storeId, asker }: { orgId: string; storeId: string; asker: PullAsker },
): Promise<void> {
  const { userId = null, userName = null } = asker ?? {};
  const pullId = await addPull(trx, { storeId, userId, userName, now: clock.now() });
  if (pullId === undefined) return;
  await jobs.add(trx, pullJob, { orgId, pullId }, { attempts: pullAttempts, isPatient: asker === null });
}
