import type { Platform } from '../../platform/platform.ts';
import type { Person } from './person.store.ts';
import { siteNames } from '../branding/index.ts';
import { lostMailbox, securityTexts, type SecurityEvent } from './security-texts.ts';
import { deviceOf } from './user-agent-rules.ts';
import type { Visitor } from './visitor.ts';

/**
 * Informs a person by mail, in their language and time zone, of a security change of their account. Never throws: the change has been
 * made, and a failed mail must not make it look undone.
 */
export function securityMail(platform: Pick<Platform, 'clock' | 'database' | 'log' | 'mail'>) {
  const { clock, log, mail } = platform;
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
      await mail.send({
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
      });
    } catch (error) {
      log.error({ err: error, event }, 'a security mail did not go out');
    }
  };
}
