import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const migrationTable = 'schema_migration';
const folder = join(import.meta.dirname, '..', '..', 'db', 'migrations');

/**
 * How long a migration waits for a table. Every later statement on that table waits behind it, so that a reader that holds it for
 * long, such as `pg_dump`, would stop the nodes that still serve calls.
 */
const lockMs = 3_000;
/** Between two attempts, in which waiting calls continue. */
const pauseMs = 3_000;
/** About a minute; then the start fails, and says why. */
const attemptsMost = 10;
const lockNotAvailable = '55P03';

/**
 * Migrates the schema: the `.sql` files of `db/migrations` in order of name, forward only, all or none, under a lock that admits one
 * server at a time. A table that another session holds is waited for briefly, and repeatedly.
 * @param only Apply only these: the schema of an earlier release, for a backup of it.
 * @returns The names of the migrations that were applied now.
 * @throws When one fails, or the database knows a migration that this release does not (it is newer).
 */
export async function migrate(connection: Kysely<Tables>, only?: readonly string[]): Promise<string[]> {
  await refuseNewer(connection);
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await migratorOf(connection, only).migrateToLatest();
    if (!error) return results.map((result) => result.migrationName);
    const isLocked = (error as { code?: string }).code === lockNotAvailable;
    if (isLocked && attempt < attemptsMost) {
      await wait(pauseMs);
      continue;
    }
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const why = isLocked ? ' Another session, such as a backup, holds one of its tables.' : '';
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.${why}`, {
      cause: error,
    });
  }
}

/** @throws When a later release has migrated the database: this one does not know those changes */
export async function refuseNewer(connection: Kysely<Tables>): Promise<void> {
  const newer = await newerMigrations(connection);
  if (newer.length === 0) return;
  throw new Error(
    `The database belongs to a newer release: this one does not know ${newer.join(', ')}. ` +
      'There is no way back: start the newer release again, or restore a backup of this one.',
  );
}

/** Names of migrations that were applied to the database but are unknown to this release. */
export async function newerMigrations(connection: Kysely<Tables>): Promise<string[]> {
  const known = await (ownNames ??= namesOf());
  const { rows: tables } = await sql`select from pg_tables where tablename = ${migrationTable}`.execute(
    connection,
  );
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} where name <> all (${known}) order by name`.execute(
    connection,
  );
  return rows.map(({ name }) => name);
}

/** Records that a node of this release serves calls. */
export async function reportReady(connection: Kysely<Tables>): Promise<void> {
  const known = await (ownNames ??= namesOf());
  await sql`insert into ready_release (migration) select name from ${sql.table(migrationTable)} where name = any (${known})
    on conflict do nothing`.execute(connection);
}

/** Whether a node of a newer release has served calls for this long. */
export async function isNewerReady(connection: Kysely<Tables>, forMs: number): Promise<boolean> {
  const known = await (ownNames ??= namesOf());
  const { rows } = await sql`select from ready_release where migration <> all (${known})
    and ready_at <= now() - make_interval(secs => ${forMs / 1_000}) limit 1`.execute(connection);
  return rows.length > 0;
}

/** As at server start: a newer release may be unpacked into the same folder while it runs. */
let ownNames: Promise<string[]> | undefined;

async function namesOf(only?: readonly string[]): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const names = files.map((file) => file.slice(0, -4)).sort();
  return names.filter((name) => only?.includes(name) ?? true);
}

/** Names of this release's migrations that were not applied yet. */
export async function pendingMigrations(connection: Kysely<Tables>): Promise<string[]> {
  const known = await migratorOf(connection).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

function migratorOf(connection: Kysely<Tables>, only?: readonly string[]): Migrator {
  return new Migrator({
    db: connection,
    migrationTableName: migrationTable,
    migrationLockTableName: 'schema_migration_lock',
    // Migrations of separate parts reach a database in any order; each only depends on its own part.
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const entries = await Promise.all(
          (await namesOf(only)).map(async (name) => {
            const text = await readFile(join(folder, `${name}.sql`), 'utf8');
            const up = async (db: Kysely<Tables>): Promise<void> => {
              await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(db);
              await sql.raw(text).execute(db);
            };
            return [name, { up }] as const;
          }),
        );
        return Object.fromEntries(entries);
      },
    },
  });
}
