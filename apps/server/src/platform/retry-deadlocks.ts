import { DatabaseError } from 'pg';

/** A deadlock, and a serialization failure: the database has undone the transaction so that another one could go on. */
const undone: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);
const attemptsMost = 3;

/**
 * Runs a transaction, and runs it again when the database has undone it in a deadlock, up to three times in all (warehouse design, d).
 *
 * @param run must do nothing that outlives its transaction
 * @throws the error of the last attempt, or any other error at once
 */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isUndone = error instanceof DatabaseError && undone.has(error.code);
      if (!isUndone || attempt === attemptsMost) throw error;
    }
  }
}
