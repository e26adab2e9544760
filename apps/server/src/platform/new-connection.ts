import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** Time limit for opening the connection, and for each answer on it. */
const patienceMs = 4_000;

/** The socket of a connection, which `pg` does not declare. */
export function socketOf(client: object): Socket {
  return (client as { connection: { stream: Socket } }).connection.stream;
}

/** Runs work on a new connection to the database, and closes it. @throws when it fails, or takes too long */
export async function onNewConnection<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // A silent database never answers the end, so the socket does not wait for that once it has sent it.
    client.end().catch(() => undefined);
    socketOf(client).destroySoon();
  }
}
