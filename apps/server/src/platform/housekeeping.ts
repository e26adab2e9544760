import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from './platform.ts';
import './attempt.table.ts';
import './call-count.table.ts';
import { removeLeftFiles } from './files/remove-files.ts';
import { mailFolder } from './mail.ts';
import './once.table.ts';
import './push/push-note.table.ts';
import './session.table.ts';

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

/** Removes expired windows of attempts and calls, old replies of idempotent calls, dead sessions, aborted uploads and written mails. */
export async function tidyUp(platform: Platform): Promise<void> {
  const { config, database, clock, files } = platform;
  const now = clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await database.asSystem(async (trx) => {
    await trx.deleteFrom('attempt').where('window_ends_at', '<', now).execute();
    await trx.deleteFrom('call_count').where('window_ends_at', '<', now).execute();
    await trx.deleteFrom('push_note').where('created_at', '<', before(keep.pushNotesMs)).execute();
    for (const table of ['idempotency', 'operator_idempotency'] as const)
      await trx.deleteFrom(table).where('created_at', '<', before(keep.repliesMs)).execute();
    await trx
      .deleteFrom('session')
      .where((where) =>
        where.or([
          where('expires_at', '<', before(keep.sessionsMs)),
          where('ended_at', '<', before(keep.sessionsMs)),
        ]),
      )
      .execute();
  });
  for (const folder of files.unfinished) await removeOld(folder, before(keep.uploadsMs));
  await removeOld(mailFolder(config), before(keep.mailsMs));
  await removeLeftFiles(platform);
}

/** Removes the files of a folder that were written before a moment; a folder that is not there has none. */
async function removeOld(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}
