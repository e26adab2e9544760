import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ClientBase, Pool } from 'pg';
import { keepDataFolder } from '../data-folder.ts';
import type { FileStore } from '../files/file-store.ts';
import { type BackupTable, backupTables, seenMigrations } from './backup-tables.ts';
import { type BackupMark, readBackup } from './backup-lines.ts';
import type { BackupCount, Installation } from './make-backup.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs work in the caller's transaction without foreign keys and triggers: rows come in any order, and nothing is announced.
 * Afterwards foreign keys are restored, which checks them.
 */
async function withoutConstraints<Result>(
  client: ClientBase,
  tables: readonly BackupTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  const result = await work();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return result;
}

const batchRows = 500;

/**
 * Restores a backup into a database with the backup's migrations and no organization, and its files into the file store: all or
 * nothing. A file that still exists, as in a bucket that outlived its database, is not changed.
 * @throws Error when the backup is damaged, the database has other migrations or is not empty, or another secret exists already
 */
export async function restoreBackup(pool: Pool, into: Installation, file: string): Promise<BackupCount> {
  const client = await pool.connect();
  const undo: (() => unknown)[] = [];
  try {
    await client.query('begin');
    await requireEmpty(client);
    const tables = await backupTables(client);
    const count = await withoutConstraints(client, tables, async () => {
      await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      return load(client, { into, tables, file, undo });
    });
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const step of undo) await step();
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
    throw new Error('The database holds organizations. A backup is restored into an empty one.');
}

interface Loading {
  into: Installation;
  tables: readonly BackupTable[];
  file: string;
  /** Reverts changes outside the database when it fails. */
  undo: (() => unknown)[];
}

async function load(client: ClientBase, { into, tables, file, undo }: Loading): Promise<BackupCount> {
  const count = { rows: 0, files: 0 };
  let table: BackupTable | undefined;
  let rows: string[] = [];
  const lines = readBackup(file);
  let line = await lines.next();

  const flushRows = async (): Promise<void> => {
    if (table && rows.length > 0) await insertRows(client, table, rows);
    count.rows += rows.length;
    rows = [];
  };

  while (!line.done) {
    const { value } = line;
    if (typeof value === 'string') {
      if (rows.push(value) >= batchRows) await flushRows();
      line = await lines.next();
    } else {
      await flushRows();
      line = await lines.next();
      await follow(value);
    }
  }
  return count;

  async function follow(mark: BackupMark): Promise<void> {
    if (mark.mark === 'begin') return requireSame(await seenMigrations(client), mark.migrations);
    if (mark.mark === 'table') {
      table = tables.find(({ name }) => name === mark.name);
      if (!table) throw new Error(`The backup holds a table that this release does not have: ${mark.name}.`);
    } else if (mark.mark === 'sequence') {
      await client.query('select setval($1::regclass, $2, $3)', [mark.name, mark.last, mark.called]);
    } else if (mark.mark === 'file') {
      count.files += 1;
      await keepFile(into.files, mark.key, pieces(), undo);
    } else if (mark.mark === 'secret') keepSecret(into, mark.secret, undo);
    else if (mark.rows !== count.rows || mark.files !== count.files)
      throw new Error('The backup is not complete: it holds fewer or more rows or files than it states.');
  }

  /** The lines of a file up to the next mark. */
  async function* pieces(): AsyncGenerator<Buffer> {
    for (; !line.done && typeof line.value === 'string'; line = await lines.next())
      yield Buffer.from(line.value, 'base64');
  }
}

async function keepFile(
  files: FileStore,
  key: string,
  pieces: AsyncIterable<Buffer>,
  undo: (() => unknown)[],
): Promise<void> {
  if (await files.has(key)) {
    for await (const piece of pieces) void piece;
    return;
  }
  await files.keep(Readable.from(pieces, { objectMode: false }), key);
  undo.push(() => files.remove(key));
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

function keepSecret({ config }: Installation, secret: string, undo: (() => unknown)[]): void {
  const path = join(config.dataDir, 'secret');
  if (config.secret !== undefined) return;
  if (existsSync(path)) {
    // As when an installation moves to another database, and keeps its folder.
    if (readFileSync(path, 'utf8').trim() === secret) return;
    throw new Error(`${path} is there already, and is another one: restore into an empty DATA_DIR.`);
  }
  keepDataFolder(config.dataDir);
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx', flush: true });
  undo.push(() => rmSync(path, { force: true }));
}
