import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { FirstStatementBegins } from './first-statement-begins.ts';
import { Pool, type PoolConfig } from 'pg';
import { migrate, pendingMigrations } from './migrate.ts';
import { preparedStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

/** A transaction in one of the two roles. */
export type Trx = Transaction<Tables>;

/** Work in a transaction that sees one organisation only. What a handler gets as `db`. */
export type OrganisationDatabase = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** The database. There is no way in but these two: each query runs in a role that row-level security binds. */
export interface Database {
  /** Runs `work` in a transaction that sees and writes the rows of one organisation only, whatever its queries say. */
  asOrganisation<Result>(orgId: string, work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that spans organisations: sign-in, jobs, seeds. Never for what a request asks by itself. */
  asSystem<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** Brings the schema up to date; see {@link migrate}. */
  migrate(only?: readonly string[]): Promise<string[]>;
  /** What {@link Database.migrate} would apply. */
  pendingMigrations(): Promise<string[]>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** For the job queue and its own schema only, which keeps no rows of tenants that requests could ask for. */
  pool: Pool;
  close(): Promise<void>;
}

/** Opens the database. Connections are made as they are needed. */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  tracing: Tracing = noTracing,
): Database {
  const pool = new Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    // A new connection costs PostgreSQL a process that knows no table yet, just when there is much to do; one that waits costs little.
    idleTimeoutMillis: 600_000,
    application_name: 'lading',
    ...connection,
  });
  let isClosing = false;
  // A database that ends right after us may cut off what is just being closed.
  const lost = (error: Error): void => {
    if (!isClosing) onError(error);
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const inRole = new Kysely<Tables>({
    dialect: new FirstStatementBegins({ pool: preparedStatements(pool) }),
    ...(tracing.isOn && {
      log: ({ query, queryDurationMillis, level }) =>
        tracing.query(query.sql, queryDurationMillis, level === 'error'),
    }),
  });

  const within = <Result>(
    role: 'lading_tenant' | 'lading_system',
    orgId: string,
    work: (trx: Trx) => Promise<Result>,
  ) =>
    inRole.transaction().execute(async (trx) => {
      // One message for all three; neither name holds anything that could end it.
      const begin = `begin; set local role ${role}; set local lading.org_id = '${orgId}'`;
      await trx.executeQuery(CompiledQuery.raw(begin));
      return work(trx);
    });

  return {
    asOrganisation: (orgId, work) => {
      if (!/^[1-9]\d{0,18}$/.test(orgId)) return Promise.reject(new Error('Not the id of an organisation'));
      return within('lading_tenant', orgId, work);
    },
    asSystem: (work) => within('lading_system', '', work),
    migrate: (only) => migrate(kysely, only),
    pendingMigrations: () => pendingMigrations(kysely),
    ping: async () => void (await pool.query('select 1')),
    pool,
    async close() {
      isClosing = true;
      await kysely.destroy();
      // What was never asked for anything is not ended by that.
      if (!pool.ending) await pool.end();
    },
  };
}
