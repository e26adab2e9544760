import { sql } from 'kysely';
import type { Database } from './database.ts';
import { indexRecords } from './lists/search-index.job.ts';
import type { Platform } from './platform.ts';

/** Rows rewritten per transaction: a concurrent change of one of them waits at most that long. Fewer where these take too long. */
const rowsAtOnce = 500;
/** The statement's time limit, and a deadlock with a change by others. */
const tooMany = new Set(['57014', '40P01']);

/**
 * Does the rewrites that migrations have left, from the first minute on, until nothing is left (decision record 0119). A node that stops, or
 * dies, leaves the rest to the next.
 */
export function backgroundRewrites(platform: Platform): void {
  platform.jobs.schedule('platform.rewrites', '* * * * *', ({ signal }) =>
    rewriteInSteps(platform, { signal }),
  );
}

/** Continues all open rewrites, step by step. @throws Error when some could not continue, after the others are done */
export async function rewriteInSteps(
  platform: Pick<Platform, 'database' | 'log'>,
  { signal, atOnce = rowsAtOnce }: { signal?: AbortSignal; atOnce?: number } = {},
): Promise<void> {
  const { database, log } = platform;
  const { rows: open } = await database.asSystem((trx) =>
    sql<{ name: string }>`select name from background_rewrite where done_at is null order by name`.execute(
      trx,
    ),
  );
  const failed = new Map<string, unknown>();
  for (const { name } of open) {
    try {
      if (!(await rewriteAll(platform, name, atOnce, signal))) return;
      log.info({ name }, 'a rewrite of earlier rows has finished');
    } catch (error) {
      failed.set(name, error);
    }
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `Not rewritten: ${[...failed.keys()].join(', ')}`);
}

/** Whether it is done; otherwise it was asked to stop. */
async function rewriteAll(
  platform: Pick<Platform, 'database'>,
  name: string,
  atOnce: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let most = atOnce; ;) {
    if (signal?.aborted) return false;
    try {
      if (!(await rewriteNext(platform.database, name, most))) return true;
    } catch (error) {
      if (most === 1 || !tooMany.has((error as { code?: string }).code ?? '')) throw error;
      most = Math.floor(most / 2);
      continue;
    }
    // The next rows may be shorter.
    most = Math.min(most + 1, atOnce);
    // Pending texts are searched by scanning, so their number must stay small.
    await indexRecords(platform, signal);
  }
}

/** Whether there may be more. */
function rewriteNext(database: Database, name: string, atOnce: number): Promise<boolean> {
  return database.asSystem(async (trx) => {
    const { rows: open } = await sql<{ after_id: string }>`
      select after_id from background_rewrite where name = ${name} and done_at is null for update`.execute(
      trx,
    );
    if (!open[0]) return false;
    const { rows } = await sql<{ last: string | null }>`
      select ${sql.id(name)}(${open[0].after_id}::bigint, ${atOnce}::integer) as last`.execute(trx);
    const last = rows[0]?.last ?? null;
    await sql`
      update background_rewrite set after_id = coalesce(${last}::bigint, after_id),
        done_at = case when ${last}::bigint is null then now() end
      where name = ${name}`.execute(trx);
    return last !== null;
  });
}
