import type { Language } from '@lading/contracts/entities/user-info';
import { product } from '@lading/contracts/product';
import type { Platform } from '../../platform/platform.ts';
import { resellerById } from '../saas-business/index.ts';
import { readBranding } from './branding.store.ts';

/**
 * What a site is called in mails and in authenticator apps (spec §3): by the reseller's names to its clients, else by the brand of the
 * host that was called, else by the product's.
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
    /** In the language of whoever reads it. */
    async inLanguage(language: Language, resellerId: string | null, host: string): Promise<string> {
      return (await namesOf(resellerId, host))[language];
    },

    /** In every language, for a mail whose reader's is not known. */
    async inAll(resellerId: string | null, host: string): Promise<string> {
      const { en, cn } = await namesOf(resellerId, host);
      return en === cn ? en : `${en} ${cn}`;
    },
  };
}
