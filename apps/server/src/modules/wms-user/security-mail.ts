import { product } from '@lading/contracts/product';
import type { Platform } from '../../platform/platform.ts';
import { resellerById } from '../saas-business/index.ts';
import type { Person } from './person.store.ts';
import { lostMailbox, securityTexts, type SecurityEvent } from './security-texts.ts';
import { deviceOf } from './user-agent-rules.ts';
import type { Visitor } from './visitor.ts';

/** What the site is called to a person: the reseller's name for its clients. */
export function siteNames({ database }: Pick<Platform, 'database'>) {
  return async ({ language, reseller_id }: Pick<Person, 'language' | 'reseller_id'>): Promise<string> => {
    if (reseller_id === null) return product.name;
    const site = (await database.asSystem((trx) => resellerById(trx, reseller_id)))?.site;
    return (language === 'cn' && site?.siteNameCN) || site?.siteName || product.name;
  };
}

/**
 * Tells a person by mail, in his language and time zone, that the protection of his account has changed. Never throws: the
 * change has been made, and a mail that does not go out must not make it look undone.
 */
export function securityMail(platform: Pick<Platform, 'clock' | 'database' | 'log' | 'mail'>) {
  const { clock, log, mail } = platform;
  const siteName = siteNames(platform);
  return async (person: Person, event: SecurityEvent, visitor: Visitor, codesLeft = 0): Promise<void> => {
    try {
      const texts = securityTexts[person.language];
      const { browser, system } = deviceOf(visitor.userAgent);
      const device = [browser, system].filter(Boolean).join(' · ') || texts.unknownDevice;
      const time = new Intl.DateTimeFormat('sv-SE', {
        timeZone: person.time_zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(clock.now());
      await mail.send({
        to: person.email,
        subject: `${texts.events[event].subject} · ${await siteName(person)}`,
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
