import type { LocalizedMessage } from '@lading/contracts/core';
import { languages } from '@lading/contracts/identity';
import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteNames } from '../branding/index.ts';
import { ownersOf } from './person.store.ts';
import { mailAttempts, mailLanes } from './security-mail.ts';

/** A mail to one of the owners of an organization, in their language. It holds no secret. */
const ownerLetter = jobKind(
  'owner-mail',
  z.object({
    to: z.string(),
    language: z.enum(languages),
    resellerId: z.string().nullable(),
    host: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
  { asksOutside: true },
);

/** What owners are told. */
interface OwnersNews {
  subject: LocalizedMessage;
  paragraphs: readonly LocalizedMessage[];
  /** Host that was called: its brand is used. Empty where an operator acts. */
  host: string;
}

/**
 * Tells every owner of an organization by mail, each in their language: one job for each, within the caller's transaction. To the addresses that they
 * have then: who changes one afterwards does not divert it.
 */
export const ownerMail =
  ({ jobs }: Pick<Platform, 'jobs'>) =>
  async (trx: Trx, orgId: string, { subject, paragraphs, host }: OwnersNews): Promise<void> => {
    for (const { email: to, language, reseller_id: resellerId } of await ownersOf(trx, orgId)) {
      const inLanguage = (said: LocalizedMessage) => (language === 'cn' ? said.zhMessage : said.message);
      const text = `${paragraphs.map(inLanguage).join('\n\n')}\n`;
      const letter = { to, language, resellerId, host, subject: inLanguage(subject), text };
      await jobs.add(trx, ownerLetter, letter, { attempts: mailAttempts, orgId: mailLanes });
    }
  };

/** Sends what {@link ownerMail} has queued, in the name of the owner's site. */
export function handleOwnerMail(platform: Platform): void {
  const { jobs, mail } = platform;
  const names = siteNames(platform);
  jobs.handle(ownerLetter, async ({ to, language, resellerId, host, subject, text }) => {
    const siteName = await names.inLanguage(language, resellerId, host);
    await mail.send({ siteName, to, subject: `${subject} · ${siteName}`, text });
  });
}
