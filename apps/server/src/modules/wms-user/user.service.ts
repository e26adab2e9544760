import type { Branding } from '@lading/contracts/entities/branding';
import type { SaasInfo } from '@lading/contracts/entities/saas-info';
import type { Language } from '@lading/contracts/entities/user-info';
import { product } from '@lading/contracts/product';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { resellerById } from '../saas-business/index.ts';
import { readBranding } from './branding.store.ts';
import { hostOf } from './host-of.ts';
import { readMarketplaceOrganisations } from './marketplace.store.ts';
import { saveLanguage } from './person.store.ts';
import { readUserInfo, type UserInfoReply } from './user-info.store.ts';

/** The signed-in person and the site they are on (spec §7, "Session and shell"). */
export function userService({ config, database }: Platform) {
  return {
    userInfo: ({ db, user }: SignedInContext): Promise<UserInfoReply> => db((trx) => readUserInfo(trx, user)),

    /** The site of the person's reseller; null for a person of none. */
    async site({ user: { resellerId } }: SignedInContext): Promise<SaasInfo | null> {
      if (resellerId === undefined) return null;
      return (await database.asSystem((trx) => resellerById(trx, resellerId)))?.site ?? null;
    },

    /**
     * Public and the same for all: the login page asks for it by the host it stands on. Null ends the session there
     * (spec §7), so the hosts that the operator calls his own answer with the product's name.
     */
    async branding(webSite: string): Promise<Branding | null> {
      const host = hostOf(webSite);
      if (config.ownHosts.includes(host)) return { platFormName: product.name };
      return (await database.asSystem((trx) => readBranding(trx, host))) ?? null;
    },

    /** The person's organisation when it may use the marketplace warehouse integration; null, which is falsy, otherwise. */
    marketplaceOrganisations: ({ db, user }: SignedInContext) =>
      db((trx) => readMarketplaceOrganisations(trx, user.orgId)),

    switchLanguage: ({ db, user }: SignedInContext, language: Language): Promise<void> =>
      db((trx) => saveLanguage(trx, user.userId, language)),
  };
}

/** See {@link userService}. */
export type Users = ReturnType<typeof userService>;
