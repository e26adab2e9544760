import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownerOfSession, type SessionOwner } from './session.store.ts';
import { insertHandoverCode, readHandoverCode, takeHandoverCode } from './sign-in-code.store.ts';

const lifeSeconds = 60;

/** The person of a session, and the session. */
export interface PassOwner extends SessionOwner {
  session_id: string;
  /** Of the account. */
  email: string;
}

/**
 * Single-use codes that stand for a session in a link of the product (decision D5), valid for 60 seconds and for one purpose: an address may
 * end up in a history or a log, where a used code is worthless.
 */
export function sessionPasses({
  database,
  clock,
  secrets,
}: Pick<Platform, 'database' | 'clock' | 'secrets'>) {
  const ownerOf = async (
    trx: Trx,
    found: { session_id: string; expires_at: Date } | undefined,
  ): Promise<PassOwner | undefined> => {
    if (!found || found.expires_at <= clock.now()) return undefined;
    const person = await ownerOfSession(trx, found.session_id);
    return person && { ...person, session_id: found.session_id };
  };
  return (purpose: 'handover' | 'support pass') => ({
    async create(sessionId: string): Promise<{ code: string; expiresIn: number }> {
      const code = randomBytes(32).toString('base64url');
      await database.asSystem((trx) =>
        insertHandoverCode(trx, {
          code_hash: secrets.digest(purpose, code),
          session_id: sessionId,
          expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
        }),
      );
      return { code, expiresIn: lifeSeconds };
    },

    /** Consumes a code; undefined when it is unknown, used or expired, or its session has ended. */
    async take(trx: Trx, code: string): Promise<PassOwner | undefined> {
      return ownerOf(trx, await takeHandoverCode(trx, secrets.digest(purpose, code)));
    },

    /** Whom a code stands for, without consuming it; undefined as for `take`. */
    async peek(trx: Trx, code: string): Promise<PassOwner | undefined> {
      return ownerOf(trx, await readHandoverCode(trx, secrets.digest(purpose, code)));
    },
  });
}
