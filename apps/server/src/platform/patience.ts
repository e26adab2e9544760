import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@lading/contracts/core';

/** Time limits for the database, in milliseconds; 0 means no limit. */
interface Patience {
  /** For one statement. */
  statementMs: number;
  /** For waiting for a lock. */
  lockMs: number;
  /** For an idle transaction, as of a server that is gone: its locks last that long. */
  idleMs: number;
}

/**
 * A job writes in batches, and may wait for a storage in between, which answers within the same time. Not longer: when the network goes
 * silent in the middle of a transaction, the next attempt waits for its locks.
 */
const ofJobs: Patience = { statementMs: limits.http.timeoutMs, lockMs: 0, idleMs: limits.http.timeoutMs };
/** A caller waits for the answer, and others for the connection. */
const ofCalls: Patience = { statementMs: limits.http.timeoutMs / 2, lockMs: 8_000, idleMs: 40_000 };

const current = new AsyncLocalStorage<Patience>();

/** Runs a call: its database work must be quick. */
export const impatiently = <Result>(work: () => Result): Result => current.run(ofCalls, work);

/** Runs a job, also one that is started in the course of a call. */
export const patiently = <Result>(work: () => Result): Result => current.run(ofJobs, work);

/** The current limits; those of jobs unless in a call. */
export const patienceNow = (): Patience => current.getStore() ?? ofJobs;
