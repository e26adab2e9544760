import type { Platform } from '../../platform/platform.ts';
import {
  openCase,
  readCase,
  readCases,
  type SupportCase,
  type SupportMessage,
} from './support-case.store.ts';
import type { SupportUser } from './support-tokens.ts';

/** What the stand-in support site does for a person (decision D10): each sees and opens cases of his own. */
export function supportSiteService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    cases: ({ orgId, userId }: SupportUser): Promise<SupportCase[]> =>
      database.asOrganisation(orgId, (trx) => readCases(trx, userId)),

    /** Opens a case and gives its number; `receipt` is what support answers with at once. */
    open: (
      { orgId, userId }: SupportUser,
      given: { title: string; content: string; receipt: string },
    ): Promise<string> => database.asOrganisation(orgId, (trx) => openCase(trx, userId, given)),

    /** One case, seen from now on; undefined when the person has none of that number. */
    see: (
      { orgId, userId }: SupportUser,
      caseId: string,
    ): Promise<{ title: string; messages: SupportMessage[] } | undefined> =>
      database.asOrganisation(orgId, (trx) => readCase(trx, userId, caseId, clock.now())),
  };
}
