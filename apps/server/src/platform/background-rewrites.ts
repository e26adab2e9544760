import { sql } from 'kysely';
import type { Database } from './database.ts';
import { indexRecords } from './lists/search-index.ts';
import type { Platform } from './platform.ts';

/** Rows rewritten per transaction: a concurrent change of one of them waits at most that long. */
const rowsAtOnce = 5_000;

/**
 * Does the rewrites that migrations have left, from the first minute on, until nothing is left (decision record 0119). A node that stops, or
 * dies, leaves the rest to the next.
 */
export function backgroundRewrites(platform: Platform): void {
  platform.jobs.schedule('platform.rewrites', '* * * * *', ({ signal }) =>
    rewriteInSteps(platform, { signal }),
  );
}

/** Continues all open rewrites, step by step. */
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
  for (const { name } of open) {
    for (;;) {
      if (signal?.aborted) return;
      if (!(await rewriteNext(database, name, atOnce))) break;
      // Pending texts are searched by scanning, so their number must stay small.
      await indexRecords(platform, signal);
    }
    log.info({ name }, 'a rewrite of earlier rows has finished');
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
