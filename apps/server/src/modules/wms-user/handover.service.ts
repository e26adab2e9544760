import { randomBytes } from 'node:crypto';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedOut } from '../../platform/request-error.ts';
import type { Sessions, Tokens } from './sessions.service.ts';
import type { Visitor } from './visitor.ts';
import './sign-in.table.ts';

const lifeSeconds = 60;

/** Hands a session over to another window or site of ours (decision D5). */
export function handoverService(
  { database, clock, secrets, tokens, sessions: check }: Platform,
  sessions: Sessions,
) {
  return {
    /** A code that is good once, for 60 seconds. */
    async create(user: SignedIn): Promise<{ code: string; expiresIn: number }> {
      const code = randomBytes(32).toString('base64url');
      await database.asSystem((trx) =>
        trx
          .insertInto('handover_code')
          .values({
            code_hash: secrets.digest('handover', code),
            session_id: user.sessionId,
            expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
          })
          .execute(),
      );
      return { code, expiresIn: lifeSeconds };
    },

    /** Begins a session of its own for the person whose session made the code. @throws RequestError 401 */
    async byCode(code: string, visitor: Visitor, audit: AuditNote): Promise<Tokens> {
      return database.asSystem(async (trx) => {
        const spent = await trx
          .deleteFrom('handover_code')
          .where('code_hash', '=', secrets.digest('handover', code))
          .returning(['session_id', 'expires_at'])
          .executeTakeFirst();
        if (!spent || spent.expires_at <= clock.now()) throw signedOut();
        const person = await trx
          .selectFrom('session')
          .innerJoin('person', 'person.user_id', 'session.user_id')
          .select(['person.user_id', 'person.org_id', 'person.reseller_id'])
          .where('session.session_id', '=', spent.session_id)
          .where('session.ended_at', 'is', null)
          .executeTakeFirst();
        if (!person) throw signedOut();
        audit.tell({ orgId: person.org_id, userId: person.user_id });
        return sessions.begin(trx, person, visitor);
      });
    },

    /** Confirms tokens that a URL brought: both ours and of one session that stands. @throws RequestError 401 */
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
