import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTimeZone } from '../identity/index.ts';
import {
  openCase,
  readCase,
  readCases,
  replyToCase,
  type SupportCase,
  type SupportMessage,
} from './support-case.store.ts';
import type { SupportUser } from './support-tokens.ts';

/** The context of a page, with the zone of its times (spec §9). */
async function inZone<Shown extends object>(
  trx: Trx,
  userId: string,
  shown: Shown,
): Promise<Shown & { timeZone: string }> {
  return { ...shown, timeZone: await readTimeZone(trx, userId) };
}

/** The operations of the stand-in support site for a person (decision D10): everyone only sees and opens their own cases. */
export function supportSiteService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    cases: ({ orgId, userId }: SupportUser): Promise<{ cases: SupportCase[]; timeZone: string }> =>
      database.asOrganization(orgId, async (trx) =>
        inZone(trx, userId, { cases: await readCases(trx, userId) }),
      ),

    /** Opens a case and returns its number; `receipt` is support's automatic reply. */
    open: (
      { orgId, userId }: SupportUser,
      given: { title: string; content: string; receipt: string },
    ): Promise<string> => database.asOrganization(orgId, (trx) => openCase(trx, userId, given)),

    /** Adds a reply to a case; false when the person has none with that number. */
    reply: (
      { orgId, userId }: SupportUser,
      caseId: string,
      reply: { content: string; messageKey: string },
    ): Promise<boolean> => database.asOrganization(orgId, (trx) => replyToCase(trx, userId, caseId, reply)),

    /** One case, marked as seen; undefined when the person has none with that number. */
    see: (
      { orgId, userId }: SupportUser,
      caseId: string,
    ): Promise<{ title: string; messages: SupportMessage[]; timeZone: string } | undefined> =>
      database.asOrganization(orgId, async (trx) => {
        const found = await readCase(trx, userId, caseId, clock.now());
        return found && inZone(trx, userId, found);
      }),
  };
}
