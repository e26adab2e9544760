import { createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import type { Config } from '../../config.ts';
import { backupTables, seenMigrations, type BackupTable } from './backup-tables.ts';
import { readBackup, type BackupMark } from './backup-lines.ts';
import type { BackupCount } from './make-backup.ts';
import { withoutConstraints } from './without-constraints.ts';

const batchRows = 500;

/**
 * Puts a backup into a database that has seen the backup's migrations and holds no organisation, and its files into the data folder:
 * all of it or nothing.
 * @throws Error when the backup is damaged, the database has seen others, or the database or the folder is not empty
 */
export async function restoreBackup(pool: Pool, config: Config, file: string): Promise<BackupCount> {
  const client = await pool.connect();
  const written: string[] = [];
  try {
    await client.query('begin');
    await requireEmpty(client);
    const tables = await backupTables(client);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    const count = await withoutConstraints(client, tables, () =>
      load(client, { config, tables, file, written }),
    );
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const path of written) rmSync(path, { force: true });
    throw error;
  } finally {
    client.release();
  }
}

async function requireEmpty(client: ClientBase): Promise<void> {
  await client.query('set local role lading_system');
  const { rowCount } = await client.query('select from organisation limit 1');
  await client.query('set local role none');
  if (rowCount !== 0)
    throw new Error('The database holds organisations. A backup is restored into an empty one.');
}

interface Loading {
  config: Config;
  tables: readonly BackupTable[];
  file: string;
  /** Files that were written, to be removed when it fails. */
  written: string[];
}

async function load(client: ClientBase, { config, tables, file, written }: Loading): Promise<BackupCount> {
  const count = { rows: 0, files: 0 };
  let table: BackupTable | undefined;
  let rows: string[] = [];
  let target: WriteStream | undefined;

  const flushRows = async (): Promise<void> => {
    if (table && rows.length > 0) await insertRows(client, table, rows);
    count.rows += rows.length;
    rows = [];
  };
  const closeFile = async (): Promise<void> => {
    if (target) await new Promise<void>((resolve) => target?.end(() => resolve()));
    target = undefined;
  };

  for await (const line of readBackup(file)) {
    if (typeof line === 'string') {
      if (target) {
        if (!target.write(Buffer.from(line, 'base64'))) await once(target, 'drain');
      } else if (rows.push(line) >= batchRows) await flushRows();
      continue;
    }
    await flushRows();
    await closeFile();
    await follow(line);
  }
  return count;

  async function follow(mark: BackupMark): Promise<void> {
    if (mark.mark === 'begin') return requireSame(await seenMigrations(client), mark.migrations);
    if (mark.mark === 'table') {
      table = tables.find(({ name }) => name === mark.name);
      if (!table) throw new Error(`The backup holds a table that this release has not: ${mark.name}.`);
    } else if (mark.mark === 'sequence') {
      await client.query('select setval($1::regclass, $2, $3)', [mark.name, mark.last, mark.called]);
    } else if (mark.mark === 'file') {
      if (!/^[0-9a-f-]{36}$/.test(mark.key)) throw new Error('The backup holds a file of no name of ours.');
      const folder = join(config.dataDir, 'files');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, mark.key);
      target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
      await once(target, 'open');
      written.push(path);
      count.files += 1;
    } else if (mark.mark === 'secret') keepSecret(config, mark.secret, written);
    else if (mark.rows !== count.rows || mark.files !== count.files)
      throw new Error('The backup does not hold as much as it says.');
  }
}

async function insertRows(client: ClientBase, table: BackupTable, rows: readonly string[]): Promise<void> {
  const columns = table.columns.join(', ');
  await client.query(`set local role ${table.isQueue ? 'none' : 'lading_system'}`);
  await client.query(
    `insert into ${table.name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
  await client.query('set local role none');
}

function requireSame(ours: readonly string[], theirs: readonly string[]): void {
  const missing = theirs.filter((name) => !ours.includes(name));
  const more = ours.filter((name) => !theirs.includes(name));
  if (missing.length + more.length === 0) return;
  throw new Error(
    missing.length > 0
      ? `The backup is of a newer release: this one does not know ${missing.join(', ')}.`
      : `The database is ahead of the backup by ${more.join(', ')}. Restore into a database without tables.`,
  );
}

function keepSecret(config: Config, secret: string, written: string[]): void {
  const path = join(config.dataDir, 'secret');
  if (config.secret !== undefined) return;
  if (existsSync(path)) throw new Error(`${path} is there already: restore into an empty DATA_DIR.`);
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx', flush: true });
  written.push(path);
}
