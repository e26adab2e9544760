import type { Client, ClientConfig, PoolClient } from 'pg';
import { onNewConnection } from './new-connection.ts';

/** The database process of a connection, which `pg` does not declare. */
export function processOf(client: Client | PoolClient): number {
  return (client as unknown as { processID: number }).processID;
}

const terminate = `select pg_terminate_backend(pid)
  from unnest($1::integer[], $2::double precision[]) as closed (pid, age) join pg_stat_activity using (pid)
  where usename = current_user and application_name = 'lading' and pg_backend_pid() = $3
    and backend_start < clock_timestamp() - age * interval '1 millisecond'`;

/**
 * Ends processes of closed connections, given how many milliseconds ago each was closed: a process that has started since has only got the
 * same number. Nothing where a pooler in between hides the numbers, which shows in that of this connection.
 *
 * @returns whether the database could be asked
 */
export async function endProcesses(
  connection: ClientConfig,
  processes: readonly number[],
  ages: readonly number[],
): Promise<boolean> {
  const ended = await elsewhere(connection, (client) =>
    client.query(terminate, [processes, ages, processOf(client)]),
  );
  return ended !== undefined;
}

/**
 * Which of these database processes are working, asked on a new connection. Undefined when the database cannot be
 * reached, `'not known'` when a pooler in between hides the process ids.
 */
export function processesAtWork(
  connection: ClientConfig,
  processes: readonly number[],
): Promise<Set<number> | 'not known' | undefined> {
  return elsewhere(connection, async (client) => {
    const { rows } = await client.query<{ own: number; at_work: number[] | null }>(
      `select pg_backend_pid() as own, array_agg(pid) as at_work from pg_stat_activity
       where pid = any ($1) and state = 'active' and wait_event_type is distinct from 'Client'`,
      [processes],
    );
    const [row] = rows;
    return row?.own === processOf(client) ? new Set(row.at_work) : 'not known';
  });
}

/** Runs something on a new connection; undefined when that fails, or takes too long. */
async function elsewhere<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await onNewConnection(connection, work);
  } catch {
    return undefined;
  }
}
