import type { Platform } from './platform.ts';

const lookMs = 2_000;

/**
 * Checks whether a newer release has migrated the database (decision record 0119). A node that notices it takes no more jobs and
 * schedules, and is not ready, so that a load balancer removes it. It finishes running jobs, and answers calls until it is stopped.
 * @returns a function that ends the watch
 */
export function watchRelease({
  database,
  jobs,
  life,
  log,
}: Pick<Platform, 'database' | 'jobs' | 'life' | 'log'>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = (): void => {
    if (!isStopped) timer = setTimeout(() => void look(), lookMs);
  };
  async function look(): Promise<void> {
    // An unavailable database is asked again.
    const newer = await database.newerMigrations().catch(() => []);
    if (isStopped) return;
    if (newer.length === 0) return later();
    life.isOutdated = true;
    log.warn({ newer }, 'a newer release has migrated the database: this node takes no more work');
    await jobs.leave().catch((error: unknown) => log.error({ err: error }, 'leaving the work'));
  }
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return Promise.resolve();
  };
}
