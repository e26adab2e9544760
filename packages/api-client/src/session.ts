import { type Access, errorCode } from '@lading/contracts/core';
import { ApiError } from './api-error.ts';

/** Provides the token of each attempt, and renews the session when an attempt finds it expired. */
export interface Session {
  /**
   * Runs `attempt` with the current token. If it throws `signed-out`, the session is renewed, once for all waiting calls, and
   * `attempt` runs a second and last time.
   */
  run: <Result>(access: Access, attempt: (token: string | null) => Promise<Result>) => Promise<Result>;
}

/** Gives a token in place of one that the server refused; null when the session is over. */
type Refresh = (refused: string | null) => Promise<string | null>;

/** Creates a session from a token source and, optionally, a way to renew it. */
export function createSession(
  getToken: () => string | null | Promise<string | null>,
  refresh: Refresh | undefined,
): Session {
  let renewing: Promise<string | null> | null = null;

  /** A refusal of the refresh itself means that the session is over; other errors do not. */
  async function renewed(renew: Refresh, refused: string | null): Promise<string | null> {
    try {
      return await renew(refused);
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === errorCode.signedOut) return null;
      throw fault;
    } finally {
      renewing = null;
    }
  }

  return {
    run: async (access, attempt) => {
      if (access === 'public') return attempt(null);
      const token = await getToken();
      try {
        return await attempt(token);
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.kind !== 'signed-out' || !refresh) throw fault;
        const current = await getToken();
        const other = current !== null && current !== token ? current : null;
        const next = other ?? (await (renewing ??= renewed(refresh, token)));
        if (next === null) throw fault;
        return attempt(next);
      }
    },
  };
}
