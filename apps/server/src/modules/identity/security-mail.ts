import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from './person.store.ts';
import { siteNames } from '../branding/index.ts';
import { lostMailbox, securityTexts, type SecurityEvent } from './security-texts.ts';
import { deviceOf } from './user-agent-rules.ts';
import type { Visitor } from './visitor.ts';

/** Mail has its own lanes in the queue, so that a slow mail server holds up no other work. No organization has this id. */
export const mailLanes = '0';

/** A mail that reports a change. It contains no secret. */
const securityLetter = jobKind(
  'security-mail',
  z.object({ siteName: z.string(), to: z.string(), subject: z.string(), text: z.string() }),
  { asksOutside: true },
);
/** Tries, over about a day (a wait grows to six hours): longer than a mail server is usually down. */
export const mailAttempts = 14;

/** Sends what {@link securityMail} has queued. */
export function handleSecurityMail({ jobs, mail }: Platform): void {
  jobs.handle(securityLetter, (letter) => mail.send(letter));
}

/**
 * Informs a person by mail, from the queue, in their language and time zone, of a security change of their account. Never throws: the change has been
 * made, and a failed mail must not make it look undone.
 */
export function securityMail(platform: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>) {
  const { clock, database, jobs, log } = platform;
  const names = siteNames(platform);
  return async (person: Person, event: SecurityEvent, visitor: Visitor, codesLeft = 0): Promise<void> => {
    try {
      const siteName = await names.inLanguage(person.language, person.reseller_id, visitor.host);
      const texts = securityTexts[person.language];
      const { browser, system } = deviceOf(visitor.userAgent);
      const device = [browser, system].filter(Boolean).join(' · ') || texts.unknownDevice;
      const time = new Intl.DateTimeFormat('sv-SE', {
        timeZone: person.time_zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(clock.now());
      const letter = {
        siteName,
        to: person.email,
        subject: `${texts.events[event].subject} · ${siteName}`,
        text: [
          texts.events[event].text(codesLeft),
          '',
          `${texts.account}: ${person.user_name}`,
          `${texts.time}: ${time} (${person.time_zone})`,
          `${texts.device}: ${device}`,
          `${texts.address}: ${visitor.ip}`,
          '',
          lostMailbox.has(event) ? texts.lostMailbox : texts.notYou,
          '',
        ].join('\n'),
      };
      await database.asSystem((trx) =>
        jobs.add(trx, securityLetter, letter, { attempts: mailAttempts, orgId: mailLanes }),
      );
    } catch (error) {
      log.error({ err: error, event }, 'a security mail did not go out');
    }
  };
}
