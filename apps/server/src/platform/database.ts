import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
} from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { watchConnections } from './connection-watch.ts';
import {
  isNewerReady,
  migrate,
  newerMigrations,
  pendingMigrations,
  refuseNewer,
  reportReady,
} from './migrate.ts';
import { onNewConnection } from './new-connection.ts';
import { patienceNow } from './patience.ts';
import { preparedStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

/**
 * PostgreSQL without a separate message to start a transaction: the first statement starts it. Every call is at least one
 * transaction, and each message to the database costs more than its content.
 */
class FirstStatementBegins extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new StartedByOthers(this.#config);
  }
}

class StartedByOthers extends PostgresDriver {
  override beginTransaction(): Promise<void> {
    return Promise.resolve();
  }
}

/** A transaction in one of the roles. */
export type Trx = Transaction<Tables>;

/** Runs work in a transaction that sees one organization only. Handlers get it as `db`. */
export type OrganizationDatabase = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** The database. These are the only three entry points: each query runs in a role subject to row-level security. */
export interface Database {
  /** Runs `work` in a transaction that reads and writes the rows of one organization only, whatever its queries say. */
  asOrganization<Result>(orgId: string, work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in a transaction of the staff of the warehouses that an organization provides (decision D15): it sees what happens there, for
   * all clients, and nothing else of the clients. Without a warehouse it sees nothing.
   */
  asWarehouseStaff<Result>(orgId: string, work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that spans organizations: sign-in, jobs, seeds. Never for data that a request selects itself. */
  asSystem<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** Migrates the schema; see {@link migrate}. */
  migrate(only?: readonly string[]): Promise<string[]>;
  /** The migrations that {@link Database.migrate} would apply. */
  pendingMigrations(): Promise<string[]>;
  /** The migrations applied by a newer release. */
  newerMigrations(): Promise<string[]>;
  /** @throws When there are any */
  refuseNewer(): Promise<void>;
  /** Tells nodes of earlier releases that one of this release serves calls. */
  reportReady(): Promise<void>;
  /** Whether one of a newer release has served calls for this long. */
  isNewerReady(forMs: number): Promise<boolean>;
  /**
   * Resolves when the database answers and is writable. It uses a separate connection, so that a pool whose connections are
   * all busy does not look like an unavailable database. @throws Otherwise, within seconds
   */
  canWrite(): Promise<void>;
  /**
   * Whether a connection of the pool leads to a database that has become read-only or silent. Long-term users must check, and
   * take another one: it is only closed automatically when it is released.
   */
  isSpent(connection: PoolClient): boolean;
  /** For the job queue and its own schema only, which has no tenant rows that requests could read. */
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Runs part of an organization's transaction as the staff of its warehouses, so that both are committed or neither. Without
 * a warehouse the part sees nothing.
 */
export async function asStaffWithin<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  await trx.executeQuery(CompiledQuery.raw('set local role lading_warehouse'));
  const result = await work();
  // After an error the transaction ends, and the role with it.
  await trx.executeQuery(CompiledQuery.raw('set local role lading_tenant'));
  return result;
}

const defaultSilenceMs = 8_000;
/**
 * Runs part of a transaction in the system role, which spans organizations, so that its writes are committed together with the rest.
 * Never for data that a request selects itself.
 */
export async function asSystemWithin<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await trx.executeQuery<{ role: string }>(CompiledQuery.raw('select current_user as role'));
  await trx.executeQuery(CompiledQuery.raw('set local role lading_system'));
  const result = await work();
  await trx.executeQuery(CompiledQuery.raw(`set local role ${rows[0]!.role}`));
  return result;
}

/** How long closing waits for connections in use. */
const closeMs = 5_000;

/** Opens the database. Connections are created on demand. */
export function openDatabase(
  { silenceMs = defaultSilenceMs, ...connection }: PoolConfig & { silenceMs?: number },
  onError: (error: Error) => void,
  tracing: Tracing = noTracing,
): Database {
  const pool = new Pool({
    max: 21,
    connectionTimeoutMillis: 10_000,
    // So that an idle connection whose other side vanished is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A new connection costs PostgreSQL a process with cold caches, just when load is high; an idle one costs little.
    idleTimeoutMillis: 600_000,
    application_name: 'lading',
    ...connection,
  });
  let isClosing = false;
  // A database that stops right after us may break connections that are closing.
  const lost = (error: Error): void => {
    // The pool attaches the whole connection, including the key that can cancel its statements.
    Reflect.deleteProperty(error, 'client');
    if (!isClosing) onError(error);
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const watch = watchConnections(pool, connection, silenceMs, onError);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const inRole = new Kysely<Tables>({
    dialect: new FirstStatementBegins({ pool: preparedStatements(pool) }),
    ...(tracing.isOn && {
      log: ({ query, queryDurationMillis, level }) =>
        tracing.query(query.sql, queryDurationMillis, level === 'error'),
    }),
  });

  const within = <Result>(
    role: 'lading_tenant' | 'lading_warehouse' | 'lading_system',
    orgId: string,
    work: (trx: Trx) => Promise<Result>,
  ) =>
    inRole.transaction().execute(async (trx) => {
      const { statementMs, lockMs, idleMs } = patienceNow();
      // One message for all; neither name contains characters that could end it.
      const begin =
        `begin; set local role ${role}; set local lading.org_id = '${orgId}'; set local statement_timeout = ${statementMs}; ` +
        `set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${idleMs}`;
      await trx.executeQuery(CompiledQuery.raw(begin));
      return work(trx);
    });

  const ofOne = <Result>(
    role: 'lading_tenant' | 'lading_warehouse',
    orgId: string,
    work: (trx: Trx) => Promise<Result>,
  ) =>
    /^[1-9]\d{0,18}$/.test(orgId)
      ? within(role, orgId, work)
      : Promise.reject(new Error('Not the id of an organisation'));

  return {
    asOrganization: (orgId, work) => ofOne('lading_tenant', orgId, work),
    asWarehouseStaff: (orgId, work) => ofOne('lading_warehouse', orgId, work),
    asSystem: (work) => within('lading_system', '', work),
    migrate: (only) => migrate(kysely, only),
    pendingMigrations: () => pendingMigrations(kysely),
    newerMigrations: () => newerMigrations(kysely),
    refuseNewer: () => refuseNewer(kysely),
    reportReady: () => reportReady(kysely),
    isNewerReady: (forMs) => isNewerReady(kysely, forMs),
    canWrite: () => canWrite(connection),
    isSpent: watch.isSpent,
    pool,
    async close() {
      isClosing = true;
      // A pool without connections does not end by itself.
      const ended = kysely.destroy().then(() => (pool.ending ? undefined : pool.end()));
      await Promise.race([ended, wait(closeMs, undefined, { ref: false })]);
      watch.end();
    },
  };
}

/** @throws When the database cannot be reached, or refuses to write */
async function canWrite(connection: PoolConfig): Promise<void> {
  const { rows } = await onNewConnection(connection, (client) =>
    client.query<{ may: boolean }>(
      `select current_setting('transaction_read_only') = 'off' and not pg_is_in_recovery() as may`,
    ),
  );
  if (!rows[0]?.may) throw new Error('The database is read-only');
}
