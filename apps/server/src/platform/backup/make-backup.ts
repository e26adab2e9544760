import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import type { Config } from '../../config.ts';
import { FileGone } from '../files/file-faults.ts';
import type { FileStore } from '../files/file-store.ts';
import { backupSequences, backupTables, seenMigrations } from './backup-tables.ts';
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
    await writeBackup(file, contents(client, from, count));
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
): AsyncGenerator<BackupLine> {
  yield { mark: 'begin', form: 1, migrations: await seenMigrations(client) };
  const keys = new Set<string>();
  for (const { name, columns, isQueue } of await backupTables(client)) {
    yield { mark: 'table', name };
    await client.query(`set local role ${isQueue ? 'none' : 'lading_system'}`);
    await client.query(
      `declare backup no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch forward ${batchRows} from backup`);
      for (const { row } of rows) {
        count.rows += 1;
        for (const [, key] of row.matchAll(fileKey)) if (key !== undefined) keys.add(key);
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
  for (const key of keys) {
    const found = await files.read(key).catch((error: unknown) => {
      // Its task was just removed, so nothing references the file any more.
      if (error instanceof FileGone) return undefined;
      throw error;
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

/** Columns that reference a file of the store have names with this ending. */
const fileKey = /"\w*file_key":\s?"([0-9a-f-]{36})"/g;
