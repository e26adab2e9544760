import type { SaasInfo } from '@lading/contracts/branding';
import type { Language } from '@lading/contracts/identity';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { resellerById } from '../branding/index.ts';
import { saveLanguage } from './person.store.ts';
import { readUserInfo, type UserInfoReply } from './user-info.store.ts';

/** The signed-in person and the site they are on (spec §7, "Session and shell"). */
export function userService({ database }: Platform) {
  return {
    userInfo: ({ db, user }: SignedInContext): Promise<UserInfoReply> => db((trx) => readUserInfo(trx, user)),

    /** The site of the person's reseller; null for a person without one. */
    async site({ user: { resellerId } }: SignedInContext): Promise<SaasInfo | null> {
      if (resellerId === undefined) return null;
      return (await database.asSystem((trx) => resellerById(trx, resellerId)))?.site ?? null;
    },

    switchLanguage: ({ db, user }: SignedInContext, language: Language): Promise<void> =>
      db((trx) => saveLanguage(trx, user.userId, language)),
  };
}

/** See {@link userService}. */
export type Users = ReturnType<typeof userService>;
