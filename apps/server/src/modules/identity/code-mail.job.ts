import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteNames } from '../branding/index.ts';
import { addressTaken, codesService } from './codes.service.ts';
import { personByEmail } from './person.store.ts';

/** A request for a mailed code, by somebody who is not signed in. The code itself is made as it is mailed, and stored nowhere else. */
export const codeMail = jobKind(
  'code-mail',
  z.object({
    realm: z.object({ resellerId: z.string().nullable(), name: z.string() }),
    email: z.string(),
    purpose: z.enum(['register', 'reset']),
    host: z.string(),
  }),
);

/**
 * Mails what was requested: a code, a note that the address has an account already, or nothing. Only here is it asked whether there is
 * an account, so that neither the time of the reply nor an error of the mail server reveals it.
 */
export function handleCodeMail(platform: Platform): void {
  const { database, jobs, mail } = platform;
  const codes = codesService(platform);
  const names = siteNames(platform);
  jobs.handle(codeMail, async ({ realm, email, purpose, host }) => {
    const isKnown = (await database.asSystem((trx) => personByEmail(trx, realm, email))) !== undefined;
    const siteName = await names.inAll(realm.resellerId, host);
    if (isKnown === (purpose === 'reset')) await codes.send(realm, email, purpose, siteName);
    else if (isKnown) await mail.send(addressTaken(email, siteName));
  });
}
