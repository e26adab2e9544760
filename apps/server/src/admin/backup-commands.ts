import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import type { PoolConfig } from 'pg';
import { readConfig, type Config } from '../config.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { migrationsOf } from '../platform/backup/backup-lines.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/open-log.ts';
import {
  DataFolderInUse,
  embeddedPostgres,
  runningPostgres,
} from '../platform/postgres/embedded-postgres.ts';
import { onlyWord, type AdminCommand } from './admin-command.ts';

/** Access to the database itself; backups do not use calls. */
interface Reached {
  connection: PoolConfig;
  stop?: () => Promise<unknown>;
}

const purpose = `admin command, process ${process.pid}`;

async function within<Result>(
  reached: Reached,
  log: Logger,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ ...reached.connection, max: 2 }, (error) => log.error({ err: error }));
  try {
    return await work(database);
  } finally {
    await database.close();
    await reached.stop?.();
  }
}

/** With or without a running server. */
async function toRead(config: Config, log: Logger): Promise<Reached> {
  if (config.databaseUrl !== undefined) return { connection: { connectionString: config.databaseUrl } };
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  try {
    return await embeddedPostgres(config.dataDir, log, purpose);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { connection: await runningPostgres(config.dataDir) };
  }
}

/** No one else may use an embedded database during a restore. */
async function toWrite(config: Config, log: Logger): Promise<Reached> {
  return config.databaseUrl === undefined
    ? embeddedPostgres(config.dataDir, log, purpose)
    : { connection: { connectionString: config.databaseUrl } };
}

/** Backup and restore of a whole installation. */
export const backupCommands: readonly AdminCommand[] = [
  {
    words: 'backup',
    summary:
      'Writes database, files and secret into one new file, while servers run or not. Keep it as you keep the secret.',
    usage: ['FILE'],
    options: {},
    async run(given) {
      const file = onlyWord(given, 'The file');
      const config = readConfig(given.environment);
      const log = openLog('error', pino.destination(2));
      const { rows, files } = await within(await toRead(config, log), log, ({ pool }) =>
        makeBackup(pool, { config, files: openFileStore(config, log) }, file),
      );
      const more = config.secret === undefined ? '' : ' It holds no secret: keep LADING_SECRET.';
      return `Written to ${file}: ${rows} rows, ${files} files.${more}`;
    },
  },
  {
    words: 'restore',
    summary:
      'Puts a backup of this or an earlier release into an empty DATA_DIR, or a database without tables at DATABASE_URL; files into the folder or the bucket.',
    usage: ['FILE'],
    options: {},
    async run(given) {
      const file = onlyWord(given, 'The file');
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      const config = readConfig(given.environment);
      const log = openLog('error', pino.destination(2));
      const { rows, files } = await within(await toWrite(config, log), log, async (database) => {
        // At the release of the backup first; newer migrations run after its rows are inserted, as in any upgrade.
        await database.migrate(await migrationsOf(file));
        await openJobs(database, log).prepare();
        const count = await restoreBackup(database.pool, { config, files: openFileStore(config, log) }, file);
        await database.migrate();
        return count;
      });
      return `Restored from ${file}: ${rows} rows, ${files} files.`;
    },
  },
];
