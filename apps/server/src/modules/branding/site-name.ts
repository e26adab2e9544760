import { product } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import type { Platform } from '../../platform/platform.ts';
import { resellerById } from './reseller.store.ts';
import { readBranding } from './branding.store.ts';

/**
 * The site name in mails and authenticator apps (spec §3): the reseller's names for its clients, otherwise the brand of the called
 * host, otherwise the product's.
 */
export function siteNames({ database }: Pick<Platform, 'database'>) {
  const namesOf = (resellerId: string | null, host: string): Promise<Record<Language, string>> =>
    database.asSystem(async (trx) => {
      if (resellerId !== null) {
        const site = (await resellerById(trx, resellerId))?.site;
        const en = site?.siteName || site?.siteNameCN || product.name;
        return { en, cn: site?.siteNameCN || en };
      }
      const name = (await readBranding(trx, host))?.platFormName || product.name;
      return { en: name, cn: name };
    });

  return {
    /** In the reader's language. */
    async inLanguage(language: Language, resellerId: string | null, host: string): Promise<string> {
      return (await namesOf(resellerId, host))[language];
    },

    /** In every language, for a mail to a reader whose language is unknown. */
    async inAll(resellerId: string | null, host: string): Promise<string> {
      const { en, cn } = await namesOf(resellerId, host);
      return en === cn ? en : `${en} ${cn}`;
    },
  };
}
