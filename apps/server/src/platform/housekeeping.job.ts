import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { databaseTimeAgo } from './database-time.ts';
import type { Platform } from './platform.ts';
import { removeLeftFiles } from './files/remove-files.ts';
import { mailFolder } from './mail.ts';

const day = 24 * 3_600_000;
const keep = {
  repliesMs: 2 * day,
  sessionsMs: 30 * day,
  uploadsMs: day,
  mailsMs: 30 * day,
  pushNotesMs: 3_600_000,
};

/** Hourly removal of the platform's temporary data. */
export function housekeeping(platform: Platform): void {
  platform.jobs.schedule('platform.housekeeping', '7 * * * *', () => tidyUp(platform));
}

/**
 * Removes expired windows of attempts and calls, old replies of idempotent calls, dead sessions, aborted uploads, written mails, and jobs
 * that failed for good a month ago.
 */
export async function tidyUp(platform: Platform): Promise<void> {
  const { config, database, clock, files } = platform;
  const now = clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const old: [table: string, condition: RawBuilder<unknown>][] = [
    ['attempt', sql`window_ends_at < ${now}`],
    ['call_count', sql`window_ends_at < ${now}`],
    // Their times are the database's.
    ['push_note', sql`created_at < ${databaseTimeAgo(keep.pushNotesMs)}`],
    ['idempotency', sql`created_at < ${databaseTimeAgo(keep.repliesMs)}`],
    ['operator_idempotency', sql`created_at < ${databaseTimeAgo(keep.repliesMs)}`],
    ['session', sql`expires_at < ${before(keep.sessionsMs)} or ended_at < ${before(keep.sessionsMs)}`],
  ];
  for (const [table, condition] of old) await removeRows(database, table, condition);
  await removeFailedJobs(database);
  for (const folder of files.unfinished) await removeOld(folder, keep.uploadsMs);
  await removeOld(mailFolder(config), keep.mailsMs);
  await removeLeftFiles(platform);
}

/**
 * The queue keeps jobs that have failed for good, with their payloads, such as addresses of mails. By the database's clock, which has
 * written when they failed.
 */
const failedJobs = `delete from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'`;

async function removeFailedJobs({ pool }: Database): Promise<void> {
  await pool.query(failedJobs);
}

/** Rows deleted per statement, so that each stays far from the statement timeout. */
const rowsAtOnce = 5_000;

/** Deletes rows in batches; a locked row is left for the next time, and does not block the others. */
async function removeRows(database: Database, table: string, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await database.asSystem((trx) =>
      sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce} for update skip locked))`.execute(
        trx,
      ),
    );
    if (numAffectedRows < BigInt(rowsAtOnce)) return;
  }
}

/** Deletes the files of a folder of this age, by the machine's clock, which has dated them; a missing folder has none. */
async function removeOld(folder: string, ageMs: number): Promise<void> {
  const before = Date.now() - ageMs;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < before) await rm(path, { force: true });
  }
}
