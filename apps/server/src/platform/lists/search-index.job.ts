import { sql } from 'kysely';
import type { Platform } from '../platform.ts';

/** Records indexed per transaction: a concurrent change of one of them waits that long at most. */
const batchRows = 2_000;

/**
 * Adds records to the search index, every minute. Pending ones are found too, by scanning, so that a save of 100,000 rows does not
 * wait for millions of index entries (decision 0036).
 */
export function searchIndexing(platform: Platform): void {
  platform.jobs.schedule(
    'platform.search-index',
    '* * * * *',
    async ({ signal }) => void (await indexRecords(platform, signal)),
  );
}

/** Indexes pending records, part by part, and returns how many. */
export async function indexRecords(
  { database }: Pick<Platform, 'database'>,
  signal?: AbortSignal,
): Promise<number> {
  let indexed = 0;
  for (;;) {
    const batch = await database.asSystem(async (trx) => {
      const { numAffectedRows } = await sql`
        update search_record set indexed = true
        from (
          select kind, record_id from search_record where not indexed
          limit ${sql.lit(batchRows)} for update skip locked
        ) waiting
        where search_record.kind = waiting.kind and search_record.record_id = waiting.record_id`.execute(trx);
      return Number(numAffectedRows ?? 0);
    });
    indexed += batch;
    if (batch < batchRows || signal?.aborted) break;
  }
  if (indexed > 0) await database.asSystem((trx) => sql`select settle_search_index()`.execute(trx));
  return indexed;
}
