import type { Platform } from './platform.ts';

const lookMs = 2_000;

/**
 * Looks whether a newer release has migrated the database (decision record 0119). A node that sees it leaves the work: it takes no more jobs and
 * schedules, and is not ready, so that a load balancer leaves it. What it is at it finishes, and calls it answers until it is stopped.
 * @returns What ends the watch
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
    // A database that is away is asked again.
    const newer = await database.newerMigrations().catch(() => []);
    if (isStopped) return;
    if (newer.length === 0) return later();
    life.isOutdated = true;
    log.warn({ newer }, 'a newer release has migrated the database: this node leaves the work to it');
    await jobs.leave().catch((error: unknown) => log.error({ err: error }, 'leaving the work'));
  }
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return Promise.resolve();
  };
}
