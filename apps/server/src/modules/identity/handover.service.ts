import type { AuditNote } from '../../platform/audit/audit-note.ts';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedOut } from '../../platform/request-error.ts';
import type { Client } from './known-device.ts';
import { sessionPasses } from './session-pass.ts';
import type { Sessions, Tokens } from './sessions.service.ts';

/** Hands a session over to another window or site of the product (decision D5). */
export function handoverService(platform: Platform, sessions: Sessions) {
  const { database, tokens, sessions: check } = platform;
  const passes = sessionPasses(platform)('handover');
  return {
    /** A single-use code, valid for 60 seconds. */
    create: (user: SignedIn): Promise<{ code: string; expiresIn: number }> => passes.create(user.sessionId),

    /** Starts a separate session for the person whose session created the code. @throws RequestError 401 */
    async byCode(code: string, client: Client, audit: AuditNote): Promise<Tokens> {
      return database.asSystem(async (trx) => {
        const person = await passes.take(trx, code);
        if (!person) throw signedOut();
        audit.tell({ orgId: person.org_id, userId: person.user_id });
        return sessions.begin(trx, person, client);
      });
    },

    /** Checks tokens from a URL: both must be issued by us for the same valid session. @throws RequestError 401 */
    async byTokens(
      { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
      client: Client,
      audit: AuditNote,
    ): Promise<Tokens> {
      const person = await tokens.read(accessToken);
      if (!person || sessions.sessionOf(refreshToken) !== person.sessionId) throw signedOut();
      if (!(await check.stands(person.sessionId))) throw signedOut();
      audit.tell({ orgId: person.orgId, userId: person.userId });
      return sessions.refresh(refreshToken, client);
    },
  };
}

/** See {@link handoverService}. */
export type Handover = ReturnType<typeof handoverService>;
