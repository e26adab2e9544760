import type { ClientConfig, Pool, PoolClient } from 'pg';
import { endProcesses, processesAtWork, processOf } from './database-processes.ts';
import { socketOf } from './new-connection.ts';

/** Watches the connections of a pool, so that useless ones are closed. */
interface ConnectionWatch {
  /** Whether a connection is closed when it is released: its database has become read-only, or silent. */
  isSpent(client: PoolClient): boolean;
  /** Stops watching, and closes connections that are still open. */
  end(): void;
}

/** The state of one connection. */
interface Seen {
  openedAt: number;
  /** Statements without an answer yet. */
  waiting: number;
  /** Since when nothing has arrived while an answer was expected. */
  silentSince: number;
  bytes: number;
  /** How many consecutive checks found that no answer is coming. */
  doubts: number;
  isOut: boolean;
  isSpent: boolean;
}

const lookMs = 1_000;
/** Two, since an answer may arrive during the check. */
const enoughDoubts = 2;
/** A database that has become read-only refuses many statements at once; newer connections are judged separately. */
const freshMs = 1_000;

const readOnly = '25006';
const lost = new WeakSet<object>();

/** Whether an error is one of a connection to the database, not of the query: a retry may succeed. */
export function isLostConnection(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (lost.has(one)) return true;
  return false;
}

/**
 * Watches the connections of `pool`. If one waits for `silenceMs` without receiving a byte, the database is asked on another connection
 * whether it is still working on the answer. A connection whose answer will not come (the other side vanished silently, as behind a
 * firewall or after a host failure) is closed, together with all idle ones in the pool, which took the same route. After the database has refused
 * to write, every older connection is closed, so that new ones lead to a node that can.
 */
export function watchConnections(
  pool: Pool,
  connection: ClientConfig,
  silenceMs: number,
  onSilence: (error: Error) => void,
): ConnectionWatch {
  const known = new Map<PoolClient, Seen>();
  /** Database processes whose connection was closed here, with the time of that: they still have to be ended there. */
  const abandoned = new Map<number, number>();
  let isLooking = false;

  const cut = (client: PoolClient, why: string): void => void socketOf(client).destroy(new Error(why));
  function spendOlder(than: number, why: string): void {
    for (const [client, seen] of known) {
      if (seen.openedAt > than) continue;
      seen.isSpent = true;
      if (!seen.isOut) cut(client, why);
    }
  }
  function answered(client: PoolClient, seen: Seen, error?: unknown): void {
    seen.waiting -= 1;
    seen.silentSince = performance.now();
    if (!(error instanceof Error)) return;
    if (!socketOf(client).writable || isOfConnection(error)) lost.add(error);
    if ((error as { code?: unknown }).code !== readOnly) return;
    seen.isSpent = true;
    spendOlder(performance.now() - freshMs, 'The database has become read-only');
  }
  /** Tracks what each connection waits for. */
  function count(client: PoolClient, seen: Seen): void {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (seen.waiting === 0) seen.silentSince = performance.now();
      seen.waiting += 1;
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        given[given.length - 1] = (error: unknown, result: unknown) => {
          answered(client, seen, error);
          (callback as (error: unknown, result: unknown) => void)(error, result);
        };
        return ask(...given);
      }
      const answer = ask(...given);
      if (answer instanceof Promise)
        answer.then(
          () => answered(client, seen),
          (error: unknown) => answered(client, seen, error),
        );
      else answered(client, seen);
      return answer;
    }) as typeof client.query;
  }

  /** Ends them, once the database can be reached: otherwise their locks would stay until it notices by itself. */
  async function endAbandoned(): Promise<void> {
    const closed = [...abandoned];
    if (closed.length === 0) return;
    const ages = closed.map(([, at]) => performance.now() - at);
    const areEnded = await endProcesses(
      connection,
      closed.map(([id]) => id),
      ages,
    );
    if (areEnded) for (const [id, at] of closed) if (abandoned.get(id) === at) abandoned.delete(id);
  }

  async function look(): Promise<void> {
    await endAbandoned();
    const now = performance.now();
    const silent: PoolClient[] = [];
    for (const [client, seen] of known) {
      const bytes = socketOf(client).bytesRead;
      if (seen.waiting === 0 || bytes !== seen.bytes) Object.assign(seen, { silentSince: now, doubts: 0 });
      seen.bytes = bytes;
      if (now - seen.silentSince >= silenceMs) silent.push(client);
    }
    if (silent.length === 0) return;
    const atWork = await processesAtWork(connection, silent.map(processOf));
    if (atWork === 'not known') return;
    const gone = silent.filter((client) => {
      const seen = known.get(client);
      if (!seen || seen.waiting === 0 || socketOf(client).bytesRead !== seen.bytes) return false;
      if (atWork?.has(processOf(client))) Object.assign(seen, { silentSince: now, doubts: 0 });
      else seen.doubts += 1;
      return seen.doubts >= enoughDoubts;
    });
    if (gone.length === 0) return;
    const why = 'The database does not answer on a connection';
    onSilence(new Error(`${why} (${gone.length})`));
    for (const client of gone) {
      abandoned.set(processOf(client), performance.now());
      cut(client, why);
    }
    spendOlder(now, why);
    if (atWork) await endAbandoned();
  }

  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  pool.connect = ((callback?: (error: unknown, ...rest: unknown[]) => void) => {
    const failed = (error: unknown): void => void (error instanceof Error && lost.add(error));
    if (callback)
      return connect((error: unknown, ...rest: unknown[]) => {
        failed(error);
        callback(error, ...rest);
      });
    const client = connect() as Promise<PoolClient>;
    client.catch(failed);
    return client;
  }) as typeof pool.connect;
  pool.on('connect', (client) => {
    const now = performance.now();
    const seen = {
      openedAt: now,
      waiting: 0,
      silentSince: now,
      bytes: 0,
      doubts: 0,
      isOut: true,
      isSpent: false,
    };
    known.set(client, seen);
    count(client, seen);
    endSoon(client);
    client.once('end', () => known.delete(client));
  });
  pool.on('acquire', (client) => {
    const seen = known.get(client);
    if (seen) seen.isOut = true;
  });
  pool.on('release', (_error, client) => {
    const seen = known.get(client);
    if (!seen) return;
    seen.isOut = false;
    // The pool keeps none that is ending.
    if (seen.isSpent) void client.end();
  });
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onSilence)
      .finally(() => (isLooking = false));
  }, lookMs);
  timer.unref();

  return {
    isSpent: (client) => known.get(client)?.isSpent ?? false,
    end() {
      clearInterval(timer);
      for (const client of known.keys()) socketOf(client).destroy();
    },
  };
}

/**
 * Makes a connection close its socket as soon as it has sent its end. A silent database never answers that: the socket would stay open,
 * and those who wait for a place in the pool would go on waiting.
 */
function endSoon(client: PoolClient): void {
  const end = client.end.bind(client) as (...given: unknown[]) => unknown;
  client.end = ((...given: unknown[]) => {
    const ended = end(...given);
    socketOf(client).destroySoon();
    return ended;
  }) as typeof client.end;
}

/** Whether the database reports that its connections are ending, or that it accepts no writes. */
function isOfConnection(error: Error): boolean {
  const { code = '' } = error as { code?: string };
  return (
    /^(?:08...|57P0\d|25006|25P03|53...)$/.test(code) ||
    /^Client (?:has encountered|was closed)/.test(error.message) // no message of ours
  );
}
