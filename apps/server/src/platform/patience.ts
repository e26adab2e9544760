import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@lading/contracts/core';

/** How long the database may be busy for something, in milliseconds; 0 is without end. */
interface Patience {
  /** With one statement. */
  statementMs: number;
  /** With waiting for what somebody else has locked. */
  lockMs: number;
  /** With a transaction that sends nothing, as of a server that is no longer there: it holds its locks that long. */
  idleMs: number;
}

/** A job writes part by part, and may wait for a storage or a carrier in the middle. */
const ofJobs: Patience = { statementMs: limits.http.timeoutMs, lockMs: 0, idleMs: 5 * 60_000 };
/** Somebody waits for the answer, and others for the connection. */
const ofCalls: Patience = { statementMs: limits.http.timeoutMs / 2, lockMs: 8_000, idleMs: 40_000 };

const current = new AsyncLocalStorage<Patience>();

/** Runs a call: what it asks of the database must be quick. */
export const impatiently = <Result>(work: () => Result): Result => current.run(ofCalls, work);

/** The patience of what runs now; that of jobs unless it is a call. */
export const patienceNow = (): Patience => current.getStore() ?? ofJobs;
