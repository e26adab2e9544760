import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** How often a text is used before it is prepared: rare ones are not worth it. */
const worthIt = 3;
/** How many texts a connection keeps prepared; each costs PostgreSQL some ten kilobytes, for each connection. */
const mostPrepared = 150;
/** Longer texts contain a value for each row, and rarely repeat exactly. */
const longestText = 6_000;
/** How many texts are counted at the same time. */
const mostCounted = 1_000;

/** A connection of the pool. */
interface Connection {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>;
  release(destroy?: boolean): void;
}

/**
 * A pool whose connections prepare repeated queries, so that PostgreSQL parses and plans each once per connection. Planning the small
 * queries of lists, with their row-level security, takes longer than running them.
 */
export function preparedStatements(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  const known = new WeakMap<PoolClient, Connection>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const connection = known.get(client) ?? preparing(client, nameOf);
      known.set(client, connection);
      // Kysely's type includes cursors, which it only uses when configured.
      return connection as unknown as PostgresPoolClient;
    },
  };
}

function preparing(client: PoolClient, nameOf: (text: string) => string | undefined): Connection {
  let isOutdated = false;
  return {
    async query(text, given) {
      const name = nameOf(text);
      const values = [...given];
      if (name === undefined) return client.query(text, values);
      try {
        return await client.query({ name, text, values });
      } catch (error) {
        // A newer release has changed a table meanwhile: this connection's prepared statements are invalid.
        isOutdated ||= (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
        throw error;
      }
    },
    release: (destroy = false) => client.release(destroy || isOutdated),
  };
}

/** Names for texts that are used often enough, the same on all connections. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostPrepared) return name;
    // Only these statements return the same columns each time, unlike cursors.
    if (text.length > longestText || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text))
      return undefined;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < worthIt) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const given = `lading_${names.size}`;
    names.set(text, given);
    return given;
  };
}
