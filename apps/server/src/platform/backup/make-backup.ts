import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import type { Config } from '../../config.ts';
import { FileGone } from '../files/file-faults.ts';
import type { FileStore } from '../files/file-store.ts';
import { backupSequences, backupTables, seenMigrations, type BackupTable } from './backup-tables.ts';
import { writeBackup, type BackupLine } from './backup-lines.ts';

/** The counts of a backup. */
export interface BackupCount {
  rows: number;
  files: number;
}

/** The parts of an installation besides the database. */
export interface Installation {
  config: Pick<Config, 'dataDir' | 'secret'>;
  files: FileStore;
}

const batchRows = 500;

/**
 * Writes the entire installation into one file: a consistent snapshot of the database, the files that it references, and the secret
 * if it is kept in the data folder. It does not depend on PostgreSQL's version, and can be restored by the same or a later release.
 */
export async function makeBackup(pool: Pool, from: Installation, file: string): Promise<BackupCount> {
  const count = { rows: 0, files: 0 };
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeBackup(
      file,
      contents(client, from, count, (key, table) => isNamed(pool, key, table)),
    );
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
  return count;
}

async function* contents(
  client: ClientBase,
  { config, files }: Installation,
  count: BackupCount,
  isStillNamed: (key: string, table: BackupTable) => Promise<boolean>,
): AsyncGenerator<BackupLine> {
  yield { mark: 'begin', form: 1, migrations: await seenMigrations(client) };
  const keys = new Map<string, BackupTable>();
  for (const table of await backupTables(client)) {
    const { name, columns, isQueue } = table;
    yield { mark: 'table', name };
    await client.query(`set local role ${isQueue ? 'none' : 'lading_system'}`);
    await client.query(
      `declare backup no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch forward ${batchRows} from backup`);
      for (const { row } of rows) {
        count.rows += 1;
        for (const [, key] of row.matchAll(fileKey))
          if (key !== undefined && name !== unnamed) keys.set(key, table);
        yield row;
      }
      if (rows.length < batchRows) break;
    }
    await client.query('close backup');
    await client.query('set local role none');
  }
  for (const name of await backupSequences(client)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (rows[0]) yield { mark: 'sequence', name, ...rows[0] };
  }
  for (const [key, table] of keys) {
    const found = await files.read(key).catch(async (error: unknown) => {
      if (!(error instanceof FileGone)) throw error;
      if (await isStillNamed(key, table))
        throw new Error(`The file ${key}, which ${table.name} names, is missing from the file store.`);
      // Its row was deleted after the backup started, and the file with it.
      return undefined;
    });
    if (!found) continue;
    count.files += 1;
    yield { mark: 'file', key };
    for await (const piece of found.content) yield (piece as Buffer).toString('base64');
  }
  const secret = join(config.dataDir, 'secret');
  if (config.secret === undefined && existsSync(secret))
    yield { mark: 'secret', secret: readFileSync(secret, 'utf8').trim() };
  yield { mark: 'end', ...count };
}

/** Whether a row refers to the file now, outside the backup's snapshot. */
async function isNamed(pool: Pool, key: string, { name, isQueue }: BackupTable): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local role ${isQueue ? 'none' : 'lading_system'}`);
    const { rowCount } = await client.query(
      `select from ${name} r where strpos(row_to_json(r)::text, $1) > 0 limit 1`,
      [key],
    );
    return rowCount !== 0;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Lists files marked for deletion, which may be gone. */
const unnamed = 'public.file_removal';

/** Columns that reference a file of the store have names with this ending. */
const fileKey = /"\w*file_key":\s?"([0-9a-f-]{36})"/g;
