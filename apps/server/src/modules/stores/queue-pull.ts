import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { pullAttempts, pullJob } from './store-pull.job.ts';
import { addPull } from './store-pull.store.ts';

/** The person who requests the pull; null: the scheduler. */
export type PullRequester = { userId: string; userName: string } | null;

/** Records and queues a pull of a store; if one is running, that is used. */
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
