import type { Platform } from './platform.ts';

const lookMs = 2_000;
/** For a newer node to start, or to be replaced when it cannot. After that, calls would only meet a database that this node does not know. */
const replacedMs = 5 * 60_000;

/**
 * Reports this node ready, and checks whether a newer release has migrated the database (decision record 0119). A node that notices it
 * takes no more jobs and schedules, and finishes running ones. It stays ready until a node of a newer release is, which a load balancer
 * has then had `drainMs` to notice, or for some minutes. It answers calls until it is stopped.
 * @returns a function that ends the watch
 */
export function watchRelease({
  clock,
  config,
  database,
  jobs,
  life,
  log,
}: Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'life' | 'log'>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReported = false;
  let leftAt: number | undefined;

  function leave(newer: readonly string[]): number {
    log.warn({ newer }, 'a newer release has migrated the database: this node takes no more work');
    jobs.leave().catch((error: unknown) => log.error({ err: error }, 'leaving the work'));
    return clock.now().getTime();
  }
  async function look(): Promise<void> {
    if (!isReported) await database.reportReady();
    isReported = true;
    const newer = await database.newerMigrations();
    if (isStopped || newer.length === 0) return;
    leftAt ??= leave(newer);
    const isLate = clock.now().getTime() - leftAt >= replacedMs;
    if (!isLate && !(await database.isNewerReady(config.drainMs))) return;
    life.isOutdated = true;
    log.warn(
      isLate
        ? 'no node of the newer release is ready, nor is this one any longer'
        : 'a node of the newer release is ready: this one no longer is',
    );
  }
  async function watch(): Promise<void> {
    // An unavailable database is asked again.
    await look().catch(() => undefined);
    if (!isStopped && !life.isOutdated) timer = setTimeout(() => void watch(), lookMs);
  }
  void watch();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return Promise.resolve();
  };
}
