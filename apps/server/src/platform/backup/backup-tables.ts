import type { ClientBase } from 'pg';

/** A table in a backup. */
export interface BackupTable {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted columns, without those computed by the database. */
  columns: string[];
  /** The queue's own rows, accessed as the owner; all others as the system role. */
  isQueue: boolean;
}

/** Tables of the migrator are created by migrating, and contain no data; nor does what nodes report while they run. */
const schemas = `('public', 'graphile_worker')`;
const notData = `('schema_migration', 'schema_migration_lock', 'migrations', 'ready_release')`;

/** Every table with data, sorted by name. */
export async function backupTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; queue: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, n.nspname <> 'public' as queue,
            array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ${schemas} and c.relkind = 'r' and c.relname not in ${notData}
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by n.nspname, c.relname order by 1`,
  );
  return rows.map(({ name, columns, queue }) => ({ name, columns, isQueue: queue }));
}

/** Every sequence, by its quoted name. */
export async function backupSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ${schemas} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Names of the migrations applied to the database. */
export async function seenMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}
