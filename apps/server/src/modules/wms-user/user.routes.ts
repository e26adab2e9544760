import type { wmsUser } from '@lading/contracts/services/wms-user';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { resellerById } from '../saas-business/index.ts';
import { readBranding } from './branding.store.ts';
import { saveLanguage } from './person.store.ts';
import { readUserInfo } from './user-info.service.ts';

/** The person, the reseller's site, the brand of a host (spec §7, "Session and shell"). */
export function userHandlers({ database }: Platform) {
  const switchLanguage = ({ db, user }: SignedInContext, { body }: { body: { language: 'en' | 'cn' } }) =>
    db((trx) => saveLanguage(trx, user.userId, body.language));
  return {
    afterLogin: ({ db, user }) => db((trx) => readUserInfo(trx, user)),
    saasAfterLogin: async ({ user: { resellerId } }) => {
      if (resellerId === undefined) return null;
      return (await database.asSystem((trx) => resellerById(trx, resellerId)))?.site ?? null;
    },
    // Public and the same for all: the login page asks for it by the host it stands on.
    brandingDetail: async (_context, { query }) =>
      (await database.asSystem((trx) => readBranding(trx, query.webSite))) ?? null,
    switchLanguage,
    updateUserInfo: switchLanguage,
  } satisfies Partial<HandlersOf<typeof wmsUser>>;
}
