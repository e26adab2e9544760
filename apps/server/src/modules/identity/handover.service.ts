import { randomBytes } from 'node:crypto';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedOut } from '../../platform/request-error.ts';
import type { Sessions, Tokens } from './sessions.service.ts';
import { ownerOfSession } from './session.store.ts';
import { insertHandoverCode, takeHandoverCode } from './sign-in-code.store.ts';
import type { Visitor } from './visitor.ts';

const lifeSeconds = 60;

/** Hands a session over to another window or site of ours (decision D5). */
export function handoverService(
  { database, clock, secrets, tokens, sessions: check }: Platform,
  sessions: Sessions,
) {
  return {
    /** A single-use code, valid for 60 seconds. */
    async create(user: SignedIn): Promise<{ code: string; expiresIn: number }> {
      const code = randomBytes(32).toString('base64url');
      await database.asSystem((trx) =>
        insertHandoverCode(trx, {
          code_hash: secrets.digest('handover', code),
          session_id: user.sessionId,
          expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
        }),
      );
      return { code, expiresIn: lifeSeconds };
    },

    /** Starts a separate session for the person whose session created the code. @throws RequestError 401 */
    async byCode(code: string, visitor: Visitor, audit: AuditNote): Promise<Tokens> {
      return database.asSystem(async (trx) => {
        const spent = await takeHandoverCode(trx, secrets.digest('handover', code));
        if (!spent || spent.expires_at <= clock.now()) throw signedOut();
        const person = await ownerOfSession(trx, spent.session_id);
        if (!person) throw signedOut();
        audit.tell({ orgId: person.org_id, userId: person.user_id });
        return sessions.begin(trx, person, visitor);
      });
    },

    /** Checks tokens from a URL: both must be ours and of one valid session. @throws RequestError 401 */
    async byTokens(
      { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
      visitor: Visitor,
      audit: AuditNote,
    ): Promise<Tokens> {
      const person = await tokens.read(accessToken);
      if (!person || sessions.sessionOf(refreshToken) !== person.sessionId) throw signedOut();
      if (!(await check.stands(person.sessionId))) throw signedOut();
      audit.tell({ orgId: person.orgId, userId: person.userId });
      return sessions.refresh(refreshToken, visitor);
    },
  };
}

/** See {@link handoverService}. */
export type Handover = ReturnType<typeof handoverService>;
