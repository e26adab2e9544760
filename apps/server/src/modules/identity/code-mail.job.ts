import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteNames } from '../branding/index.ts';
import { addressTaken, codesService, newEmailOf } from './codes.service.ts';
import { personByEmail, personByLogin } from './person.store.ts';
import { mailLanes } from './security-mail.ts';

/**
 * A request for a mailed code: by someone who is not signed in, or by a person (`userId`) for their new address. The code
 * itself is created when it is mailed, and stored nowhere else.
 */
const codeMail = jobKind(
  'code-mail',
  z.object({
    realm: z.object({ resellerId: z.string().nullable(), name: z.string() }),
    email: z.string(),
    purpose: z.enum(['register', 'reset', 'change']),
    userId: z.string().optional(),
    /** See `codeRequester`. */
    askedBy: z.string().optional(),
    host: z.string(),
  }),
  { asksOutside: true },
);
type CodeMail = z.infer<typeof codeMail.payload>;

/** Tries, over about four minutes: the person who asked is probably still waiting. */
const attempts = 6;

/** Queues a mail; the work is the same for every recipient. */
export const requestCode = ({ database, jobs }: Platform, wanted: CodeMail): Promise<void> =>
  database.asSystem((trx) => jobs.add(trx, codeMail, wanted, { attempts, orgId: mailLanes }));

/**
 * Mails what was requested: a code, a note that the address has an account already, or nothing. Only here do we look up whether there is
 * an account, so that neither the time of the reply nor an error of the mail server reveals it.
 */
export function handleCodeMail(platform: Platform): void {
  const { database, jobs, mail } = platform;
  const codes = codesService(platform);
  const names = siteNames(platform);
  jobs.handle(codeMail, async ({ realm, email, purpose, userId, askedBy, host }) => {
    const siteName = await names.inAll(realm.resellerId, host);
    if (purpose === 'change') {
      const owner = await database.asSystem((trx) => personByLogin(trx, realm, email));
      if (owner && owner.user_id !== userId) await mail.send(addressTaken(email, siteName));
      else await codes.send(realm, email, newEmailOf(userId ?? ''), { siteName });
      return;
    }
    const isKnown = (await database.asSystem((trx) => personByEmail(trx, realm, email))) !== undefined;
    if (isKnown === (purpose === 'reset')) await codes.send(realm, email, purpose, { siteName, askedBy });
    else if (isKnown) await mail.send(addressTaken(email, siteName));
  });
}
