import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { pullAttempts, pullJob } from './store-pull.job.ts';
import { addPull } from './store-pull.store.ts';

/** Who wants a store pulled; null: the clock. */
export type PullRequester = { userId: string; userName: string } | null;

/** Puts a pull of a store on record and into the queue; one that is under way stands for it. */
export async function queuePull(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  trx: Trx,
  { orgId, storeId, requester }: { orgId: string; storeId: string; requester: PullRequester },
): Promise<void> {
  const { userId = null, userName = null } = requester ?? {};
  const pullId = await addPull(trx, { storeId, userId, userName, now: clock.now() });
  if (pullId === undefined) return;
  const options = { orgId, attempts: pullAttempts, isPatient: requester === null };
  await jobs.add(trx, pullJob, { orgId, pullId, turn: 0 }, options);
}
